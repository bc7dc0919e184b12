import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night è qui, ma a un altro indirizzo. Apri questo:',
  foreign:
    'Un’altra pagina ha cercato di aprire Auction Night, cosa possibile solo dal suo indirizzo. Apri questo:',
  missing: 'A questo indirizzo non c’è nessuna pagina.',
  start: 'Vai alla pagina iniziale di Auction Night',
} as const satisfies Translation<typeof en>;
