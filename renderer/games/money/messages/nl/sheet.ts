import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

export const sheet = {
  title: 'Afrekening van potje {hand}',
  of: 'van {sum}',
  full: 'vol',
  triplet: 'Drieling van {face}',
  none: 'Geen biljetten',
  coinCount: '{count} munt | {count} munten',
  triplets: 'Drielingen',
  total: 'Totaal',
  best: 'Het meeste in dit potje',
  removed: 'Niet in dit potje: {names}',
  legend: 'Groot: wat telt. Klein: de som van de biljetten; onder 200 gaat er 100 af.',
  open: 'Alle handen open',
  over: 'De hamer is gevallen',
  wins: '{name} wint',
  share: '{names} delen de winst',
  with: 'met {total}',
  ranking: 'Eindstand',
  place: 'Plaats {place}',
  byHand: 'Potje voor potje',
  hand: 'Potje {hand}',
  leader: 'Potje {hand}: {names}, {total}',
  sheets: 'Afrekeningen',
  lastRound: 'Zo ging de laatste ronde',
  chart: 'Stand na elk potje',
} satisfies Translation<typeof en.sheet>;
