import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night is hier, maar op een ander adres. Open dit adres:',
  foreign:
    'Een andere pagina wilde Auction Night openen. Dat kan alleen via het eigen adres. Open dit adres:',
  missing: 'Op dit adres is geen pagina.',
  start: 'Naar de startpagina van Auction Night',
} as const satisfies Translation<typeof en>;
