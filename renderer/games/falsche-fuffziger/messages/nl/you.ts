import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  round: 'Ronde {round}. Jij hebt de dobbelsteen.',
  converted: 'Je bouwt een {front} om: {press}.',
  broke: 'Je bouwt een {front} om: hij is kapot, {paid} sloopgeld.',
  sold: 'Je verkoopt: {press}, voor {price}.',
  printed: 'Je drukt {notes}.',
  printedNone: 'Je drukt niets.',
  die: 'Jij krijgt de dobbelsteen.',
  rolled: 'Je gooit: {coins} te koop.',
  laid: 'Je legt {money} voor.',
  matched: 'Je gaat mee.',
  dropped: 'Je haakt af.',
  laundered: 'Je krijgt {amount}.',
  bonus: 'Je krijgt {coins} voor echt geld.',
  won: 'Je hebt gewonnen.',
  last: 'Je betaalde {money} voor {coins}.',
  tie: '{sum} tegen {sum}: geteld vanaf de startspeler kom jij het eerst.',
  lastWon: 'Je betaalt {paid} en krijgt daarvoor {real} echt.',
  /** After “You”: what was done. */
  did: {
    converted: 'bouwt een {front} om: {up}',
    broke: 'bouwt een {front} om: kapot, {paid} als sloopgeld',
    converts: 'bouwt er {count} om',
    sold: 'verkoopt een {press} voor {price}',
    printed: 'drukt {notes}',
    printedNothing: 'drukt niets',
    auction: 'neemt {coins} voor {money}.',
    tookBack: 'neemt {money} terug',
    laundered: 'wint {least} → {real} voor {paid}.',
    bought: 'koopt {presses} voor {paid}.',
    boughtNothing: 'koopt niets.',
  },
} satisfies Translation<typeof english>;
