import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  bid: 'Je biedt {amount}.',
  leads: 'Jij biedt het meest: {amount}.',
  offer: 'Ronde {round}. Te koop: {buildings}. Jij begint.',
  passing: 'Je past en neemt de {building} voor {paid}.',
  passingFree: 'Je past en neemt de {building} gratis.',
  passingRefund: 'Je past, neemt de {building} voor {paid} en krijgt {refund} terug.',
  staying: 'Jij blijft over en neemt de {building} voor {paid}.',
  stayingFree: 'Jij blijft over en neemt de {building} gratis.',
  sold: 'Je verkoopt de {building} voor {amount}.',
  taken: '{building}: door jou gekocht voor {paid}',
  best: 'Beste koop: je betaalde {paid} voor de {building} en verkocht die voor {amount}.',
  high: 'Het hoogste bod is van jou: {amount}.',
  in: 'Alleen jij doet nog mee.',
  tieMoney:
    'Je hebt in totaal evenveel, maar minder geld over: {less} tegen {more}. | Jij en {names} hebben in totaal evenveel, maar minder geld over: {less} tegen {more}.',
  tieShared: 'Jullie hebben in totaal evenveel en ook evenveel geld over.',
} satisfies Translation<typeof english>;
