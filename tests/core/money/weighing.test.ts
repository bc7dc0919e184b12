import { describe, expect, it } from 'vitest';
import { percentOf } from '../../../core/base/percent.ts';
import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { master } from '../../../core/games/money/bots/searching/master.ts';
import { remember, type Memory } from '../../../core/games/money/bots/memory.ts';
import { money } from '../../../core/games/money/index.ts';
import { BLUFF, worthOf } from '../../../core/games/money/material.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import { few } from '../../helpers/budget.ts';
import { amateurs } from '../../games/money/amateurs.ts';
import { arranged, handOf, handsOf, moneyOptions, otherWorld } from '../../games/money/play.ts';
import { adviceFrom, botNamed, dealt, decisionOf, stepOf, type Thinking } from '../../games/moves.ts';

/** A decision of a game as its seat knows it. */
interface Asked {
  readonly state: MoneyPosition;
  readonly at: Seat;
  readonly memory: Memory;
}

/** Every `each`-th decision of a game that amateurs play. */
function decisionsOf(
  seed: string,
  seats: number,
  edition: 'goldsieber' | 'italian',
  each = 9,
): readonly Asked[] {
  let state = dealt(money, moneyOptions({ edition, hands: 2 }, seats), seats, seed);
  let memory = master.initial;
  const rng = createRng(seed);
  const asked: Asked[] = [];
  for (let act = 0; ; act++) {
    const [at] = money.awaits(state);
    if (at === undefined) return asked;
    if (act % each === 0) asked.push({ state, at, memory });
    const player = amateurs[at % amateurs.length];
    const action = player?.(money.view(state, at), money.legal(state, at), rng) ?? { type: 'pass' };
    const step = stepOf(money, state, at, action);
    state = step.state;
    memory = step.events.reduce(remember, memory);
  }
}

const thinkingOf = ({ memory }: Asked, playouts: number): Thinking => ({
  memory,
  rng: createRng('seed'),
  budget: few(playouts),
});

const weigh = (asked: Asked, playouts = 400, choice?: MoneyAction) =>
  adviceFrom(money, master, asked.state, asked.at, thinkingOf(asked, playouts), choice);

const DECISIONS = ([3, 4, 5] as const).flatMap((seats) => [
  ...decisionsOf('weighed', seats, 'goldsieber'),
  ...decisionsOf('weighed', seats, 'italian'),
]);

describe('what the master makes of a decision', () => {
  it('begins with what it would do, or with what wins as often and brings more', () => {
    for (const asked of DECISIONS) {
      const done = decisionOf(money, master, asked.state, asked.at, thinkingOf(asked, 400));
      const { choices, asked: own } = weigh(asked, 400, done);
      if (own === undefined) throw new Error('what it would do is not weighed');
      expect(percentOf(choices[0]?.wins ?? 0)).toBeGreaterThanOrEqual(percentOf(own.wins));
      expect(choices[0]?.total).toBeGreaterThanOrEqual(own.total);
    }
  });

  it('names choices that can be done, the best first, with shares and totals that the game allows', () => {
    for (const asked of DECISIONS) {
      const { choices } = weigh(asked);
      expect(choices.length).toBeLessThanOrEqual(5);
      expect(choices.map(({ wins }) => wins)).toEqual(
        choices.map(({ wins }) => wins).toSorted((a, b) => b - a),
      );
      const past = money.view(asked.state, asked.at).totals[asked.at] ?? 0;
      for (const { action, wins, total } of choices) {
        expect(money.apply(asked.state, asked.at, action).ok).toBe(true);
        expect(wins).toBeGreaterThanOrEqual(0);
        expect(wins).toBeLessThanOrEqual(1);
        expect(total).toBeGreaterThanOrEqual(past);
        expect(total).toBeLessThan(2 * 1500);
      }
    }
  });

  it('gives reasons of all kinds, with numbers that can be', () => {
    const seen = new Set<string>();
    for (const asked of DECISIONS) {
      const { reason, choices } = weigh(asked, 1_000);
      seen.add(reason.type);
      if (reason.type === 'order') expect(reason.best.first).toBeGreaterThan(reason.other.first);
      if (reason.type === 'price') expect(reason.best.first).toBeLessThan(reason.other.first);
      if (reason.type === 'order' || reason.type === 'price') {
        const [best] = choices;
        if (best?.action.type === 'bid') expect(reason.best.worth).toBe(worthOf(best.action.cards));
        for (const { first } of [reason.best, reason.other]) {
          expect(first).toBeGreaterThanOrEqual(0);
          expect(first).toBeLessThanOrEqual(1);
        }
      }
      if (reason.type === 'gain') {
        expect(reason.more).toBeGreaterThan(0);
        expect(reason.made?.odds ?? 1).toBeLessThanOrEqual(1);
        expect(reason.grown?.sum ?? 0).toBeLessThanOrEqual(300);
      }
      if (reason.type === 'rival') expect(reason.seat).not.toBe(asked.at);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['order', 'price', 'gain', 'rival', 'close']));
  });

  it('knows nothing else where nothing is left to bid', () => {
    const [first] = DECISIONS;
    if (first === undefined) throw new Error('no decision');
    const hands = handsOf(first.state).map((hand, at) => (at === first.at ? [] : hand));
    const { choices, reason } = weigh({ ...first, state: arranged(first.state, { hands }) });
    expect(reason).toEqual({ type: 'alone' });
    expect(choices.map(({ action }) => action)).toEqual([{ type: 'bid', cards: [BLUFF] }]);
  });

  it('weighs what was chosen in any case, also a bid that it would not think of', () => {
    const [first] = DECISIONS;
    if (first === undefined) throw new Error('no decision');
    const all: MoneyAction = { type: 'bid', cards: handOf(first.state, first.at) };
    const advice = weigh(first, 600, all);
    expect(advice.asked?.action).toEqual(all);
    expect(advice.asked?.wins).toBeLessThan(advice.choices[0]?.wins ?? 0);
    expect(weigh(first, 600, advice.choices[0]?.action).asked).toEqual(advice.choices[0]);
    expect(weigh(first).asked).toBeUndefined();
  });

  it('keeps out of what others hold: with hidden cards changed it says the same', () => {
    for (const asked of DECISIONS.slice(0, 12)) {
      const { state, at, memory } = asked;
      const sealed = seatsOf(state.seatCount).flatMap((other) => state.sealedBy(other) ?? []);
      const changed = otherWorld(state, [...memory.seen.flat(), ...handOf(state, at), ...sealed]);
      expect(handsOf(changed)).not.toEqual(handsOf(state));
      expect(weigh({ ...asked, state: changed })).toEqual(weigh(asked));
    }
  });
});

describe('amateurs', () => {
  it('win against who plays by lot', () => {
    const random = botNamed(money, 'random');
    for (const amateur of amateurs) {
      let won = 0;
      for (let game = 0; game < 20; game++) {
        let state = dealt(money, moneyOptions({ hands: 1 }, 3), 3, `amateur ${game}`);
        const rng = createRng(`lot ${game}`);
        for (let [at] = money.awaits(state); at !== undefined; [at] = money.awaits(state)) {
          const action =
            at === seat(0)
              ? amateur(money.view(state, at), money.legal(state, at), rng)
              : decisionOf(money, random, state, at, { rng });
          state = stepOf(money, state, at, action).state;
        }
        if (money.result(state)?.winners.includes(seat(0)) === true) won++;
      }
      expect(won).toBeGreaterThan(10);
    }
  });
});
