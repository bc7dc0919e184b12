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

export const isNothing = ({ notes, real }: Money): boolean => isNone(notes) && real === 0;

/** The types with a count above 0, the smallest first. */
export const typesIn = (counts: Counts): readonly PressType[] =>
  PRESS_TYPES.filter((type) => countOf(counts, type) > 0);

/** The type that is scrapped next, the smallest one in play; undefined at the end. */
export const nextScrapped = ({ scrapped }: FuffzigerView): PressType | undefined =>
  PRESS_TYPES.find((type) => !scrapped.includes(type));

export type Face = 2 | 3 | 4 | 5;

/** The face of the die: the last roll, as far as the view contains it; else 3. */
export function dieFace({ phase, report, previousRound }: FuffzigerView): Face {
  const lastOf = (round: RoundReport | undefined) => round?.auctions.at(-1)?.lot;
  const lot = phase?.type === 'auction' ? phase.lot : (lastOf(report) ?? lastOf(previousRound));
  return (lot ?? 3) as Face;
}

/** All seats clockwise from the start player; this order breaks ties between bids. */
export const seatsInTurn = ({ seatCount, start }: FuffzigerView): readonly Seat[] =>
  seatsOf(seatCount).map((step) => toSeat((start + step) % seatCount));

/** The real money for notes in phase 6: the resale price of a press of their type. */
export const changedFor = (notes: Counts): number => sumOver(notes, (type) => PRICES[type].sells);
