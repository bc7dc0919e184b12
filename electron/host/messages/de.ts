import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night ist hier, aber unter einer anderen Adresse. Bitte öffne diese:',
  foreign:
    'Eine andere Seite wollte Auction Night öffnen. Das geht nur über die eigene Adresse. Bitte öffne diese:',
  missing: 'Unter dieser Adresse gibt es keine Seite.',
  start: 'Zur Startseite von Auction Night',
} as const satisfies Translation<typeof en>;
