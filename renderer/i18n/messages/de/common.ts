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
    text: 'Der App ist ein Fehler unterlaufen. Beim Gastgeber bleiben deine Plätze und alles, was gespielt wurde, erhalten. Lass sie dir noch einmal zeigen; hilft das nicht, lade die App neu.',
    again: 'Noch einmal zeigen',
    reload: 'App neu laden',
  },
  unloaded: {
    title: 'Auction Night konnte nicht geladen werden',
    hint: 'Der Gastgeber ist nicht zu erreichen, oder er wurde gerade aktualisiert. Was gespielt wurde, ist nicht verloren.',
    part: 'Ein Teil der App konnte nicht geladen werden. Was gespielt wurde, ist nicht verloren.',
    again: 'Noch einmal versuchen',
  },
  skip: 'Zum Inhalt',
  phase: {
    lobby: 'Wartet auf Mitspieler',
    playing: 'Spiel läuft',
    ended: 'Zwischen zwei Spielen',
  },
  seatsTaken: '{taken} von {seats} Plätzen besetzt',
  and: '{rest} und {last}',
  andLast: '{rest} und {last}',
  withPin: 'Mit PIN',
  onlyApp: 'Diese Adresse versteht nur die App, kein Browser.',
} satisfies Translation<typeof en.common>;

export const home = {
  tagline: 'Bieten, bluffen, überlisten: Auktionsspiele für einen Abend zu Hause.',
  play: { title: 'An diesem Computer spielen', hint: 'Gegen Bots, oder ihr reicht den Bildschirm herum' },
  host: { title: 'Einen Tisch eröffnen', hint: 'Die anderen kommen mit ihrem Computer oder Handy dazu' },
  join: { title: 'Mit Adresse mitspielen', hint: 'Tippe ab, was beim Gastgeber auf dem Bildschirm steht' },
  learn: { title: 'Neu hier?', hint: 'Lerne ein Spiel beim Spielen' },
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
    searchingHint: 'Was es im Heimnetz gibt, erscheint hier von selbst.',
    none: 'Noch kein Tisch in der Nähe',
    noneHint:
      'Eröffne einen, oder öffne die App auf dem Computer des Gastgebers. Er muss im selben Netz sein. Erscheint ein Tisch nicht, hilft seine Adresse.',
    unavailable: 'In diesem Netz sehen die Tische einander nicht',
    unavailableHint:
      'Spiel mit der Adresse mit, die beim Gastgeber auf dem Bildschirm steht. Wer zu dir will, tippt:',
    unavailableMac: 'Vielleicht lässt das System die App nicht in dieses Netz',
    again: 'Noch einmal suchen',
    join: 'Mitspielen',
    back: 'Zurück auf deinen Platz, {name}',
    watch: 'Zuschauen',
    incompatible: 'Andere Version: dort {theirs}, hier {own}. Aktualisiert die ältere.',
    at: 'unter {address}',
  },
  guest: {
    title: 'Tische in diesem Haus',
    none: 'Noch ist kein Tisch offen',
    noneHint: 'Sobald der Gastgeber einen eröffnet, erscheint er hier von selbst.',
  },
  hostAway: 'Der Gastgeber antwortet nicht',
  hostAwayHint:
    'Die App versucht es weiter. Ist der Computer des Gastgebers wach und dieses Gerät im selben Netz? Hat der Computer eine neue Adresse, scanne den Code auf seinem Bildschirm noch einmal.',
  hostRefused: 'Der Gastgeber hat diese Seite abgewiesen',
} satisfies Translation<typeof en.home>;

export const join = {
  title: 'Mit Adresse mitspielen',
  lead: 'Die Adresse steht beim Gastgeber groß auf dem Bildschirm, neben dem Code für Handys.',
  address: 'Adresse',
  addressHint: 'Zum Beispiel 192.168.1.20 oder 192.168.1.20:47474. Ein ganzer Link geht auch.',
  connect: 'Dort nachsehen',
  connecting: 'Schaue bei {address} nach …',
  notAnAddress:
    'Das ist keine Adresse. Tippe ein, was der Bildschirm des Gastgebers zeigt, etwa 192.168.1.20:47474.',
  badPort: 'Die Zahl nach dem Doppelpunkt geht von 1 bis 65535.',
  noAnswer:
    'Unter {address} antwortet niemand. Ist dort die App offen, der Computer wach, und sind beide im selben Netz? Die App versucht es weiter.',
  tables: 'Tische unter {address}',
  none: 'Hier ist gerade kein Tisch offen. Sobald es einen gibt, erscheint er hier.',
} satisfies Translation<typeof en.join>;

export const settings = {
  title: 'Einstellungen',
  name: 'Dein Name',
  nameHint: 'Wird vorgeschlagen, wenn du dich an einen Tisch setzt',
  language: 'Sprache',
  languageSystem: 'Wie das System: {language}',
  theme: 'Licht',
  themes: { system: 'Wie das System', light: 'Tageslicht', dark: 'Lampenlicht' },
  about: 'Über das Programm',
  version: 'Version {version}',
  licence: 'Auction Night ist freie Software unter der MIT-Lizenz.',
  fonts: 'Schriften: Fraunces und Inter, unter der SIL Open Font License 1.1.',
  libraries:
    'Gebaut mit Vue, Pinia, Vue Router, Valibot, noble-hashes und uqr (MIT-Lizenz) und Electron (MIT-Lizenz).',
  games: 'Namen von Spielen sagen nur, was gespielt wird; Bilder und Regeltexte sind unsere eigenen.',
} satisfies Translation<typeof en.settings>;

export const rules = {
  title: 'Regeln',
  lead: 'Die Spiele, die es hier gibt, von Anfang an erklärt.',
  contents: 'Inhalt',
  clarifications: 'So spielen wir es',
} satisfies Translation<typeof en.rules>;

export const rungs = {
  beginner: 'Grünschnabel',
  casual: 'Sonntagsspieler',
  regular: 'Stammgast',
  expert: 'Alter Hase',
  master: 'Großmeister',
} satisfies Translation<typeof en.rungs>;
