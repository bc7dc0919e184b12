import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

export const sheet = {
  title: 'Conti della mano {hand}',
  of: 'su {sum}',
  full: 'intera',
  triplet: 'Tris di {face}',
  none: 'Nessuna banconota',
  coinCount: '{count} moneta | {count} monete',
  triplets: 'Tris',
  total: 'Totale',
  best: 'Il massimo in questa mano',
  removed: 'Fuori da questa mano: {names}',
  legend: 'In grande: quanto conta. In piccolo: la somma delle banconote; sotto 200 se ne tolgono 100.',
  open: 'Tutte le carte scoperte',
  over: 'Il martello è caduto',
  wins: 'Vince {name}',
  share: '{names} dividono la vittoria',
  with: 'con {total}',
  ranking: 'Classifica finale',
  place: 'Posto {place}',
  byHand: 'Mano per mano',
  hand: 'Mano {hand}',
  leader: 'Mano {hand}: {names}, {total}',
  sheets: 'Conti delle mani',
  lastRound: 'Com’è andato l’ultimo turno',
  chart: 'Totali dopo ogni mano',
} satisfies Translation<typeof en.sheet>;
