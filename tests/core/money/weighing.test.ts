import { describe, expect, it } from 'vitest';
import { percentOf } from '../../../core/base/share.ts';
import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { Advice } from '../../../core/game.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { bots } from '../../../core/games/money/bots/index.ts';
import { master } from '../../../core/games/money/bots/searching/master.ts';
import { remember, type Memory } from '../../../core/games/money/bots/memory.ts';
import { money, type MoneyTypes } from '../../../core/games/money/index.ts';
import { BLUFF, worthOf } from '../../../core/games/money/material.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import { few } from '../../helpers/budget.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { amateurs } from '../../games/money/amateurs.ts';
import { arranged, handOf, handsOf, moneyOptions, pileOf } from '../../games/money/play.ts';

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
  const options = moneyOptions({ edition, hands: 2 }, seats);
  let state = money.start(options, seats, money.deal(options, seats, createRng(seed)));
  let memory = master.initial;
  const rng = createRng(seed);
  const asked: Asked[] = [];
  for (let act = 0; ; act++) {
    const [at] = money.awaits(state);
    if (at === undefined) return asked;
    if (act % each === 0) asked.push({ state, at, memory });
    const player = amateurs[at % amateurs.length];
    const action = player?.(money.view(state, at), money.legal(state, at), rng) ?? { type: 'pass' };
    const step = money.apply(state, at, action);
    if (!step.ok) throw new Error(`${seed}: ${JSON.stringify({ at, action, error: step.error })}`);
    state = step.value.state;
    memory = step.value.events.reduce(remember, memory);
  }
}

const partsOf = ({ state, at, memory }: Asked) =>
  [money.view(state, at), money.legal(state, at), memory] as const;

function weigh(asked: Asked, playouts = 400, choice?: MoneyAction): Advice<MoneyTypes> {
  const parts = deepFreeze(structuredClone(partsOf(asked)));
  const advice = master.weigh?.(...parts, createRng('seed'), few(playouts), choice);
  if (advice === undefined) throw new Error('no advice');
  return advice;
}

const DECISIONS = ([3, 4, 5] as const).flatMap((seats) => [
  ...decisionsOf('weighed', seats, 'goldsieber'),
  ...decisionsOf('weighed', seats, 'italian'),
]);

describe('what the master makes of a decision', () => {
  it('begins with what it would do, or with what wins as often and brings more', () => {
    for (const asked of DECISIONS) {
      const done = master.decide(...partsOf(asked), createRng('seed'), few(400));
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
      const known = new Set([...memory.seen.flat(), ...handOf(state, at)]);
      const sealed = seatsOf(state.seatCount).flatMap((other) => state.sealedBy(other) ?? []);
      for (const card of sealed) known.add(card);
      const hidden = [...handsOf(state).flat(), ...pileOf(state)].filter((card) => !known.has(card));
      const swapped = new Map(hidden.map((card, place) => [card, hidden.at(-1 - place) ?? card]));
      const other = (cards: readonly number[]) => cards.map((card) => swapped.get(card) ?? card);
      const hands = handsOf(state).map((cards) => other(cards).sort((a, b) => a - b));
      const changed = arranged(state, { hands, pile: other(pileOf(state)) });
      expect(handsOf(changed)).not.toEqual(handsOf(state));
      expect(weigh({ ...asked, state: changed })).toEqual(weigh(asked));
    }
  });
});

describe('amateurs', () => {
  it('win against who plays by lot', () => {
    const { random } = bots;
    if (random === undefined) throw new Error('no bot');
    for (const amateur of amateurs) {
      let won = 0;
      for (let game = 0; game < 20; game++) {
        const options = moneyOptions({ hands: 1 }, 3);
        let state = money.start(options, 3, money.deal(options, 3, createRng(`amateur ${game}`)));
        const rng = createRng(`lot ${game}`);
        for (let [at] = money.awaits(state); at !== undefined; [at] = money.awaits(state)) {
          const parts = [money.view(state, at), money.legal(state, at)] as const;
          const action =
            at === seat(0) ? amateur(...parts, rng) : random.decide(...parts, random.initial, rng, few());
          const step = money.apply(state, at, action);
          if (!step.ok) throw new Error(JSON.stringify({ action, error: step.error }));
          state = step.value.state;
        }
        if (money.result(state)?.winners.includes(seat(0)) === true) won++;
      }
      expect(won).toBeGreaterThan(10);
    }
  });
});
