import type { Translation } from '../../../core/base/languages.ts';
import type en from './en.ts';

export default {
  misdirected: 'Auction Night ist hier, aber unter einer anderen Adresse. Bitte öffne diese:',
  foreign:
    'Eine andere Seite wollte Auction Night öffnen. Das geht nur über die eigene Adresse. Bitte öffne diese:',
  missing: 'Unter dieser Adresse gibt es keine Seite.',
  start: 'Zur Startseite von Auction Night',
  television: {
    none: 'Noch ist kein Tisch offen. Sobald es einen gibt, erscheint er hier.',
    which: 'Welcher Tisch?',
    pin: 'Dieser Tisch hat eine PIN. Der Gastgeber sieht sie auf dem Bildschirm.',
    wrongPin: 'Das ist nicht die PIN.',
    enter: 'Anzeigen',
    locked: 'Zu viele falsche PINs. Der Gastgeber kann eine neue setzen, oder du wartest eine Weile.',
    closed:
      'Der Gastgeber lässt im Moment niemanden mehr herein. Sobald sich das ändert, erscheint der Tisch hier.',
    removed: 'Der Gastgeber hat dieses Gerät abgewiesen.',
    broken: 'Der Tisch konnte nicht gezeichnet werden. Diese Seite versucht es von selbst noch einmal.',
    away: 'Der Gastgeber ist nicht erreichbar. Sobald er wieder da ist, erscheint der Tisch hier von selbst.',
  },
} as const satisfies Translation<typeof en>;
