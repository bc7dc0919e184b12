import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night è qui, ma a un altro indirizzo. Apri questo:',
  foreign:
    'Un’altra pagina ha cercato di aprire Auction Night, cosa possibile solo dal suo indirizzo. Apri questo:',
  missing: 'A questo indirizzo non c’è nessuna pagina.',
  start: 'Vai alla pagina iniziale di Auction Night',
  television: {
    none: 'Nessun tavolo è ancora aperto. Appena ce n’è uno, appare qui.',
    which: 'Quale tavolo?',
    pin: 'Questo tavolo chiede un PIN. Chi ospita lo vede sullo schermo.',
    wrongPin: 'Il PIN non è giusto.',
    enter: 'Mostra',
    locked: 'Troppi PIN sbagliati. Chi ospita può impostarne uno nuovo, oppure aspetta un po’.',
    closed: 'Per ora chi ospita non fa entrare nessun altro. Appena cambia, il tavolo appare qui.',
    removed: 'Chi ospita ha escluso questo dispositivo.',
    broken: 'Non è stato possibile disegnare il tavolo. Questa pagina riprova da sola.',
    away: 'Chi ospita non è raggiungibile. Appena torna, il tavolo riappare qui da solo.',
  },
} as const satisfies Translation<typeof en>;
