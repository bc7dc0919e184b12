import { placesOf } from '../../../base/places.ts';
import { Dice } from '../../../base/search/dice.ts';
import type { Playout, Playouts } from '../../../game.ts';
import { backOf } from '../deal.ts';
import { KINDS, PILE, cardOf, kindOf, kindOfBack } from '../kinds.ts';
import { FuffzigerPosition } from '../position.ts';
import type { FuffzigerTypes } from '../types.ts';
import { Determinizations } from './searching/determinizations.ts';
import { master } from './searching/master.ts';
import { Policy, type Fate } from './searching/policy.ts';
import { ValueNet } from './searching/value-net.ts';
import { byType } from './thinking/by-type.ts';
import type { Memory } from './thinking/memory.ts';
import { UNKNOWN_ORDER, orderAfter, type Order } from './thinking/order.ts';
import type { Likings } from './thinking/prospect.ts';
import { STYLES } from './thinking/style.ts';

const STYLE = STYLES.regular;
/** How many different moods about presses and notes there are. */
const FANCIES = 24;

/** The moods of the players of a match: those of regulars. */
class Moods implements Pick<Fate, 'fancy' | 'greed'> {
  readonly #table: FuffzigerPosition;
  readonly #dice: Dice;
  /** By seat, the index of its likings in round `#round`. */
  readonly #fancies: Int32Array;
  #round = 0;

  constructor(table: FuffzigerPosition, dice: Dice) {
    this.#table = table;
    this.#dice = dice;
    this.#fancies = new Int32Array(table.seatCount);
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
}

/** What lies under the presses of a match. */
class TrueFate extends Moods implements Fate {
  readonly moods: Float64Array;
  readonly habits: Float64Array;
  readonly #table: FuffzigerPosition;

  constructor(table: FuffzigerPosition, dice: Dice) {
    super(table, dice);
    this.#table = table;
    this.moods = Float64Array.from({ length: table.cards * table.seatCount }, () => 2 * dice.fraction() - 1);
    this.habits = new Float64Array(table.seatCount).fill(1);
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

/** What lies under them in a determinization. */
class DealtFate extends Moods implements Fate {
  readonly moods: Float64Array;
  readonly habits: Float64Array;
  readonly #dealt: Fate;

  constructor(dealt: Fate, table: FuffzigerPosition, dice: Dice) {
    super(table, dice);
    this.#dealt = dealt;
    this.moods = dealt.moods;
    this.habits = dealt.habits;
  }

  back(kind: number, at: number, count: number): number {
    return this.#dealt.back(kind, at, count);
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

/** Plays Falsche Fuffziger on. */
export const playouts: Playouts<FuffzigerTypes> = {
  version: 1,
  from: (state): Playout => {
    const valueNet = new ValueNet(seenOf(state), STYLE, LIKINGS);
    return (dice) => {
      const table = state.clone();
      table.chronicle = undefined;
      new Policy(table, valueNet, new TrueFate(table, dice)).playOn();
      return placesOf(table.coins, table.real);
    };
  },
  observer: master,
  fromView: (view, memory: Memory, action): Playout => {
    const { own, options, seatCount } = view;
    if (own === undefined) throw new Error('nothing to decide');
    const order = orderAfter(memory.order, view);
    const dealt = new Determinizations(view, own, memory, order);
    const valueNet = new ValueNet(() => order, STYLE, LIKINGS);
    return (dice) => {
      const table = new FuffzigerPosition(options, seatCount);
      dealt.deal(dice, table);
      table.copy(dealt.table);
      const policy = new Policy(table, valueNet, new DealtFate(dealt, table, dice));
      policy.act(own.seat, action, view);
      policy.playOn();
      return placesOf(table.coins, table.real);
    };
  },
};
