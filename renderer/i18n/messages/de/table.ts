import type { Translation } from '../../languages.ts';
import type * as en from '../en/table.ts';

export const table = {
  broken: {
    text: 'Dieser Teil des Tisches konnte nicht gezeigt werden. Dein Platz bleibt dir.',
    again: 'Noch einmal zeigen',
  },
  scene: { all: 'Alle schauen her!', on: 'Weiter' },
  place: { title: 'Mitspieler', choosing: 'Wählt noch', chosen: 'Hat gewählt', away: 'Ist nicht da' },
  takeBack: 'Zurücknehmen',
  noUndoLeft: 'Öfter geht es im Moment nicht: Deine Wahl bleibt, wie sie ist.',
  missed: {
    title: 'Während du weg warst',
    earlier:
      'Davor geschah noch {count} Sache: siehe Verlauf. | Davor geschahen noch {count} Dinge: siehe Verlauf.',
    earlierOpen:
      'Davor geschah noch {count} Sache; im Verlauf stehen die letzten zwei Runden. | Davor geschahen noch {count} Dinge; im Verlauf stehen die letzten zwei Runden.',
    close: 'Alles klar',
  },
  status: 'Wie es steht',
  botPlaysIn: 'In {time} spielt ein Bot für {name}',
  connecting: 'Auf dem Weg zum Tisch …',
  watching: 'Du schaust zu',
  wait: '{names} ist noch am Zug. | {names} sind noch am Zug.',
  log: {
    title: 'Verlauf',
    lookUp: 'Frühere Runden nachsehen',
    earlier: 'Frühere Runden',
    noEarlier: 'Es gibt keine frühere Runde.',
    nothing: 'Noch ist keine Runde vorbei.',
  },
  ownerAway: 'Der Gastgeber ist gerade nicht am Tisch',
  waiting: {
    title: 'Die Verbindung ist weg',
    kept: 'Beim Gastgeber bleiben dein Platz und deine Wahl erhalten.',
    back: 'Die Verbindung kommt von selbst zurück, sobald der Gastgeber antwortet; dieses Gerät braucht dafür dasselbe WLAN, nicht mobile Daten.',
    ended:
      'Das Programm auf diesem Computer ist beendet. Starte es neu: Dann geht es hier von selbst weiter.',
    unreadable:
      'Der Gastgeber hat etwas geschickt, das hier nicht zu lesen ist. Der Tisch wird von selbst neu geladen; hört das nicht auf, braucht es auf beiden Seiten die neueste Version.',
    now: 'Jetzt versuchen',
  },
  turnedAway: {
    full: {
      title: 'Das Haus ist voll',
      text: 'Alle Plätze beim Gastgeber sind belegt. Er kann die freimachen, die niemand nutzt; dieses Gerät versucht es von selbst wieder.',
    },
    addressFull: {
      title: 'Zu viele Geräte an einer Adresse',
      text: 'Alle Geräte hinter einem zweiten Router sehen für den Gastgeber wie eines aus, und er hat für sie keinen Platz mehr. Schließ dieses Spiel dort, wo es niemand nutzt, oder geh direkt ins WLAN des Gastgebers; dieses Gerät versucht es von selbst wieder.',
    },
    closing: {
      title: 'Der Gastgeber hat das Programm beendet',
      text: 'Was gespielt wurde, ist erhalten. Startet er es wieder, geht es hier von selbst weiter.',
    },
  },
  refused: {
    title: 'Der Gastgeber hat dieses Gerät abgewiesen',
    versions: 'Die beiden Versionen passen nicht zusammen',
    versionsText:
      'Der Gastgeber spricht Version {host} der Nachrichten, dieses Gerät Version {client}. Die ältere braucht ein Update. Verloren ist nichts: Der Tisch ist, wo er war.',
    pin: 'Dieser Tisch verlangt eine PIN',
    pinChanged: 'Die PIN wurde geändert',
    pinChangedText:
      'Der Gastgeber hat eine neue gesetzt. Frag danach und komm wieder herein; sonst hat sich nichts geändert.',
    pinText: 'Der Gastgeber sieht sie auf dem Bildschirm.',
    pinWrong: 'Das ist nicht die PIN.',
    pinLeft: 'Das ist nicht die PIN. Noch ein Versuch. | Das ist nicht die PIN. Noch {count} Versuche.',
    pinLocked: 'Zu viele falsche PINs. Versuch es in {time} wieder.',
    pinShut: 'Zu viele falsche PINs. Der Gastgeber muss eine neue setzen, dann kannst du herein.',
    enter: 'Hereinkommen',
    again: 'Noch einmal versuchen',
  },
  closed: {
    title: 'Diesen Tisch gibt es nicht mehr',
    text: 'Der Gastgeber hat ihn weggeräumt, oder er war nie unter dieser Adresse.',
    other: 'Die Verbindung wurde beendet',
    otherText:
      'Geh zurück zur Startseite und komm noch einmal an den Tisch. Beim Gastgeber bleibt dein Platz erhalten.',
  },
  displaced: {
    title: 'Dein Platz wird auf einer anderen Seite benutzt',
    text: 'Du hast den Tisch ein zweites Mal geöffnet. Nur eine Seite kann für dich spielen.',
    here: 'Hier spielen',
  },
  minutes: '{count} Minute | {count} Minuten',
  seconds: '{count} Sekunde | {count} Sekunden',
} satisfies Translation<typeof en.table>;

export const people = {
  title: 'Wer da ist',
  open: 'Wer da ist: {names}',
  you: 'Du',
  host: 'Gastgeber',
  free: 'Freier Platz',
  spectators: 'Außerdem schaut jemand zu | Außerdem schauen {count} zu',
  thinking: 'Denkt nach',
  ready: 'Bereit',
  notReady: 'Noch nicht bereit',
  looksLike: 'Leicht mit {name} zu verwechseln',
  away: 'Weg',
  seatCode: 'Code für meinen Platz',
  mySeat: 'Ein Platz hier gehört mir',
  openSeat: 'Platz frei für jemand anderen',
  bot: 'Bot',
  botNamed: 'Bot: {bot}',
  standIn: 'Solange spielt der Bot {bot}',
  app: 'In der App',
  browser: 'Im Browser',
  grace: 'Ein Bot spielt in {time}',
  acts: 'Was mit dem Platz von {name} geschieht',
  takeOver: 'Einen Bot spielen lassen',
  giveBack: '{name} wieder spielen lassen',
  openUp: 'Platz für jemand anderen öffnen',
} satisfies Translation<typeof en.people>;

export const keys = {
  title: 'Tasten',
  cards: 'Eine Karte wählen oder wieder weglassen',
  reactions: 'Eine Reaktion wählen, solange sie offen sind',
  this: 'Diese Liste',
  on: 'Tasten auf diesem Gerät',
  onHint: 'Sie ruhen, während du tippst oder ein Fenster offen ist.',
} satisfies Translation<typeof en.keys>;

export const curtain = {
  title: 'Gib den Bildschirm an {name}',
  text: 'Die Karten zeigen sich nach dem Tippen. Alle anderen schauen weg.',
  show: 'Ich bin {name}: zeig meine Karten',
  others: 'Jemand anderes?',
  showOther: 'Karten von {name}',
  look: 'Erst den Tisch ansehen',
  hide: 'Karten verdecken',
  next: 'Als Nächstes: {name}',
  watching: 'Die anderen überlegen.',
} satisfies Translation<typeof en.curtain>;

export const ended = {
  over: 'Das Spiel ist zu Ende',
  wins: '{name} gewinnt',
  share: '{names} teilen sich den Sieg',
  ranking: 'Endstand',
  place: 'Platz {place}',
  early: 'Das Spiel wurde vorzeitig beendet',
  earlyText: 'Niemand hat es gewonnen. Der Tisch ist noch da.',
  again: 'Noch einmal spielen',
  lobby: 'Erst etwas ändern',
  waitForHost: 'Der Gastgeber kann das nächste Spiel beginnen.',
  ledger: 'Dieser Abend',
  ledgerWins: 'Gewonnen',
  ledgerPlayed: 'Gespielt',
  ledgerName: 'Name',
  ledgerGame: 'Spiel',
  ledgerWinner: 'Gewonnen von',
  ledgerEarly: 'vorzeitig beendet',
  ledgerTime: 'Uhrzeit',
  ledgerEach: 'Spiel für Spiel',
} satisfies Translation<typeof en.ended>;

export const news = {
  joined: '{name} setzt sich an den Tisch.',
  left: '{name} hat den Tisch verlassen.',
  'came-back': '{name} ist wieder da.',
  'went-away': '{name} ist weg.',
  'seat-opened': 'Der Platz von {name} ist frei für jemand anderen.',
  'seat-closed': 'Der Platz von {name} ist nicht mehr frei.',
  'given-back': '{name} spielt wieder.',
  'taken-back': '{name} nimmt den letzten Zug zurück.',
  'bot-took-over': 'Für {name} spielt vorerst ein Bot.',
  'bot-changed': '{name} spielt jetzt wie ein anderer Bot, weil es ein anderes Spiel ist.',
  shuffled: 'Die Plätze wurden gemischt.',
  started: 'Das Spiel beginnt.',
  'ended-early': 'Der Gastgeber hat das Spiel beendet.',
  rematch: 'Zurück am Tisch: noch ein Spiel.',
  online: 'Verbunden.',
  waiting: 'Verbindung verloren. Die App versucht es weiter.',
} satisfies Translation<typeof en.news>;
