import type { Translation } from '../../languages.ts';
import type en from '../en/keys.ts';

export default {
  main: 'De grootste knop, als jij aan de beurt bent',
  other: 'De andere knop, als jij aan de beurt bent',
  cards: 'Kaart kiezen of wegleggen',
  cardsLater: 'Kaart kiezen of wegleggen, als jij aan de beurt bent',
  reactions: 'Reactie kiezen, zolang ze open zijn',
  this: 'Deze lijst',
  on: 'Toetsen op dit apparaat',
  onHint: 'Uit terwijl je typt of er een venster open is.',
} satisfies Translation<typeof en>;
