import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import { withMost } from '../../../core/base/lists.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { applySealed, hasChosen, nothingSealed } from '../../../core/base/sealed.ts';
import type { GameResult, Step } from '../../../core/game.ts';
import { cardsOf, type Card } from './material.ts';
import type { Action, GoofspielTypes, Round, State } from './types.ts';

export const isOver = ({ deal, rounds }: State): boolean => rounds.length === deal.length;

/** The bids that a seat has not spent, ascending. */
export const handOf = ({ options, rounds }: State, at: Seat): readonly Card[] =>
  cardsOf(options.edition).filter((card) => !rounds.some(({ bids }) => bids[at] === card));

/** The prizes that lie there: those of rounds that nobody won, and the new one (Goofspiel Decision G2). */
export const prizesOf = ({ deal, rounds }: State): readonly Card[] =>
  deal.slice(rounds.map(({ winner }) => winner !== undefined).lastIndexOf(true) + 1, rounds.length + 1);

/** The sum of a seat's prizes. */
export const pointsOf = ({ rounds }: State, at: Seat): number =>
  rounds.flatMap(({ winner, prizes }) => (winner === at ? prizes : [])).reduce((sum, card) => sum + card, 0);

export function legal(state: State, at: Seat): GoofspielTypes['legal'] {
  if (isOver(state) || state.chosen[at] === undefined) return {};
  return hasChosen(state.chosen, at) ? { unbid: {} } : { bid: { card: handOf(state, at) } };
}

/** Most points win; equals share the win (Goofspiel Decision G4). */
export function result(state: State): GameResult<null> | undefined {
  if (!isOver(state)) return undefined;
  const seats = seatsOf(state.chosen.length);
  const totals = seats.map((at) => pointsOf(state, at));
  return { totals, winners: withMost(seats, totals), sheet: null };
}

/** Does what `legal` describes. Rejects with no-such-seat, game-over, or as `applySealed` does. */
export function apply(state: State, at: Seat, action: Action): Result<Step<GoofspielTypes>, Rejection> {
  if (state.chosen[at] === undefined) return fail(rejection('no-such-seat', { seat: at }));
  return isOver(state) ? fail(rejection('game-over')) : seal(state, state.chosen, at, action);
}

const seal = applySealed<GoofspielTypes, State['chosen'], 'bid', Card>({
  make: 'bid',
  undo: 'unbid',
  sealedIn: (chosen) => chosen,
  choose: (state, at, { card }) =>
    handOf(state, at).includes(card) ? ok(card) : fail(rejection('not-yours', { item: card })),
  keep: (state, chosen) => ({ ...state, chosen }),
  open,
});

/** All bids lie open: the highest takes the prizes if nobody has bid as much (Goofspiel Decision G2); then the next one comes up. */
function open(state: State, bids: readonly Card[]): Step<GoofspielTypes> {
  const [winner, ...equals] = withMost(seatsOf(bids.length), bids);
  const taken = winner !== undefined && equals.length === 0 ? { winner } : {};
  const round: Round = { round: state.rounds.length + 1, prizes: prizesOf(state), bids, ...taken };
  const prize = state.deal[round.round];
  const next = prize === undefined ? [] : [{ type: 'turned-up', prize, to: 'all' } as const];
  return {
    state: { ...state, rounds: [...state.rounds, round], chosen: nothingSealed(bids.length) },
    events: [{ type: 'opened', ...round, to: 'all' }, ...next],
  };
}
