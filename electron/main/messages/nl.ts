import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  menu: {
    about: 'Over Auction Night',
    settings: 'Instellingen…',
    services: 'Voorzieningen',
    hide: 'Verberg Auction Night',
    hideOthers: 'Verberg andere',
    showAll: 'Toon alles',
    quit: 'Auction Night afsluiten',
    file: 'Bestand',
    host: 'Een tafel openen…',
    join: 'Meedoen met een adres…',
    history: 'Geschiedenis',
    close: 'Venster sluiten',
    edit: 'Bewerken',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    cut: 'Knippen',
    copy: 'Kopiëren',
    paste: 'Plakken',
    delete: 'Verwijderen',
    selectAll: 'Alles selecteren',
    view: 'Beeld',
    actualSize: 'Ware grootte',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    fullScreen: 'Volledig scherm',
    window: 'Venster',
    minimize: 'Minimaliseren',
    zoom: 'Vergroten of verkleinen',
    front: 'Alles naar voren halen',
    help: 'Help',
    rules: 'Spelregels',
    connectionHelp: 'Hulp bij de verbinding',
    diagnosis: 'Diagnose kopiëren',
  },
  quitting: {
    question: 'Er spelen nog anderen aan je tafel.',
    detail:
      'De tafel staat op deze computer. Als de app stopt, moet iedereen wachten tot hij weer wordt geopend; er gaat niets verloren. Op de achtergrond gaat het spel verder.',
    keep: 'Op de achtergrond doorgaan',
    end: 'Voor iedereen afsluiten',
    cancel: 'Annuleren',
  },
  tray: { open: 'Auction Night openen', end: 'Voor iedereen afsluiten' },
  diagnosis: {
    copied: 'De diagnose staat op het klembord.',
    detail:
      'Er staat in welke versies, welk systeem en welke soorten adressen er zijn, en wat de app de laatste tijd heeft genoteerd. Geen namen, pincodes of kaarten.',
  },
} satisfies Translation<typeof en>;
