import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import type { FuffzigerAction, FuffzigerLegal } from '../../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger, type FuffzigerTypes } from '../../../core/games/falsche-fuffziger/index.ts';
import type { Counts } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerOptions } from '../../../core/games/falsche-fuffziger/options.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { few } from '../../helpers/budget.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { setupOf } from './setup.ts';
import { COSTS, TYPES, type Type } from './tables.ts';
import { botNamed, optionsOf } from '../moves.ts';
import { playOut, type Move, type PlayedGame } from '../play.ts';

/**
 * How somebody plays: as the bot that plays by lot, as little as possible, anything that may be done, however unwise, or with
 * all the money in every bid for a laundering card.
 */
type Temper = 'bot' | 'idle' | 'wild' | 'keen';

const random = botNamed(falscheFuffziger, 'random');
const TEMPERS: readonly Temper[] = ['bot', 'idle', 'wild', 'keen', 'keen'];

/** Options with some of them said; the rest as the default edition has them. Throws if they are refused. */
export const fuffzigerOptions = (said: Partial<FuffzigerOptions> = {}, seatCount = 3): FuffzigerOptions =>
  optionsOf(falscheFuffziger, said, seatCount);

/** Some action that `legal` describes; any of them may be drawn. */
export function drawAction(legal: FuffzigerLegal, rng: Rng): FuffzigerAction {
  const kind = rng.pick(Object.keys(legal) as (keyof FuffzigerLegal)[]);
  switch (kind) {
    case 'convert':
    case 'sell':
      return { type: kind, press: rng.pick(legal[kind]?.press ?? []) };
    case 'lay':
      return drawLay(legal.lay ?? { notes: {} }, rng);
    case 'bid': {
      const { notes = {}, real = { max: 0 } } = legal.bid ?? {};
      return { type: 'bid', notes: drawCounts(notes, rng), real: rng.below(real.max + 1) };
    }
    case 'buy':
      return { type: 'buy', presses: drawPurchase(legal.buy ?? { supply: {}, price: {}, money: 0 }, rng) };
    case 'launder':
      return { type: 'launder', notes: drawCounts(legal.launder?.notes ?? {}, rng) };
    case 'finish':
    case 'match':
    case 'drop':
    case 'unbid':
    case 'unlaunder':
      return { type: kind };
  }
}

function drawLay({ notes, real }: NonNullable<FuffzigerLegal['lay']>, rng: Rng): FuffzigerAction {
  const colours = TYPES.filter((type) => notes[type] !== undefined);
  const colour = colours[rng.below(colours.length + (real === undefined ? 0 : 1))];
  if (colour !== undefined) return { type: 'lay', notes: { [colour]: 1 + rng.below(notes[colour] ?? 1) } };
  const { min = 0, max = 0 } = real ?? {};
  return { type: 'lay', real: min + rng.below(max - min + 1) };
}

/** Any part of some notes. */
export const drawCounts = (notes: Counts, rng: Rng): Counts =>
  countsOf(TYPES.map((type) => [type, rng.below((notes[type] ?? 0) + 1)]));

/** Counts of these numbers, without those of which there are none. */
export const countsOf = (entries: readonly (readonly [type: Type, count: number])[]): Counts =>
  Object.fromEntries(entries.filter(([, count]) => count > 0));

function drawPurchase({ supply, money }: NonNullable<FuffzigerLegal['buy']>, rng: Rng): Counts {
  let left = money;
  return countsOf(
    rng.shuffle(TYPES).map((type) => {
      const count = rng.below(Math.min(supply[type] ?? 0, Math.floor(left / COSTS[type])) + 1);
      left -= count * COSTS[type];
      return [type, count];
    }),
  );
}

/** As little as one can do. */
function idle(legal: FuffzigerLegal): FuffzigerAction {
  if (legal.finish !== undefined) return { type: 'finish' };
  if (legal.drop !== undefined) return { type: 'drop' };
  if (legal.bid !== undefined) return { type: 'bid', notes: {}, real: 0 };
  if (legal.buy !== undefined) return { type: 'buy', presses: {} };
  return { type: 'launder', notes: {} };
}

/** A seat that may do something: mostly one that is awaited, sometimes one that may take its choice back. */
function drawSeat(state: FuffzigerPosition, rng: Rng): Seat {
  const awaited = falscheFuffziger.awaits(state);
  const isSealed = state.phase === 'laundering' || state.phase === 'general';
  if (!isSealed || awaited.length === state.seatCount || rng.below(10) > 0) return rng.pick(awaited);
  return rng.pick(seatsOf(state.seatCount).filter((at) => !awaited.includes(at)));
}

/** An action that somebody may do in a state of a running game. */
export function drawStep(state: FuffzigerPosition, rng: Rng, tempers = TEMPERS): Move<FuffzigerTypes> {
  const at = drawSeat(state, rng);
  return { seat: at, action: drawBy(tempers[at % tempers.length] ?? 'wild', state, at, rng) };
}

function drawBy(temper: Temper, state: FuffzigerPosition, at: Seat, rng: Rng): FuffzigerAction {
  const legal = falscheFuffziger.legal(state, at);
  if (legal.unbid !== undefined) return { type: 'unbid' };
  if (legal.unlaunder !== undefined) return { type: 'unlaunder' };
  if (temper === 'wild') return drawAction(legal, rng);
  if (temper === 'idle' && rng.below(10) > 0) return idle(legal);
  if (temper === 'keen' && legal.bid !== undefined)
    return { type: 'bid', notes: legal.bid.notes, real: legal.bid.real.max };
  // Without the copies that `decisionOf` makes, which take longer than the game.
  return random.decide(falscheFuffziger.view(state, at), legal, random.initial, rng, few());
}

/** What is set of a game played at random; what is absent is drawn. */
interface Setting extends Partial<FuffzigerOptions> {
  readonly seats?: number;
  /** How those play who sit there, again and again from the first one. */
  readonly tempers?: readonly Temper[];
  /** Freezing takes as long as playing; where thousands are played, some of them will do. True if absent. */
  readonly isFrozen?: boolean;
}

/** Plays a game at random. Everything that goes in is frozen, so that a change to it throws; positions are compared afterwards. */
export function playAtRandom(
  seed: string,
  { seats, tempers, isFrozen = true, ...said }: Setting = {},
): PlayedGame<FuffzigerTypes> {
  const rng = createRng(seed);
  const seatCount = seats ?? 3 + rng.below(4);
  const options = fuffzigerOptions({ ...drawOptions(rng, seatCount), ...said }, seatCount);
  const deal = falscheFuffziger.deal(options, seatCount, rng);
  const played = tempers ?? seatsOf(seatCount).map(() => rng.pick(TEMPERS));
  const draw = (state: FuffzigerPosition) => drawStep(state, rng, played);
  return isFrozen
    ? playOut(falscheFuffziger, { options, seatCount, deal }, draw, deepFreeze, textOf)
    : playOut(falscheFuffziger, { options, seatCount, deal }, draw, (value) => value);
}

/** All of a position. */
export const textOf = (state: FuffzigerPosition): string => JSON.stringify(setupOf(state));

/** Options drawn at random; now and then the starter is set. */
const drawOptions = (rng: Rng, seatCount: number): Partial<FuffzigerOptions> => ({
  memoryAid: rng.below(2) === 0,
  ...(rng.below(4) === 0 ? { starter: seat(rng.below(seatCount)) } : {}),
});
