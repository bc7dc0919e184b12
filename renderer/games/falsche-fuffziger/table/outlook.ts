import { seat as toSeat, seatsOf, type Seat } from '../../../../core/base/ids.ts';
import type { Lay } from '../../../../core/games/falsche-fuffziger/actions.ts';
import { PRESS_TYPES, PRICES, type PressType } from '../../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  isNone,
  sumOver,
  type Counts,
  type Money,
} from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { RoundReport } from '../../../../core/games/falsche-fuffziger/material/report.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';

/** A lay as money. */
export const moneyOf = (lay: Lay): Money =>
  'notes' in lay ? { notes: lay.notes, real: 0 } : { notes: {}, real: lay.real };

/** Whether that is no money at all. */
export const isNothing = ({ notes, real }: Money): boolean => isNone(notes) && real === 0;

/** The types of which there are some, the smallest first. */
export const typesIn = (counts: Counts): readonly PressType[] =>
  PRESS_TYPES.filter((type) => countOf(counts, type) > 0);

/** The type whose card scraps it when it is turned up next: the smallest one still in play; undefined at the end. */
export const nextScrapped = ({ scrapped }: FuffzigerView): PressType | undefined =>
  PRESS_TYPES.find((type) => !scrapped.includes(type));

/** A face of the die. */
export type Face = 2 | 3 | 4 | 5;

/** What the die shows: what was rolled last, as far as it is in the view; before that a three. */
export function dieFace({ phase, report, previousRound }: FuffzigerView): Face {
  const lastOf = (round: RoundReport | undefined) => round?.auctions.at(-1)?.lot;
  const lot = phase?.type === 'auction' ? phase.lot : (lastOf(report) ?? lastOf(previousRound));
  return (lot ?? 3) as Face;
}

/** All seats in player order: from the start player clockwise, which decides between equal bids. */
export const seatsInTurn = ({ seatCount, start }: FuffzigerView): readonly Seat[] =>
  seatsOf(seatCount).map((step) => toSeat((start + step) % seatCount));

/** What notes are changed for in phase 6, in real money: the same as a press of their type sells for. */
export const changedFor = (notes: Counts): number => sumOver(notes, (type) => PRICES[type].sells);
