import { Dice } from '../../core/base/search/dice.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { random } from '../../core/games/falsche-fuffziger/bots/random.ts';
import type { FuffzigerDeal } from '../../core/games/falsche-fuffziger/deal.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import { FuffzigerKernel } from '../../core/games/falsche-fuffziger/kernel/kernel.ts';
import {
  BROKEN,
  COSTS,
  FIRST_DEALT,
  FIRST_SIDE,
  KINDS,
  kindOfBack,
  MONEY,
  REAL,
  TYPES,
} from '../../core/games/falsche-fuffziger/kernel/terms.ts';
import { LEAST_REAL, PRESS_TYPES } from '../../core/games/falsche-fuffziger/material.ts';
import { beginKernel } from '../helpers/fuffziger-kernel.ts';
import { few } from '../helpers/budget.ts';
import { fuffzigerOptions } from '../helpers/fuffziger-play.ts';
import type { Benchmark } from './measure.ts';

const SEATS = 4;
const OPTIONS = fuffzigerOptions({}, SEATS);
/** Deals that both sides play again and again: drawing them is not what is measured. */
const DEALS: readonly FuffzigerDeal[] = Array.from({ length: 100 }, (_, number) =>
  falscheFuffziger.deal(OPTIONS, SEATS, createRng(`bench/${number}`)),
);
/** Games that are compared before anything is timed: both sides have to play about equally long ones. */
const SAMPLE = 500;
const TOLERANCE = 0.05;

/** Games of Falsche Fuffziger with four players who play by lot: the kernel of the search beside the engine. */
export function benchFuffzigerKernel(): Benchmark {
  const acts = { kernel: meanActs(kernelGames()), engine: meanActs(engineGames()) };
  if (Math.abs(acts.kernel / acts.engine - 1) > TOLERANCE)
    throw new Error(`not the same game: ${acts.kernel} acts beside ${acts.engine}`);
  return {
    title: `Random games of Falsche Fuffziger, 4 players, about ${acts.engine.toFixed(0)} acts each`,
    ours: { name: 'core/games/falsche-fuffziger: the kernel', run: kernelGames() },
    peer: { name: 'core/games/falsche-fuffziger: the engine', run: engineGames() },
  };
}

function meanActs(play: () => number): number {
  let acts = 0;
  for (let game = 0; game < SAMPLE; game++) acts += play();
  return acts / SAMPLE;
}

/** Chance for the bot that plays by lot, as cheap as that of the kernel's players. */
const cheap = (dice: Dice): Rng => ({
  ...createRng('unused'),
  below: (limit) => dice.below(limit),
  pick: (items) => {
    const item = items[dice.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  },
});

/** Each call plays a game on the engine and answers how many acts it had. */
function engineGames(): () => number {
  const rng = cheap(new Dice(1, 2, 3));
  let game = 0;
  return () => {
    const deal = DEALS[game++ % DEALS.length];
    if (deal === undefined) throw new RangeError('no deals');
    let state = falscheFuffziger.start(OPTIONS, SEATS, deal);
    const view = falscheFuffziger.view(state, deal.starter); // who plays by lot does not look at it
    for (let acts = 0; ; acts++) {
      const at = falscheFuffziger.awaits(state)[0];
      if (at === undefined) return acts;
      const action = random.decide(view, falscheFuffziger.legal(state, at), null, rng, few());
      const step = falscheFuffziger.apply(state, at, action);
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
  };
}

/** Each call plays a game on the kernel, as the bot does that plays by lot, and answers how many acts it had. */
function kernelGames(): () => number {
  const dice = new Dice(1, 2, 3);
  const kernel = new FuffzigerKernel(SEATS);
  const sealed = new Int32Array(SEATS * MONEY);
  let game = 0;
  return () => {
    const deal = DEALS[game++ % DEALS.length];
    if (deal === undefined) throw new RangeError('no deals');
    beginKernel(kernel, deal);
    const { presses } = deal;
    const turned = PRESS_TYPES.map(() => SEATS);
    for (let acts = 0; ; acts++) {
      if (kernel.phase === 'ended') return acts;
      if (kernel.phase === 'producing') produce(kernel, presses, turned, dice);
      else if (kernel.phase === 'auction') bidOn(kernel, dice);
      else if (kernel.phase === 'buying') kernel.buy(purchase(kernel, dice));
      else {
        const isOpening = kernel.phase === 'laundering';
        const width = isOpening ? MONEY : TYPES;
        for (let at = 0; at < SEATS; at++) {
          const isNothing = isOpening && dice.below(2) === 0;
          for (let type = 0; type < TYPES; type++)
            sealed[at * width + type] = isNothing
              ? 0
              : dice.below((kernel.notes[at * TYPES + type] ?? 0) + 1);
          if (isOpening) sealed[at * width + REAL] = isNothing ? 0 : dice.below((kernel.real[at] ?? 0) + 1);
        }
        acts += SEATS - 1;
        if (isOpening) kernel.open(sealed);
        else kernel.launder(sealed);
      }
    }
  };
}

/** One of so many presses of a seat by lot, of the kinds before `limit`; those that were turned over in this turn are left out. Answers its kind. */
function pressOf({ presses, turned, turn }: FuffzigerKernel, limit: number, dice: Dice): number | undefined {
  let count = 0;
  for (let kind = 0; kind < limit; kind++) count += (presses[turn * KINDS + kind] ?? 0) - (turned[kind] ?? 0);
  if (count === 0) return undefined;
  let left = dice.below(count);
  for (let kind = 0; kind < limit; kind++)
    if ((left -= (presses[turn * KINDS + kind] ?? 0) - (turned[kind] ?? 0)) < 0) return kind;
  return undefined;
}

function produce(
  kernel: FuffzigerKernel,
  presses: FuffzigerDeal['presses'],
  turned: number[],
  dice: Dice,
): void {
  const converted = dice.below(3) === 0 ? pressOf(kernel, FIRST_SIDE, dice) : undefined;
  if (converted !== undefined) {
    const place = converted < FIRST_DEALT ? converted : converted - FIRST_DEALT;
    const backs = presses[PRESS_TYPES[place] ?? 10];
    const back = backs[converted < FIRST_DEALT ? (turned[place] ?? 0) : kernel.turn];
    turned[place] = (turned[place] ?? 0) + (converted < FIRST_DEALT ? 1 : 0);
    return kernel.convert(converted, back === undefined ? BROKEN : kindOfBack(back));
  }
  const sold = dice.below(12) === 0 ? pressOf(kernel, KINDS, dice) : undefined;
  if (sold === undefined) kernel.finish();
  else kernel.sell(sold);
}

function bidOn(kernel: FuffzigerKernel, dice: Dice): void {
  if (dice.below(3) === 0) return kernel.drop();
  if (kernel.canMatch) return kernel.match();
  if (kernel.led >= 0) return kernel.drop();
  let kinds = 0;
  const most = (type: number): number =>
    kernel.free(kernel.turn, type) - (type === REAL ? LEAST_REAL - 1 : 0);
  for (let type = 0; type < MONEY; type++) if (most(type) > 0) kinds++;
  let left = kinds === 0 ? 0 : dice.below(kinds) + 1;
  for (let type = 0; type < MONEY && left > 0; type++) {
    if (most(type) <= 0 || --left > 0) continue;
    const span =
      type === REAL ? Math.min(kernel.free(kernel.turn, REAL), 15) - LEAST_REAL + 1 : Math.min(3, most(type));
    return kernel.lay(type, (type === REAL ? LEAST_REAL : 1) + dice.below(span));
  }
  kernel.drop();
}

const bought = new Int32Array(TYPES);

/** Presses by lot, until one cannot be paid. */
function purchase({ supply, real, turn }: FuffzigerKernel, dice: Dice): Int32Array {
  bought.fill(0);
  for (let left = real[turn] ?? 0; ;) {
    const type = dice.below(TYPES);
    left -= COSTS[type] ?? 0;
    if (left < 0 || (bought[type] ?? 0) >= (supply[type] ?? 0)) return bought;
    bought[type] = (bought[type] ?? 0) + 1;
  }
}
