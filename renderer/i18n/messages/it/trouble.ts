import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'Il tavolo è fermo.',
    'disk-full':
      'Il disco di questo computer è pieno. Tutto fino a qui è al sicuro. Lascia l’app aperta e libera un po’ di spazio; dopo qualche secondo la partita riprende da sola.',
    disk: 'Il disco di questo computer non ha accettato l’ultima mossa. Tutto fino a qui è al sicuro. Lascia l’app aperta e guarda se il disco c’è e se ci si può scrivere; appena si può, il tavolo riparte da solo dopo qualche secondo.',
    fault:
      'Qualcosa è andato storto nell’app. Tutto fino a qui è al sicuro. Riprova; se non basta, chiudi l’app e riaprila.',
    guest: 'Chi ospita deve prima sistemare qualcosa. Tutto fino a qui è al sicuro, poi la partita riprende.',
  },
  pinLock: {
    tries: 'Un PIN sbagliato {devices}. | {count} PIN sbagliati {devices}.',
    devices: 'da un dispositivo | da {count} dispositivi',
    forGood:
      'Chi ne ha scritto uno sbagliato resta fuori finché non metti un PIN nuovo o ne fai a meno. Al tavolo nessuno se ne accorge.',
    for: 'Chi ne ha scritto uno sbagliato resta fuori ancora {time}, anche con un PIN nuovo. Al tavolo nessuno se ne accorge.',
    renew: 'Metti un PIN nuovo',
    admit: 'Fai entrare quel dispositivo | Fai entrare quei {count} dispositivi',
    open: 'Senza PIN',
    later: 'Più tardi',
    fresh: 'Il PIN nuovo è {pin}.',
  },
  link: {
    title: 'Un link a un tavolo',
    text: 'Un link porta a {place}. È stato aperto su questo computer, forse da una pagina nel browser. Se sai chi ospita lì, puoi guardare i tavoli.',
    look: 'Guarda lì',
  },
  record: {
    title: 'Una partita salvata',
    ask: 'Il file {name} è stato aperto con Auction Night. Mostra com’è finita una partita.',
    show: 'Mostra',
    early:
      'Questa partita è stata chiusa in anticipo. Non ha vinto nessuno e le carte restano coperte. Al tavolo: {names}.',
    why: {
      unreadable: 'Non è possibile leggere {name}. È ancora lì, e puoi aprirlo?',
      'no-record': '{name} non è una partita salvata di Auction Night, oppure è danneggiato.',
      newer: '{name} viene da una versione più recente dell’app. Aggiorna questa per vederlo.',
      unfinished:
        'La partita in {name} non è stata giocata fino in fondo, quindi non c’è un punteggio da mostrare.',
    },
  },
  problems: {
    title: 'Da controllare',
    dismiss: 'Nascondi',
    restore: 'Riprendi ciò che è intatto',
    'table-damaged': {
      title: 'Un tavolo non è stato ripreso',
      titled: 'Il tavolo “{title}” non è stato ripreso',
      text: 'Il suo file è danneggiato. Ciò che viene prima del danno è intatto e si può riprendere; le mosse successive sono perse. Il file danneggiato resta conservato accanto.',
    },
    'table-unreadable': {
      title: 'Un tavolo non si è potuto leggere',
      titled: 'Il tavolo “{title}” non si è potuto leggere',
      text: 'Il suo file viene forse da una versione più recente dell’app. È rimasto com’è; con un aggiornamento dell’app si riprende da lì.',
      damaged:
        'Il suo file è vuoto, o danneggiato fin dall’inizio: qui non si può riprendere nulla. Il file resta conservato nella cartella “tables”. Se ne hai una copia, mettila lì e riavvia l’app.',
      disk: 'Il disco non ha restituito il suo file. Non è cambiato nulla. Guarda se il disco c’è; l’app rilegge il file da sola.',
    },
    'files-rewritten': {
      title: 'I file di un tavolo sono stati eliminati',
      titled: 'I file di “{title}” sono stati eliminati',
      text: 'Qualcuno o un programma li ha eliminati o modificati mentre il tavolo era aperto. L’app li ha riscritti e non è andato perso nulla. Non toccare la cartella dell’app mentre si gioca; forse è stato un programma di pulizia o di backup.',
    },
    'network-refused': {
      title: 'Gli altri dispositivi non possono unirsi',
      text: 'Il sistema non permette all’app di rispondere in rete, perciò risponde solo su questo computer. Tavoli e partite sono al sicuro. Controlla il firewall; l’app riprova da sola.',
    },
    'secrets-damaged': {
      title: 'Il PIN di un tavolo non si può leggere',
      titled: 'Il PIN di “{title}” non si può leggere',
      text: 'Il file con il PIN è danneggiato. La partita è intatta. Imposta un nuovo PIN.',
    },
    'record-not-saved': {
      title: 'Una partita finita non è stata salvata',
      titled: 'Una partita finita di “{title}” non è stata salvata',
      text: 'Il disco non l’ha accettata, oppure questa versione non può rigiocarla. Il suo tavolo non è stato cancellato. Se dipende dal disco, l’app riprova da sola.',
    },
    'games-put-aside': {
      title: 'Una partita di un tavolo eliminato è stata conservata',
      titled: 'Una partita del tavolo eliminato “{title}” è stata conservata',
      text: 'Non è stato possibile salvarla tra le partite finite. Perciò il file del suo tavolo non è stato cancellato: si trova con un altro nome accanto agli altri tavoli.',
    },
    disk: {
      title: 'Non si può scrivere sul disco',
      text: 'Finché è così, non si può giocare nulla di nuovo. Ciò che è salvato si vede e resta al sicuro. Guarda se il disco c’è e se ci si può scrivere.',
    },
    houseFull: {
      title: 'La casa è piena',
      text: 'Sono aperte {count} connessioni di altri dispositivi, il massimo possibile, e {unused} di queste non giocano e non guardano. I posti al tavolo sono al sicuro. Libera quelle inutilizzate, oppure fai chiudere il gioco dove nessuno lo usa.',
      used: 'Sono aperte {count} connessioni di altri dispositivi, il massimo possibile, e tutte giocano o guardano. Nessuno viene scollegato. Fai chiudere il gioco dove non serve.',
      free: 'Libera quelle inutilizzate',
    },
    diskFull: {
      title: 'Il disco è pieno',
      text: 'Finché manca lo spazio, non si può giocare nulla di nuovo. Ciò che è salvato si vede e resta al sicuro. Libera un po’ di spazio.',
    },
  },
} satisfies Translation<typeof en>;
