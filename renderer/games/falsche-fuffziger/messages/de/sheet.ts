import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

/** The end of the game. */
export const sheet = {
  over: 'Die Partie ist zu Ende',
  wins: '{name} gewinnt',
  share: '{names} teilen sich den Sieg',
  with: 'mit {total}',
  reason: {
    'last-type': 'Zu Ende, weil die 150er verschrottet wurden, in Runde {rounds}.',
    'last-card': 'Zu Ende, weil die letzte Geldwäschekarte verkauft ist, in Runde {rounds}.',
  },
  tieMoney:
    '{names} hat ebenso viele Münzen, aber weniger echtes Geld: {less} gegen {more}. | {names} haben ebenso viele Münzen, aber weniger echtes Geld: {less} gegen {more}.',
  tieShared: 'Sie haben gleich viele Münzen und gleich viel echtes Geld.',
  ranking: 'Endstand',
  place: 'Platz {place}',
  title: 'Abrechnung',
  coins: 'Münzen aus Auktionen und Schrott',
  real: 'Echtes Geld',
  rank: 'Rang nach Geld',
  bonus: 'Münzen für den Rang',
  plus: '+{count}',
  total: 'Münzen gesamt',
  hint: 'Blüten und Pressen zählen nichts. Wer gleich viel hat, teilt sich den besseren Rang.',
  lastRound: 'So lief die letzte Runde',
} satisfies Translation<typeof en.sheet>;
