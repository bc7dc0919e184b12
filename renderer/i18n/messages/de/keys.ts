import type { Translation } from '../../languages.ts';
import type en from '../en/keys.ts';

export default {
  main: 'Der Hauptknopf, wenn du dran bist',
  other: 'Der andere Knopf, wenn du dran bist',
  cards: 'Karte aus- oder abwählen',
  cardsLater: 'Karte aus- oder abwählen, wenn du dran bist',
  reactions: 'Reaktion wählen, solange sie offen sind',
  this: 'Diese Liste',
  on: 'Tasten auf diesem Gerät',
  onHint: 'Aus, solange du tippst oder ein Dialog offen ist.',
} satisfies Translation<typeof en>;
