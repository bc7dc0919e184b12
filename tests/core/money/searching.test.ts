import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { without } from '../../../core/base/lists.ts';
import { createRng } from '../../../core/base/rng.ts';
import { master } from '../../../core/games/money/bots/searching/master.ts';
import { remember, type Memory } from '../../../core/games/money/bots/memory.ts';
import { hiddenIn } from '../../../core/games/money/bots/searching/determinizations.ts';
import { Worth } from '../../../core/games/money/bots/searching/worth.ts';
import { NOTHING, unseenCards } from '../../../core/games/money/bots/rounds.ts';
import { ALL_FREE, estimateOf, Potential } from '../../../core/games/money/bots/thinking/potential.ts';
import { STYLES } from '../../../core/games/money/bots/thinking/style.ts';
import { money } from '../../../core/games/money/index.ts';
import { valuedCards } from '../../../core/games/money/material.ts';
import { MoneyPosition } from '../../../core/games/money/position.ts';
import { few } from '../../helpers/budget.ts';
import { arranged, handOf, handsOf, moneyOptions, otherWorld, playAtRandom } from '../../games/money/play.ts';
import { botNamed, dealt, decisionOf, firstIn, matchOf, stepOf } from '../../games/moves.ts';

const expert = botNamed(money, 'expert');

/** A game that experts have gone on with for so many acts. */
function playedOn(seats: number, seed: string, acts: number): { state: MoneyPosition; memory: Memory } {
  let state = dealt(money, moneyOptions({ hands: 2 }, seats), seats, seed);
  let memory = master.initial;
  let thought = expert.initial;
  const rng = createRng(seed);
  for (let act = 0; act < acts; act++) {
    const at = money.awaits(state)[0] ?? seat(0);
    const view = money.view(state, at);
    const action = decisionOf(money, expert, state, at, { memory: thought, rng });
    const step = stepOf(money, state, at, action);
    state = step.state;
    memory = step.events.reduce(remember, memory);
    thought = expert.observe?.(thought, view, step.events) ?? thought;
  }
  return { state, memory };
}

const choose = ({ state, memory }: ReturnType<typeof playedOn>, budget = few(600)) => {
  const at = money.awaits(state)[0] ?? seat(0);
  return decisionOf(money, master, state, at, { memory, rng: createRng('seed'), budget });
};

/** Four bid, then they act; the second bids are made by who has seen something. */
const BIDDING = 0;
const ACTING = 4;
const LATER = 24;

describe('a bot that searches', () => {
  it.each([3, 4, 5])('plays whole games among others, at a table of %i', (seats) => {
    const options = moneyOptions({ edition: 'italian', hands: 2 }, seats);
    const bots = new Array(seats).fill({ ...master, playouts: 200 }).with(1, expert);
    expect(matchOf(money, options, bots, 'whole').result.winners.length).toBeGreaterThan(0);
  });

  it.each([BIDDING, ACTING, LATER])(
    'chooses the same from the same view, memory, seed and number of playouts, and changes none of them (act %i)',
    (acts) => {
      const played = playedOn(4, 'again', acts);
      expect(choose(played)).toEqual(choose(played));
    },
  );

  it.each([BIDDING, ACTING, LATER])(
    'keeps out of what others hold: with hidden cards changed it chooses the same (act %i)',
    (acts) => {
      const { state, memory } = playedOn(4, 'hidden', acts);
      const at = money.awaits(state)[0] ?? seat(0);
      const changed = otherWorld(state, [...memory.seen.flat(), ...handOf(state, at)]);
      expect(handsOf(changed)).not.toEqual(handsOf(state));
      expect(money.view(changed, at)).toEqual(money.view(state, at));
      expect(choose({ state: changed, memory })).toEqual(choose({ state, memory }));
    },
  );

  it('stops when nobody waits any more', () => {
    let asked = 0;
    const isOver = (): boolean => ++asked > 0;
    choose(playedOn(4, 'over', BIDDING), { playouts: 1_000_000_000, isOver });
    expect(asked).toBe(1);
  });

  it('takes what makes most points in the last round', () => {
    // 180 yen become 200 with one note of 20; nothing else there would count as much
    const options = moneyOptions({ removed: ['pound', 'dollar'], hands: 1 }, 3);
    const order = valuedCards(['pound', 'dollar']);
    const state = arranged(money.start(options, 3, { hands: [{ removed: ['pound', 'dollar'], order }] }), {
      hands: [[4, 5, 6, 7, 8, 28, 29], [37], [38]],
      displays: { right: [1, 19], left: [27, 36, 45] },
      pile: [],
      last: 'pile-empty',
    });
    const open = [[28, 29], [37], [38]].reduce(
      (before, cards, at) => stepOf(money, before, seat(at), { type: 'bid', cards }).state,
      state,
    );
    expect(choose({ state: open, memory: master.initial })).toEqual({ type: 'take', display: 'right' });
  });

  it('wins more than its part against three experts', () => {
    const game = { ...money, bots: { one: { ...master, playouts: 1_000 }, expert } };
    const options = moneyOptions({ hands: 1 }, 4);
    const bots = ['one', 'expert', 'expert', 'expert'];
    expect(firstIn({ game, options, deals: 4, seed: 'stronger', bots }).winShare).toBeGreaterThan(0.25);
  });
});

describe('its memory', () => {
  it('says which cards others hold, and how many more', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      let memory = master.initial;
      for (const { before, events } of playAtRandom(`memory/${seed}`).steps) {
        const hands = handsOf(before);
        for (const at of money.awaits(before)) {
          const view = money.view(before, at);
          const lying = view.round?.type === 'acting' ? (view.round.lying[at] ?? []) : [];
          const unseen = unseenCards(view, [...(hands[at] ?? []), ...lying], memory.seen);
          const counts = hiddenIn(view, at, unseen.length, memory);
          for (const [other, hand] of hands.entries()) {
            if (other === at) continue;
            const hidden = without(hand, memory.seen[other] ?? []);
            expect(hidden).toHaveLength(hand.length - (memory.seen[other] ?? []).length);
            expect(counts[other]).toBe(hidden.length);
          }
        }
        memory = events.reduce(remember, memory);
      }
    }
  });

  it('of who came later shares out what is hidden', () => {
    const { state } = playedOn(4, 'late', LATER);
    const at = money.awaits(state)[0] ?? seat(0);
    const view = money.view(state, at);
    const counts = hiddenIn(view, at, view.pile + 11, master.initial);
    expect(counts[at]).toBe(0);
    expect(counts.toSorted()).toEqual([0, 3, 4, 4]);
  });
});

describe('what cards are worth to it', () => {
  it.each([0, 3])(
    'is what they are worth to the expert, if they are good for no bids: %i rounds to come',
    (rounds) => {
      const estimate = estimateOf(rounds, ALL_FREE, { ...STYLES.expert, bidding: 0 });
      const worth = new Worth(estimate);
      const potential = new Potential(estimate);
      const rng = createRng(`worth ${rounds}`);
      for (let hand = 0; hand < 200; hand++) {
        const cards = rng.shuffle(valuedCards([])).slice(0, 1 + rng.below(20));
        const table = new MoneyPosition(moneyOptions({}), 3);
        for (const card of cards) table.sets.put(card, 0);
        const { bits } = table.sets;
        expect(worth.of(bits, 0, NOTHING, 0)).toBeCloseTo(potential.of(bits, 0, NOTHING, 0), 6);
      }
    },
  );
});
