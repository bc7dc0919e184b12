import type { Translation } from '../../languages.ts';
import type en from '../en/keys.ts';

export default {
  main: 'Il pulsante principale, quando tocca a te',
  other: 'L’altro pulsante, quando tocca a te',
  cards: 'Seleziona o deseleziona una carta',
  cardsLater: 'Seleziona o deseleziona una carta, quando tocca a te',
  reactions: 'Scegli una reazione, finché sono aperte',
  this: 'Questo elenco',
  on: 'Tasti su questo dispositivo',
  onHint: 'Non funzionano mentre scrivi o quando è aperta una finestra.',
} satisfies Translation<typeof en>;
