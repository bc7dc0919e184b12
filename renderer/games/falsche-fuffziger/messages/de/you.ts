import type { Translation } from '../../../../i18n/languages.ts';
import type { you as english } from '../en/you.ts';

export const you = {
  round: 'Runde {round}. Du hast den Würfel.',
  converted: 'Du rüstest eine {front}er um: {press}.',
  broke: 'Du rüstest eine {front}er um: Sie ist kaputt, {paid} Schrottgeld.',
  sold: 'Du verkaufst: {press}, für {price}.',
  printed: 'Du druckst {notes}.',
  printedNone: 'Du druckst nichts.',
  die: 'Du bekommst den Würfel.',
  rolled: 'Du würfelst: {coins} stehen zum Verkauf.',
  laid: 'Du legst {money} vor.',
  matched: 'Du gehst mit.',
  dropped: 'Du steigst aus.',
  laundered: 'Du bekommst {amount}.',
  bonus: 'Du bekommst {coins} für echtes Geld.',
  won: 'Du hast gewonnen.',
  last: 'Du hast {money} für {coins} bezahlt.',
  tie: '{sum} gegen {sum}: Vom Startspieler an gezählt kommst du zuerst.',
  lastWon: 'Du zahlst {paid} und bekommst dafür {real} echt.',
  /** After “You”: what was done. */
  did: {
    converted: 'rüstest eine {front} um: {up}',
    broke: 'rüstest eine {front} um: kaputt, {paid} Schrottgeld',
    converts: 'rüstest {count} um',
    sold: 'verkaufst eine {press} für {price}',
    printed: 'druckst {notes}',
    printedNothing: 'druckst nichts',
    auction: 'nimmst {coins} für {money}.',
    tookBack: 'nimmst {money} zurück',
    laundered: 'gewinnst {least} → {real} für {paid}.',
    bought: 'kaufst {presses} für {paid}.',
    boughtNothing: 'kaufst nichts.',
  },
} satisfies Translation<typeof english>;
