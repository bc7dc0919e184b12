import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

export const sheet = {
  over: 'Alles ist verkauft',
  wins: '{name} gewinnt',
  share: '{names} gewinnen gemeinsam',
  with: 'mit {total}',
  tieMoney:
    '{names} hat insgesamt gleich viel, aber weniger Geld übrig: {less} gegen {more}. | {names} haben insgesamt gleich viel, aber weniger Geld übrig: {less} gegen {more}.',
  tieShared: 'Sie haben insgesamt gleich viel, und auch gleich viel Geld übrig.',
  ranking: 'Endstand',
  place: 'Platz {place}',
  title: 'Abrechnung',
  unit: 'In Tausend Dollar',
  cheques: 'Schecks',
  earned: 'Zusammen',
  money: 'Geld übrig',
  total: 'Summe',
  deals: 'Gekauft und verkauft',
  dealsHint: 'Der Preis, der Scheck dafür und der Gewinn.',
  best: 'Bestes Geschäft: {name} zahlte {paid} für die {building} und verkaufte sie für {amount}.',
  deal: '{building}: gekauft für {paid}, verkauft für {amount}, Gewinn {gain}',
  lastRound: 'So verlief die letzte Runde',
} satisfies Translation<typeof en.sheet>;
