import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import type { ForSaleAction, ForSaleLegal } from '../../../core/games/for-sale/actions.ts';
import { forSale, type ForSaleTypes } from '../../../core/games/for-sale/index.ts';
import { REFUNDS, type ForSaleOptions } from '../../../core/games/for-sale/options.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { optionsOf } from '../moves.ts';
import { playOut, type Move, type PlayedGame } from '../play.ts';

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
export const forSaleOptions = (said: Partial<ForSaleOptions>, seatCount = 3): ForSaleOptions =>
  optionsOf(forSale, said, seatCount);

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
export function drawStep(state: ForSalePosition, rng: Rng, tempers = TEMPERS): Move<ForSaleTypes> {
  const at = drawSeat(state, rng);
  const temper = tempers[at % tempers.length] ?? { bids: 50, leap: 1 };
  return { seat: at, action: drawAction(forSale.legal(state, at), rng, temper) };
}

/** Plays a game at random. Everything that goes in is frozen, so that a change to it throws. */
export function playAtRandom(
  seed: string,
  { seats, ...said }: { readonly seats?: number } & Partial<ForSaleOptions> = {},
): PlayedGame<ForSaleTypes> {
  const rng = createRng(seed);
  const seatCount = seats ?? 3 + rng.below(4);
  const options = { ...drawOptions(rng, seatCount), ...said };
  const deal = forSale.deal(options, seatCount, rng);
  const tempers = seatsOf(seatCount).map(() => rng.pick(TEMPERS));
  return playOut(forSale, { options, seatCount, deal }, (state) => drawStep(state, rng, tempers));
}
