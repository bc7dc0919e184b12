import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import { withMost } from '../../../core/base/lists.ts';
import { placesOf } from '../../../core/base/places.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { GameResult } from '../../../core/game.ts';
import { cardsOf, type Card } from './material.ts';
import type { Action, Event, Legal, Options, Round } from './data.ts';

/** A game of Goofspiel at one moment, and its rules. It is changed in place; what it gives away is not changed any more. */
export class GoofspielPosition {
  readonly options: Options;
  /** All prizes in the order in which they come up. */
  readonly deal: readonly Card[];
  /** By seat the bid that is chosen; 0: none. */
  readonly chosen: Card[];
  /** The finished rounds. */
  rounds: readonly Round[] = [];

  constructor(options: Options, seatCount: number, deal: readonly Card[]) {
    this.options = Object.freeze(options);
    this.deal = deal;
    this.chosen = new Array<Card>(seatCount).fill(0);
  }

  /** The same position by itself. `options`: other aids to go on with. */
  clone(options = this.options): GoofspielPosition {
    const clone = new GoofspielPosition(options, this.chosen.length, this.deal);
    clone.rounds = this.rounds;
    for (const [at, card] of this.chosen.entries()) clone.chosen[at] = card;
    return clone;
  }

  get hasEnded(): boolean {
    return this.rounds.length === this.deal.length;
  }

  /** The seats that have not chosen, ascending. */
  awaits(): readonly Seat[] {
    return this.hasEnded ? [] : seatsOf(this.chosen.length).filter((at) => this.chosen[at] === 0);
  }

  legal(at: Seat): Legal {
    const chosen = this.chosen[at];
    if (this.hasEnded || chosen === undefined) return {};
    return chosen === 0 ? { bid: { card: this.handOf(at) } } : { unbid: {} };
  }

  /** Does what `legal` describes, and rejects everything else before anything has changed. */
  play(at: Seat, action: Action): Result<readonly Event[], Rejection> {
    const chosen = this.chosen[at];
    if (chosen === undefined) return fail(rejection('no-such-seat', { seat: at }));
    if (this.hasEnded) return fail(rejection('game-over'));
    if (action.type === 'unbid') {
      if (chosen === 0) return fail(rejection('nothing-chosen'));
      this.chosen[at] = 0;
      return ok([{ type: 'took-back', seat: at, to: 'all' }]);
    }
    if (chosen !== 0) return fail(rejection('already-chosen', { undo: 'unbid' }));
    if (!this.handOf(at).includes(action.card)) return fail(rejection('not-yours', { item: action.card }));
    this.chosen[at] = action.card;
    const chose = { type: 'chose', seat: at, to: 'all' } as const;
    return ok(this.chosen.includes(0) ? [chose] : [chose, ...this.#open()]);
  }

  /** The bids that a seat has not spent, ascending. */
  handOf(at: Seat): readonly Card[] {
    return cardsOf(this.options.edition).filter((card) => !this.rounds.some(({ bids }) => bids[at] === card));
  }

  /** The prizes that lie there: those of rounds that nobody won, and the new one (Goofspiel Decision G2). */
  prizes(): readonly Card[] {
    const { deal, rounds } = this;
    return deal.slice(
      rounds.map(({ winner }) => winner !== undefined).lastIndexOf(true) + 1,
      rounds.length + 1,
    );
  }

  /** The sum of a seat's prizes. */
  pointsOf(at: Seat): number {
    return this.rounds
      .flatMap(({ winner, prizes }) => (winner === at ? prizes : []))
      .reduce((sum, card) => sum + card, 0);
  }

  /** Most points win; equals share the win (Goofspiel Decision G4). Undefined before the end. */
  result(): GameResult<readonly []> | undefined {
    if (!this.hasEnded) return undefined;
    const seats = seatsOf(this.chosen.length);
    const totals = seats.map((at) => this.pointsOf(at));
    return { totals, winners: withMost(seats, totals), places: placesOf(totals), sheet: [] };
  }

  /** All bids lie open: the highest takes the prizes if nobody has bid as much (Goofspiel Decision G2); then the next one comes up. */
  #open(): readonly Event[] {
    const bids = Object.freeze([...this.chosen]);
    const [winner, ...equals] = withMost(seatsOf(bids.length), bids);
    const taken = winner !== undefined && equals.length === 0 ? { winner: seat(winner) } : {};
    const prizes = Object.freeze(this.prizes());
    const round: Round = Object.freeze({ round: this.rounds.length + 1, prizes, bids, ...taken });
    const prize = this.deal[round.round];
    this.rounds = Object.freeze([...this.rounds, round]);
    this.chosen.fill(0);
    const next = prize === undefined ? [] : [{ type: 'turned-up', prize, to: 'all' } as const];
    return [{ type: 'opened', ...round, to: 'all' }, ...next];
  }
}
