import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import type { ForSaleAction, ForSaleLegal } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import type { ForSaleEvent } from '../../../core/games/for-sale/events.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { REFUNDS, type ForSaleOptions } from '../../../core/games/for-sale/material.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { RECORD_FORMAT } from '../../../core/record/index.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';

/** One step of a game: what was done, and what came of it. */
export interface PlayedStep {
  readonly seat: Seat;
  readonly action: ForSaleAction;
  readonly before: ForSalePosition;
  readonly after: ForSalePosition;
  readonly events: readonly ForSaleEvent[];
}

/** A game played at random from its beginning to its end. */
export interface PlayedGame {
  readonly options: ForSaleOptions;
  readonly seatCount: number;
  readonly deal: ForSaleDeal;
  readonly steps: readonly PlayedStep[];
  readonly last: ForSalePosition;
}

/** More steps than any game can have, choices taken back included. */
const MOST_STEPS = 2_000;

/** How somebody bids: the share of times, in percent, and the most by which the highest bid is raised. */
interface Temper {
  readonly bids: number;
  readonly leap: number;
}

/** Some that let rounds end at once, some that go round and round, some that spend everything. */
export const TEMPERS: readonly Temper[] = [
  { bids: 0, leap: 1 },
  { bids: 20, leap: 2 },
  { bids: 60, leap: 3 },
  { bids: 95, leap: 1 },
  { bids: 50, leap: 20 },
];

/** Options with some of them said; the rest as the default edition has them. Throws if they are refused. */
export function forSaleOptions(said: Partial<ForSaleOptions>, seatCount = 3): ForSaleOptions {
  const options = forSale.parseOptions(said, seatCount);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
}

/** Options drawn at random; now and then the starter is set. */
export const drawOptions = (rng: Rng, seatCount: number): ForSaleOptions =>
  forSaleOptions(
    {
      refund: rng.pick(REFUNDS),
      memoryAid: rng.below(2) === 0,
      ...(rng.below(4) === 0 ? { starter: seat(rng.below(seatCount)) } : {}),
    },
    seatCount,
  );

/** Some action that `legal` describes; whether and how high it bids is a matter of temper. */
export function drawAction(
  { bid, sell, unsell }: ForSaleLegal,
  rng: Rng,
  { bids, leap }: Temper,
): ForSaleAction {
  if (sell !== undefined) return { type: 'sell', building: rng.pick(sell.building) };
  if (unsell !== undefined) return { type: 'unsell' };
  if (bid === undefined || rng.below(100) >= bids) return { type: 'pass' };
  return { type: 'bid', amount: bid.min + rng.below(Math.min(leap, bid.max - bid.min + 1)) };
}

/** A seat that may do something: mostly one that is awaited, sometimes one that may take its choice back. */
function drawSeat(state: ForSalePosition, rng: Rng): Seat {
  const awaited = forSale.awaits(state);
  if (awaited.length === state.seatCount || state.isBuying || rng.below(8) > 0) return rng.pick(awaited);
  return rng.pick(seatsOf(state.seatCount).filter((at) => !awaited.includes(at)));
}

/** An action that somebody may do in a state of a running game. */
export function drawStep(
  state: ForSalePosition,
  rng: Rng,
  tempers = TEMPERS,
): { readonly seat: Seat; readonly action: ForSaleAction } {
  const at = drawSeat(state, rng);
  const temper = tempers[at % tempers.length] ?? { bids: 50, leap: 1 };
  return { seat: at, action: deepFreeze(drawAction(forSale.legal(state, at), rng, temper)) };
}

/** Plays a game at random. Everything that goes in is frozen, so that a change to it throws. */
export function playAtRandom(
  seed: string,
  { seats, ...said }: { readonly seats?: number } & Partial<ForSaleOptions> = {},
): PlayedGame {
  const rng = createRng(seed);
  const seatCount = seats ?? 3 + rng.below(4);
  const options = deepFreeze({ ...drawOptions(rng, seatCount), ...said });
  const deal = deepFreeze(forSale.deal(options, seatCount, rng));
  const tempers = seatsOf(seatCount).map(() => rng.pick(TEMPERS));
  const steps: PlayedStep[] = [];
  let state = deepFreeze(forSale.start(options, seatCount, deal));
  while (!state.hasEnded) {
    if (steps.length === MOST_STEPS) throw new Error(`${seed} does not end`);
    const { seat: at, action } = drawStep(state, rng, tempers);
    const step = forSale.apply(state, at, action);
    if (!step.ok) throw new Error(`${seed}: ${JSON.stringify({ at, action, error: step.error })}`);
    const after = deepFreeze(step.value.state);
    steps.push({ seat: at, action, before: state, after, events: deepFreeze(step.value.events) });
    state = after;
  }
  return { options, seatCount, deal, steps, last: state };
}

/** A game that was played as a record. */
export const recordOf = ({ options, seatCount, deal, steps }: PlayedGame): unknown => ({
  format: RECORD_FORMAT,
  game: 'for-sale',
  options,
  seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli', 'Finn'].slice(0, seatCount),
  deal,
  actions: steps.map(({ seat: at, action }) => ({ seat: at, ...action })),
});
