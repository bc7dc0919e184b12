import type { Seat } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { MoneyAction, MoneyLegal } from '../../core/games/money/actions.ts';
import { BLUFF, presets } from '../../core/games/money/material.ts';
import { money } from '../../core/games/money/index.ts';
import type { MoneyEvent } from '../../core/games/money/events.ts';
import type { MoneyOptions } from '../../core/games/money/options.ts';
import type { MoneyState } from '../../core/games/money/state.ts';
import { deepFreeze } from './deep-freeze.ts';

/** One step of a game: what was done, and what came of it. */
export interface PlayedStep {
  readonly seat: Seat;
  readonly action: MoneyAction;
  readonly before: MoneyState;
  readonly after: MoneyState;
  readonly events: readonly MoneyEvent[];
}

/** A game played at random from its beginning to its end. */
export interface PlayedGame {
  readonly options: MoneyOptions;
  readonly seatCount: number;
  readonly deal: ReturnType<typeof money.deal>;
  readonly first: MoneyState;
  readonly steps: readonly PlayedStep[];
  readonly last: MoneyState;
}

/** More steps than any game of three hands can have. */
const MOST_STEPS = 20_000;

/** Options with some of them said; the rest as the default edition has them. Throws if they are refused. */
export function moneyOptions(said: Partial<MoneyOptions>, seatCount = 3): MoneyOptions {
  const options = money.parseOptions(said, seatCount);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
}

/** Options drawn at random, with up to `most` hands. */
export const drawOptions = (rng: Rng, seatCount: number, most = 2): MoneyOptions =>
  moneyOptions(
    {
      edition: rng.pick(Object.keys(presets) as (keyof typeof presets)[]),
      tieBreak: rng.pick(['lowest-serial', 'bluff-first']),
      lastRound: rng.pick(['pile-empty', 'refill-short']),
      hands: 1 + rng.below(most),
      stallLimit: 1 + rng.below(6),
      memoryAid: rng.below(2) === 0,
    },
    seatCount,
  );

/** Some action that `legal` describes; any of them may be drawn. */
export function drawAction(legal: MoneyLegal, rng: Rng): MoneyAction {
  const kind = rng.pick(Object.keys(legal) as (keyof MoneyLegal)[]);
  switch (kind) {
    case 'bid':
      return { type: 'bid', cards: drawBid(legal.bid?.from ?? [], rng) };
    case 'take':
      return { type: 'take', display: rng.pick(legal.take?.display ?? []) };
    case 'swap':
      return { type: 'swap', with: rng.pick(legal.swap?.with ?? []) };
    case 'unbid':
    case 'pass':
      return { type: kind };
  }
}

/** Mostly small bids, so that hands last; now and then the bluff card alone or the whole hand. */
export function drawBid(from: readonly number[], rng: Rng): readonly number[] {
  const style = rng.below(10);
  if (style === 0) return [BLUFF];
  if (style === 1) return rng.shuffle(from);
  return rng.shuffle(from).slice(0, 1 + rng.below(Math.min(4, from.length)));
}

/** A seat that may do something: mostly one that is awaited, sometimes one that may take its bid back. */
export function drawSeat(state: MoneyState, rng: Rng): Seat {
  const sealed =
    state.phase.type === 'bidding' && rng.below(8) === 0
      ? state.phase.sealed.flatMap((cards, at) => (cards === null ? [] : [at as Seat]))
      : [];
  return rng.pick(sealed.length > 0 ? sealed : money.awaits(state));
}

/** Plays a game at random. Everything that goes in is frozen, so that a change to it throws. */
export function playAtRandom(seed: string, said?: Partial<MoneyOptions>): PlayedGame {
  const rng = createRng(seed);
  const seatCount = 3 + rng.below(3);
  const options =
    said === undefined ? drawOptions(rng, seatCount) : moneyOptions({ hands: 1, ...said }, seatCount);
  const deal = deepFreeze(money.deal(options, seatCount, rng));
  const first = deepFreeze(money.start(deepFreeze(options), seatCount, deal));
  const steps: PlayedStep[] = [];
  let state = first;
  while (state.phase.type !== 'ended') {
    if (steps.length === MOST_STEPS) throw new Error(`${seed} does not end`);
    const seat = drawSeat(state, rng);
    const action = deepFreeze(drawAction(money.legal(state, seat), rng));
    const step = money.apply(state, seat, action);
    if (!step.ok) throw new Error(`${seed}: ${JSON.stringify({ seat, action, error: step.error })}`);
    const after = deepFreeze(step.value.state);
    steps.push({ seat, action, before: state, after, events: deepFreeze(step.value.events) });
    state = after;
  }
  return { options, seatCount, deal, first, steps, last: state };
}
