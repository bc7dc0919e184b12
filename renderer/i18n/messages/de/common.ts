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
    title: 'Diese Seite konnte nicht gezeigt werden',
    text: 'Der App ist ein Fehler unterlaufen. Deine Plätze und alles, was gespielt wurde, bleiben erhalten. Zeig die Seite noch einmal; hilft das nicht, lade die App neu.',
    again: 'Noch einmal zeigen',
    reload: 'App neu laden',
  },
  unloaded: {
    title: 'Auction Night konnte nicht geladen werden',
    hint: 'Der Gastgeber ist nicht zu erreichen, oder er wurde gerade aktualisiert. Was gespielt wurde, ist nicht verloren.',
    part: 'Ein Teil der App konnte nicht geladen werden. Verloren ist nichts.',
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
  onlyApp: 'Diese Adresse nimmt nur die App, kein Browser.',
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
  problems: {
    title: 'Bitte ansehen',
    dismiss: 'Ausblenden',
    restore: 'Unbeschädigtes fortsetzen',
    'table-damaged': {
      title: 'Ein Tisch wurde nicht fortgesetzt',
      titled: 'Der Tisch „{title}“ wurde nicht fortgesetzt',
      text: 'Seine Datei ist beschädigt. Was vor dem Schaden steht, ist unversehrt und lässt sich fortsetzen; die Züge danach sind verloren. Die beschädigte Datei bleibt daneben erhalten.',
    },
    'table-unreadable': {
      title: 'Ein Tisch war nicht zu lesen',
      titled: 'Der Tisch „{title}“ war nicht zu lesen',
      text: 'Seine Datei stammt vielleicht von einer neueren Version der App. Sie blieb, wie sie ist; mit einem Update der App geht es dort weiter.',
      damaged:
        'Seine Datei ist leer oder von Anfang an beschädigt, deshalb lässt sich hier nichts davon fortsetzen. Sie bleibt im Ordner „tables“ erhalten. Wenn du eine Kopie davon hast, leg sie dorthin und starte die App neu.',
      disk: 'Die Festplatte hat seine Datei nicht hergegeben. Geändert wurde nichts. Sieh nach, ob das Laufwerk da ist, und öffne dann den Tisch noch einmal oder starte die App neu.',
    },
    'files-rewritten': {
      title: 'Dateien eines Tisches wurden gelöscht',
      titled: 'Dateien von „{title}“ wurden gelöscht',
      text: 'Jemand oder ein Programm hat sie gelöscht oder verändert, während der Tisch offen war. Die App hat sie neu geschrieben, nichts ist verloren. Lass den Ordner der App in Ruhe, solange gespielt wird; vielleicht war es ein Aufräum- oder Sicherungsprogramm.',
    },
    'network-refused': {
      title: 'Andere Geräte können nicht mitspielen',
      text: 'Das System lässt die App im Netz nicht antworten, darum antwortet sie nur auf diesem Computer. Tische und Spiele sind erhalten. Prüf die Firewall und starte die App dann neu.',
    },
    'secrets-damaged': {
      title: 'Die PIN eines Tisches ist nicht zu lesen',
      titled: 'Die PIN von „{title}“ ist nicht zu lesen',
      text: 'Die Datei mit der PIN ist beschädigt. Das Spiel selbst ist unversehrt. Setz eine neue PIN.',
    },
    'record-not-saved': {
      title: 'Ein beendetes Spiel wurde nicht gespeichert',
      titled: 'Ein beendetes Spiel von „{title}“ wurde nicht gespeichert',
      text: 'Das Laufwerk hat es nicht angenommen, oder diese Version kann es nicht nachspielen. Sein Tisch wurde nicht gelöscht; beim nächsten Start wird es erneut versucht.',
    },
    'games-put-aside': {
      title: 'Ein Spiel eines verworfenen Tisches wurde behalten',
      titled: 'Ein Spiel des verworfenen Tisches „{title}“ wurde behalten',
      text: 'Es ließ sich nicht bei den beendeten Spielen speichern. Darum wurde die Datei seines Tisches nicht gelöscht; sie liegt unter anderem Namen bei den übrigen Tischen.',
    },
    disk: {
      title: 'Die Festplatte lässt sich nicht beschreiben',
      text: 'Solange das so ist, lässt sich nichts Neues spielen. Was gespeichert ist, ist zu sehen und erhalten. Sieh nach, ob das Laufwerk da ist und beschrieben werden kann.',
    },
    houseFull: {
      title: 'Das Haus ist voll',
      text: '{count} Verbindungen anderer Geräte sind offen, mehr gehen nicht, und {unused} davon spielen nicht und schauen nicht zu. Die Plätze am Tisch sind sicher. Mach die ungenutzten frei, oder lass das Spiel dort schließen, wo es niemand nutzt.',
      used: '{count} Verbindungen anderer Geräte sind offen, mehr gehen nicht, und alle spielen oder schauen zu. Niemand fliegt hinaus. Lass das Spiel dort schließen, wo es nicht gebraucht wird.',
      free: 'Ungenutzte freimachen',
    },
    diskFull: {
      title: 'Die Festplatte ist voll',
      text: 'Solange kein Platz ist, lässt sich nichts Neues spielen. Was gespeichert ist, ist zu sehen und erhalten. Schaff etwas Platz.',
    },
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
