import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'Come si gioca a Money!',
  summary:
    'Tutti hanno in mano un guazzabuglio di banconote e vogliono valute intere. Perciò si scambia: ognuno fa un’offerta coperta, la più alta sceglie per prima, e quello che dai via può essere proprio ciò che serve a un altro. Paga il meno possibile, ma quanto serve.',
  sections: [
    {
      title: 'Lo scopo',
      paragraphs: [
        'Alla fine di una mano le banconote della stessa valuta contano insieme. Un po’ di tutto non vale quasi niente; una valuta da 200 in su conta per intero. Tutti e tre i 20 o tutti e tre i 30 di una valuta portano altri 100.',
        'Una partita ha una o più mani, e vince chi in tutto ha di più.',
      ],
    },
    {
      title: 'Le carte',
      paragraphs: [
        'Ci sono sette valute con nove banconote ciascuna, sei monete d’oro e una carta bluff per ogni giocatore. Ogni banconota e ogni moneta ha un numero di serie, e nessun numero si ripete: decide i pareggi.',
      ],
      list: [
        'Ogni valuta: tre banconote da 20, tre da 30, una da 40, una da 50 e una da 60. In tutto fanno 300.',
        'Monete d’oro: sei, da 10 l’una. Non appartengono a nessuna valuta.',
        'Carta bluff: non vale niente. Accompagna un’offerta perché nessuno capisca che cosa hai in mente, e torna sempre a te.',
      ],
      table: {
        head: ['Valuta', 'Numeri di serie'],
        rows: [
          ['Yen', '1–9'],
          ['Corona svedese', '10–18'],
          ['Rublo', '19–27'],
          ['Franco svizzero', '28–36'],
          ['Euro', '37–45'],
          ['Sterlina', '46–54'],
          ['Dollaro USA', '55–63'],
          ['Monete d’oro', '64–69'],
        ],
      },
      clarifications: [
        {
          decision: 'M1',
          text: 'In ogni valuta i numeri salgono con il valore: prima i tre 20, poi i 30, 40, 50 e 60. La carta bluff conta come numero 0.',
        },
      ],
    },
    {
      title: 'Prima di una mano',
      paragraphs: [
        'In cinque si gioca con tutto. In quattro una valuta resta nella scatola, in tre ne restano due. Si mescolano le carte, e ognuno ne riceve sei più una carta bluff.',
        'Quattro carte del mazzo si scoprono come lotto di destra, poi quattro come lotto di sinistra. Quello che resta è il mazzo da cui si pesca.',
      ],
      table: {
        head: ['Giocatori', 'Valute', 'Mazzo'],
        rows: [
          ['3', '5 su 7', '25'],
          ['4', '6 su 7', '28'],
          ['5', 'tutte e 7', '31'],
        ],
      },
      clarifications: [
        {
          decision: 'M2',
          text: 'Le valute escluse cambiano a caso a ogni mano, a meno che le scegliate per tutta la partita. Il tavolo le mostra.',
        },
      ],
    },
    {
      title: 'Un turno, prima parte: offrire',
      paragraphs: [
        'Tutti scelgono insieme e in segreto: le carte che vuoi tra quelle in mano, quante ne vuoi, valute e monete mescolate, con o senza la carta bluff. Gli altri vedono soltanto che hai scelto.',
        'Un’offerta vale la somma dei suoi numeri; le valute non importano. Puoi offrire tutto quello che hai. Se preferisci saltare il turno, metti solo la carta bluff: allora non scambi con nessuno, e nessuno scambia con te.',
        'Quando tutti hanno scelto, si scoprono insieme tutte le offerte. Le carte bluff tornano subito ai loro proprietari; le altre restano sul tavolo.',
      ],
      clarifications: [
        {
          decision: 'M3',
          text: 'Finché qualcuno sta ancora scegliendo, puoi riprendere la tua offerta e farne un’altra.',
        },
        {
          decision: 'M7',
          text: 'Un’offerta ha almeno una carta. La sola carta bluff significa in ogni edizione: salto il turno.',
        },
        {
          decision: 'M8',
          text: 'Se saltano tutti, non si scambia niente e si passa subito a rifornire i lotti.',
        },
      ],
    },
    {
      title: 'Un turno, seconda parte: scambiare',
      paragraphs: [
        'Gioca per prima l’offerta più alta, poi la seconda, finché tutti quelli che partecipano hanno giocato una volta. Quando tocca a te, fai una di queste tre cose:',
      ],
      list: [
        'Prendere un lotto: prendi tutte le sue carte, e la tua offerta va al loro posto. Il numero di carte può essere diverso, e chi viene dopo può prendersi da lì la tua offerta.',
        'Scambiare con qualcuno che non ha ancora giocato: prendi la sua offerta e lasci la tua al suo posto. L’altro non può rifiutare, ma gioca subito dopo.',
        'Passare: riprendi la tua offerta.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'L’app non gioca mai al posto tuo, nemmeno se quasi non c’è scelta: svelerebbe che cosa hai in mano. Chi gioca per ultimo può solo prendere un lotto o passare, e lo decide da sé.',
        },
      ],
    },
    {
      title: 'Da tenere a mente',
      paragraphs: [
        'Cambiano mano solo lotti interi e offerte intere. Chi ha giocato è al sicuro per questo turno: nessuno può più prendergli le carte.',
        'L’ordine è deciso quando si scoprono le offerte. Gli scambi non lo cambiano, tranne che chi ha subito uno scambio gioca subito dopo.',
      ],
    },
    {
      title: 'Offerte uguali',
      paragraphs: [
        'Se due offerte valgono lo stesso, decidono i numeri di serie, e il tavolo mostra quale. I dettagli dipendono dall’edizione:',
      ],
      table: {
        head: ['Edizione', 'Chi va per primo'],
        rows: [
          [
            'Goldsieber, Gryphon',
            'L’offerta con il numero di serie più basso. La carta bluff non ha importanza.',
          ],
          [
            'Edizione italiana',
            'Le offerte con la carta bluff vanno prima di quelle senza; tra più offerte dello stesso tipo decide il numero di serie più basso delle altre carte.',
          ],
        ],
      },
    },
    {
      title: 'Un turno per esempio',
      paragraphs: [
        'A destra ci sono 20 e 30 franchi, 60 sterline e una moneta; a sinistra 20 e 20 euro, 40 corone e 50 yen. Anna offre 50 sterline e 30 rubli, cioè 80. Ben offre 20 e 40 yen, Clara 30 euro e 30 corone: 60 a testa. David mette solo la carta bluff e salta il turno.',
        'Anna è la prima. Il numero più basso di Ben è il 2, sui suoi 20 yen; quello di Clara è il 14, sulle sue corone. Ben sarebbe quindi secondo e Clara terza.',
        'Anna raccoglie euro e corone e scambia con Clara. Ora Clara ha davanti 50 sterline e 30 rubli e gioca subito, prima di Ben. Prende il lotto di destra con le 60 sterline e lascia lì i suoi 80.',
        'Ben è l’ultimo e prende il lotto di sinistra: 130 per i suoi 60. Alla fine ci sono due carte per parte, e quindi ogni lotto ne riceve due dal mazzo.',
      ],
    },
    {
      title: 'Un turno, terza parte: rifornire',
      paragraphs: [
        'Quando tutti hanno giocato, il lotto di destra si completa dal mazzo fino a quattro carte, poi quello di sinistra. Un lotto che ne ha già quattro o più non ne riceve. Poi comincia un nuovo turno.',
      ],
    },
    {
      title: 'La fine di una mano',
      paragraphs: [
        'Il mazzo annuncia la fine, e il tavolo segnala l’ultimo turno fin dall’inizio. In quel turno un lotto può avere meno di quattro carte.',
      ],
      table: {
        head: ['Edizione', 'Quando arriva l’ultimo turno'],
        rows: [
          [
            'Goldsieber, Gryphon',
            'Dopo un rifornimento il mazzo è vuoto, anche se i due lotti sono stati completati.',
          ],
          [
            'Edizione italiana',
            'Un rifornimento non ha potuto completare tutti e due i lotti. Un mazzo che basta di misura non conta ancora.',
          ],
        ],
      },
      clarifications: [
        {
          decision: 'M4',
          text: 'Perché una mano non duri in eterno: se non si pesca nulla per sei turni di fila, il turno dopo è l’ultimo. Da un mazzo vuoto non si pesca. Potete scegliere un altro numero; il tavolo mostra a che punto siete.',
        },
        {
          decision: 'M5',
          text: 'L’ultimo turno finisce con gli scambi. Dopo non si rifornisce più niente.',
        },
      ],
    },
    {
      title: 'I punteggi',
      paragraphs: ['Conta tutto quello che hai in mano, ogni valuta per sé:'],
      list: [
        '200 o più: tutta la somma.',
        'Meno di 200: la somma meno 100, ma mai sotto 0.',
        'Tutti e tre i 20 o tutti e tre i 30 di una valuta: 100 in più per ogni tris, anche se la valuta in sé non conta niente. Il premio non aiuta ad arrivare a 200.',
        'Ogni moneta d’oro: 10. Per più monete non c’è un premio.',
        'Tutte e nove le banconote di una valuta: 300 e due tris, 500 in tutto.',
      ],
      clarifications: [
        {
          decision: 'M10',
          text: 'Quando si contano i punti, tutte le carte si scoprono, così ognuno può controllare. I punteggi si possono rivedere fino alla fine della partita.',
        },
      ],
    },
    {
      title: 'I punteggi, un esempio',
      paragraphs: ['Due tris, e solo i dollari arrivano a 200:'],
      table: {
        head: ['Carte', 'Somma', 'Conta'],
        rows: [
          ['Euro 20 20 20', '60', '0'],
          ['Franchi 20 30 30 30', '110', '10'],
          ['Dollari 20 30 30 40 50 60', '230', '230'],
          ['Una moneta', '10', '10'],
          ['Tris: euro, franchi', '–', '200'],
          ['In tutto', '–', '450'],
        ],
      },
    },
    {
      title: 'I punteggi, un altro esempio',
      paragraphs: ['Anche una valuta che di per sé non conta niente può portare un tris:'],
      table: {
        head: ['Carte', 'Somma', 'Conta'],
        rows: [
          ['Dollari 30 30 30', '90', '0'],
          ['Euro 60 40 30', '130', '30'],
          ['Yen 60 40 30 30 30 20', '210', '210'],
          ['Quattro monete', '40', '40'],
          ['Tris: dollari, yen', '–', '200'],
          ['In tutto', '–', '480'],
        ],
      },
    },
    {
      title: 'La partita intera',
      paragraphs: [
        'Goldsieber e l’edizione italiana giocano tre mani, Gryphon una. I totali si sommano; vince il più alto.',
      ],
      clarifications: [
        {
          decision: 'M9',
          text: 'In ogni edizione si possono giocare da una a nove mani. Dopo i punteggi la successiva comincia automaticamente. Con totali uguali si divide la vittoria.',
        },
      ],
    },
    {
      title: 'Che cosa si vede e che cosa no',
      paragraphs: [
        'Le tue carte e la tua offerta le conosci solo tu, finché non si scoprono le offerte. Allora si vedono carta per carta, e si vede anche chi aveva la carta bluff nell’offerta. I lotti, la grandezza del mazzo e le valute escluse si vedono sempre; l’ordine del mazzo non lo conosce nessuno.',
        'Chi preferisce giocare a memoria sceglie “Nessuno” alla voce “Aiuto”. Con “Promemoria” tutti possono rivedere ciò che è stato scoperto. Con “Allenatore” tutti possono anche chiedere che cosa farebbe il maestro.',
      ],
      clarifications: [
        {
          decision: 'M6',
          text: 'Quante carte ha in mano qualcuno resta nascosto. Solo con “Promemoria” il numero si vede mentre tutti scelgono le offerte, comprese le carte già messe.',
        },
        {
          decision: 'A1',
          text: 'Tutti possono rivedere questo turno e quello prima: distrarsi un attimo non è un problema. I turni più vecchi sono persi, a meno che il tavolo non giochi con “Promemoria”; i punteggi restano.',
        },
      ],
    },
  ],
} as const satisfies RulesText;
