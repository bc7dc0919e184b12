import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

/** The end of the game. */
export const sheet = {
  over: 'Het spel is afgelopen',
  wins: '{name} wint',
  share: '{names} delen de overwinning',
  with: 'met {total}',
  reason: {
    'last-type': 'Afgelopen omdat de 150’s zijn gesloopt, in ronde {rounds}.',
    'last-card': 'Afgelopen omdat de laatste witwaskaart is verkocht, in ronde {rounds}.',
  },
  tieMoney:
    '{names} heeft evenveel munten, maar minder echt geld: {less} tegen {more}. | {names} hebben evenveel munten, maar minder echt geld: {less} tegen {more}.',
  tieShared: 'Ze hebben evenveel munten en evenveel echt geld.',
  ranking: 'Eindstand',
  place: 'Plaats {place}',
  title: 'Afrekening',
  coins: 'Munten uit veilingen en sloop',
  real: 'Echt geld',
  rank: 'Plaats naar geld',
  bonus: 'Munten voor die plaats',
  plus: '+{count}',
  total: 'Munten in totaal',
  hint: 'Biljetten en persen tellen niet. Wie evenveel heeft, deelt de betere plaats.',
  lastRound: 'Zo ging de laatste ronde',
} satisfies Translation<typeof en.sheet>;
