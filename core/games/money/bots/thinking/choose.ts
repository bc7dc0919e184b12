import { without } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import { noise } from '../../../../base/noise.ts';
import type { MoneyAction } from '../../actions.ts';
import { BLUFF, faceOf, type Card } from '../../material.ts';
import { MoneyPosition } from '../../position.ts';
import { SET_WIDTH } from '../../sets.ts';
import type { ActingView, MoneyView, OwnCards } from '../../view.ts';
import { isOf, strongest } from '../collector.ts';
import { NOTHING, actsIn, bestSet, evenShares, rootOf, unseenCards, type Valuation } from '../rounds.ts';
import { MOST_CARDS, Spare, bidsOf } from '../searching/spare.ts';
import type { Seen } from '../memory.ts';
import { ALL_FREE, estimateOf, freedom, Potential, roundsToCome } from './potential.ts';
import type { Style } from './style.ts';

/** The bid that does best on average over possible situations. */
export function chooseBid(
  view: MoneyView,
  own: OwnCards,
  seen: Seen,
  style: Style,
  rng: Rng,
): readonly Card[] {
  const { bids: tries, blur, feint } = style;
  const trials = new Trials(view, own, own.hand, seen, style);
  const bids = trials.bids();
  const sums = bids.map(() => 0);
  for (let trial = 0; trial < tries; trial++) {
    trials.deal(rng, true);
    for (const [index, cards] of bids.entries())
      sums[index] = (sums[index] ?? 0) + trials.valueOf((table) => table.bid(own.seat, cards));
  }
  const best = bids[bestOf(sums, blur, rng)] ?? [];
  // bluff-first: the bluff card wins ties and costs nothing
  const isFree = best.length === 0 || view.options.tieBreak === 'bluff-first';
  return isFree || (feint > 0 && rng.fraction() < feint) ? [BLUFF, ...best] : best;
}

/** The action that does best on average if all later players then do what is best for themselves. */
export function chooseAct(
  view: MoneyView,
  own: OwnCards,
  round: ActingView,
  seen: Seen,
  style: Style,
  rng: Rng,
): MoneyAction {
  const held = [...own.hand, ...(round.lying[own.seat] ?? [])];
  const trials = new Trials(view, own, held, seen, style);
  const acts = actsIn(round);
  const sums = acts.map(() => 0);
  for (let trial = 0; trial < style.acts; trial++) {
    trials.deal(rng, false);
    for (const index of acts.keys())
      sums[index] = (sums[index] ?? 0) + trials.valueOf((table) => table.choose(table.choiceAt(index)));
  }
  return acts[bestOf(sums, style.blur, rng)] ?? { type: 'pass' };
}

/** Possible situations in which choices are tried. */
class Trials {
  readonly #view: MoneyView;
  readonly #own: OwnCards;
  readonly #style: Style;
  readonly #root: MoneyPosition;
  readonly #dealt: MoneyPosition;
  readonly #table: MoneyPosition;
  readonly #unseen: readonly Card[];
  readonly #mine: Potential;
  /** How it assumes that the others value cards. */
  readonly #theirs: Potential;

  /** `held`: all cards of this player, including those on the table. */
  constructor(view: MoneyView, own: OwnCards, held: readonly Card[], seen: Seen, style: Style) {
    const rounds = roundsToCome(view, style);
    this.#view = view;
    this.#own = own;
    this.#style = style;
    this.#root = rootOf(view, own, seen);
    this.#dealt = new MoneyPosition(view.options, view.seatCount);
    this.#table = new MoneyPosition(view.options, view.seatCount);
    this.#unseen = unseenCards(view, held, seen);
    this.#mine = new Potential(estimateOf(rounds, freedom(held, seen, own.seat, style), style));
    this.#theirs = new Potential(estimateOf(rounds, ALL_FREE, style));
  }

  /** The bids to try: sitting out first, then all sets of up to three spare cards, and last the four sparest. */
  bids(): readonly (readonly Card[])[] {
    const spare = new Spare();
    const { bits } = this.#root.sets;
    const start = this.#own.seat * SET_WIDTH;
    const handWorth = this.#mine.of(bits, start, NOTHING, 0);
    const loss: Valuation = { of: (...places) => this.#mine.of(...places) - handWorth };
    spare.find(bits, start, loss, Math.trunc(this.#style.spare));
    const sparest = (1 << (MOST_CARDS + 1)) - 1;
    const bids = bidsOf(spare.count);
    const last = bids.includes(sparest) ? [sparest] : [];
    return [...without(bids, last), ...last].map((bid) => spare.cardsOf(bid));
  }

  /** Deals the others even shares of the unknown cards, and possible bids. */
  deal(rng: Rng, areBidding: boolean): void {
    const { seatCount, pile } = this.#view;
    const { seat } = this.#own;
    const { sets } = this.#dealt;
    const cards = rng.shuffle(this.#unseen);
    this.#dealt.copy(this.#root);
    let next = 0;
    for (const [at, share] of evenShares(Math.max(0, cards.length - pile), seatCount, seat).entries())
      for (let count = share; count > 0; count--) sets.put(cards[next++] ?? 0, at);
    for (let at = 0; at < seatCount && areBidding; at++) {
      const bid = guessBid(at === seat ? [] : sets.cardsIn(at), rng);
      if (at !== seat) this.#dealt.bid(at, bid);
    }
  }

  /** The worth of this player's cards against the others' after an action, when all others have done what is best for themselves. */
  valueOf(act: (table: MoneyPosition) => void): number {
    const table = this.#table;
    table.copy(this.#dealt);
    act(table);
    while (table.isActing) table.choose(bestSet(table, this.#of(table.turn)));
    let own = 0;
    let all = 0;
    for (let at = 0; at < table.seatCount; at++) {
      const potential = this.#of(at).of(table.sets.bits, at * SET_WIDTH, NOTHING, 0);
      all += potential;
      if (at === this.#own.seat) own = potential;
    }
    return own - (this.#style.envy * (all - own)) / (table.seatCount - 1);
  }

  #of(at: number): Potential {
    return at === this.#own.seat ? this.#mine : this.#theirs;
  }
}

/** How many cards others bid: of twelve bids one sits out, and so on. */
const HABITS = [0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3] as const;

/** A guess at a player's bid: mostly its highest cards outside the currencies that it collects. */
function guessBid(hand: readonly Card[], rng: Rng): readonly Card[] {
  const collected = strongest(hand);
  return hand
    .filter((card) => card !== BLUFF && !isOf(card, collected))
    .sort((one, other) => faceOf(other) - faceOf(one) || one - other)
    .slice(0, rng.pick(HABITS));
}

/** The index of the largest value, the first of equal ones, with an error of `blur` standard deviations in each value. */
function bestOf(values: readonly number[], blur: number, rng: Rng): number {
  const error = blur * deviationOf(values);
  const perceived = error === 0 ? values : values.map((value) => value + error * noise(rng));
  return perceived.reduce((best, value, index) => (value > (perceived[best] ?? 0) ? index : best), 0);
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
