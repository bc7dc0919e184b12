import type { Seat } from '../../base/ids.ts';
import { frozen } from '../../base/json.ts';
import { atSeat } from '../../base/lists.ts';
import type { MoneyEvent } from './events.ts';
import { BLUFF, type Card } from './material.ts';
import type { TieBreak } from './options.ts';
import type { Act, FinishedRound, Refill, Reveal, RevealedBid, RoundPlace, Tie } from './round.ts';
import type { HandSheet } from './score.ts';

/** The public history of a match, which playouts do without: events, rounds, score sheets. Its values are frozen, except for lists of events. */
export class Chronicle {
  /** The cards of the displays in their order on the table: a bid ascending, then drawn cards in drawing order. */
  right: readonly Card[] = [];
  left: readonly Card[] = [];
  /** The revealed bids of the current round; undefined before. */
  reveal: Reveal | undefined;
  /** The actions of the current round, in order. */
  acts: readonly Act[] = NONE;
  /** The last finished round, of this hand or the previous one. */
  previousRound: FinishedRound | undefined;
  /** The score sheets of the finished hands. */
  sheets: readonly HandSheet[] = NONE;
  #events: MoneyEvent[] = [];

  /** An independent copy, without events. */
  clone(): Chronicle {
    const clone = new Chronicle();
    clone.right = this.right;
    clone.left = this.left;
    clone.reveal = this.reveal;
    clone.acts = this.acts;
    clone.previousRound = this.previousRound;
    clone.sheets = this.sheets;
    return clone;
  }

  /** Returns the events since the last call. */
  takeEvents(): readonly MoneyEvent[] {
    return this.#events.splice(0);
  }

  note(event: MoneyEvent): void {
    this.#events.push(event);
  }

  /** Sets the displays of a hand. */
  layOut(right: readonly Card[], left: readonly Card[]): void {
    this.right = frozen(right);
    this.left = frozen(left);
  }

  /** Reveals the bids and the acting order. */
  turnUp(
    { hand, round }: RoundPlace,
    bids: readonly RevealedBid[],
    order: readonly Seat[],
    tieBreak: TieBreak,
  ): void {
    const ties = tiesIn(bids, order, tieBreak);
    this.note({ type: 'revealed', hand, round, bids, order, ties, to: 'all' });
    this.reveal = frozen({ bids, order, ties });
  }

  act(act: Act): void {
    this.note({ ...act, to: 'all' });
    this.acts = frozen([...this.acts, act]);
    if (act.type === 'took') this[act.display] = act.laid;
  }

  /** Ends a round. `refill`: absent after the last round of a hand (Money! Decision M5). */
  endRound(place: RoundPlace, refill?: Refill): void {
    if (this.reveal === undefined) throw new Error('no bids were turned up');
    const {
      acts,
      reveal: { bids, order, ties },
    } = this;
    if (refill !== undefined) {
      this.layOut([...this.right, ...refill.right], [...this.left, ...refill.left]);
      this.note({ type: 'refilled', ...refill, to: 'all' });
    }
    this.previousRound = frozen(
      refill === undefined
        ? { ...place, bids, order, ties, acts }
        : { ...place, bids, order, ties, acts, refill },
    );
    this.reveal = undefined;
    this.acts = NONE;
  }

  /** Adds a hand's score sheet. `totals`: of all hands so far, by seat. */
  score(sheet: HandSheet, totals: readonly number[]): void {
    this.note({ type: 'hand-scored', sheet, totals, to: 'all' });
    this.sheets = frozen([...this.sheets, sheet]);
  }
}

const NONE: readonly never[] = frozen([]);

/** The ties among the bids of the acting seats, from the highest worth down, and how each was broken. */
function tiesIn(bids: readonly RevealedBid[], order: readonly Seat[], tieBreak: TieBreak): readonly Tie[] {
  const worths = order.map((at) => atSeat(bids, at).worth);
  const tied = worths.filter((worth, place) => worth === worths[place + 1] && worth !== worths[place - 1]);
  return tied.map((worth) => {
    const seats = order.filter((at) => atSeat(bids, at).worth === worth);
    return { worth, seats, decidedBy: comparedIn(seats, bids, tieBreak) };
  });
}

/** What was compared for each of these seats with equal bids. */
function comparedIn(
  seats: readonly Seat[],
  bids: readonly RevealedBid[],
  tieBreak: TieBreak,
): Tie['decidedBy'] {
  const isByBluff = (at: Seat): boolean => tieBreak === 'bluff-first' && atSeat(bids, at).bluff;
  const bluffing = seats.filter(isByBluff).length;
  const others = seats.length - bluffing;
  return seats.map((at) => {
    const serials = (isByBluff(at) ? bluffing : others) > 1 ? [Math.min(...atSeat(bids, at).cards)] : [];
    return isByBluff(at) && others > 0 ? [BLUFF, ...serials] : serials;
  });
}
