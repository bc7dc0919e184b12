import type { RulesSection } from '../../game-renderer.ts';

/** The six phases of a round, each with an example. */
export const phases = [
  {
    title: 'Fase 1: ispezione',
    paragraphs: [
      'Si scoprono due carte dell’ispettore, nel primo turno una sola. Dopo l’ultima carta tutto il mazzo si rivolta subito, senza mescolare, e tutto torna nello stesso ordine.',
      'L’effetto di una carta dipende da che cosa mostra:',
    ],
    list: [
      'Un simbolo di moneta, o il 150 verde: un’asta delle monete in questo turno. Solo i primi tre simboli della partita non hanno effetto.',
      'Il tipo più piccolo in gioco: viene rottamato. Ogni torchio che lo mostra rende il prezzo da rottame, tutte le banconote del suo colore vanno perse, e nessuno può più comprarlo. Poi si scopre un’altra carta.',
      'Un altro tipo: niente. Ma in cinque e in sei è un’asta delle monete in più, finché quel tipo è in gioco.',
    ],
    clarifications: [
      {
        decision: 'X5',
        text: 'Se in cinque o in sei una carta conta come simbolo di moneta, conta anche tra i primi tre, che non hanno effetto.',
      },
      {
        decision: 'X6',
        text: 'Un tipo è in gioco finché non viene rottamato, che qualcuno abbia un torchio così o no.',
      },
      {
        decision: 'X14',
        text: 'Quando un tipo viene rottamato, tutti vedono quali torchi tocca e quanto rendono. Quante banconote restituisce ciascuno, resta segreto.',
      },
    ],
  },
  {
    title: 'Esempio: un’ispezione',
    paragraphs: [
      'Quinto turno, in quattro. Finora sono uscite 8 carte, tra cui più di tre simboli. Ora escono un simbolo di moneta e il 10. Il 10 è il tipo più piccolo: viene rottamato, e si scopre un’altra carta.',
      'Il mazzo è finito e si rivolta. La prima carta è di nuovo il 20, ma adesso è il tipo più piccolo: rottamato anche lui. Un’altra carta: il 100. Nessun effetto.',
      'Anna ha davanti due 10 e un 20. Le rendono 2 + 2 + 4 = 8 in denaro vero. Le sue tre banconote da 10 sono perse, per niente.',
    ],
    table: {
      head: ['Carta', 'Che cosa succede'],
      rows: [
        ['Simbolo di moneta', 'un’asta delle monete'],
        ['10', 'rottamato, 2 per torchio'],
        ['20', 'rottamato, 4 per torchio'],
        ['100', 'niente'],
      ],
    },
  },
  {
    title: 'Il calendario dell’ispettore',
    paragraphs: [
      'Dato che l’ordine si ripete e tocca sempre al tipo più piccolo, l’ispettore ha un calendario. Conta le sue carte dall’inizio della partita, e saprai più o meno quando un tipo è alla fine.',
      'Con i 150 la partita finisce subito, al più tardi nel turno 12. I torchi rotti e i tipi rottamati portano altre carte, e con ognuna la fine si avvicina.',
    ],
    table: {
      head: ['Tipo', 'Finisce con la carta'],
      rows: [
        ['10', '7–10'],
        ['20', '11–15'],
        ['50', '17–20'],
        ['100', '21–25'],
        ['150', '26'],
      ],
    },
  },
  {
    title: 'Fase 2: convertire, vendere, stampare',
    paragraphs: [
      'In ordine, ognuno decide dei suoi torchi. Se qualcuno si è rotto, alla fine si scopre un’altra carta dell’ispettore, una sola anche se i torchi rotti sono di più. Agisce come nella fase 1 e può perfino rottamare un tipo.',
      'A ogni turno, ogni torchio fa una di queste tre cose:',
    ],
    list: [
      'Convertire: lo giri, una volta nella sua vita. Tutti vedono subito che cosa è diventato. In questo turno non può stampare né essere venduto. Se è rotto, incassi il prezzo da rottame del fronte e lo perdi.',
      'Vendere: la banca paga il prezzo del lato che sta sopra.',
      'Stampare: ricevi una banconota del colore che sta sopra, con ×2 ne ricevi due.',
    ],
    clarifications: [
      {
        decision: 'X7',
        text: 'Converti e vendi come vuoi, un torchio alla volta; dopo ognuno puoi ripensarci. Quando hai finito, tutti gli altri stampano. Non costa niente, quindi non è mai uno sbaglio.',
      },
      {
        decision: 'X8',
        text: 'I torchi venduti, rotti o rottamati sono fuori dal gioco per sempre.',
      },
    ],
  },
  {
    title: 'Esempio: Ben e i suoi torchi',
    paragraphs: [
      'Ben ha un 10, due 20 e un 100. Converte un 20: è un 50 ×2, che dal turno seguente stamperà ogni volta due banconote da 50. Ci prende gusto e converte anche il 10. Rotto; gli rende 2.',
      'I 20 non dureranno ancora molto, così vende l’altro a 8. Infine il 100 stampa una banconota da 100. Ben ha 10 di denaro vero in più. E per colpa sua si scoprirà un’altra carta dell’ispettore.',
    ],
    table: {
      head: ['Torchio', 'Ben', 'Risultato'],
      rows: [
        ['20', 'converte', '50 ×2'],
        ['10', 'converte', 'rotto, rende 2'],
        ['20', 'vende', 'incassa 8'],
        ['100', 'stampa', 'una banconota da 100'],
      ],
    },
  },
  {
    title: 'Fase 3: aste delle monete',
    paragraphs: [
      'Prima di ogni asta il dado passa a sinistra. Chi lo riceve è il primo giocatore e lo tira: tante monete sono in vendita, tutte insieme. Ogni 2 aggiunge un’asta, al massimo due per turno. Se non ci sono aste, il dado passa una volta.',
      'La tua puntata resta davanti a te, visibile. L’ultimo rimasto paga tutta la sua puntata e prende le monete. Gli altri si riprendono la loro. Si fa così:',
    ],
    list: [
      'Aprire: il primo giocatore punta banconote di un solo colore, quante ne vuole, o denaro vero, almeno 5. Mai tutti e due insieme.',
      'Seguire: in senso orario, gli altri puntano esattamente lo stesso, o sono fuori.',
      'Dopo che è toccato a tutti, apre il prossimo in senso orario che è ancora in gara: di nuovo banconote di un colore o denaro vero, in aggiunta a quello che ha già puntato.',
      'Ritirarsi: si può sempre, anche invece di aprire. Poi sei fuori fino alla fine di quest’asta.',
    ],
    clarifications: [
      {
        decision: 'X9',
        text: 'Dopo chi ha aperto per ultimo, apre in senso orario il prossimo che è ancora in gara.',
      },
      {
        decision: 'X10',
        text: 'Anche il primo giocatore può ritirarsi. Se resti solo tu e nessuno ha puntato niente, per le monete devi comunque puntare qualcosa; oppure ti ritiri anche tu, e restano alla banca.',
      },
      {
        decision: 'X16',
        text: 'Il dado passa anche prima delle aste aggiunte. Così dice la regola; nell’esempio del regolamento resta dov’è.',
      },
    ],
  },
  {
    title: 'Esempio: quattro monete',
    paragraphs: [
      'Anna riceve il dado, tira un 4 e apre con due banconote da 20. Ben segue. Clara ne ha una sola ed è fuori. David segue. Poi apre Ben: 10 di denaro vero. David segue; Anna non ne ha e si ritira.',
      'Ora tocca a David, che apre con una banconota da 50. Ben si ritira. Così David paga due banconote da 20, una da 50 e 10 di denaro vero, e prende 4 monete. Anna e Ben si riprendono la loro puntata.',
    ],
    table: {
      head: ['Chi', 'Che cosa fa', 'Mette'],
      rows: [
        ['Anna', 'apre', '2 × 20'],
        ['Ben', 'segue', '2 × 20'],
        ['Clara', 'si ritira', '–'],
        ['David', 'segue', '2 × 20'],
        ['Ben', 'apre', '10 in denaro vero'],
        ['David', 'segue', '10 in denaro vero'],
        ['Anna', 'si ritira', '–'],
        ['David', 'apre', '1 × 50'],
        ['Ben', 'si ritira', '–'],
      ],
    },
  },
  {
    title: 'Fase 4: riciclaggio',
    paragraphs: [
      'C’è una carta di riciclaggio scoperta. Di nascosto, ognuno prende nel pugno banconote, denaro vero, entrambi o niente; una banconota vale il numero che porta. Quando tutti sono pronti, i pugni si aprono insieme.',
      'La somma più alta prende la carta, se raggiunge l’offerta minima, e paga. Tra somme uguali, la carta va a chi viene prima in ordine. Tutti gli altri si tengono la loro offerta.',
      'Poi si scopre la carta seguente. La fase finisce appena qualcuno ha vinto la seconda carta di questo turno, o nessuno raggiunge l’offerta minima. La carta che resta scoperta aspetta il turno seguente.',
      'Solo adesso chi ha vinto riceve il denaro vero delle sue carte; durante la fase non lo si può ancora offrire. Venduta l’ultima carta di riciclaggio, la partita finisce subito.',
    ],
    clarifications: [
      {
        decision: 'X11',
        text: 'Anche se l’ultima carta chiude la partita, chi ha vinto carte in questo turno riceve ancora il loro denaro.',
      },
      {
        decision: 'A2',
        text: 'L’app non gioca mai al posto tuo. Anche senza denaro, l’offerta vuota la fai tu; che è vuota non lo sa nessuno, finché i pugni non si aprono.',
      },
    ],
  },
  {
    title: 'Esempio: due carte',
    paragraphs: [
      'Anna è il primo giocatore, è scoperta la carta 44 → 90. Anna offre due banconote da 20 e 5 di denaro vero, Ben una banconota da 50, Clara due banconote da 20 e 10 di denaro vero. Il pugno di David è vuoto.',
      'Ben e Clara hanno 50 a testa. Da Anna in senso orario, prima viene Ben: paga i suoi 50. La carta seguente è 51 → 100. Anna offre ancora 45, Clara ancora 50; Ben e David niente.',
      'Nessuno raggiunge 51: la fase è finita e la carta resta lì. E ora Ben riceve i suoi 90.',
    ],
    table: {
      head: ['Chi', '44 → 90', '51 → 100'],
      rows: [
        ['Anna', '45', '45'],
        ['Ben', '50', '–'],
        ['Clara', '50', '50'],
        ['David', '–', '–'],
      ],
    },
  },
  {
    title: 'Fase 5: acquisto di torchi',
    paragraphs: [
      'In ordine, ognuno compra quanti torchi vuole, di qualsiasi tipo ancora in gioco, finché ce ne sono. Si paga solo con denaro vero. Quali ricevi lo decide il caso; il retro non lo vede nessuno. Lavorano dal turno seguente.',
      'Un esempio: David ha 85. Compra un 50 e due 20, che costano 30 + 10 + 10 = 50, e gli restano 35.',
    ],
  },
  {
    title: 'Fase 6: riciclaggio generale',
    paragraphs: [
      'Ognuno può cambiare in denaro vero quante banconote vuole: 3 per un 10, 8 per un 20, 20 per un 50, 45 per un 100 e 70 per un 150. Non è molto, ma è sicuro. Poi comincia il turno seguente; il primo giocatore resta lo stesso.',
      'Un esempio: Anna ha tre banconote da 20 e una da 50. Cambia quella da 50 e due da 20, e fanno 20 + 8 + 8 = 36 di denaro vero. La terza la tiene per la prossima asta delle monete.',
    ],
    clarifications: [
      {
        decision: 'X12',
        text: 'Tutti scelgono insieme, e che cosa cambi non lo saprà mai nessuno. Qui e nella fase 4 puoi riprendere la tua scelta finché qualcun altro sta ancora scegliendo.',
      },
    ],
  },
] as const satisfies readonly RulesSection[];
