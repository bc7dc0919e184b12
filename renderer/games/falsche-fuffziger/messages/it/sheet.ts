import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

/** The end of the game. */
export const sheet = {
  over: 'La partita è finita',
  wins: 'Vince {name}',
  share: '{names} si dividono la vittoria',
  with: 'con {total}',
  reason: {
    'last-type': 'È finita perché le 150 sono state rottamate, nel turno {rounds}.',
    'last-card': 'È finita perché è stata venduta l’ultima carta di riciclaggio, nel turno {rounds}.',
  },
  tieMoney:
    '{names} ha altrettante monete, ma meno denaro vero: {less} contro {more}. | {names} hanno altrettante monete, ma meno denaro vero: {less} contro {more}.',
  tieShared: 'Hanno le stesse monete e lo stesso denaro vero.',
  ranking: 'Classifica finale',
  place: '{place}º posto',
  title: 'Punteggio',
  coins: 'Monete da aste e rottami',
  real: 'Denaro vero',
  rank: 'Posto per denaro',
  bonus: 'Monete per quel posto',
  plus: '+{count}',
  total: 'Monete in tutto',
  hint: 'Banconote e presse non contano. A parità vale il posto migliore.',
  lastRound: 'L’ultimo turno',
} satisfies Translation<typeof en.sheet>;
