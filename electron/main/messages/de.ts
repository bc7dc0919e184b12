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
  },
  quitting: {
    question: 'An deinem Tisch spielen noch andere.',
    detail:
      'Der Tisch läuft auf diesem Computer. Wird die App beendet, müssen alle warten, bis sie wieder geöffnet wird; verloren geht nichts. Im Hintergrund geht das Spiel weiter.',
    keep: 'Im Hintergrund weiter hosten',
    end: 'Für alle beenden',
    cancel: 'Abbrechen',
  },
  tray: { open: 'Auction Night öffnen', end: 'Für alle beenden' },
  diagnosis: {
    copied: 'Die Diagnose liegt in der Zwischenablage.',
    detail:
      'Darin stehen Versionen, System und Arten der Adressen, und was die App zuletzt vermerkt hat. Namen, PINs und Karten enthält sie nicht.',
  },
} satisfies Translation<typeof en>;
