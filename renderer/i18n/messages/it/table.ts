import type { Translation } from '../../languages.ts';
import type * as en from '../en/table.ts';

export const table = {
  broken: {
    text: 'Non è stato possibile mostrare questa parte del tavolo. Il tuo posto ce l’hai ancora.',
    again: 'Mostra di nuovo',
  },
  scene: { all: 'Guardate tutti!', on: 'Avanti' },
  place: { title: 'Giocatori', choosing: 'Sta scegliendo', chosen: 'Ha scelto', away: 'Non c’è' },
  takeBack: 'Annulla la mossa',
  noUndoLeft: 'Per ora non puoi più annullare: la tua scelta resta.',
  missed: {
    title: 'Mentre non c’eri',
    earlier: 'E {count} cosa prima: vedi la cronaca. | E {count} cose prima: vedi la cronaca.',
    earlierOpen:
      'E {count} cosa prima; la cronaca riporta gli ultimi due turni. | E {count} cose prima; la cronaca riporta gli ultimi due turni.',
    close: 'Ho capito',
  },
  status: 'A che punto siamo',
  botPlaysIn: 'Tra {time} un bot gioca per {name}',
  connecting: 'Connessione al tavolo…',
  watching: 'Stai guardando',
  wait: 'Si aspetta {names}. | Si aspettano {names}.',
  log: {
    title: 'Cronaca',
    lookUp: 'Rivedi i turni precedenti',
    earlier: 'Turni precedenti',
    noEarlier: 'Non ci sono turni precedenti.',
    nothing: 'Nessun turno è ancora finito.',
  },
  ownerAway: 'Chi ospita ora non è al tavolo',
  waiting: {
    title: 'La connessione è caduta',
    kept: 'Chi ospita conserva il tuo posto e la tua scelta.',
    back: 'La connessione torna automaticamente. Controlla che questo dispositivo sia sul Wi-Fi, non sui dati mobili.',
    ended:
      'In questo momento Auction Night non risponde su questo computer. Se è stato chiuso, riavvialo: qui la partita riprende automaticamente.',
    unreadable:
      'Chi ospita ha inviato qualcosa che questa pagina non riesce a leggere. Il tavolo si ricarica automaticamente; se continua, aggiornate entrambi alla versione più recente.',
    now: 'Prova ora',
  },
  turnedAway: {
    full: {
      title: 'La casa è piena',
      text: 'Le connessioni di chi ospita sono tutte occupate. Può liberare quelle inutilizzate; questo dispositivo riprova automaticamente.',
    },
    addressFull: {
      title: 'Troppi dispositivi a un solo indirizzo',
      text: 'Tutti i dispositivi dietro un secondo router sembrano uno solo a chi ospita, e per loro non c’è più posto. Chiudi il gioco dove nessuno lo usa, oppure entra direttamente nel Wi-Fi di chi ospita; questo dispositivo riprova automaticamente.',
    },
    closing: {
      title: 'Chi ospita ha chiuso l’app',
      text: 'La partita è al sicuro. Quando la riapre, qui si riprende automaticamente.',
    },
  },
  refused: {
    title: 'Chi ospita ha rifiutato questo dispositivo',
    versions: 'Le versioni non sono compatibili',
    versionsText:
      'Chi ospita usa la versione {host} del protocollo, questo dispositivo la {client}. La più vecchia va aggiornata. Non si è perso nulla: il tavolo è dov’era.',
    pin: 'Questo tavolo ha un PIN',
    pinChanged: 'Il PIN è cambiato',
    pinChangedText: 'Chi ospita ne ha messo uno nuovo. Chiedilo e unisciti di nuovo; il resto è come prima.',
    pinText: 'È sullo schermo di chi ospita.',
    pinWrong: 'Il PIN è sbagliato.',
    pinLeft: 'Il PIN è sbagliato. Resta un tentativo. | Il PIN è sbagliato. Restano {count} tentativi.',
    pinLocked: 'Troppi PIN sbagliati. Riprova tra {time}.',
    pinShut: 'Troppi PIN sbagliati. Chi ospita deve prima metterne uno nuovo.',
    enter: 'Unisciti',
    again: 'Riprova',
  },
  closed: {
    title: 'Questo tavolo non c’è più',
    text: 'Chi ospita lo ha eliminato, o non è mai stato a questo indirizzo.',
    other: 'La connessione è stata chiusa',
    otherText: 'Torna alla pagina iniziale e unisciti di nuovo al tavolo. Chi ospita conserva il tuo posto.',
  },
  displaced: {
    title: 'Il tuo posto è aperto in un’altra pagina',
    text: 'Hai aperto il tavolo una seconda volta. Solo una delle due può giocare per te.',
    here: 'Gioca qui',
  },
  minutes: '{count} minuto | {count} minuti',
  seconds: '{count} secondo | {count} secondi',
} satisfies Translation<typeof en.table>;

export const menu = {
  title: 'Menu',
  open: 'Menu. Ora presenti: {names}',
  people: 'Persone',
  device: 'Dispositivo',
  table: 'Il tavolo',
  keys: 'Tasti',
} satisfies Translation<typeof en.menu>;

export const people = {
  you: 'Tu',
  youInList: 'tu',
  host: 'Ospita',
  free: 'Posto libero',
  spectators: 'Un’altra persona guarda | Altre {count} persone guardano',
  thinking: 'Sta pensando',
  ready: 'C’è',
  notReady: 'Non ancora',
  looksLike: 'Si confonde facilmente con {name}',
  away: 'Assente',
  seatCode: 'Codice per il mio posto',
  mySeat: 'Ho già un posto qui',
  openSeat: 'Posto libero per qualcun altro',
  bot: 'Bot',
  botNamed: 'Bot: {bot}',
  standIn: 'Sostituisce il bot “{bot}”',
  app: 'Nell’app',
  browser: 'Nel browser',
  grace: 'Un bot gioca tra {time}',
  acts: 'Gestisci il posto di {name}',
  takeOver: 'Fai giocare un bot',
  giveBack: 'Fai giocare di nuovo {name}',
  openUp: 'Apri il posto a qualcun altro',
} satisfies Translation<typeof en.people>;

export const curtain = {
  title: 'Passa il dispositivo a {name}',
  text: 'Tocca per vedere le carte. Tutti gli altri: non guardate!',
  show: 'Sono {name}, mostra le mie carte',
  others: 'Qualcun altro?',
  showOther: 'Carte di {name}',
  look: 'Prima guarda il tavolo',
  hide: 'Nascondi le carte',
  next: 'Tocca a {name}',
  open: 'In questa parte niente è segreto: il sipario resta alzato.',
  watching: 'Gli altri stanno scegliendo.',
} satisfies Translation<typeof en.curtain>;

export const ended = {
  over: 'La partita è finita',
  wins: 'Vince {name}',
  youWin: 'Hai vinto',
  share: '{names} si dividono la vittoria',
  youShare: 'Condividi la vittoria con {names}',
  ranking: 'Classifica finale',
  place: '{place}º posto',
  early: 'La partita è stata chiusa in anticipo',
  earlyText: 'Non ha vinto nessuno. Il tavolo c’è ancora.',
  again: 'Gioca ancora',
  lobby: 'Cambia le impostazioni',
  waitForHost: 'Chi ospita può cominciare un’altra partita.',
  ledger: 'Stasera',
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
  'went-away': '{name} non è più qui.',
  'seat-opened': 'Il posto di {name} è libero per qualcun altro.',
  'seat-closed': 'Il posto di {name} non è più libero.',
  'given-back': '{name} gioca di nuovo.',
  'taken-back': '{name} annulla l’ultima mossa.',
  'bot-took-over': 'Per ora un bot gioca per {name}.',
  'bot-changed': '{name} ora è un altro bot, perché il gioco è cambiato.',
  shuffled: 'I posti sono stati mescolati.',
  started: 'La partita comincia.',
  'ended-early': 'Chi ospita ha chiuso la partita.',
  rematch: 'Di nuovo al tavolo per un’altra partita.',
  online: 'Connesso.',
  waiting: 'Connessione caduta. L’app continua a provare.',
} satisfies Translation<typeof en.news>;
