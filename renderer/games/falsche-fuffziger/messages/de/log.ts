import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/log.ts';

/** What happened. */
export const log = {
  running: 'Diese Runde',
  previous: 'Die Runde davor',
  nothingYet: 'Noch ist nichts geschehen.',
  double: '{type} ×2',
  special: '{type} mit {coins} Münzen',
  converted: 'rüstet eine {front} um: {up}',
  broke: 'rüstet eine {front} um: kaputt, {paid} Schrottgeld',
  sold: 'verkauft eine {press} für {price}',
  printed: 'druckt {notes}',
  printedNothing: 'druckt nichts',
  scrapped: 'Verschrottet: {type}.',
  scrappedNone: 'Verschrottet: {type}. Niemand hatte welche.',
  auction: 'nimmt {coins} für {money}.',
  tookBack: 'nimmt {money} zurück',
  unwanted: 'Niemand wollte das Los: {coins}.',
  laundered: 'gewinnt {least} → {real} für {paid}.',
  unsold: '{least} → {real}: niemand bot genug.',
  bid: '{sum} ({money})',
  noBid: 'Kein Gebot: {names}.',
  bought: 'kauft {presses} für {paid}.',
  boughtNothing: 'kauft nichts.',
} satisfies Translation<typeof en.log>;
