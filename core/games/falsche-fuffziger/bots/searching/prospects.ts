import { LIKED, prospectOf, type Prospect } from '../thinking/prospect.ts';
import { seat } from '../../../../base/ids.ts';
import { FREE_SYMBOLS, PRESS_TYPES } from '../../material.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { PILE } from '../../kinds.ts';
import type { PhaseView } from '../../view.ts';
import type { Order } from '../thinking/order.ts';
import { STYLES } from '../thinking/style.ts';
import { timetableOf, type Clock } from '../thinking/timetable.ts';

/** Numbers of laundering cards so close together are thought of as one. */
const CLOSE = 3;
/** What experts make of any time that playouts come to, each computed once. */
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
    const timetable = timetableOf(clockOf(table, stage, left * CLOSE, free), this.#order);
    const made = prospectOf(timetable, round, STYLES.expert, LIKINGS);
    this.#known.set(key, made);
    return made;
  }
}

const LIKINGS = { notes: LIKED, presses: LIKED };

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
