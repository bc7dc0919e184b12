import { eventsFor } from '../../../core/base/audience.ts';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import {
  NOTHING,
  remember,
  type Memory,
} from '../../../core/games/falsche-fuffziger/bots/thinking/memory.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { dealOf } from '../../../core/games/falsche-fuffziger/material.ts';
import type { Money } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { positionOf, setupOf, type Auction, type FuffzigerSetup } from './setup.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { started } from './acts.ts';
import { playAtRandom } from './play.ts';
import { botNamed, decisionOf, stepOf } from '../moves.ts';

/** The order of the inspector cards at these tables. */
export const INSPECTORS = 'coin 20 coin 100 coin 150 coin 10 50 coin';

/** What a bot at seat 0 does. */
export function act(name: string, state: FuffzigerPosition, memory?: Memory, seed = 'any'): FuffzigerAction {
  const bot = botNamed(falscheFuffziger, name);
  const action = decisionOf(falscheFuffziger, bot, state, seat(0), { memory, rng: createRng(seed) });
  stepOf(falscheFuffziger, state, seat(0), action);
  return action;
}

/** A table of four with this money, so many inspector cards turned up, and these types scrapped. */
export function table(
  phase: FuffzigerSetup['phase'],
  money: readonly Money[],
  changes: Partial<FuffzigerSetup> = {},
): FuffzigerPosition {
  const before = setupOf(started(4, { starter: 0, inspectors: INSPECTORS }));
  const all = [0, 1, 2, 3].map((at) => money[at] ?? { notes: {}, real: 0 });
  return positionOf({ ...before, ...changes, phase, money: all });
}

export const real = (amount: number): Money => ({ notes: {}, real: amount });

export const auction = (changes: Partial<Auction> = {}): Auction => ({
  type: 'auction',
  lot: 4,
  isIn: [true, true, true, true],
  leader: seat(0),
  turn: seat(0),
  led: null,
  laid: [real(0), real(0), real(0), real(0)],
  ...changes,
});

export const laundering: FuffzigerSetup['phase'] = { type: 'laundering', bids: [null, null, null, null] };
export const general: FuffzigerSetup['phase'] = { type: 'general', choices: [null, null, null, null] };

/** Cards 26 − 2 turned up, all but the 150s scrapped: the next inspection ends the game. */
export const LAST_ROUND: Partial<FuffzigerSetup> = {
  round: 10,
  inspected: 24,
  inspectedBefore: 22,
  scrapped: [10, 20, 50, 100],
  symbols: 14,
  laundered: 20,
};

/** The memory of a seat that has watched a whole game, as it was after each step. */
export function memoriesOf(seed: string, at: Seat, seats: number) {
  const { first, steps, deal } = playAtRandom(seed, { seats, memoryAid: false });
  let memory = remember(NOTHING, falscheFuffziger.view(first, at), []);
  const known = steps.map(({ after, events }) => {
    memory = remember(
      deepFreeze(memory),
      deepFreeze(falscheFuffziger.view(after, at)),
      eventsFor(events, at),
    );
    return { memory, after };
  });
  return { deal, known };
}

/** The least bid for the open laundering card, and the real money that it brings. */
export function offerOf(state: FuffzigerPosition): { readonly least: number; readonly real: number } {
  const { open } = falscheFuffziger.view(state, seat(0)).laundering;
  if (open === undefined) throw new Error('no card');
  return dealOf(open);
}
