import { seatsOf } from '../../../base/ids.ts';
import { Dice } from '../../../base/search/dice.ts';
import type { Playout, Playouts } from '../../../game.ts';
import { backOf } from '../deal.ts';
import { KINDS, PILE, cardOf, kindOf, kindOfBack } from '../kinds.ts';
import type { FuffzigerPosition } from '../position.ts';
import type { FuffzigerTypes } from '../types.ts';
import { Policy, type Fate } from './searching/policy.ts';
import { ValueNet } from './searching/value-net.ts';
import { byType } from './thinking/by-type.ts';
import { UNKNOWN_ORDER, type Order } from './thinking/order.ts';
import type { Likings } from './thinking/prospect.ts';
import { STYLES } from './thinking/style.ts';

const STYLE = STYLES.regular;
/** How many different moods about presses and notes there are. */
const FANCIES = 24;

/** What lies under the presses of a match, and the moods of its players. */
class TrueFate implements Fate {
  readonly moods: Float64Array;
  readonly habits: Float64Array;
  readonly #table: FuffzigerPosition;
  readonly #dice: Dice;
  /** By seat, the index of its likings in round `#round`. */
  readonly #fancies: Int32Array;
  #round = 0;

  constructor(table: FuffzigerPosition, dice: Dice) {
    this.#table = table;
    this.#dice = dice;
    this.#fancies = new Int32Array(table.seatCount);
    this.moods = Float64Array.from({ length: table.cards * table.seatCount }, () => 2 * dice.fraction() - 1);
    this.habits = new Float64Array(table.seatCount).fill(1);
  }

  fancy(at: number): number {
    if (this.#round !== this.#table.round) {
      this.#round = this.#table.round;
      for (let seat = 0; seat < this.#fancies.length; seat++)
        this.#fancies[seat] = 1 + this.#dice.below(FANCIES - 1);
    }
    return this.#fancies[at] ?? 0;
  }

  greed(): number {
    return Math.exp(STYLE.greed * this.#dice.deviation());
  }

  back(kind: number, at: number): number {
    const table = this.#table;
    const { deal, named, seatCount } = table;
    const same = named.filter(
      (press) => press.seat === at && !press.isConverted && kindOf(press, seatCount) === kind,
    );
    const sold = same.length - (table.presses[at * KINDS + kind] ?? 0); // the oldest are sold first
    const press = same[sold];
    if (deal === undefined || press === undefined) throw new Error(`no press of kind ${kind}`);
    table.named = named.filter((one) => one !== press);
    return kindOfBack(backOf(deal.presses, press.press));
  }
}

/** The inspector cards that have been seen once so many were turned up. */
const seenOf =
  ({ inspectors }: FuffzigerPosition) =>
  (inspected: number): Order =>
    UNKNOWN_ORDER.map((known, place) =>
      place < Math.min(inspected, PILE) ? cardOf(inspectors[place] ?? 0) : known,
    );

/** Likings drawn as regulars draw theirs; the first one is neutral, for decisions that everybody shares. */
const LIKINGS: readonly Likings[] = Array.from({ length: FANCIES }, (_, index) => {
  const dice = new Dice(index, 0, 0);
  const { fancy, blur } = index === 0 ? STYLES.expert : STYLE;
  return {
    presses: byType(() => Math.exp(fancy * dice.deviation())),
    notes: byType(() => Math.exp(blur * dice.deviation())),
  };
});

/** Plays Falsche Fuffziger on from the start of a round. */
export const playouts: Playouts<FuffzigerTypes> = {
  version: 1,
  from: (state): Playout => {
    const valueNet = new ValueNet(seenOf(state), STYLE, LIKINGS);
    return (dice) => {
      const table = state.clone();
      table.chronicle = undefined;
      new Policy(table, valueNet, new TrueFate(table, dice)).playOn();
      return seatsOf(table.seatCount).map((at) => table.shareOf(at));
    };
  },
};
