import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { percentOf } from '../../../core/base/percent.ts';
import { RunningMeans } from '../../../core/base/search/running-means.ts';
import { adviceOf } from '../../../core/games/falsche-fuffziger/bots/searching/advice.ts';
import { master } from '../../../core/games/falsche-fuffziger/bots/searching/master.ts';
import type { Memory } from '../../../core/games/falsche-fuffziger/bots/thinking/memory.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { dealOf } from '../../../core/games/falsche-fuffziger/material.ts';
import { resultOf } from '../../../core/games/falsche-fuffziger/score.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { few } from '../../helpers/budget.ts';
import { amateurs, type Amateur } from '../../games/falsche-fuffziger/amateurs.ts';
import { auction, laundering, real, table } from '../../games/falsche-fuffziger/bots.ts';
import { fuffzigerOptions, playAtRandom } from '../../games/falsche-fuffziger/play.ts';
import { otherWorld } from '../../games/falsche-fuffziger/redealt.ts';
import { adviceFrom, botNamed, dealt, stepOf } from '../../games/moves.ts';

/** A decision of a game as its seat knows it. */
interface Asked {
  readonly state: FuffzigerPosition;
  readonly at: Seat;
  readonly memory: Memory;
}

/** Each step of a game in which the seats play by turns as `players` do; returns the end. */
function playThrough(
  seed: string,
  seats: number,
  players: readonly Amateur[],
  look: (state: FuffzigerPosition, at: Seat, memory: Memory) => void,
): FuffzigerPosition {
  const rng = createRng(seed);
  let state = dealt(falscheFuffziger, fuffzigerOptions({}, seats), seats, seed);
  const memories = Array.from({ length: seats }, (): Memory => master.initial);
  for (;;) {
    const [at] = falscheFuffziger.awaits(state);
    if (at === undefined) return state;
    look(state, at, memories[at] ?? master.initial);
    const player = players[at % players.length];
    const parts = [falscheFuffziger.view(state, at), falscheFuffziger.legal(state, at)] as const;
    const action = player?.(...parts, rng) ?? { type: 'drop' };
    const step = stepOf(falscheFuffziger, state, at, action);
    const { events } = step;
    state = step.state;
    for (const [one, memory] of memories.entries())
      memories[one] = master.observe?.(memory, falscheFuffziger.view(state, seat(one)), events) ?? memory;
  }
}

/** Every `each`-th decision of a game that amateurs play. */
function decisionsOf(seed: string, seats: number, each = 29): readonly Asked[] {
  const asked: Asked[] = [];
  let act = 0;
  playThrough(seed, seats, amateurs, (state, at, memory) => {
    if (act++ % each === 0) asked.push({ state, at, memory });
  });
  return asked;
}

const weigh = ({ state, at, memory }: Asked, playouts = 200, choice?: FuffzigerAction) => {
  const thinking = { memory, rng: createRng('seed'), budget: few(playouts) };
  return adviceFrom(falscheFuffziger, master, state, at, thinking, choice);
};

const DECISIONS = [3, 4, 5, 6].flatMap((seats) => decisionsOf('weighed', seats));
const WEIGHED = DECISIONS.map((asked) => ({ asked, advice: weigh(asked) }));

describe('what the master makes of a decision', () => {
  it('begins with a choice that wins as often as any other', () => {
    expect(WEIGHED.length).toBeGreaterThan(30);
    for (const { advice } of WEIGHED) {
      const [first, ...others] = advice.choices.map(({ wins }) => percentOf(wins));
      expect(first).toBeGreaterThanOrEqual(Math.max(0, ...others));
    }
  });

  it('names choices that can be done, each once, with shares and totals that the game allows', () => {
    for (const { asked, advice } of WEIGHED) {
      const { choices } = advice;
      expect(choices.length).toBeLessThanOrEqual(5);
      const { presses } = falscheFuffziger.view(asked.state, asked.at);
      const looks = choices.map(({ action }) => {
        if (!('press' in action)) return JSON.stringify(action);
        const { up, isConverted } = presses.find(({ press }) => press === action.press) ?? {};
        return JSON.stringify([action.type, up, isConverted]);
      });
      expect(new Set(looks).size).toBe(choices.length);
      const coins = falscheFuffziger.view(asked.state, asked.at).coins[asked.at] ?? 0;
      for (const { action, wins, total } of choices) {
        expect(falscheFuffziger.apply(asked.state, asked.at, action).ok).toBe(true);
        expect(wins).toBeGreaterThanOrEqual(0);
        expect(wins).toBeLessThanOrEqual(1);
        expect(total).toBeGreaterThanOrEqual(coins);
      }
    }
  });

  it('gives reasons of all kinds, with numbers that can be', () => {
    const seen = new Set<string>();
    for (const { asked, advice } of WEIGHED) {
      const { reason } = advice;
      seen.add(reason.type);
      if (reason.type === 'card' || reason.type === 'coins')
        for (const { action, got, gives } of [reason.best, reason.other]) {
          expect(got).toBeGreaterThanOrEqual(0);
          expect(got).toBeLessThanOrEqual(1);
          expect(gives).toBeGreaterThanOrEqual(0);
          if (action.type === 'drop') expect({ got, gives }).toEqual({ got: 0, gives: 0 });
        }
      if (reason.type === 'card') {
        const { open } = falscheFuffziger.view(asked.state, asked.at).laundering;
        expect(reason.brings).toBe(open === undefined ? undefined : dealOf(open).real);
      }
      if (reason.type === 'gain' || reason.type === 'real' || reason.type === 'odds')
        expect(reason.more).toBeGreaterThan(0);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['alone', 'card', 'coins', 'gain', 'close']));
  });

  it('counts what an offer gets and gives', () => {
    const rich = table(laundering, [real(60), real(0), real(0), real(0)]);
    const { open } = falscheFuffziger.view(rich, seat(0)).laundering;
    const { least } = dealOf(open ?? 'A1');
    const nothing = { type: 'bid', notes: {}, real: 0 } as const;
    const { reason } = weigh({ state: rich, at: seat(0), memory: master.initial }, 200, nothing);
    if (reason.type !== 'card') throw new Error(reason.type);
    const offer = [reason.best, reason.other].find(
      ({ action }) => action.type === 'bid' && action.real === least,
    );
    expect(offer).toMatchObject({ got: 1, gives: least });

    const alone = table(auction({ isIn: [true, true, false, false] }), [real(60), real(0), real(9), real(9)]);
    const led = weigh({ state: alone, at: seat(0), memory: master.initial }, 200, { type: 'drop' });
    expect(led.reason).toMatchObject({
      type: 'coins',
      coins: 4,
      best: { action: { type: 'lay' }, got: 1 },
      other: { action: { type: 'drop' }, got: 0, gives: 0 },
    });
  });

  it('knows nothing else where there is nothing else to do', () => {
    const poor = table(auction(), [real(0), real(9), real(9), real(9)]);
    const { choices, reason } = weigh({ state: poor, at: seat(0), memory: master.initial });
    expect(reason).toEqual({ type: 'alone' });
    expect(choices.map(({ action }) => action)).toEqual([{ type: 'drop' }]);
  });

  it('weighs what was chosen in any case, also what it would not think of', () => {
    const asked = DECISIONS.find(({ state, at }) => falscheFuffziger.legal(state, at).buy !== undefined);
    if (asked === undefined) throw new Error('nobody buys');
    const nothing: FuffzigerAction = { type: 'buy', presses: {} };
    expect(weigh(asked, 200, nothing).asked?.action).toEqual(nothing);
    const first = weigh(asked).choices[0];
    expect(weigh(asked, 200, first?.action).asked).toEqual(first);
    expect(weigh(asked).asked).toBeUndefined();

    const rich = table(laundering, [real(83), real(9), real(9), real(9)]);
    const odd: FuffzigerAction = { type: 'bid', notes: {}, real: 83 };
    const { choices, asked: own } = weigh({ state: rich, at: seat(0), memory: master.initial }, 400, odd);
    expect(own?.action).toEqual(odd);
    expect(own?.total).toBeLessThan(choices[0]?.total ?? 0);
  });

  it('compares with no other press of which the same lies up, whatever somebody may know of it', () => {
    const [press, twin] = ['50-1', '50-9'] as const;
    const own = { seat: seat(0), up: '50', isConverted: false } as const;
    const { phase: _, ...lying } = falscheFuffziger.view(table(laundering, []), seat(0));
    const view = { ...lying, presses: [press, twin].map((name) => ({ ...own, press: name })) };
    const choices: FuffzigerAction[] = [
      { type: 'convert', press },
      { type: 'convert', press: twin },
      { type: 'finish' },
    ];
    const means = new RunningMeans(choices.length, 5);
    for (const place of choices.keys())
      for (let kind = 0; kind < 5; kind++) means.add(place, kind, kind === 0 ? 1 - place / 4 : 0);
    const { choices: spoken, reason } = adviceOf({ view, choices, means, isLast: false, best: 0, made: 1 });
    expect(spoken.map(({ action }) => action)).toEqual([choices[0], choices[2]]);
    expect(reason).toMatchObject({ other: { type: 'finish' } });
  });

  it('keeps out of what it may not know: with all that changed, it says the same', () => {
    const rng = createRng('other worlds');
    const steps = playAtRandom('searched', { seats: 4 }).steps.filter((_, index) => index % 23 === 0);
    const memory = master.initial;
    for (const step of steps)
      for (const at of falscheFuffziger.awaits(step.before)) {
        const state = otherWorld(step, at, rng);
        expect(weigh({ state, at, memory }, 80)).toEqual(weigh({ state: step.before, at, memory }, 80));
      }
  });
});

describe('amateurs', () => {
  it('win more than their share against two who play by lot', () => {
    const byLot = botNamed(falscheFuffziger, 'random');
    const lot: Amateur = (view, legal, rng) => byLot.decide(view, legal, null, rng, few());
    for (const [index, amateur] of amateurs.entries()) {
      let won = 0;
      for (let game = 0; game < 15; game++) {
        const last = playThrough(`${index} ${game}`, 3, [amateur, lot, lot], () => undefined);
        if (!last.hasEnded) throw new Error('not over');
        if (resultOf(last).winners.includes(seat(0))) won++;
      }
      expect(won).toBeGreaterThan(7);
    }
  });
});
