import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  menu: {
    about: 'Informazioni su Auction Night',
    settings: 'Impostazioni…',
    services: 'Servizi',
    hide: 'Nascondi Auction Night',
    hideOthers: 'Nascondi altri',
    showAll: 'Mostra tutti',
    quit: 'Esci da Auction Night',
    file: 'File',
    host: 'Apri un tavolo…',
    join: 'Unisciti con l’indirizzo…',
    history: 'Cronologia',
    close: 'Chiudi finestra',
    edit: 'Modifica',
    undo: 'Annulla',
    redo: 'Ripeti',
    cut: 'Taglia',
    copy: 'Copia',
    paste: 'Incolla',
    delete: 'Elimina',
    selectAll: 'Seleziona tutto',
    view: 'Vista',
    actualSize: 'Dimensioni reali',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    fullScreen: 'Schermo intero',
    window: 'Finestra',
    minimize: 'Contrai',
    zoom: 'Ridimensiona',
    front: 'Porta tutto in primo piano',
    help: 'Aiuto',
    rules: 'Regole',
    connectionHelp: 'Aiuto per la connessione',
    diagnosis: 'Copia la diagnosi',
  },
  quitting: {
    question: 'Al tuo tavolo stanno giocando altri.',
    detail:
      'Il tavolo vive su questo computer. Se l’app si chiude, tutti devono aspettare che venga riaperta; non va perso nulla. In background la partita continua.',
    keep: 'Continua a ospitare in background',
    end: 'Chiudi per tutti',
    cancel: 'Annulla',
  },
  tray: { open: 'Apri Auction Night', end: 'Chiudi per tutti' },
  diagnosis: {
    copied: 'La diagnosi è negli appunti.',
    detail:
      'Contiene versioni, sistema, tipi di indirizzi e ciò che l’app ha annotato di recente. Non contiene nomi, PIN né carte.',
  },
} satisfies Translation<typeof en>;
