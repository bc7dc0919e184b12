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
    join: 'Per Adresse beitreten …',
    record: 'Gespeichertes Spiel öffnen …',
    savedGames: 'Gespeicherte Spiele',
    history: 'Spiele',
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
    fullScreen: 'Vollbild',
    window: 'Fenster',
    minimize: 'Minimieren',
    zoom: 'Zoomen',
    front: 'Alle nach vorne bringen',
    help: 'Hilfe',
    rules: 'Regeln',
    connectionHelp: 'Verbindungshilfe',
    diagnosis: 'Diagnose kopieren',
    release: 'Nach Updates suchen …',
    developer: 'Für Entwickler',
    reload: 'Seite neu laden',
    devTools: 'Entwicklerwerkzeuge',
  },
  quitting: {
    question: 'An deinem Tisch sitzen noch andere.',
    detail:
      'Der Tisch läuft auf diesem Computer. Wird die App beendet, müssen alle warten, bis sie wieder läuft; nichts geht verloren. Im Hintergrund bleibt der Tisch offen.',
    keep: 'Im Hintergrund weiter hosten',
    end: 'Für alle beenden',
    cancel: 'Abbrechen',
  },
  wayBack: {
    dock: 'Ein Klick auf die App im Dock holt das Fenster zurück.',
    icon: 'Ein Klick auf das Symbol neben der Uhr (eventuell hinter dem kleinen Pfeil) holt das Fenster zurück.',
    taskbar:
      'Das Fenster wird dabei nur minimiert; über die Taskleiste oder einen erneuten Start von Auction Night kommt es zurück.',
    start: 'Das Fenster ist ausgeblendet; starte Auction Night noch einmal, um es zurückzuholen.',
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
      'Am Tisch brauchen alle dieselbe Version; aktualisiere also nicht mitten am Abend. Tische und gespeicherte Spiele bleiben erhalten.',
    open: 'Download-Seite öffnen',
    later: 'Nicht jetzt',
    newest: 'Dies ist die neueste Version.',
    unreachable: 'Die Suche nach Updates hat nicht geklappt.',
    unreachableDetail: 'Ist dieser Computer mit dem Internet verbunden? Zum Spielen muss er es nicht sein.',
  },
  seatKeys: {
    damaged: 'Schlüssel zu deinen Plätzen sind vielleicht verloren.',
    detail:
      'Die Datei, in der die App sie speichert, war beschädigt. Noch lesbare Schlüssel: {keys}. Die beschädigte Datei liegt daneben und heißt „{file}“. Kennt ein Tisch dich nicht mehr, wähle dort „Ich habe hier einen Platz“: Dann wird der Gastgeber gefragt.',
  },
  failure: {
    folder: 'Tische und gespeicherte Spiele liegen im Ordner {folder}. Darin wurde nichts verändert.',
    taken:
      'Auction Night läuft schon mit diesem Ordner: Mach in dem anderen Fenster weiter, oder beende es dort und starte neu.',
    forbidden:
      'Dein Benutzerkonto darf ihn nicht lesen oder nicht hineinschreiben: Erlaube das und starte neu.',
    file: 'An seiner Stelle liegt eine Datei: Verschieb sie und starte neu.',
    readOnly: 'Sein Laufwerk lässt sich nur lesen: Starte neu, sobald darauf geschrieben werden kann.',
    full: 'Sein Laufwerk ist voll: Schaff etwas Platz und starte neu.',
    other: 'Er lässt sich nicht verwenden ({reason}). Starte neu; hilft das nicht, starte den Computer neu.',
    unknown:
      'Auction Night konnte nicht starten ({reason}). Nichts wurde verändert. Starte es noch einmal; hilft das nicht, starte den Computer neu.',
  },
  diagnosis: {
    copied: 'Die Diagnose liegt in der Zwischenablage.',
    detail:
      'Darin stehen Versionen, System, Arten der Adressen und das Ende des Protokolls, aber keine Namen, PINs oder Karten.',
  },
} satisfies Translation<typeof en>;
