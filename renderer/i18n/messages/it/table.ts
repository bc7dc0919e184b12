import type { Translation } from '../../languages.ts';
import type * as en from '../en/table.ts';

export const table = {
  broken: {
    text: 'Non è stato possibile mostrare questa parte del tavolo. Il tuo posto resta tuo.',
    again: 'Mostra di nuovo',
  },
  scene: { all: 'Guardate tutti!', on: 'Avanti' },
  place: { title: 'Giocatori', choosing: 'Sta scegliendo', chosen: 'Ha scelto', away: 'Non c’è' },
  takeBack: 'Annulla la mossa',
  noUndoLeft: 'Per ora basta così: la tua scelta resta com’è.',
  missed: {
    title: 'Mentre non c’eri',
    earlier:
      'Prima è successa ancora {count} cosa: vedi la cronaca. | Prima sono successe altre {count} cose: vedi la cronaca.',
    earlierOpen:
      'Prima è successa ancora {count} cosa; la cronaca riporta gli ultimi due turni. | Prima sono successe altre {count} cose; la cronaca riporta gli ultimi due turni.',
    close: 'Ho capito',
  },
  status: 'A che punto siamo',
  botPlaysIn: 'Tra {time} un bot gioca per {name}',
  connecting: 'Ti porto al tavolo …',
  watching: 'Stai guardando',
  wait: 'Si aspetta {names}. | Si aspettano {names}.',
  log: {
    title: 'Cronaca',
    lookUp: 'Rivedi i turni precedenti',
    earlier: 'Turni precedenti',
    noEarlier: 'Non ci sono turni precedenti.',
    nothing: 'Nessun turno è ancora finito.',
  },
  ownerAway: 'Chi ospita al momento non è al tavolo',
  waiting: {
    title: 'La connessione è caduta',
    kept: 'Chi ospita conserva il tuo posto e la tua scelta.',
    back: 'La connessione torna da sola quando chi ospita risponde; per questo usa lo stesso Wi-Fi, non i dati mobili.',
    ended: 'Il programma su questo computer è terminato. Riavvialo: poi qui si riprende da soli.',
    unreadable:
      'Chi ospita ha inviato qualcosa che qui non si può leggere. Il tavolo si ricarica da solo; se continua, usate da entrambe le parti la versione più recente.',
    now: 'Prova ora',
  },
  turnedAway: {
    full: {
      title: 'La casa è piena',
      text: 'Chi ospita non ha più posti. Può liberare quelli che nessuno usa; questo dispositivo riprova da solo.',
    },
    addressFull: {
      title: 'Troppi dispositivi a un solo indirizzo',
      text: 'Tutti i dispositivi dietro un secondo router sembrano uno solo a chi ospita, e per loro non ci sono più posti. Chiudi il gioco dove nessuno lo usa, oppure entra direttamente nel Wi-Fi di chi ospita; questo dispositivo riprova da solo.',
    },
    closing: {
      title: 'Chi ospita ha chiuso il programma',
      text: 'Le mosse fatte sono al sicuro. Quando lo riavvia, qui la partita riprende da sola.',
    },
  },
  refused: {
    title: 'Chi ospita ha rifiutato questo dispositivo',
    versions: 'Le due versioni non vanno d’accordo',
    versionsText:
      'Chi ospita parla la versione {host} dei messaggi, questo dispositivo la {client}. La più vecchia va aggiornata. Non si è perso nulla: il tavolo è dov’era.',
    pin: 'Questo tavolo chiede un PIN',
    pinChanged: 'Il PIN è cambiato',
    pinChangedText: 'Chi ospita ne ha messo uno nuovo. Chiedilo e rientra; il resto è come prima.',
    pinText: 'Chi ospita lo vede sullo schermo.',
    pinWrong: 'Il PIN non è questo.',
    pinLeft: 'Il PIN non è questo. Resta un tentativo. | Il PIN non è questo. Restano {count} tentativi.',
    pinLocked: 'Troppi PIN sbagliati. Riprova tra {time}.',
    pinShut: 'Troppi PIN sbagliati. Chi ospita deve metterne uno nuovo, poi puoi entrare.',
    enter: 'Entra',
    again: 'Riprova',
  },
  closed: {
    title: 'Questo tavolo non c’è più',
    text: 'Chi ospita lo ha tolto, o non è mai stato a questo indirizzo.',
    other: 'La connessione è stata chiusa',
    otherText: 'Torna alla pagina iniziale e vieni di nuovo al tavolo. Chi ospita conserva il tuo posto.',
  },
  displaced: {
    title: 'Il tuo posto è in uso su un’altra pagina',
    text: 'Hai aperto il tavolo una seconda volta. Solo una delle due può giocare per te.',
    here: 'Gioca qui',
  },
  minutes: '{count} minuto | {count} minuti',
  seconds: '{count} secondo | {count} secondi',
} satisfies Translation<typeof en.table>;

export const people = {
  title: 'Chi c’è',
  open: 'Chi c’è: {names}',
  you: 'Tu',
  host: 'Ospita',
  free: 'Posto libero',
  spectators: 'Un’altra persona guarda | Altre {count} persone guardano',
  thinking: 'Sta pensando',
  ready: 'Pronto',
  notReady: 'Non ancora pronto',
  looksLike: 'Si confonde facilmente con {name}',
  away: 'Via',
  seatCode: 'Codice per il mio posto',
  mySeat: 'Ho già un posto qui',
  openSeat: 'Posto libero per qualcun altro',
  bot: 'Bot',
  botNamed: 'Bot: {bot}',
  standIn: 'Intanto gioca il bot {bot}',
  app: 'Nell’app',
  browser: 'Nel browser',
  grace: 'Un bot gioca tra {time}',
  acts: 'Che cosa fare del posto di {name}',
  takeOver: 'Fai giocare un bot',
  giveBack: 'Fai giocare di nuovo {name}',
  openUp: 'Apri il posto a qualcun altro',
} satisfies Translation<typeof en.people>;

export const keys = {
  title: 'Tasti',
  cards: 'Scegliere una carta o toglierla',
  reactions: 'Scegliere una reazione, finché sono aperte',
  this: 'Questo elenco',
  on: 'Tasti su questo dispositivo',
  onHint: 'Non funzionano mentre scrivi o quando è aperta una finestra.',
} satisfies Translation<typeof en.keys>;

export const curtain = {
  title: 'Passa lo schermo a {name}',
  text: 'Le carte si vedono dopo il tocco. Gli altri guardano altrove.',
  show: 'Sono {name}: mostra le mie carte',
  others: 'Qualcun altro?',
  showOther: 'Carte di {name}',
  look: 'Prima guarda il tavolo',
  hide: 'Nascondi le carte',
  next: 'Tocca a {name}',
  watching: 'Gli altri stanno scegliendo.',
} satisfies Translation<typeof en.curtain>;

export const ended = {
  over: 'La partita è finita',
  wins: 'Vince {name}',
  share: '{names} si dividono la vittoria',
  ranking: 'Classifica finale',
  place: '{place}º posto',
  early: 'La partita è stata chiusa in anticipo',
  earlyText: 'Non l’ha vinta nessuno. Il tavolo c’è ancora.',
  again: 'Gioca ancora',
  lobby: 'Prima cambia qualcosa',
  waitForHost: 'Chi ospita può cominciare un’altra partita.',
  ledger: 'Questa sera',
  ledgerWins: 'Vinte',
  ledgerPlayed: 'Giocate',
  ledgerName: 'Nome',
  ledgerGame: 'Gioco',
  ledgerWinner: 'Vinta da',
  ledgerEarly: 'chiusa in anticipo',
  ledgerTime: 'Ora',
  ledgerEach: 'Partita per partita',
} satisfies Translation<typeof en.ended>;

export const news = {
  joined: '{name} si siede.',
  left: '{name} ha lasciato il tavolo.',
  'came-back': '{name} è di nuovo qui.',
  'went-away': '{name} è via.',
  'seat-opened': 'Il posto di {name} è libero per qualcun altro.',
  'seat-closed': 'Il posto di {name} non è più libero.',
  'given-back': '{name} gioca di nuovo.',
  'taken-back': '{name} annulla l’ultima mossa.',
  'bot-took-over': 'Per ora un bot gioca per {name}.',
  'bot-changed': '{name} ora gioca come un altro bot, perché il gioco è un altro.',
  shuffled: 'I posti sono stati mescolati.',
  started: 'La partita comincia.',
  'ended-early': 'Chi ospita ha chiuso la partita.',
  rematch: 'Di nuovo al tavolo: un’altra partita.',
  online: 'Connesso.',
  waiting: 'Connessione caduta. L’app continua a provare.',
} satisfies Translation<typeof en.news>;
