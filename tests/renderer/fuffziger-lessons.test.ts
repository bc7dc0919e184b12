import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { OPPONENT } from '../../core/base/rungs.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import type { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import { falscheFuffziger as renderer } from '../../renderer/games/falsche-fuffziger/index.ts';
import lessons from '../../renderer/games/falsche-fuffziger/lessons.ts';
import { firstTable } from '../../renderer/screens/learn/use-learning.ts';
import { after, idleUntil, moneyOf, phases, propsOf, startOf } from '../helpers/renderer/fuffziger-table.ts';
import { few } from '../helpers/budget.ts';
import { stepOf } from '../games/moves.ts';
import { inLanguages } from '../../renderer/i18n/languages.ts';
import type english from '../../renderer/games/falsche-fuffziger/messages/en/lesson-words.json';

const WORDS = inLanguages(
  import.meta.glob<typeof english>('../../renderer/games/falsche-fuffziger/messages/*/lesson-words.json', {
    eager: true,
    import: 'default',
  }),
);

/** The lessons whose moment it is for a seat. */
const keysAt = (state: FuffzigerPosition, at = 0): readonly string[] => {
  const { game } = propsOf(state, seat(at));
  return lessons.filter(({ when }) => when(game)).map(({ key }) => key);
};

/** The moments of the first seat in a whole first game that bots play. */
function momentsOf(seed: string): readonly (readonly string[])[] {
  const { seatCount: seats } = firstTable(renderer, '');
  const rng = createRng(seed);
  const options = falscheFuffziger.parseOptions({}, seats);
  const player = falscheFuffziger.bots[OPPONENT];
  if (!options.ok || player === undefined) throw new Error('no first game');
  let state = falscheFuffziger.start(options.value, seats, falscheFuffziger.deal(options.value, seats, rng));
  const moments: (readonly string[])[] = [];
  for (;;) {
    moments.push(keysAt(state));
    const [at] = falscheFuffziger.awaits(state);
    if (at === undefined) return moments;
    const view = falscheFuffziger.view(state, at);
    const action = player.decide(view, falscheFuffziger.legal(state, at), player.initial, rng, few());
    state = stepOf(falscheFuffziger, state, at, action).state;
  }
}

describe('the lessons of Falsche Fuffziger', () => {
  it('begin with the aim, and with the own presses when it is the own turn', () => {
    expect(keysAt(startOf())).toEqual(['aim', 'produce']);
    expect(keysAt(startOf(), 1)).toEqual(['aim']);
  });

  it('tell what becomes of a press that was turned over', () => {
    expect(keysAt(after(startOf(), [0, { type: 'convert', press: '20-1' }]))).toEqual([
      'aim',
      'produce',
      'converted',
    ]);
  });

  it('explain laundering, the fist and the card that was won', () => {
    const laundering = startOf(4, {
      money: moneyOf(4, { 0: [{ 50: 4 }] }),
      phase: phases.laundering(4),
    });
    expect(keysAt(laundering)).toEqual(['bid']);
    const nothing = { type: 'bid', notes: {}, real: 0 } as const;
    const sealed = after(laundering, [0, { type: 'bid', notes: { 50: 2 }, real: 0 }]);
    expect(keysAt(sealed)).toEqual(['sealed']);
    const opened = after(sealed, [1, nothing], [2, nothing], [3, nothing]);
    expect(keysAt(opened)).toEqual(['bid', 'won']);
    expect(keysAt(opened, 1)).toEqual(['bid']);
  });

  it('explain buying to who has money, and general laundering', () => {
    const rich = (at: number) => startOf(4, { money: moneyOf(4, { 0: [{}, 30] }), phase: phases.buying(at) });
    expect(keysAt(rich(0))).toEqual(['buy']);
    expect(keysAt(rich(1), 1)).toEqual([]);
    expect(keysAt(startOf(4, { phase: phases.general(4) }))).toEqual(['general']);
  });

  it('explain the inspector in the second round, and that the cards come again in the third', () => {
    const second = idleUntil(startOf(), ({ round }) => round === 2);
    expect(keysAt(second, second.start)).toEqual(['aim', 'produce', 'inspector']);
    const third = idleUntil(second, ({ round }) => round === 3);
    expect(keysAt(third, third.start)).toEqual(['aim', 'produce', 'inspector', 'order']);
  });

  it('explain a coin auction, leading in it, and why one has to drop', () => {
    const auction = startOf(4, {
      money: moneyOf(4, { 0: [{ 50: 2 }], 1: [{ 50: 1 }] }),
      phase: phases.auction(4, 0),
    });
    expect(keysAt(auction)).toEqual(['auction', 'lead']);
    const led = after(auction, [0, { type: 'lay', notes: { 50: 2 } }]);
    expect(keysAt(led, 1)).toEqual(['auction', 'drop']);
    expect(keysAt(led, 2)).toEqual(['auction']);
  });

  it('tell what scrapping means, and when the end is near', () => {
    expect(keysAt(startOf(4, { scrapped: [10] }), 1)).toEqual(['aim', 'scrapped']);
    expect(keysAt(startOf(4, { scrapped: [10, 20, 50, 100] }), 1)).toEqual(['aim', 'scrapped', 'end']);
    expect(keysAt(startOf(4, { laundered: 26 }), 1)).toEqual(['aim', 'end']);
  });

  it('say nothing after the game', () => {
    expect(keysAt(idleUntil(startOf(), () => false))).toEqual([]);
  });

  it('all come in first games, each with something to do or to see', () => {
    const met = new Set(['a', 'b', 'c'].flatMap((seed) => momentsOf(seed).flat()));
    expect(lessons.map(({ key }) => key).filter((key) => !met.has(key))).toEqual([]);
  });

  it.each(Object.entries(WORDS))('are short in %s', (_, { lesson }) => {
    for (const { title, text } of Object.values(lesson)) {
      expect(title.length, title).toBeLessThanOrEqual(32);
      expect(text.length, text).toBeLessThanOrEqual(230);
      expect(text.match(/[.!?](?:\s|$)/g)?.length, text).toBeLessThanOrEqual(3);
    }
  });
});
