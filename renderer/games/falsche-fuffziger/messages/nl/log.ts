import type { Translation } from '../../../../i18n/languages.ts';
import type * as en from '../en/log.ts';

/** What happened. */
export const log = {
  running: 'Deze ronde',
  previous: 'De ronde ervoor',
  nothingYet: 'Er is nog niets gebeurd.',
  double: '{type} ×2',
  special: '{type} met {coins} munten',
  converted: 'bouwt een {front} om: {up}',
  broke: 'bouwt een {front} om: kapot, {paid} als sloopgeld',
  sold: 'verkoopt een {press} voor {price}',
  printed: 'drukt {notes}',
  printedNothing: 'drukt niets',
  scrapped: 'Gesloopt: {type}.',
  scrappedNone: 'Gesloopt: {type}. Niemand had er een.',
  auction: 'neemt {coins} voor {money}.',
  tookBack: 'neemt {money} terug',
  unwanted: 'Niemand wilde de kavel: {coins}.',
  laundered: 'wint {least} → {real} voor {paid}.',
  unsold: '{least} → {real}: niemand bood genoeg.',
  bid: '{sum} ({money})',
  noBid: 'Geen bod: {names}.',
  bought: 'koopt {presses} voor {paid}.',
  boughtNothing: 'koopt niets.',
} satisfies Translation<typeof en.log>;
