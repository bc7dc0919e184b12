import { seat } from '../../../../base/ids.ts';
import { DEALT, FREE_SYMBOLS, PRESS_TYPES, PRICES, SIDES, type PressType } from '../../material.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { FIRST_DEALT, PILE, typeAt, UPS } from '../../kinds.ts';
import type { PhaseView } from '../../view.ts';
import { of } from '../thinking/by-type.ts';
import type { Order } from '../thinking/order.ts';
import { valuesOf } from '../thinking/presses.ts';
import { STYLES } from '../thinking/style.ts';
import { timetableOf, type Clock } from '../thinking/timetable.ts';

/** What a strong player makes of the time that is left, whoever it is: the same for all who know the same order. By place of the type, or by kind. */
export interface Prospect {
  /** What a note is worth that is kept or changed. */
  readonly notes: readonly number[];
  /** What a new press brings for its price. */
  readonly fresh: readonly number[];
  /** The types that are worth their price, the best first. */
  readonly wanted: readonly number[];
  /** What is gained by turning over a press of a kind that never was. */
  readonly gains: readonly number[];
  /** What is gained by selling a press of a kind. */
  readonly sales: readonly number[];
  /** What a press of a kind will print, and its scrap. */
  readonly futures: readonly number[];
  /** The part of the notes that is changed in the general laundering. */
  readonly changed: readonly number[];
  /** Coin auctions in the rounds to come. */
  readonly auctions: number;
  /** How uncertain the fortunes are. */
  readonly doubt: number;
}

const STYLE = STYLES.expert;
/** As experts sell, launder and see the end coming. */
const SELLING = 1.2;
const DOUBTFUL = 0.7;
const HARDLY_ANY = 0.05;
/** Numbers of laundering cards so close together are thought of as one. */
const CLOSE = 3;
const LIKED = PRESS_TYPES.map(() => 1);

/** Prospects at any time that playouts come to, each computed once. */
export class Prospects {
  readonly #order: Order;
  readonly #known = new Map<number, Prospect>();

  constructor(order: Order) {
    this.#order = order;
  }

  /** As the table is now. */
  at(table: FuffzigerPosition): Prospect {
    const { phase, round, inspected, scrapped, symbols } = table;
    const stage = phase === 'producing' ? 0 : phase === 'buying' || phase === 'general' ? 2 : 1;
    const left = Math.ceil((table.cards - table.laundered) / CLOSE);
    const free = Math.min(symbols, FREE_SYMBOLS);
    const key = ((((round * 64 + inspected) * 8 + scrapped) * 16 + left) * 4 + free) * 4 + stage;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = prospectOf(clockOf(table, stage, left * CLOSE, free), round, this.#order);
    this.#known.set(key, made);
    return made;
  }
}

const nobody = seat(0);
/** The phases that tell the time, as far as it matters who is at it. */
const STAGES = [
  {
    type: 'producing',
    turn: nobody,
    done: { seat: nobody, converted: [], sold: [], printed: {} },
    hasBroken: false,
  },
  { type: 'laundering', chosen: [], won: [] },
  { type: 'buying', turn: nobody },
] as const satisfies PhaseView[];

const clockOf = (
  { seatCount, inspected, scrapped }: FuffzigerPosition,
  stage: number,
  left: number,
  freeSymbols: number,
): Clock => ({
  seatCount,
  inspectors: { faceDown: PILE - (inspected % PILE), turned: [] },
  scrapped: PRESS_TYPES.slice(0, scrapped),
  phase: STAGES[stage] ?? STAGES[0],
  laundering: { left },
  freeSymbols,
});

function prospectOf(clock: Clock, round: number, order: Order): Prospect {
  const timetable = timetableOf(clock, order);
  const { survivals, lasts, rounds } = timetable;
  const presses = valuesOf(timetable, round, STYLE, LIKED);
  const next = survivals[0] ?? LIKED.map(() => 0);
  const isLast = of(next, 150) < HARDLY_ANY;
  const note = (type: PressType): number =>
    PRICES[type].sells * (lasts + (1 - lasts) * STYLE.bare + STYLE.keeping * of(next, type));
  const fresh = PRESS_TYPES.map((type) => presses.fresh(type) / PRICES[type].costs);
  const rankOf = (place: number): number => (fresh[place] ?? 0) * PRICES[typeAt(place)].costs ** STYLE.size;
  return {
    notes: PRESS_TYPES.map(note),
    fresh,
    wanted: [...PRESS_TYPES.keys()]
      .filter((place) => (fresh[place] ?? 0) > STYLE.margin)
      .sort((one, other) => rankOf(other) - rankOf(one)),
    gains: FRONTS.map((type, kind) => {
      const isDealt = kind >= FIRST_DEALT;
      const print = note(type) + STYLE.scarcity * PRICES[type].sells;
      return presses.turned(type, isDealt) - presses.unconverted(type, isDealt) - print;
    }),
    sales: UPS.map((up) => {
      const { type, notes } = SIDES[up];
      return PRICES[type].sells - SELLING * (notes * note(type) + presses.side(up));
    }),
    futures: UPS.map((up) => {
      const { type, notes } = SIDES[up];
      return STYLE.above * notes * PRICES[type].sells * of(rounds, type) + PRICES[type].scraps;
    }),
    changed: PRESS_TYPES.map((type) => (isLast || of(next, type) < DOUBTFUL ? 1 : STYLE.laundered)),
    auctions: timetable.auctions,
    doubt: STYLE.doubt * (1 + of(rounds, 150) / 4),
  };
}

/** By kind the type of those that were never turned over. */
const FRONTS: readonly PressType[] = [...PRESS_TYPES, ...DEALT.map(({ type }) => type)];
