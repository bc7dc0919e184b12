import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night è qui, ma a un altro indirizzo. Apri questo:',
  foreign: 'Un’altra pagina ha cercato di aprire Auction Night: non è permesso. Apri questo indirizzo:',
  missing: 'A questo indirizzo non c’è nessuna pagina.',
  start: 'Vai alla pagina iniziale di Auction Night',
  television: {
    none: 'Ancora nessun tavolo aperto. Appena ce n’è uno, compare qui.',
    which: 'Quale tavolo?',
    pin: 'Questo tavolo ha un PIN. È sullo schermo di chi ospita.',
    wrongPin: 'Il PIN è sbagliato.',
    enter: 'Mostra',
    locked: 'Troppi PIN sbagliati. Chiedi a chi ospita di metterne uno nuovo, oppure aspetta un po’.',
    closed: 'Per ora chi ospita non fa entrare nessun altro. Appena cambia, il tavolo compare qui.',
    removed: 'Chi ospita ha escluso questo televisore.',
    broken: 'Non è stato possibile disegnare il tavolo. Questa pagina riprova automaticamente.',
    away: 'Chi ospita non è raggiungibile. Appena torna, il tavolo ricompare qui.',
  },
} as const satisfies Translation<typeof en>;
