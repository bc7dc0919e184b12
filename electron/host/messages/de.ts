import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night ist hier, aber unter einer anderen Adresse. Bitte öffne diese:',
  foreign: 'Eine andere Seite wollte Auction Night öffnen; das ist nicht erlaubt. Bitte öffne diese Adresse:',
  missing: 'Unter dieser Adresse gibt es keine Seite.',
  start: 'Zur Startseite von Auction Night',
  television: {
    none: 'Noch ist kein Tisch offen. Sobald es einen gibt, erscheint er hier.',
    which: 'Welcher Tisch?',
    pin: 'Dieser Tisch hat eine PIN. Sie steht auf dem Bildschirm des Gastgebers.',
    wrongPin: 'Das ist die falsche PIN.',
    enter: 'Anzeigen',
    locked: 'Zu viele falsche PINs. Bitte den Gastgeber um eine neue, oder warte eine Weile.',
    closed:
      'Der Gastgeber lässt gerade niemand Neues herein. Sobald sich das ändert, erscheint der Tisch hier.',
    removed: 'Der Gastgeber hat diesen Fernseher entfernt.',
    broken: 'Der Tisch konnte nicht gezeichnet werden. Diese Seite versucht es automatisch noch einmal.',
    away: 'Der Gastgeber ist nicht erreichbar. Sobald er wieder da ist, erscheint der Tisch wieder.',
  },
} as const satisfies Translation<typeof en>;
