import { seatsOf, type Seat } from '../../../../base/ids.ts';
import type { Rng } from '../../../../base/rng.ts';
import type { FuffzigerEvent, FuffzigerNews } from '../../events.ts';
import { PRESS_TYPES, PRICES, SIDES, dealOf, typeOf } from '../../material.ts';
import type { Counts, Money } from '../../material/money.ts';
import type { FuffzigerView, PhaseView } from '../../view.ts';
import { byType, listed, of, rateOf, type ByType } from './by-type.ts';
import { habitsAfter, type Habit } from './habits.ts';
import { UNKNOWN_ORDER, orderAfter, type Order } from './order.ts';
import type { Style } from './style.ts';

/** What a player is assumed to have; the numbers may be fractional. */
export type Purse = { readonly notes: ByType; readonly real: number };

/** Fractions of what a player prints in a round, and of the real money that it sells for. */
interface Held {
  readonly notes: number;
  readonly real: number;
}
const held = (notes: number, real: number): Held => ({ notes, real });

/** What an attentive player would remember. */
export type Memory = {
  readonly order: Order;
  /** By seat; empty before the first event. */
  readonly purses: readonly Purse[];
  /** By seat; empty before the first bids for a card. */
  readonly habits: readonly Habit[];
};

export const NOTHING: Memory = { order: UNKNOWN_ORDER, purses: [], habits: [] };

/** The assumed fraction of notes that others change in the general laundering, which is secret. */
const CHANGED = 0.6;
/** The assumed fraction of the notes of a scrapped type that they had changed in time. */
const SAVED = 0.8;
/**
 * What a bot without memory assumes the others to have, relative to what they print in a round: the averages of players in rounds two to
 * five, and from the sixth on; notes and real money.
 */
const HELD: Readonly<Record<PhaseView['type'], readonly [Held, Held]>> = {
  producing: [held(0.05, 0.3), held(0.1, 0.9)],
  auction: [held(0.65, 0.2), held(1, 1.1)],
  laundering: [held(0.6, 0.15), held(0.8, 0.85)],
  buying: [held(0.3, 0.55), held(0.55, 1)],
  general: [held(0.2, 0.1), held(0.5, 0.75)],
};
const LATE = 6;

/** The memory after events that led to the view. */
export function remember(memory: Memory, view: FuffzigerView, events: readonly FuffzigerEvent[]): Memory {
  return {
    order: orderAfter(memory.order, view),
    purses: pursesAfter(memory.purses, view, events),
    habits: events.reduce(
      (habits, event) => (event.type === 'opened' ? habitsAfter(habits, event) : habits),
      memory.habits,
    ),
  };
}

/** What the bot still remembers: it forgets inspector cards. */
export const recalled = (memory: Memory, { recall }: Style, rng: Rng): Memory =>
  recall === 1
    ? memory
    : {
        ...memory,
        order: memory.order.map((card, place) =>
          card === UNKNOWN_ORDER[place] || rng.fraction() < recall ? card : null,
        ),
      };

function pursesAfter(
  purses: readonly Purse[],
  view: FuffzigerView,
  events: readonly FuffzigerEvent[],
): readonly Purse[] {
  if (purses.length > 0) return events.reduce(afterEvent, purses);
  return view.round === 1 ? events.reduce(afterEvent, empty(view.seatCount)) : firstPurses(view);
}

/** The assumed money without memory: public information in the first round, later a fraction of what the presses print. */
export function firstPurses(view: FuffzigerView): readonly Purse[] {
  const { seatCount, presses, round, phase } = view;
  if (round === 1) return pursesOfRound(view);
  const { notes, real } = HELD[phase?.type ?? 'producing'][round < LATE ? 0 : 1];
  return seatsOf(seatCount).map((at) => {
    const printed = byType((type) =>
      presses.reduce(
        (sum, { seat, up }) => sum + (seat === at && typeOf(up) === type ? SIDES[up].notes : 0),
        0,
      ),
    );
    return { notes: printed.map((count) => notes * count), real: real * rateOf(printed) };
  });
}

const empty = (seatCount: number): readonly Purse[] =>
  seatsOf(seatCount).map(() => ({ notes: byType(() => 0), real: 0 }));

/** The money after the current round's events, for players who had none before it. */
function pursesOfRound({ seatCount, report, phase }: FuffzigerView): readonly Purse[] {
  const { productions, auctions, openings, shopping } = report;
  const running = phase?.type === 'producing' ? [phase.done] : [];
  const wasPaid = phase?.type === 'buying' || phase?.type === 'general';
  const events: readonly FuffzigerNews[] = [
    ...[...productions, ...running].flatMap(
      ({ seat, converted, sold, printed }): readonly FuffzigerNews[] => [
        ...converted.map((press) => ({ type: 'converted', seat, ...press }) as const),
        ...sold.map((press) => ({ type: 'sold', seat, ...press }) as const),
        { type: 'printed', seat, notes: printed, converted },
      ],
    ),
    ...auctions.map((auction) => ({ type: 'auction-ended', ...auction }) as const),
    ...openings.map((opening) => ({ type: 'opened', ...opening }) as const),
    ...openings.flatMap(({ card, winner: seat }): readonly FuffzigerNews[] =>
      seat === undefined || !wasPaid ? [] : [{ type: 'laundered', seat, card, real: dealOf(card).real }],
    ),
    ...shopping.map((bought) => ({ type: 'bought', ...bought }) as const),
  ];
  return events.reduce(afterEvent, empty(seatCount));
}

/** The purses after an event; what is changed in the general laundering is guessed. */
function afterEvent(purses: readonly Purse[], event: FuffzigerNews): readonly Purse[] {
  switch (event.type) {
    case 'printed':
      return withPurse(purses, event.seat, (purse) => ({
        ...purse,
        notes: added(purse.notes, event.notes, 1),
      }));
    case 'converted':
      return withReal(purses, event.seat, event.paid);
    case 'sold':
      return withReal(purses, event.seat, event.price);
    case 'scrapped':
      return event.presses.reduce<readonly Purse[]>(
        (before, { seat, real }) => withReal(before, seat, real),
        purses.map((purse) => changing(purse, (type) => (type === event.pressType ? 1 : 0), SAVED)),
      );
    case 'auction-ended':
      return event.winner === undefined
        ? purses
        : withPurse(purses, event.winner, (purse) => less(purse, event.paid));
    case 'opened':
      return purses.map((purse, at) => {
        const bid = event.bids[at] ?? { notes: {}, real: 0 };
        const revealed = atLeast(purse, bid);
        return at === event.winner ? less(revealed, bid) : revealed;
      });
    case 'laundered':
      return withReal(purses, event.seat, event.real);
    case 'bought':
      return withPurse(purses, event.seat, (purse) => less(purse, { notes: {}, real: event.paid }));
    case 'general-laundering':
      return purses.map((purse) => changing(purse, () => CHANGED, 1));
    default:
      return purses;
  }
}

const withPurse = (purses: readonly Purse[], at: Seat, change: (purse: Purse) => Purse): readonly Purse[] =>
  purses.map((purse, seat) => (seat === at ? change(purse) : purse));

const withReal = (purses: readonly Purse[], at: Seat, real: number): readonly Purse[] =>
  withPurse(purses, at, (purse) => ({ ...purse, real: purse.real + real }));

/** Adds notes, or subtracts them with `times` −1, down to 0. */
const added = (notes: ByType, more: Counts, times: number): ByType => {
  const change = listed(more);
  return notes.map((count, place) => Math.max(0, count + times * (change[place] ?? 0)));
};

/** Raises a purse to at least what was revealed. */
const atLeast = ({ notes, real }: Purse, revealed: Money): Purse => {
  const least = listed(revealed.notes);
  return {
    notes: notes.map((count, place) => Math.max(count, least[place] ?? 0)),
    real: Math.max(real, revealed.real),
  };
};

/** Subtracts a payment; real money beyond the assumption must come from changed notes. */
function less({ notes, real }: Purse, paid: Money): Purse {
  const left: Purse = { notes: added(notes, paid.notes, -1), real: real - paid.real };
  return left.real >= 0 ? left : changed(left);
}

/** Changes notes, the smallest first, until there is no debt. */
function changed({ notes, real }: Purse): Purse {
  let debt = -real;
  const rest = PRESS_TYPES.map((type) => {
    const count = of(notes, type);
    const gone = Math.min(count, debt / PRICES[type].sells);
    debt -= gone * PRICES[type].sells;
    return count - gone;
  });
  return { notes: rest, real: 0 };
}

/** Changes a part of the notes of each type, at `rate` of the table's price. */
function changing({ notes, real }: Purse, part: (type: number) => number, rate: number): Purse {
  const gone = byType((type) => of(notes, type) * part(type));
  const rest = notes.map((count, place) => count - (gone[place] ?? 0));
  return { notes: rest, real: real + rate * rateOf(gone) };
}
