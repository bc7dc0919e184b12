import { FREE_SYMBOLS } from '../../material.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { LIKED, prospectOf, type Likings, type Prospect } from '../thinking/prospect.ts';
import type { Order } from '../thinking/order.ts';
import { STYLES, type Style } from '../thinking/style.ts';
import { BREAKS, timetableOf } from '../thinking/timetable.ts';

/** Numbers of laundering cards this close together share one prospect. */
const CLOSE = 3;

/** The experts' prospects at the times that playouts reach, each computed once. */
export class ValueNet {
  readonly #orderAt: (inspected: number) => Order;
  readonly #style: Style;
  readonly #likings: readonly Likings[];
  readonly #cache = new Map<number, Prospect>();

  /** @param orderAt what is known of the inspectors once so many were turned up */
  constructor(
    orderAt: (inspected: number) => Order,
    style: Style = STYLES.expert,
    likings: readonly Likings[] = [NEUTRAL],
  ) {
    this.#orderAt = orderAt;
    this.#style = style;
    this.#likings = likings;
  }

  /** The prospect of the current table. @param fancy the index of the likings */
  at(table: FuffzigerPosition, fancy = 0): Prospect {
    const { seatCount, phase, round, inspected, scrapped, symbols } = table;
    const stage = phase === 'producing' ? 0 : phase === 'buying' || phase === 'general' ? 2 : 1;
    const left = Math.ceil((table.cards - table.laundered) / CLOSE);
    const freeSymbols = Math.min(symbols, FREE_SYMBOLS);
    const time = ((((round * 64 + inspected) * 8 + scrapped) * 16 + left) * 4 + freeSymbols) * 4 + stage;
    const key = time * this.#likings.length + fancy;
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const clock = {
      seatCount,
      inspected,
      scrapped,
      freeSymbols,
      left: left * CLOSE,
      won: 0,
      isLaundered: stage === 2,
      soon: stage === 0 ? BREAKS : 0,
    };
    const timetable = timetableOf(clock, this.#orderAt(inspected));
    const made = prospectOf(timetable, round, this.#style, this.#likings[fancy] ?? NEUTRAL);
    this.#cache.set(key, made);
    return made;
  }
}

const NEUTRAL: Likings = { notes: LIKED, presses: LIKED };
