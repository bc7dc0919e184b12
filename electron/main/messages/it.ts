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
    release: 'Cerca una versione più recente…',
    developer: 'Per sviluppatori',
    reload: 'Ricarica la pagina',
    devTools: 'Strumenti per sviluppatori',
  },
  quitting: {
    question: 'Al tuo tavolo ci sono altri.',
    detail:
      'Il tavolo vive su questo computer. Se l’app si chiude, tutti devono aspettare che venga riaperta; non va perso nulla. In background il tavolo resta aperto.',
    keep: 'Continua a ospitare in background',
    end: 'Chiudi per tutti',
    cancel: 'Annulla',
  },
  wayBack: {
    dock: 'Un clic sull’app nel Dock fa tornare la finestra.',
    icon: 'L’icona accanto all’orologio, forse dietro la freccetta, fa tornare la finestra.',
    taskbar:
      'La finestra viene solo ridotta a icona; per rivederla usa la barra delle applicazioni o avvia Auction Night una seconda volta.',
    start: 'Nel frattempo la finestra è nascosta; per rivederla avvia Auction Night una seconda volta.',
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
      'A un tavolo serve a tutti la stessa versione: conviene cambiarla tra una serata e l’altra. Tavoli e partite salvate restano.',
    open: 'Apri la pagina',
    later: 'Non ora',
    newest: 'Questa è la versione più recente.',
    unreachable: 'Non è stato possibile chiedere se c’è una versione più recente.',
    unreachableDetail: 'Il computer è collegato a Internet? Per giocare non serve.',
  },
  seatKeys: {
    damaged: 'Forse alcune chiavi dei tuoi posti sono perse.',
    detail:
      'Il file in cui l’app le conserva era danneggiato. Chiavi ancora leggibili: {keys}. Il file danneggiato resta lì accanto, con il nome «{file}». Se un tavolo non ti riconosce più, premi lì «Qui un posto è mio»: lo si chiede a chi ospita.',
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
      'Contiene versioni, sistema, tipi di indirizzi e ciò che l’app ha annotato di recente. Non contiene nomi, PIN né carte.',
  },
} satisfies Translation<typeof en>;
