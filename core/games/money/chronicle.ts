import type { Seat } from '../../base/ids.ts';
import { frozen } from '../../base/json.ts';
import { atSeat } from '../../base/lists.ts';
import type { MoneyEvent } from './events.ts';
import { BLUFF, type Card, type TieBreak } from './material.ts';
import type { Act, FinishedRound, Refill, Reveal, RevealedBid, RoundPlace, Tie } from './round.ts';
import type { HandSheet } from './score.ts';

/** What a game is told by, and playouts do without: events, rounds, score sheets. What it gives is frozen, but for lists of events. */
export class Chronicle {
  /** The cards of the displays as they lie there: a bid ascending, then what was drawn, in that order. */
  right: readonly Card[] = [];
  left: readonly Card[] = [];
  /** What was seen when the bids of the running round were turned up; undefined before. */
  reveal: Reveal | undefined;
  /** What was done in the running round, in order. */
  acts: readonly Act[] = NONE;
  /** The last finished round, of the running hand or of the one before. */
  previousRound: FinishedRound | undefined;
  /** The score sheets of the finished hands. */
  sheets: readonly HandSheet[] = NONE;
  #events: MoneyEvent[] = [];

  /** The same, by itself, without events. */
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

  /** What has happened since this was asked last. */
  takeEvents(): readonly MoneyEvent[] {
    return this.#events.splice(0);
  }

  note(event: MoneyEvent): void {
    this.#events.push(event);
  }

  /** The displays are laid out for a hand. */
  layOut(right: readonly Card[], left: readonly Card[]): void {
    this.right = frozen(right);
    this.left = frozen(left);
  }

  /** Bids are turned up; who takes part acts in this order. */
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

  /** A round is over. `refill`: absent after the last round of a hand (Money! Decision M5). */
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

  /** A hand is scored. `totals`: of all hands so far, by seat. */
  score(sheet: HandSheet, totals: readonly number[]): void {
    this.note({ type: 'hand-scored', sheet, totals, to: 'all' });
    this.sheets = frozen([...this.sheets, sheet]);
  }
}

const NONE: readonly never[] = frozen([]);

/** Equal bids among those that act in this order, and what put them in it. From the highest worth down. */
function tiesIn(bids: readonly RevealedBid[], order: readonly Seat[], tieBreak: TieBreak): readonly Tie[] {
  const worths = order.map((at) => atSeat(bids, at).worth);
  const tied = worths.filter((worth, place) => worth === worths[place + 1] && worth !== worths[place - 1]);
  return tied.map((worth) => {
    const seats = order.filter((at) => atSeat(bids, at).worth === worth);
    return { worth, seats, decidedBy: comparedIn(seats, bids, tieBreak) };
  });
}

/** For each of these seats, whose bids are equal, what was compared. */
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
