import type { Translation } from '../../languages.ts';
import type * as en from '../en/table.ts';

export const table = {
  broken: {
    text: 'Dieser Teil des Tisches konnte nicht gezeigt werden. Dein Platz bleibt dir.',
    again: 'Noch einmal zeigen',
  },
  scene: { all: 'Alle schauen her!', on: 'Weiter' },
  takeBack: 'Zurücknehmen',
  missed: {
    title: 'Während du weg warst',
    earlier:
      'Davor geschah noch {count} Sache: siehe Verlauf. | Davor geschahen noch {count} Dinge: siehe Verlauf.',
    close: 'Alles klar',
  },
  botPlaysIn: 'In {time} spielt ein Bot für {name}',
  connecting: 'Auf dem Weg zum Tisch …',
  leave: 'Tisch verlassen',
  leaveTitle: 'Den Tisch verlassen?',
  leavePlaying: 'Dein Platz behält seine Karten und ist frei für jemand anderen oder für einen Bot.',
  leaveLobby: 'Dein Platz wird frei.',
  leaveDo: 'Meinen Platz aufgeben',
  awayDo: 'Nur schließen; Platz behalten',
  watching: 'Du schaust zu',
  log: {
    title: 'Verlauf',
    lookUp: 'Frühere Runden nachsehen',
    earlier: 'Frühere Runden',
    noEarlier: 'Es gibt keine frühere Runde.',
  },
  frozen: {
    title: 'Der Tisch steht still.',
    'disk-full':
      'Die Festplatte dieses Computers ist voll. Alles bis hierher ist erhalten. Schaff Platz und versuch es dann noch einmal.',
    disk: 'Die Festplatte dieses Computers hat den letzten Zug nicht angenommen. Alles bis hierher ist erhalten. Sieh nach, ob das Laufwerk da ist und beschrieben werden kann, und versuch es dann noch einmal.',
    fault:
      'In der App ist etwas schiefgegangen. Alles bis hierher ist erhalten. Versuch es noch einmal; hilft das nicht, beende die App und starte sie neu.',
    guest:
      'Der Gastgeber muss erst etwas in Ordnung bringen. Alles bis hierher ist erhalten, und es geht von selbst weiter.',
  },
  pinLock: {
    tries: 'Eine falsche PIN {devices}. | {count} falsche PINs {devices}.',
    devices: 'von einem Gerät | von {count} Geräten',
    forGood:
      'Wer eine falsche eingegeben hat, bleibt draußen, bis du eine neue PIN setzt. Am Tisch merkt niemand etwas davon.',
    for: 'Wer eine falsche eingegeben hat, bleibt noch {time} draußen. Eine neue PIN beendet das. Am Tisch merkt niemand etwas davon.',
    renew: 'Neue PIN setzen',
    later: 'Später',
    fresh: 'Die neue PIN ist {pin}.',
  },
  ownerAway: 'Der Gastgeber ist gerade nicht am Tisch',
  endGame: 'Spiel vorzeitig beenden',
  endTitle: 'Dieses Spiel vorzeitig beenden?',
  endText: 'Niemand gewinnt es, und es lässt sich nicht fortsetzen. Alle bleiben am Tisch.',
  endDo: 'Spiel für alle beenden',
  endCancel: 'Weiterspielen',
  waiting: {
    title: 'Die Verbindung ist weg',
    kept: 'Dein Platz und deine Wahl sind erhalten. Die Verbindung kommt von selbst zurück.',
    lobby: 'Die Verbindung kommt von selbst zurück.',
    now: 'Jetzt versuchen',
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
  newAddress: {
    title: 'Ist das derselbe Computer?',
    named: 'Der Tisch „{title}“ antwortet unter einer neuen Adresse:',
    unnamed: 'Dieser Tisch antwortet unter einer neuen Adresse:',
    now: 'Jetzt',
    before: 'Bisher',
    unknown: 'einer anderen Adresse',
    text: 'Du hast dort einen Platz. Adressen ändern sich ab und zu von selbst, aber ein anderer Computer könnte sich auch als dieser Tisch ausgeben. Der Gastgeber sieht die richtige Adresse auf dem Bildschirm.',
    show: 'Ja, gib mir meinen Platz',
    guest: 'Nein, als Gast hinein',
    kept: 'Dein Platz bleibt so oder so erhalten.',
  },
  closed: {
    title: 'Diesen Tisch gibt es nicht mehr',
    text: 'Der Gastgeber hat ihn weggeräumt, oder er war nie unter dieser Adresse.',
    other: 'Die Verbindung wurde beendet',
    otherText: 'Geh zurück zum Start und komm noch einmal an den Tisch. Dein Platz ist erhalten.',
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
  away: 'Weg',
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
  early: 'Das Spiel wurde vorzeitig beendet',
  earlyText: 'Niemand hat es gewonnen. Der Tisch ist noch da.',
  again: 'Noch einmal spielen',
  lobby: 'Erst etwas ändern',
  home: 'Start',
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
  adjusted: 'Das Tempo ist jetzt „{pace}“.',
  joined: '{name} setzt sich an den Tisch.',
  left: '{name} hat den Tisch verlassen.',
  'came-back': '{name} ist wieder da.',
  'went-away': '{name} ist weg.',
  'seat-opened': 'Der Platz von {name} ist frei für jemand anderen.',
  'given-back': '{name} spielt wieder.',
  'taken-back': '{name} nimmt den letzten Zug zurück.',
  'bot-took-over': 'Für {name} spielt vorerst ein Bot.',
  'bot-changed': '{name} spielt jetzt wie ein anderer Bot, weil es ein anderes Spiel ist.',
  configured: 'Der Tisch wurde geändert.',
  shuffled: 'Die Plätze wurden gemischt.',
  started: 'Das Spiel beginnt.',
  'ended-early': 'Der Gastgeber hat das Spiel beendet.',
  rematch: 'Zurück am Tisch: noch ein Spiel.',
  online: 'Verbunden.',
  waiting: 'Verbindung verloren. Die App versucht es weiter.',
} satisfies Translation<typeof en.news>;
