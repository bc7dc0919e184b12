import type { Translation } from '../../languages.ts';
import type en from '../en/trouble.ts';

export default {
  frozen: {
    title: 'Il tavolo è fermo.',
    'disk-full':
      'Il disco di questo computer è pieno. Tutto fino a qui è al sicuro. Libera un po’ di spazio, poi riprova.',
    disk: 'Il disco di questo computer non ha accettato l’ultima mossa. Tutto fino a qui è al sicuro. Guarda se il disco c’è e se ci si può scrivere, poi riprova.',
    fault:
      'Qualcosa è andato storto nell’app. Tutto fino a qui è al sicuro. Riprova; se non basta, chiudi l’app e riaprila.',
    guest: 'Chi ospita deve prima sistemare qualcosa. Tutto fino a qui è al sicuro, poi la partita riprende.',
  },
  pinLock: {
    tries: 'Un PIN sbagliato {devices}. | {count} PIN sbagliati {devices}.',
    devices: 'da un dispositivo | da {count} dispositivi',
    forGood:
      'Chi ne ha scritto uno sbagliato resta fuori finché non metti un PIN nuovo. Al tavolo nessuno se ne accorge.',
    for: 'Chi ne ha scritto uno sbagliato resta fuori ancora {time}, anche con un PIN nuovo; senza PIN entrano tutti. Al tavolo nessuno se ne accorge.',
    renew: 'Metti un PIN nuovo',
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
} satisfies Translation<typeof en>;
