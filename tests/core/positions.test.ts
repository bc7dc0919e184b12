import { describe, expect, it } from 'vitest';
import { seatsOf, type Seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { games } from '../../core/games/index.ts';
import type { AnyGame, GameState, GameTypes } from '../../core/game.ts';
import { goofspiel } from '../../docs/goofspiel/core/index.ts';
import { few } from '../helpers/budget.ts';
import { optionsOf, stepOf } from '../games/moves.ts';

const ALL: readonly AnyGame[] = [...Object.values(games), goofspiel as AnyGame];
/** One act of so many is disturbed: throwing at each step of each act would take minutes. */
const EVERY = 5;

interface Act {
  readonly at: Seat;
  readonly action: GameTypes['action'];
}

/** Plays a random game to its end; `onAct` is told of each act before it is done. */
function play(
  game: AnyGame,
  seed: string,
  onAct: (state: GameState, act: Act, count: number) => void,
): GameState {
  const rng = createRng(seed);
  const seatCount = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
  const options = optionsOf(game, { memoryAid: true }, seatCount);
  const bot = game.bots['random'] ?? game.bots['regular'];
  if (bot === undefined) throw new Error(`${game.name} has no bot that acts at random`);
  let state = game.start(options, seatCount, game.deal(options, seatCount, rng));
  for (let count = 0; ; count++) {
    const at = game.awaits(state)[0];
    if (at === undefined) return state;
    const action = bot.decide(game.view(state, at), game.legal(state, at), bot.initial, rng, few());
    onAct(state, { at, action }, count);
    state = stepOf(game, state, at, action).state;
  }
}

/** Everything that anybody may learn of a position. */
function shown(game: AnyGame, state: GameState): readonly unknown[] {
  const seats = seatsOf(game.seats.max);
  return [
    ...[...seats, 'table' as const].map((viewer) => game.view(state, viewer)),
    ...seats.map((at) => game.legal(state, at)),
    game.awaits(state),
    game.round(state),
    game.result(state) ?? null,
    game.hands === undefined ? null : [game.hands.count(state), game.hands.result(state)],
  ];
}

/** Overwrites whatever in a value can be overwritten. */
function vandalise(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    vandalise(inner);
    Reflect.set(value, key, typeof inner === 'number' ? inner + 1 : null);
  }
  if (Array.isArray(value) && !Object.isFrozen(value)) value.length = 0;
}

describe.each(ALL.map((game) => [game.name, game] as const))('a position of %s', (_name, game) => {
  it('is the same whatever is done to what was shown of it', () => {
    play(game, 'vandals', (state, { at, action }) => {
      const before = JSON.stringify(shown(game, state));
      vandalise(shown(game, state));
      expect(JSON.stringify(shown(game, state))).toBe(before);
      const step = stepOf(game, state, at, action);
      const after = JSON.stringify(shown(game, step.state));
      vandalise(step.events);
      expect(JSON.stringify(shown(game, step.state))).toBe(after);
    });
  });

  it('is the same after an act on it that threw, at whatever step', () => {
    let thrown = 0;
    play(game, 'throwing', (state, { at, action }, count) => {
      if (count % EVERY !== 0) return;
      const before = JSON.stringify(shown(game, state));
      const outcome = JSON.stringify(outcomeOf(game, state, at, action));
      for (let step = 0; throwsAt(step, () => game.apply(state, at, action)); step++) {
        thrown++;
        expect(JSON.stringify(shown(game, state))).toBe(before);
      }
      expect(JSON.stringify(outcomeOf(game, state, at, action))).toBe(outcome);
    });
    expect(thrown).toBeGreaterThan(30);
  });
});

function outcomeOf(game: AnyGame, state: GameState, at: Seat, action: GameTypes['action']): unknown {
  const step = game.apply(state, at, action);
  return step.ok ? [step.value.events, shown(game, step.value.state)] : step.error;
}

class Planted extends Error {}

/** What rules are made of, and where therefore a step may fail. */
const STEPS = [
  [Object, 'freeze'],
  [Array, 'from'],
  [Math, 'clz32'],
  [Math, 'floor'],
  [Array.prototype, 'push'],
  [Array.prototype, 'map'],
  [Array.prototype, 'filter'],
  [Array.prototype, 'slice'],
  [Array.prototype, 'splice'],
  [Array.prototype, 'fill'],
  [Array.prototype, 'includes'],
  [Object.getPrototypeOf(Int32Array.prototype) as object, 'fill'],
  [Object.getPrototypeOf(Int32Array.prototype) as object, 'set'],
] as const;

/** Does something in which the step of this number throws. Returns whether it had so many. */
function throwsAt(step: number, act: () => unknown): boolean {
  let left = step;
  const originals = STEPS.map(([owner, name]) => [owner, name, Reflect.get(owner, name) as unknown] as const);
  for (const [owner, name, original] of originals)
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      if (left-- === 0) throw new Planted(name);
      return Reflect.apply(original as () => unknown, this, args);
    });
  try {
    act();
    return false;
  } catch (error) {
    if (!(error instanceof Planted)) throw error;
    return true;
  } finally {
    for (const [owner, name, original] of originals) Reflect.set(owner, name, original);
  }
}
