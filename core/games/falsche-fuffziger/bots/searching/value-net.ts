import { FREE_SYMBOLS } from '../../material.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { LIKED, prospectOf, type Prospect } from '../thinking/prospect.ts';
import type { Order } from '../thinking/order.ts';
import { STYLES } from '../thinking/style.ts';
import { BREAKS, timetableOf } from '../thinking/timetable.ts';

/** Numbers of laundering cards this close together share one prospect. */
const CLOSE = 3;

/** The experts' prospects at the times that playouts reach, each computed once. */
export class ValueNet {
  readonly #order: Order;
  readonly #cache = new Map<number, Prospect>();

  constructor(order: Order) {
    this.#order = order;
  }

  /** The prospect of the current table. */
  at(table: FuffzigerPosition): Prospect {
    const { seatCount, phase, round, inspected, scrapped, symbols } = table;
    const stage = phase === 'producing' ? 0 : phase === 'buying' || phase === 'general' ? 2 : 1;
    const left = Math.ceil((table.cards - table.laundered) / CLOSE);
    const freeSymbols = Math.min(symbols, FREE_SYMBOLS);
    const key = ((((round * 64 + inspected) * 8 + scrapped) * 16 + left) * 4 + freeSymbols) * 4 + stage;
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
    const timetable = timetableOf(clock, this.#order);
    const made = prospectOf(timetable, round, STYLES.expert, LIKINGS);
    this.#cache.set(key, made);
    return made;
  }
}

const LIKINGS = { notes: LIKED, presses: LIKED };
