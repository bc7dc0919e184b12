import type { RulesText } from '../../game-renderer.ts';
import { phases } from './it-phases.ts';

export default {
  title: 'Come si gioca a Falsche Fuffziger',
  summary:
    'Sei un falsario. I tuoi torchi stampano banconote false, il riciclaggio le trasforma in denaro vero, e con quello compri torchi migliori. Ciò che ti avanza lo offri per le monete d’argento: sono loro a decidere. E intanto l’ispettore dà la caccia ai torchi più piccoli.',
  sections: [
    {
      title: 'Lo scopo',
      paragraphs: [
        'I torchi stampano banconote false, turno dopo turno. Con le banconote fai offerte per le carte di riciclaggio, che rendono denaro vero, e con quello compri torchi più grandi. Ma si vince solo con le monete d’argento, e quello che costano ti manca altrove.',
        'Il ritmo lo dà l’ispettore. Dal più piccolo al più grande, un tipo di torchio dopo l’altro viene rottamato, e in quel momento le sue banconote non valgono più niente. Non affezionarti troppo alle cose piccole.',
        'Il nome è tedesco: un “falscher Fuffziger” è un biglietto falso da cinquanta, ma anche una persona di cui è meglio non fidarsi.',
      ],
    },
    {
      title: 'Un turno in sei righe',
      paragraphs: [
        'Una partita dura da sei a dodici turni. “In ordine” vuol dire sempre: il primo giocatore, poi gli altri in senso orario. Il primo giocatore cambia: nella fase 3 il dado passa di mano. Ed ecco le sei fasi di un turno:',
      ],
      list: [
        'Fase 1, ispezione: si scoprono carte che indicono aste delle monete o rottamano il tipo di torchi più piccolo.',
        'Fase 2, convertire, vendere, stampare: in ordine, ognuno decide che cosa fa ogni suo torchio.',
        'Fase 3, aste delle monete: l’ultimo rimasto paga e prende le monete.',
        'Fase 4, riciclaggio: tutti offrono in segreto per le carte che rendono denaro vero.',
        'Fase 5, acquisto di torchi: con denaro vero; stampano dal turno seguente.',
        'Fase 6, riciclaggio generale: le banconote rimaste si possono cambiare, ma rendono poco.',
      ],
      clarifications: [
        {
          decision: 'X15',
          text: 'Anche se puoi fare una cosa sola, perché non puoi seguire o non hai torchi, la fai tu: basta un tocco. Se lo facesse l’app, gli altri saprebbero che cosa hai.',
        },
      ],
    },
    {
      title: 'Torchi, banconote e monete',
      paragraphs: [
        'Tutti gli importi sono in supramilioni, qualunque cosa siano; qui vedi solo il numero. Quanto incassi vendendo un torchio, tanto ti rende nella fase 6 una banconota del suo colore.',
      ],
      list: [
        'Torchi: cinque tipi in cinque colori, 10 giallo, 20 arancione, 50 rosso, 100 blu e 150 verde. Un 20 stampa banconote da 20, e così via.',
        'Banconote: false, negli stessi cinque colori. Non si possono cambiare con altre banconote.',
        'Denaro vero: qualsiasi importo intero. Puoi usarne quanto vuoi.',
        'Monete d’argento: si gioca per loro. Non ci si compra niente.',
        'Carte di riciclaggio: 40, con le lettere da A a D. Ognuna mostra l’offerta minima e quanto rende: 44 → 90.',
        'Carte dell’ispettore: 10. E un dado con le facce 2, 3, 3, 4, 4 e 5.',
      ],
      table: {
        head: ['Tipo', '10', '20', '50', '100', '150'],
        rows: [
          ['Costa', '4', '10', '30', '70', '110'],
          ['Vendita', '3', '8', '20', '45', '70'],
          ['Rottame', '2', '4', '9', '20', '30'],
        ],
      },
      clarifications: [
        { decision: 'X2', text: 'Alla banca non mancano mai banconote, denaro vero e monete.' },
      ],
    },
    {
      title: 'Che cosa c’è sul retro',
      paragraphs: [
        'Ogni torchio ha un retro che nessuno conosce. Una volta nella sua vita puoi girarlo; da allora è quello che dice il retro, nel colore e nel prezzo. La tabella mostra quanti torchi di ogni tipo hanno quale retro.',
        '“Sopra” è il tipo subito più grande: dietro un 20, un 50. “×2” stampa due banconote invece di una, ma venduto o rottamato non rende più di un torchio semplice.',
        'Un 150 con tre monete stampa e si vende come tutti i 150. Ma se viene rottamato, rende 3 monete invece di denaro.',
      ],
      table: {
        head: ['Sul retro', '10', '20', '50', '100', '150'],
        rows: [
          ['Rotta', '3', '3', '3', '2', '2'],
          ['Uguale', '3', '6', '6', '3', '3'],
          ['Uguale ×2', '6', '6', '6', '4', '4'],
          ['Sopra', '9', '9', '9', '6', '–'],
          ['Sopra ×2', '3', '3', '3', '3', '–'],
          ['3 monete', '–', '–', '–', '–', '3'],
          ['In tutto', '24', '27', '27', '18', '12'],
        ],
      },
      clarifications: [
        {
          decision: 'X1',
          text: 'Tra i 100, il regolamento ne conta solo 3 con un 150 sul retro, e così fanno 15 torchi su 18. Qui sono 6: i conti tornano, e si accorda con gli altri tipi.',
        },
      ],
    },
    {
      title: 'Prima della partita',
      paragraphs: [
        'Ognuno riceve un 10, un 20 e un 50. Nessuno è rotto, e nessuno ha il retro migliore, il tipo superiore ×2. Tutti gli altri si mescolano tipo per tipo e più tardi si possono comprare.',
        'Le carte di riciclaggio si mescolano lettera per lettera e si impilano, A in cima, D in fondo. In tre e in quattro se ne tolgono due per lettera, senza guardarle. La prima carta si scopre.',
        'Il mazzo dell’ispettore: in cima, mescolati, tre simboli di moneta, il 20 e il 100. Sotto, verde, il 150. In fondo, mescolati anche loro, due simboli di moneta, il 10 e il 50.',
        'Si può giocare in tre, ma c’è poca concorrenza per monete e carte. È più divertente con un bot come quarto.',
      ],
      table: {
        head: ['Giocatori', 'Carte di riciclaggio', 'Tolte'],
        rows: [
          ['3', '32', '2 per lettera'],
          ['4', '32', '2 per lettera'],
          ['5', '40', 'nessuna'],
          ['6', '40', 'nessuna'],
        ],
      },
      clarifications: [
        {
          decision: 'X3',
          text: 'All’inizio nessuno ha denaro. Il primo giocatore è a caso, a meno che chi ospita non scelga un posto prima della partita.',
        },
        {
          decision: 'X4',
          text: 'La scatola dice fino a sei, il regolamento si ferma a cinque. Qui in sei valgono le regole per cinque.',
        },
      ],
    },
    ...phases,
    {
      title: 'La fine',
      paragraphs: [
        'La partita finisce subito quando i 150 sono rottamati e pagati, o quando è venduta l’ultima carta di riciclaggio. Allora il denaro vero porta monete: 6 a chi ne ha di più, 4 al secondo, 2 al terzo.',
        'Banconote e torchi non valgono niente. Vince chi ha più monete. A parità di monete vince chi ha più denaro vero; se è pari anche quello, si dividono la vittoria.',
        'Un esempio: Anna è la più ricca e riceve 6 monete, Ben e Clara sono tutti e due secondi e ne ricevono 4. Anna e Ben hanno così 22 monete. Anna ha più denaro, quindi vince lei.',
      ],
      table: {
        head: ['Chi', 'Monete', 'Denaro', 'In più', 'Totale'],
        rows: [
          ['Anna', '16', '310', '6', '22'],
          ['Ben', '18', '240', '4', '22'],
          ['Clara', '17', '240', '4', '21'],
          ['David', '19', '90', '0', '19'],
        ],
      },
      clarifications: [
        {
          decision: 'X13',
          text: 'A pari denaro vale per tutti il posto migliore, e quello dopo salta: dopo due secondi viene un quarto, che non riceve niente. Un posto ce l’hai anche senza denaro.',
        },
      ],
    },
    {
      title: 'Che cosa si vede e che cosa no',
      paragraphs: [
        'Quanto denaro hanno gli altri, l’app non lo dice mai, nemmeno con “Promemoria”. Lì c’è solo quello che è stato scoperto: stampe, vendite, prezzi, offerte e carte dell’ispettore. Chi vuole saperne di più deve tenere i conti.',
      ],
      list: [
        'Visibile a tutti: torchi e monete di ciascuno, che cosa si converte, vende, stampa e compra, quello che è sul tavolo in un’asta, le carte dell’ispettore di questo turno e quante carte e quanti torchi restano.',
        'Solo tuo: le tue banconote, il tuo denaro vero e che cosa cambi nella fase 6.',
        'Segreto finché non hanno scelto tutti: i pugni nella fase 4. Poi si vedono tutti, anche quelli che non hanno vinto niente.',
        'Ignoto a tutti: il retro dei torchi mai convertiti, anche di quelli venduti e rottamati. E poi quali carte di riciclaggio mancano e in che ordine stanno i mazzi.',
      ],
      clarifications: [
        {
          decision: 'A1',
          text: 'Si possono rivedere questo turno e quello prima; delle carte dell’ispettore, solo quelle di questo turno. Il resto è perso, a meno che il tavolo non giochi con “Promemoria”.',
        },
      ],
    },
    {
      title: 'Regole della casa',
      paragraphs: ['Prima della partita potete scegliere due cose:'],
      list: [
        '“Chi comincia”: a caso, o scegliete voi un posto.',
        '“Aiuto”: “Nessuno”, come a un tavolo vero, dove le carte dell’ispettore vanno tenute a mente; o “Promemoria”, così nessuno deve ricordarsi niente. “Allenatore” dà anche consigli.',
      ],
    },
    {
      title: 'Giocare bene',
      paragraphs: ['Qualche consiglio che di solito aiuta:'],
      list: [
        'I tre torchi con cui cominci non possono rompersi: convertili senza paura. In media metà di quei 10 diventa un 20, e un terzo un 10 ×2. Ti costa solo le banconote di un turno.',
        'Un torchio nuovo si ripaga appena ha stampato una volta: un 50 costa 30, la sua banconota rende 20, e dopo lo puoi ancora vendere a 20. Con tutti i tipi è più o meno così.',
        'Una carta di riciclaggio rende circa il doppio della sua offerta minima, il riciclaggio generale nemmeno metà del numero sulla banconota. Quello che cambieresti nella fase 6, offrilo prima nella fase 4.',
        'Se in un’asta apri tu, punta ciò che agli altri forse manca: un colore raro o un po’ di denaro vero. Chi ha speso tutto in torchi resta fuori. E paghi solo se vinci.',
        'Spendi per prime le banconote del tipo più piccolo, prima che l’ispettore se le prenda.',
        'Tieni a mente l’ordine delle prime dieci carte dell’ispettore. Più tardi saprai quando arrivano le aste e quale torchio vendere appena in tempo.',
        'Chi ha più denaro vero riceve 6 monete, più di qualsiasi asta. Verso la fine, dunque, vendi: un 150 rende 70, da rottame solo 30. Uno con tre monete, magari, tienilo.',
      ],
    },
  ],
} as const satisfies RulesText;
