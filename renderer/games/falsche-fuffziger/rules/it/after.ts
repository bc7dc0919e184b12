import type { RulesSection } from '../../../game-renderer.ts';

/** The end of the game, what is open, what can be set, and some advice. */
export const after = [
  {
    title: 'La fine',
    paragraphs: [
      'La partita finisce subito quando le 150 sono rottamate e pagate, o quando è venduta l’ultima carta di riciclaggio. Allora il denaro vero porta monete: 6 a chi ne ha di più, 4 al secondo, 2 al terzo.',
      'Banconote e presse non contano niente. Vince chi ha più monete. A parità di monete vince chi ha più denaro vero; se è pari anche quello, si dividono la vittoria.',
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
      'Quanto denaro hanno gli altri, l’app non lo dice mai, nemmeno con «Consultare». Lì c’è solo quello che è stato visibile: stampe, vendite, prezzi, offerte e carte dell’ispettore. Chi vuole saperne di più deve tenere i conti.',
    ],
    list: [
      'Visibile a tutti: presse e monete di ciascuno, che cosa si converte, vende, stampa e compra, quello che è sul tavolo in un’asta, le carte dell’ispettore di questo turno e quante carte e presse restano.',
      'Solo tuo: le tue banconote, il tuo denaro vero e che cosa cambi nella fase 6.',
      'Segreto finché non hanno scelto tutti: i pugni nella fase 4. Poi si vedono tutti, anche quelli che non hanno vinto niente.',
      'Ignoto a tutti: il retro delle presse mai convertite, anche di quelle vendute e rottamate. E poi quali carte di riciclaggio mancano e in che ordine stanno i mazzi.',
    ],
    clarifications: [
      {
        decision: 'A1',
        text: 'Quello che si è visto in questo turno e in quello prima si può rileggere; delle carte dell’ispettore, solo quelle di questo turno. Il resto è perso, a meno che «Consultare» non sia acceso.',
      },
    ],
  },
  {
    title: 'Regole della casa',
    paragraphs: ['Prima della partita potete scegliere due cose:'],
    list: [
      '«Chi comincia»: si tira a sorte, o scegliete voi un posto.',
      '«Consultare»: spento, come a un tavolo vero, dove le carte dell’ispettore vanno tenute a mente; o acceso, così nessuno deve ricordarsi niente.',
    ],
  },
  {
    title: 'Giocare bene',
    paragraphs: ['Qualche consiglio che aiuta, anche se non sempre:'],
    list: [
      'Le tre presse con cui cominci non possono rompersi: convertile senza paura. In media metà di quelle 10 diventa una 20, e un terzo una 10 ×2. Ti costa solo le banconote di un turno.',
      'Una pressa nuova si è ripagata appena ha stampato una volta: una 50 costa 30, la sua banconota rende 20, e dopo la puoi ancora vendere a 20. Con tutti i tipi è più o meno così.',
      'Una carta di riciclaggio rende circa il doppio della sua offerta minima, il riciclaggio generale nemmeno metà del numero sulla banconota. Quello che cambieresti nella fase 6, offrilo prima nella fase 4.',
      'Se in un’asta apri tu, metti ciò che agli altri forse manca: un colore raro o un po’ di denaro vero. Chi ha speso tutto in presse resta fuori. E paghi solo se vinci.',
      'Spendi per prime le banconote del tipo più piccolo, prima che l’ispettore se le prenda.',
      'Tieni a mente l’ordine delle prime dieci carte dell’ispettore. Più tardi saprai quando arrivano le aste e quale pressa vendere appena in tempo.',
      'Chi ha più denaro vero riceve 6 monete, più di qualsiasi asta. Verso la fine, dunque, vendi: una 150 rende 70, da rottame solo 30. Una con tre monete, magari, tienila.',
    ],
  },
] as const satisfies readonly RulesSection[];
