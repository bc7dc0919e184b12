import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import { atSeat, without } from '../../../core/base/lists.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { applySealed, hasChosen, nothingSealed } from '../../../core/base/sealed.ts';
import type { GameResult, Step } from '../../../core/game.ts';
import { cardsOf, type Card } from './material.ts';
import type { Action, GoofspielTypes, Round, State } from './types.ts';

export const isOver = ({ deal, rounds }: State): boolean => rounds.length === deal.length;

/** The bids that a seat has not spent, ascending. */
export const handOf = ({ options, rounds }: State, at: Seat): readonly Card[] =>
  without(
    cardsOf(options.edition),
    rounds.map(({ bids }) => atSeat(bids, at)),
  );

/** The prizes that lie there: those of rounds that nobody won, and the new one (Goofspiel Decision G2). */
export const prizesOf = ({ deal, rounds }: State): readonly Card[] =>
  deal.slice(rounds.findLastIndex(({ winner }) => winner !== undefined) + 1, rounds.length + 1);

/** By seat the sum of its prizes. */
export const pointsOf = ({ chosen, rounds }: State): readonly number[] =>
  seatsOf(chosen.length).map((at) =>
    rounds
      .flatMap(({ winner, prizes }) => (winner === at ? prizes : []))
      .reduce((sum, card) => sum + card, 0),
  );

export function legal(state: State, at: Seat): GoofspielTypes['legal'] {
  if (isOver(state) || state.chosen[at] === undefined) return {};
  return hasChosen(state.chosen, at) ? { unbid: {} } : { bid: { card: handOf(state, at) } };
}

/** Most points win; equals share the win (Goofspiel Decision G4). */
export function result(state: State): GameResult<null> | undefined {
  if (!isOver(state)) return undefined;
  const totals = pointsOf(state);
  const most = Math.max(...totals);
  return { totals, winners: seatsOf(totals.length).filter((at) => totals[at] === most), sheet: null };
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
  const highest = Math.max(...bids);
  const [winner, ...equals] = seatsOf(bids.length).filter((at) => bids[at] === highest);
  const taken = winner !== undefined && equals.length === 0 ? { winner } : {};
  const round: Round = { round: state.rounds.length + 1, prizes: prizesOf(state), bids, ...taken };
  const after = { ...state, rounds: [...state.rounds, round], chosen: nothingSealed(bids.length) };
  const opened = { type: 'opened', ...round, to: 'all' } as const;
  const prize = state.deal[round.round];
  if (prize !== undefined)
    return {
      state: after,
      events: [opened, { type: 'turned-up', round: round.round + 1, prize, to: 'all' }],
    };
  const { totals, winners } = { totals: [], winners: [], ...result(after) };
  return { state: after, events: [opened, { type: 'ended', totals, winners, to: 'all' }] };
}
