import type { Translation } from '../../languages.ts';
import type * as en from '../en/table.ts';

export const table = {
  broken: {
    text: 'Dieser Teil des Tisches konnte nicht angezeigt werden. Deinen Platz hast du noch.',
    again: 'Noch einmal anzeigen',
  },
  scene: { all: 'Alle mal herschauen!', on: 'Weiter' },
  place: { title: 'Mitspieler', choosing: 'Wählt noch', chosen: 'Hat gewählt', away: 'Ist nicht da' },
  takeBack: 'Zurücknehmen',
  noUndoLeft: 'Noch einmal zurücknehmen geht gerade nicht: Es bleibt bei deiner Wahl.',
  missed: {
    title: 'Während du weg warst',
    earlier: 'Davor noch {count} Ereignis: siehe Verlauf. | Davor noch {count} Ereignisse: siehe Verlauf.',
    earlierOpen:
      'Davor noch {count} Ereignis; im Verlauf stehen die letzten zwei Runden. | Davor noch {count} Ereignisse; im Verlauf stehen die letzten zwei Runden.',
    close: 'Alles klar',
  },
  status: 'Wie es steht',
  botPlaysIn: 'In {time} spielt ein Bot für {name}',
  connecting: 'Verbinde mit dem Tisch …',
  watching: 'Du schaust zu',
  wait: '{names} ist noch am Zug. | {names} sind noch am Zug.',
  log: {
    title: 'Verlauf',
    lookUp: 'Frühere Runden nachsehen',
    earlier: 'Frühere Runden',
    noEarlier: 'Es gibt keine früheren Runden.',
    nothing: 'Noch ist keine Runde vorbei.',
  },
  ownerAway: 'Der Gastgeber ist gerade nicht am Tisch',
  waiting: {
    title: 'Verbindung unterbrochen',
    kept: 'Dein Platz und deine Wahl sind beim Gastgeber sicher.',
    back: 'Die Verbindung kommt automatisch wieder. Achte darauf, dass dieses Gerät im WLAN ist und nicht über mobile Daten läuft.',
    ended:
      'Auction Night antwortet auf diesem Computer gerade nicht. Falls es beendet wurde, starte es neu; dann geht es hier automatisch weiter.',
    unreadable:
      'Der Gastgeber hat etwas geschickt, das diese Seite nicht lesen kann. Der Tisch wird automatisch neu geladen; passiert das öfter, aktualisiert beide Seiten auf die neueste Version.',
    now: 'Jetzt versuchen',
  },
  turnedAway: {
    full: {
      title: 'Das Haus ist voll',
      text: 'Alle Verbindungen des Gastgebers sind belegt. Er kann ungenutzte freigeben; dieses Gerät versucht es automatisch weiter.',
    },
    addressFull: {
      title: 'Zu viele Geräte an einer Adresse',
      text: 'Alle Geräte hinter einem zweiten Router sehen für den Gastgeber wie eines aus, und er hat für sie keinen Platz mehr. Schließt das Spiel, wo es niemand braucht, oder geh direkt ins WLAN des Gastgebers; dieses Gerät versucht es automatisch weiter.',
    },
    closing: {
      title: 'Der Gastgeber hat die App beendet',
      text: 'Der Spielstand ist sicher. Startet er sie wieder, geht es hier automatisch weiter.',
    },
  },
  refused: {
    title: 'Der Gastgeber hat dieses Gerät abgewiesen',
    versions: 'Die Versionen passen nicht zusammen',
    versionsText:
      'Der Gastgeber verwendet Protokollversion {host}, dieses Gerät Version {client}. Die ältere braucht ein Update. Nichts ist verloren: Der Tisch bleibt, wie er war.',
    pin: 'Dieser Tisch hat eine PIN',
    pinChanged: 'Die PIN wurde geändert',
    pinChangedText:
      'Der Gastgeber hat eine neue festgelegt. Frag danach und tritt wieder bei; sonst hat sich nichts geändert.',
    pinText: 'Sie steht auf dem Bildschirm des Gastgebers.',
    pinWrong: 'Das ist die falsche PIN.',
    pinLeft: 'Das ist die falsche PIN. Noch ein Versuch. | Das ist die falsche PIN. Noch {count} Versuche.',
    pinLocked: 'Zu viele falsche PINs. Versuch es in {time} noch einmal.',
    pinShut: 'Zu viele falsche PINs. Der Gastgeber muss erst eine neue festlegen.',
    enter: 'Beitreten',
    again: 'Noch einmal versuchen',
  },
  closed: {
    title: 'Diesen Tisch gibt es nicht mehr',
    text: 'Der Gastgeber hat ihn gelöscht, oder er war nie unter dieser Adresse.',
    other: 'Die Verbindung wurde beendet',
    otherText:
      'Geh zurück zur Startseite und tritt dem Tisch wieder bei. Der Gastgeber hält deinen Platz frei.',
  },
  displaced: {
    title: 'Dein Platz ist auf einer anderen Seite offen',
    text: 'Du hast den Tisch ein zweites Mal geöffnet. Nur eine Seite kann für dich spielen.',
    here: 'Hier spielen',
  },
  minutes: '{count} Minute | {count} Minuten',
  seconds: '{count} Sekunde | {count} Sekunden',
} satisfies Translation<typeof en.table>;

export const menu = {
  title: 'Menü',
  open: 'Menü. Gerade da: {names}',
  people: 'Leute',
  device: 'Dieses Gerät',
  table: 'Der Tisch',
  keys: 'Tasten',
} satisfies Translation<typeof en.menu>;

export const people = {
  you: 'Du',
  youInList: 'du',
  host: 'Gastgeber',
  free: 'Freier Platz',
  spectators: 'Außerdem schaut jemand zu | Außerdem schauen {count} zu',
  thinking: 'Denkt nach',
  ready: 'Bereit',
  notReady: 'Noch nicht bereit',
  looksLike: 'Leicht mit {name} zu verwechseln',
  away: 'Weg',
  seatCode: 'Code für meinen Platz',
  mySeat: 'Ich habe hier einen Platz',
  openSeat: 'Platz frei für jemand anderen',
  bot: 'Bot',
  botNamed: 'Bot: {bot}',
  standIn: 'Bot „{bot}“ springt ein',
  app: 'In der App',
  browser: 'Im Browser',
  grace: 'In {time} spielt ein Bot',
  acts: 'Platz von {name} verwalten',
  takeOver: 'Einen Bot spielen lassen',
  giveBack: '{name} wieder spielen lassen',
  openUp: 'Platz für jemand anderen öffnen',
} satisfies Translation<typeof en.people>;

export const curtain = {
  title: 'Gib das Gerät an {name}',
  text: 'Tippe, um die Karten zu sehen. Alle anderen: wegschauen!',
  show: 'Ich bin {name}, zeig meine Karten',
  others: 'Jemand anderes?',
  showOther: 'Karten von {name}',
  look: 'Erst den Tisch ansehen',
  hide: 'Karten verdecken',
  next: 'Als Nächstes: {name}',
  open: 'In diesem Teil ist nichts geheim, also bleibt der Vorhang oben.',
  watching: 'Die anderen überlegen.',
} satisfies Translation<typeof en.curtain>;

export const ended = {
  over: 'Das Spiel ist zu Ende',
  wins: '{name} gewinnt',
  youWin: 'Du gewinnst',
  share: '{names} teilen sich den Sieg',
  youShare: 'Du teilst dir den Sieg mit {names}',
  ranking: 'Endstand',
  place: 'Platz {place}',
  early: 'Das Spiel wurde vorzeitig beendet',
  earlyText: 'Niemand hat gewonnen. Der Tisch ist noch da.',
  again: 'Noch einmal spielen',
  lobby: 'Einstellungen ändern',
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
  'bot-changed': '{name} ist für das neue Spiel ein anderer Bot.',
  shuffled: 'Die Plätze wurden gemischt.',
  started: 'Das Spiel beginnt.',
  'ended-early': 'Der Gastgeber hat das Spiel beendet.',
  rematch: 'Alle wieder am Tisch: auf ein Neues!',
  online: 'Verbunden.',
  waiting: 'Verbindung verloren. Die App versucht es weiter.',
} satisfies Translation<typeof en.news>;
