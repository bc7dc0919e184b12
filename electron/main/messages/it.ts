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
    join: 'Unisciti tramite indirizzo…',
    record: 'Apri partita salvata…',
    savedGames: 'Partite salvate',
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
    release: 'Controlla aggiornamenti…',
    developer: 'Per sviluppatori',
    reload: 'Ricarica la pagina',
    devTools: 'Strumenti per sviluppatori',
  },
  quitting: {
    question: 'Al tuo tavolo c’è ancora qualcuno.',
    detail:
      'Il tavolo gira su questo computer. Se chiudi l’app, tutti devono aspettare che venga riaperta; non va perso nulla. In background il tavolo resta aperto.',
    keep: 'Continua a ospitare in background',
    end: 'Chiudi per tutti',
    cancel: 'Annulla',
  },
  wayBack: {
    dock: 'Fai clic sull’app nel Dock per riaprire la finestra.',
    icon: 'Fai clic sull’icona accanto all’orologio, forse dietro la freccetta, per riaprire la finestra.',
    taskbar:
      'La finestra viene solo ridotta a icona; per riaprirla usa la barra delle applicazioni o avvia di nuovo Auction Night.',
    start: 'La finestra è nascosta; per riaprirla avvia di nuovo Auction Night.',
  },
  tray: { open: 'Apri Auction Night', end: 'Chiudi per tutti' },
  page: {
    failed: 'Impossibile mostrare Auction Night',
    detail:
      'Tavoli e partite salvate restano. Se riprovare non serve, esci da Auction Night e riavvialo; se non basta, installalo di nuovo.',
    again: 'Riprova',
  },
  release: {
    newer: 'È uscita una versione più recente.',
    newerDetail:
      'A un tavolo serve a tutti la stessa versione: non aggiornare a metà serata. Tavoli e partite salvate restano.',
    open: 'Apri la pagina di download',
    later: 'Non ora',
    newest: 'Questa è la versione più recente.',
    unreachable: 'Non è stato possibile controllare gli aggiornamenti.',
    unreachableDetail: 'Il computer è online? Per giocare non serve.',
  },
  seatKeys: {
    damaged: 'Forse alcune chiavi dei tuoi posti sono perse.',
    detail:
      'Il file in cui l’app le conserva era danneggiato. Chiavi ancora leggibili: {keys}. Il file danneggiato resta lì accanto, con il nome “{file}”. Se un tavolo non ti riconosce più, scegli lì “Ho già un posto qui”: lo si chiede a chi ospita.',
  },
  failure: {
    folder: 'I tavoli e le partite salvate sono nella cartella {folder}. Lì non è cambiato nulla.',
    taken:
      'Auction Night è già aperto con questa cartella: continua in quella finestra, oppure chiudilo lì e aprilo di nuovo.',
    forbidden: 'Il tuo account non può leggerla o scriverci: consentilo e apri di nuovo Auction Night.',
    file: 'Al suo posto c’è un file: spostalo e apri di nuovo Auction Night.',
    readOnly: 'Il disco è di sola lettura: apri di nuovo Auction Night quando ci si può scrivere.',
    full: 'Il disco è pieno: libera un po’ di spazio e apri di nuovo Auction Night.',
    other: 'Non si può usare ({reason}). Apri di nuovo Auction Night; se non basta, riavvia il computer.',
    unknown:
      'Auction Night non è riuscito ad avviarsi ({reason}). Non è cambiato nulla. Aprilo di nuovo; se non basta, riavvia il computer.',
  },
  diagnosis: {
    copied: 'La diagnosi è negli appunti.',
    detail:
      'Contiene versioni, sistema, tipi di indirizzi e il registro recente dell’app. Non contiene nomi, PIN né carte.',
  },
} satisfies Translation<typeof en>;
