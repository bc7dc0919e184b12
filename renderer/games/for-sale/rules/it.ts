import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'Come si gioca a For Sale',
  summary:
    'Prima compri edifici, poi li rivendi. All’inizio tutti fanno offerte per quello che c’è sul tavolo e sperano di pagare poco. Più tardi ognuno offre in segreto un edificio e spera in un bell’assegno. L’arte sta nel ritirarsi al momento giusto.',
  sections: [
    {
      title: 'Lo scopo',
      paragraphs: [
        'Il gioco ha due parti. Nella prima spendi denaro per gli edifici, nella seconda trasformi ogni edificio in un assegno. Vince chi alla fine ha di più, tra assegni e denaro avanzato.',
        'A ogni turno ciascuno prende un edificio, uno solo, e più tardi un assegno, uno solo. Insomma, nessuno resta a mani vuote: la questione è chi prende che cosa, e a che prezzo.',
      ],
    },
    {
      title: 'Il materiale',
      paragraphs: ['Qui gli importi sono in migliaia: 7 vuol dire 7000 dollari.'],
      list: [
        '30 edifici, numerati da 1 a 30, dalla scatola di cartone alla stazione spaziale. Più alto è il numero, più vale l’edificio. Nessun numero si ripete.',
        '30 assegni: due da 0, e due per ogni importo da 2 a 15. Da 1 non ce ne sono.',
        'Denaro: 60 gettoni da 1 e 12 gettoni da 2.',
      ],
      clarifications: [
        {
          decision: 'F1',
          text: 'Conta solo l’importo, non i gettoni che lo compongono. La banca dà il resto, quindi puoi offrire qualsiasi importo intero che possiedi.',
        },
      ],
    },
    {
      title: 'Prima della partita',
      paragraphs: [
        'Tutti ricevono lo stesso denaro. Edifici e assegni si mescolano separatamente. In tre e in quattro se ne tolgono alcuni degli uni e degli altri, senza guardarli. Gli assegni aspettano la seconda parte.',
      ],
      table: {
        head: ['Giocatori', 'Denaro a testa', 'Tolti', 'Turni per parte'],
        rows: [
          ['3', '18', '6 per tipo', '8'],
          ['4', '18', '2 per tipo', '7'],
          ['5', '14', 'nessuno', '6'],
          ['6', '14', 'nessuno', '5'],
        ],
      },
      clarifications: [
        {
          decision: 'F2',
          text: 'Di regola comincia chi abita nella casa più grande. Qui è a caso, a meno che chi ospita non scelga un posto prima della partita.',
        },
      ],
    },
    {
      title: 'Prima parte: l’acquisto',
      paragraphs: [
        'Si scoprono tanti edifici quanti sono i giocatori; alla fine del turno ognuno ne ha preso uno. Uno comincia, poi si prosegue in senso orario, per tutti i giri che servono, finché in gara resta uno solo.',
        'Quando tocca a te, hai due possibilità:',
      ],
      list: [
        'Offrire: più dell’offerta più alta fatta finora, in migliaia intere e mai più di quello che hai. Ciò che hai già davanti conta: per salire da 3 a 5 aggiungi 2.',
        'Passare: per questo turno sei fuori, prendi l’edificio di minor valore sul tavolo e riprendi una parte della tua offerta.',
      ],
      clarifications: [
        {
          decision: 'F7',
          text: 'Anche chi comincia può passare subito. Una prima offerta è di almeno 1. Se nessuno offre niente, l’ultimo rimasto prende gratis l’edificio di maggior valore.',
        },
        {
          decision: 'F4',
          text: 'Se non puoi rilanciare, puoi solo passare. Anche questo lo fai tu: l’app non passa al posto tuo.',
        },
        {
          decision: 'F3',
          text: 'Chi ha preso l’edificio di maggior valore comincia il turno seguente, anche se nessuno ha offerto.',
        },
      ],
    },
    {
      title: 'Quanto costa',
      paragraphs: [
        'L’ultimo rimasto prende automaticamente l’edificio di maggior valore e paga tutta la sua offerta.',
        'Se passi, riprendi metà della tua offerta, arrotondata per difetto; il resto va alla banca. Se non hai mai offerto, non paghi niente.',
      ],
      table: {
        head: ['Offerta', 'Paghi', 'Ti torna'],
        rows: [
          ['1', '1', '0'],
          ['2', '1', '1'],
          ['3', '2', '1'],
          ['4', '2', '2'],
          ['5', '3', '2'],
          ['6', '3', '3'],
        ],
      },
      clarifications: [
        {
          decision: 'F5',
          text: 'C’è chi preferisce arrotondare per eccesso: con un’offerta di 3 ti torna allora 2 e paghi 1. Si imposta alla voce “Quando passi”.',
        },
      ],
    },
    {
      title: 'Un turno di acquisto',
      paragraphs: [
        'Sul tavolo ci sono 5, 12, 18 e 27. Comincia Anna e offre 1, Ben offre 3. Per Clara è troppo: passa senza aver offerto e prende gratis il 5. David offre 4.',
        'Anna sale a 6. Ben passa con la sua offerta di 3: prende il 12, paga 2 e gli torna indietro 1. David aggiunge 3 ai suoi 4, e fa 7. Ora passa anche Anna: il 18 le costa 3, e 3 le tornano indietro.',
        'Resta solo David. Prende il 27, paga tutti e 7 e comincia il turno seguente.',
      ],
      table: {
        head: ['Chi', 'Prende', 'Offre', 'Paga', 'Torna'],
        rows: [
          ['Clara', '5', '–', '0', '0'],
          ['Ben', '12', '3', '2', '1'],
          ['Anna', '18', '6', '3', '3'],
          ['David', '27', '7', '7', '0'],
        ],
      },
    },
    {
      title: 'Seconda parte: la vendita',
      paragraphs: [
        'Comprati tutti gli edifici, si vende. Si scoprono tanti assegni quanti sono i giocatori, e ognuno sceglie in segreto uno dei suoi edifici. Quando tutti hanno scelto, gli edifici si scoprono insieme.',
        'L’edificio più alto prende l’assegno più grande, il secondo il secondo più grande, e così via. Gli edifici venduti escono dal gioco. Si continua così, turno dopo turno, finché nessuno ha più edifici.',
        'Finché qualcuno sta ancora scegliendo, puoi riprendere il tuo edificio e sceglierne un altro. Il denaro ormai non serve più: quello che hai tenuto conta alla fine.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'L’app non gioca mai al posto tuo. Anche l’ultimo edificio lo vendi tu: se accadesse automaticamente, potrebbe svelare che cosa hai in mano.',
        },
      ],
    },
    {
      title: 'Un turno di vendita',
      paragraphs: [
        'Sul tavolo ci sono assegni da 14, 6, 6 e 0. Anna vende il suo 18, Ben il suo 12, Clara il suo 25 e David il suo 27.',
        'David prende il 14, Clara e Anna un 6 a testa; quale dei due, non importa. A Ben resta lo 0. E Clara si morde un po’ le mani: un 13 le avrebbe reso quanto il suo 25.',
      ],
      table: {
        head: ['Chi', 'Edificio', 'Assegno'],
        rows: [
          ['David', '27', '14'],
          ['Clara', '25', '6'],
          ['Anna', '18', '6'],
          ['Ben', '12', '0'],
        ],
      },
    },
    {
      title: 'La fine',
      paragraphs: [
        'Venduti tutti gli edifici, ognuno somma i suoi assegni e il denaro avanzato. Vince il totale più alto. I punteggi finali scoprono tutto.',
        'Un esempio: Anna ha 52 in assegni e 4 in denaro, Ben 54 e 2. Fanno 56 a testa. Vince Anna, perché le è avanzato più denaro.',
      ],
      clarifications: [
        {
          decision: 'F8',
          text: 'A parità di totale vince chi ha più denaro avanzato dagli acquisti. Conta l’importo, non il numero dei gettoni.',
        },
        { decision: 'F6', text: 'Se è pari anche il denaro, si dividono la vittoria.' },
      ],
    },
    {
      title: 'Che cosa si vede e che cosa no',
      paragraphs: [
        'Chi preferisce giocare a memoria sceglie “Nessuno” alla voce “Aiuto”. Con “Promemoria” tutti possono rivedere chi ha comprato, venduto e incassato che cosa. Il denaro resta nascosto anche allora: chi vuole saperlo deve ricavarlo dalle offerte.',
      ],
      list: [
        'Visibile a tutti: quello che c’è sul tavolo, le offerte di questo turno, chi ha passato e che cosa ha preso. E poi quante carte restano nei mazzi e quanti edifici e assegni ha ciascuno.',
        'Solo tuo: quanto denaro hai, e quali edifici e assegni.',
        'Segreto finché non hanno scelto tutti: l’edificio che qualcuno vende. Gli altri vedono solo che ha scelto.',
        'Ignoto a tutti: quali carte sono state tolte e in che ordine stanno i mazzi.',
      ],
      clarifications: [
        {
          decision: 'F9',
          text: 'L’ultimo turno concluso resta visibile finché non finisce il successivo: chi ha preso o venduto che cosa, ogni offerta, quanto è tornato indietro, ogni assegno. Così nessuno si perde un risultato.',
        },
        {
          decision: 'A1',
          text: 'Tutti possono rivedere questo turno e quello prima. Il resto è perso, a meno che il tavolo non giochi con “Promemoria”; solo i punteggi finali scoprono di nuovo tutto.',
        },
      ],
    },
    {
      title: 'Regole della casa',
      paragraphs: ['Prima della partita potete scegliere tre cose:'],
      list: [
        '“Quando passi”: la metà che riprendi è arrotondata per difetto, come nell’edizione Überplay, o per eccesso.',
        '“Chi comincia”: a caso, o scegliete voi un posto.',
        '“Aiuto”: “Nessuno”, come con le carte vere, o “Promemoria”, così nessuno deve ricordarsi niente. Con “Allenatore” tutti possono anche chiedere che cosa farebbe il maestro.',
      ],
    },
    {
      title: 'Giocare bene',
      paragraphs: ['Qualche consiglio che di solito aiuta:'],
      list: [
        'Guarda le distanze. Se i numeri sono vicini, prendi il più basso e risparmia. Se solo uno è scarso, offri quel tanto che basta per non passare per primo.',
        'Spesso l’affare migliore lo fa il secondo: paga circa metà della sua offerta, mentre chi prende il migliore la paga tutta.',
        'Se si arrotonda per difetto, passare con un’offerta dispari costa quanto con la pari subito sopra: con 3 e con 4 paghi 2.',
        'Senza denaro puoi solo passare. Tieni qualcosa per dopo: quello che avanza, alla fine conta per intero.',
        'Nella vendita importa solo chi batti. Se c’è uno 0, spesso basta non essere il più basso; se gli assegni sono quasi uguali, liberati del tuo edificio più debole.',
        'Tieni a mente che cosa è stato venduto. In cinque e in sei sono in gioco tutti e 30 gli edifici, e prima o poi il più alto rimasto potrebbe essere il tuo.',
      ],
    },
  ],
} as const satisfies RulesText;
