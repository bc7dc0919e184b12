import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/sheet.ts';

export const sheet = {
  over: 'Alles is verkocht',
  wins: '{name} wint',
  share: '{names} winnen samen',
  with: 'met {total}',
  tieMoney:
    '{names} heeft in totaal evenveel, maar minder geld over: {less} tegen {more}. | {names} hebben in totaal evenveel, maar minder geld over: {less} tegen {more}.',
  tieShared: 'Ze hebben in totaal evenveel, en ook evenveel geld over.',
  ranking: 'Eindstand',
  place: 'Plaats {place}',
  title: 'Afrekening',
  unit: 'In duizenden dollars',
  cheques: 'Cheques',
  earned: 'Samen',
  money: 'Geld over',
  total: 'Totaal',
  deals: 'Gekocht en verkocht',
  dealsHint: 'De prijs, de cheque ervoor en de winst.',
  best: 'Beste koop: {name} betaalde {paid} voor de {building} en verkocht die voor {amount}.',
  deal: '{building}: gekocht voor {paid}, verkocht voor {amount}, winst {gain}',
  lastRound: 'Hoe de laatste ronde verliep',
} satisfies Translation<typeof en.sheet>;
