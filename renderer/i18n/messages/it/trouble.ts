import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'Il tavolo è fermo.',
    'disk-full':
      'Il disco di questo computer è pieno. Tutto finora è al sicuro. Lascia l’app aperta e libera un po’ di spazio; dopo qualche secondo la partita riprende automaticamente.',
    disk: 'Il disco di questo computer non ha salvato l’ultima mossa. Tutto finora è al sicuro. Lascia l’app aperta e controlla che il disco ci sia e che ci si possa scrivere; poi il tavolo riparte automaticamente dopo qualche secondo.',
    fault:
      'Qualcosa è andato storto nell’app. Tutto finora è al sicuro. Riprova; se non basta, chiudi l’app e riaprila.',
    guest:
      'Chi ospita deve prima sistemare qualcosa. Tutto finora è al sicuro, poi la partita riprende automaticamente.',
  },
  pinLock: {
    tries: 'Un PIN sbagliato {devices}. | {count} PIN sbagliati {devices}.',
    devices: 'da un dispositivo | da {count} dispositivi',
    forGood:
      'Quel dispositivo non può unirsi finché non metti un PIN nuovo o lo togli. Al tavolo nessuno se ne accorge. | Quei dispositivi non possono unirsi finché non metti un PIN nuovo o lo togli. Al tavolo nessuno se ne accorge.',
    for: 'Quel dispositivo non può unirsi per {time}, nemmeno con un PIN nuovo. Al tavolo nessuno se ne accorge. | Quei dispositivi non possono unirsi per {time}, nemmeno con un PIN nuovo. Al tavolo nessuno se ne accorge.',
    renew: 'Metti un PIN nuovo',
    admit: 'Fai entrare quel dispositivo | Fai entrare quei {count} dispositivi',
    open: 'Togli il PIN',
    later: 'Più tardi',
    fresh: 'Il PIN nuovo è {pin}.',
  },
  link: {
    title: 'Un link a un tavolo',
    text: 'Questo link porta a {place}. È stato aperto su questo computer, forse da una pagina web. Se conosci chi ospita lì, puoi guardare i tavoli.',
    look: 'Connetti',
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
      newer: '{name} viene da una versione più recente dell’app. Aggiorna l’app per vederlo.',
      unfinished: 'La partita in {name} non è mai finita, quindi non c’è un punteggio da mostrare.',
    },
  },
  problems: {
    title: 'Attenzione',
    dismiss: 'Nascondi',
    restore: 'Recupera ciò che è intatto',
    'table-damaged': {
      title: 'Un tavolo non si è potuto riaprire',
      titled: 'Il tavolo “{title}” non si è potuto riaprire',
      text: 'Il suo file è danneggiato. Tutto ciò che precede il danno è intatto e si può recuperare; le mosse successive sono perse. Il file danneggiato resta conservato accanto.',
    },
    'table-unreadable': {
      title: 'Un tavolo non si è potuto leggere',
      titled: 'Il tavolo “{title}” non si è potuto leggere',
      text: 'Il suo file viene forse da una versione più recente dell’app. Non è stato modificato; aggiorna l’app per continuare.',
      damaged:
        'Il suo file è vuoto, o danneggiato fin dall’inizio: non si può recuperare nulla. Il file resta conservato nella cartella “tables”. Se ne hai una copia, mettila lì e riavvia l’app.',
      disk: 'Non si è potuto leggere il suo file dal disco. Non è cambiato nulla. Controlla che il disco ci sia; l’app riprova automaticamente.',
    },
    'files-rewritten': {
      title: 'I file di un tavolo sono stati eliminati',
      titled: 'I file di “{title}” sono stati eliminati',
      text: 'Qualcuno o un programma li ha eliminati o modificati mentre il tavolo era aperto. L’app li ha riscritti e non è andato perso nulla. Non toccare la cartella dell’app mentre si gioca; forse è stato un programma di pulizia o di backup.',
    },
    'network-refused': {
      title: 'Gli altri dispositivi non possono unirsi',
      text: 'Il sistema non permette all’app di usare la rete, perciò funziona solo su questo computer. Tavoli e partite sono al sicuro. Controlla il firewall; l’app riprova automaticamente.',
    },
    'secrets-damaged': {
      title: 'Il PIN di un tavolo non si può leggere',
      titled: 'Il PIN di “{title}” non si può leggere',
      text: 'Il file con il PIN è danneggiato. La partita è intatta. Imposta un nuovo PIN.',
    },
    'record-not-saved': {
      title: 'Una partita finita non è stata salvata',
      titled: 'Una partita finita di “{title}” non è stata salvata',
      text: 'Il disco non l’ha salvata, oppure questa versione non può rigiocarla. Il suo tavolo non è stato cancellato. Se dipende dal disco, l’app riprova automaticamente.',
    },
    'games-put-aside': {
      title: 'Una partita di un tavolo eliminato è stata conservata',
      titled: 'Una partita del tavolo eliminato “{title}” è stata conservata',
      text: 'Non è stato possibile salvarla tra le partite finite. Perciò il file del suo tavolo non è stato cancellato: si trova con un altro nome accanto agli altri tavoli.',
    },
    disk: {
      title: 'Non si può scrivere sul disco',
      text: 'Finché è così, non si può giocare nulla di nuovo. Ciò che è salvato resta al sicuro e si può guardare. Controlla che il disco ci sia e che ci si possa scrivere.',
    },
    houseFull: {
      title: 'La casa è piena',
      text: 'Sono aperte {count} connessioni di altri dispositivi, il massimo possibile, e {unused} di queste non giocano e non guardano. I posti al tavolo sono al sicuro. Libera quelle inutilizzate, oppure fai chiudere il gioco dove nessuno lo usa.',
      used: 'Sono aperte {count} connessioni di altri dispositivi, il massimo possibile, e tutte giocano o guardano. Nessuno viene scollegato. Fai chiudere il gioco dove non serve.',
      free: 'Libera quelle inutilizzate',
    },
    diskFull: {
      title: 'Il disco è pieno',
      text: 'Finché manca lo spazio, non si può giocare nulla di nuovo. Ciò che è salvato resta al sicuro e si può guardare. Libera un po’ di spazio.',
    },
  },
} satisfies Translation<typeof en>;
