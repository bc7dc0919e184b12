import { PRESS_TYPES, PRICES, SIDES } from '../../material.ts';
import { together } from '../../material/money.ts';
import type { Press } from '../../material/press-names.ts';
import type { FuffzigerView, OwnMoney } from '../../view.ts';
import { byType, listed, of, rateOf, type ByType } from './by-type.ts';
import { fancyOf } from './fancy.ts';
import type { Habit } from './habits.ts';
import { firstPurses, type Memory, type Purse } from './memory.ts';
import { orderAfter } from './order.ts';
import { valuesOf, type PressValues } from './presses.ts';
import type { Style } from './style.ts';
import { timetableOf, type Timetable } from './timetable.ts';
import type { Wealth } from './wealth.ts';

/** What it makes of the table before it decides. Amounts are in real money that it has now. */
export interface Outlook {
  readonly style: Style;
  readonly own: OwnMoney;
  /** By seat: its own money, and what it thinks that the others have. */
  readonly purses: readonly Purse[];
  readonly habits: readonly Habit[];
  readonly timetable: Timetable;
  /** By type what a note is worth that is kept or changed, whichever is better. */
  readonly notes: ByType;
  readonly presses: PressValues;
  /** What money brings at best if presses are bought for it, as a multiple: at least 1. */
  readonly growth: number;
  /** What a coin of the running auction counts for beside one later. */
  readonly coin: number;
  readonly wealth: Wealth;
  /** Whether the next inspection will surely end the game. */
  readonly isLast: boolean;
}

/** The mean of the die. */
const LOT = 3.5;
/** So little time is left when the next inspection will end the game. */
const HARDLY_ANY = 0.05;

/** What the view, what it remembers and its style make of the table. */
export function outlookOf(view: FuffzigerView, own: OwnMoney, memory: Memory, style: Style): Outlook {
  const timetable = timetableOf(view, orderAfter(memory.order, view));
  const guessed = memory.purses.length > 0 ? memory.purses : firstPurses(view);
  const purses = guessed.map((purse, at) => (at === own.seat ? ownPurse(view, own) : purse));
  const next = timetable.survivals[0] ?? byType(() => 0);
  const { lasts } = timetable;
  const fancy = fancyOf(view, own.seat, style);
  const notes = byType(
    (type, place) =>
      (fancy.notes[place] ?? 1) *
      PRICES[type].sells *
      (lasts + (1 - lasts) * style.bare + style.keeping * of(next, type)),
  );
  const presses = valuesOf(timetable, view.round, style, fancy.presses);
  const growth = growthOf(view, presses);
  return {
    style,
    own,
    purses,
    habits: memory.habits,
    timetable,
    notes,
    presses,
    growth,
    coin: style.coins * fancy.coins,
    wealth: wealthOf(view, purses, timetable, 1 + style.thrift * (growth - 1), style),
    isLast: of(next, 150) < HARDLY_ANY,
  };
}

/** All that is its own; what lies on the table in an auction is counted in, as it is with the others. */
function ownPurse({ phase }: FuffzigerView, own: OwnMoney): Purse {
  const laid = phase?.type === 'auction' ? phase.laid[own.seat] : undefined;
  const { notes, real } = laid === undefined ? own : together(own, laid);
  return { notes: listed(notes), real };
}

/** What the best press that can be bought brings for its price; it need not be affordable. */
const growthOf = ({ supply }: FuffzigerView, presses: PressValues): number =>
  PRESS_TYPES.reduce(
    (best, type) =>
      (supply[type] ?? 0) > 0 ? Math.max(best, presses.fresh(type) / PRICES[type].costs) : best,
    1,
  );

/** What everybody will be worth: money now, with what it grows by, and what the presses will print. */
function wealthOf(
  { presses, auctions }: FuffzigerView,
  purses: readonly Purse[],
  timetable: Timetable,
  growth: number,
  { doubt, above }: Style,
): Wealth {
  const { rounds } = timetable;
  const fortunes = purses.map(
    ({ notes, real }, at) =>
      growth * (real + above * rateOf(notes)) +
      presses.reduce((sum, press) => (press.seat === at ? sum + futureOf(press, rounds, above) : sum), 0),
  );
  return {
    fortunes,
    growth,
    coins: LOT * (auctions + timetable.auctions),
    doubt: doubt * (1 + of(rounds, 150) / 4),
  };
}

/** What a press prints until it is scrapped, and its scrap. */
function futureOf({ up }: Press, rounds: ByType, above: number): number {
  const { type, notes } = SIDES[up];
  return above * notes * PRICES[type].sells * of(rounds, type) + PRICES[type].scraps;
}
