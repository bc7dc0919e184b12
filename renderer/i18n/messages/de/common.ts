import type { Translation } from '../../languages.ts';
import type * as en from '../en/common.ts';

export const common = {
  app: 'Auction Night',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  yes: 'Ja',
  no: 'Nein',
  home: 'Startseite',
  rules: 'Regeln',
  settings: 'Einstellungen',
  connectionHelp: 'Verbindungshilfe',
  notifications: 'Meldungen',
  loading: 'Einen Moment …',
  broken: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'In der App ist etwas schiefgegangen. Deine Plätze und der Spielstand sind beim Gastgeber sicher. Versuch, die Seite noch einmal anzuzeigen; hilft das nicht, lade die App neu.',
    again: 'Noch einmal anzeigen',
    reload: 'App neu laden',
  },
  unloaded: {
    title: 'Auction Night konnte nicht geladen werden',
    hint: 'Der Computer des Gastgebers ist nicht erreichbar, oder die App darauf wurde gerade aktualisiert. Der Spielstand ist sicher.',
    part: 'Ein Teil der App konnte nicht geladen werden. Der Spielstand ist sicher.',
    again: 'Noch einmal versuchen',
  },
  skip: 'Zum Inhalt',
  phase: {
    lobby: 'Wartet auf Mitspieler',
    playing: 'Spiel läuft',
    ended: 'Spiel beendet',
  },
  seatsTaken: '{taken} von {seats} Plätzen besetzt',
  and: '{rest} und {last}',
  andLast: '{rest} und {last}',
  withPin: 'Mit PIN',
  onlyApp: 'Diese Adresse funktioniert nur in der App, nicht im Browser.',
} satisfies Translation<typeof en.common>;

export const home = {
  tagline: 'Bieten, bluffen, überlisten: Auktionsspiele für einen Abend zu Hause.',
  play: { title: 'An diesem Computer spielen', hint: 'Gegen Bots oder reihum an einem Gerät' },
  host: { title: 'Einen Tisch eröffnen', hint: 'Die anderen kommen mit ihrem Computer oder Handy dazu' },
  join: { title: 'Per Adresse beitreten', hint: 'Adresse vom Bildschirm des Gastgebers eingeben' },
  learn: { title: 'Neu hier?', hint: 'Ein Spiel beim Spielen lernen' },
  ways: 'Etwas Neues beginnen',
  games: 'Die Spiele',
  continue: {
    title: 'Weiterspielen',
    with: 'Mit {names}',
    more: '{count} weitere',
    asks: 'Jemand bittet um einen Platz | {count} bitten um einen Platz',
  },
  nearby: {
    title: 'Tische in der Nähe',
    searching: 'Tische werden gesucht …',
    searchingHint: 'Tische in deinem Netz erscheinen hier automatisch.',
    none: 'Noch kein Tisch in der Nähe',
    noneHint:
      'Eröffne einen oder öffne die App auf dem Computer des Gastgebers. Er muss im selben Netz sein. Erscheint ein Tisch nicht, tritt über seine Adresse bei.',
    unavailable: 'In diesem Netz finden sich Tische nicht gegenseitig',
    unavailableHint:
      'Tritt über die Adresse bei, die beim Gastgeber auf dem Bildschirm steht. Andere erreichen dich unter:',
    unavailableMac: 'Vielleicht lässt macOS die App nicht in dieses Netz',
    again: 'Noch einmal suchen',
    join: 'Mitspielen',
    back: 'Zurück auf deinen Platz, {name}',
    watch: 'Zuschauen',
    incompatible: 'Andere Version: dort {theirs}, hier {own}. Bitte die ältere aktualisieren.',
    at: 'unter {address}',
  },
  guest: {
    title: 'Offene Tische',
    none: 'Noch ist kein Tisch offen',
    noneHint: 'Sobald der Gastgeber einen eröffnet, erscheint er hier.',
  },
  hostAway: 'Der Gastgeber antwortet nicht',
  hostAwayHint:
    'Die App versucht es weiter. Ist der Computer des Gastgebers an und dieses Gerät im selben Netz? Hat der Computer eine neue Adresse, scanne den Code auf seinem Bildschirm noch einmal.',
  hostRefused: 'Der Gastgeber hat diese Seite abgewiesen',
} satisfies Translation<typeof en.home>;

export const join = {
  title: 'Per Adresse beitreten',
  lead: 'Die Adresse steht groß auf dem Bildschirm des Gastgebers, neben dem Code für Handys.',
  address: 'Adresse',
  addressHint: 'Zum Beispiel 192.168.1.20 oder 192.168.1.20:47474. Ein ganzer Link geht auch.',
  connect: 'Verbinden',
  connecting: 'Verbinde mit {address} …',
  notAnAddress:
    'Das ist keine Adresse. Gib ein, was der Bildschirm des Gastgebers zeigt, etwa 192.168.1.20:47474.',
  badPort: 'Die Zahl nach dem Doppelpunkt muss zwischen 1 und 65535 liegen.',
  noAnswer:
    'Keine Antwort von {address}. Ist dort die App offen, der Computer an, und sind beide im selben Netz? Die App versucht es weiter.',
  tables: 'Tische unter {address}',
  none: 'Hier ist gerade kein Tisch offen. Sobald es einen gibt, erscheint er hier.',
} satisfies Translation<typeof en.join>;

export const settings = {
  title: 'Einstellungen',
  name: 'Dein Name',
  nameHint: 'Wird vorgeschlagen, wenn du dich an einen Tisch setzt',
  language: 'Sprache',
  languageSystem: 'Wie das System: {language}',
  theme: 'Darstellung',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  about: 'Über die App',
  version: 'Version {version}',
  licence: 'Auction Night ist freie Software unter der MIT-Lizenz.',
  fonts: 'Schriften: Fraunces und Inter, unter der SIL Open Font License 1.1.',
  libraries:
    'Gebaut mit Vue, Pinia, Vue Router, Valibot, noble-hashes und uqr (MIT-Lizenz) und Electron (MIT-Lizenz).',
  games: 'Die Spielnamen dienen nur dazu, die Spiele zu benennen; Grafik und Regeltexte sind von uns.',
} satisfies Translation<typeof en.settings>;

export const rules = {
  title: 'Regeln',
  lead: 'Alle Spiele, von Grund auf erklärt.',
  contents: 'Inhalt',
  clarifications: 'So spielen wir',
} satisfies Translation<typeof en.rules>;

export const rungs = {
  beginner: 'Grünschnabel',
  casual: 'Gelegenheitsspieler',
  regular: 'Geübter',
  expert: 'Alter Hase',
  master: 'Meister',
} satisfies Translation<typeof en.rungs>;
