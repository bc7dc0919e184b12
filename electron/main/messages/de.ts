import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  menu: {
    about: 'Über Auction Night',
    settings: 'Einstellungen …',
    services: 'Dienste',
    hide: 'Auction Night ausblenden',
    hideOthers: 'Andere ausblenden',
    showAll: 'Alle einblenden',
    quit: 'Auction Night beenden',
    file: 'Datei',
    host: 'Einen Tisch eröffnen …',
    join: 'Mit Adresse mitspielen …',
    record: 'Gespeichertes Spiel öffnen …',
    savedGames: 'Gespeicherte Spiele',
    history: 'Chronik',
    close: 'Fenster schließen',
    edit: 'Bearbeiten',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    delete: 'Löschen',
    selectAll: 'Alles auswählen',
    view: 'Ansicht',
    actualSize: 'Originalgröße',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fullScreen: 'Ganzer Bildschirm',
    window: 'Fenster',
    minimize: 'Minimieren',
    zoom: 'Zoomen',
    front: 'Alle nach vorne bringen',
    help: 'Hilfe',
    rules: 'Regeln',
    connectionHelp: 'Verbindungshilfe',
    diagnosis: 'Diagnose kopieren',
    release: 'Nach neuerer Version sehen …',
    developer: 'Für Entwickler',
    reload: 'Seite neu laden',
    devTools: 'Entwicklerwerkzeuge',
  },
  quitting: {
    question: 'An deinem Tisch sitzen noch andere.',
    detail:
      'Der Tisch läuft auf diesem Computer. Wird die App beendet, müssen alle warten, bis sie wieder geöffnet wird; verloren geht nichts. Im Hintergrund bleibt der Tisch offen.',
    keep: 'Im Hintergrund weiter hosten',
    end: 'Für alle beenden',
    cancel: 'Abbrechen',
  },
  wayBack: {
    dock: 'Ein Klick auf die App im Dock holt das Fenster zurück.',
    icon: 'Das Symbol neben der Uhr, vielleicht hinter dem kleinen Pfeil dort, holt das Fenster zurück.',
    taskbar:
      'Das Fenster wird dabei nur minimiert; die Taskleiste oder ein zweiter Start von Auction Night holt es zurück.',
    start:
      'Das Fenster ist so lange ausgeblendet; starte Auction Night ein zweites Mal, um es wieder zu sehen.',
  },
  tray: { open: 'Auction Night öffnen', end: 'Für alle beenden' },
  page: {
    failed: 'Auction Night kann nicht angezeigt werden',
    detail:
      'Tische und gespeicherte Spiele bleiben erhalten. Hilft ein neuer Versuch nicht, beende Auction Night und starte es neu; hilft auch das nicht, installiere es noch einmal.',
    again: 'Noch einmal versuchen',
  },
  release: {
    newer: 'Es gibt eine neuere Version.',
    newerDetail:
      'Am Tisch brauchen alle dieselbe Version; am besten wird also zwischen zwei Abenden gewechselt. Tische und gespeicherte Spiele bleiben erhalten.',
    open: 'Seite öffnen',
    later: 'Nicht jetzt',
    newest: 'Dies ist die neueste Version.',
    unreachable: 'Nach einer neueren Version konnte nicht gefragt werden.',
    unreachableDetail: 'Ist dieser Computer mit dem Internet verbunden? Zum Spielen muss er es nicht sein.',
  },
  seatKeys: {
    damaged: 'Schlüssel zu deinen Plätzen sind vielleicht verloren.',
    detail:
      'Die Datei, in der die App sie speichert, war beschädigt. Schlüssel, die noch zu lesen waren: {keys}. Die beschädigte Datei liegt daneben und heißt „{file}“. Kennt ein Tisch dich nicht mehr, drück dort „Ein Platz hier gehört mir“: Dann wird der Gastgeber gefragt.',
  },
  failure: {
    folder: 'Tische und gespeicherte Spiele liegen im Ordner {folder}. Darin wurde nichts verändert.',
    taken:
      'Auction Night läuft schon mit diesem Ordner: Mach in jenem Fenster weiter, oder beende es dort und starte neu.',
    forbidden:
      'Dein Benutzerkonto darf ihn nicht lesen oder nicht hineinschreiben: Erlaube das und starte neu.',
    file: 'An seiner Stelle liegt eine Datei: Verschieb sie und starte neu.',
    readOnly: 'Sein Laufwerk lässt sich nur lesen: Starte neu, sobald darauf geschrieben werden kann.',
    full: 'Sein Laufwerk ist voll: Schaff etwas Platz und starte neu.',
    other: 'Er lässt sich nicht benutzen ({reason}). Starte neu; hilft das nicht, starte den Computer neu.',
    unknown:
      'Auction Night konnte nicht starten ({reason}). Verändert wurde nichts. Starte es noch einmal; hilft das nicht, starte den Computer neu.',
  },
  diagnosis: {
    copied: 'Die Diagnose liegt in der Zwischenablage.',
    detail:
      'Darin stehen Versionen, System und Arten der Adressen, und was die App zuletzt vermerkt hat. Namen, PINs und Karten enthält sie nicht.',
  },
} satisfies Translation<typeof en>;
