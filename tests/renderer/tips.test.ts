import { describe, expect, it } from 'vitest';
import { OPPONENT } from '../../core/base/rungs.ts';
import { createRng } from '../../core/base/rng.ts';
import type { Game } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import fuffziger from '../../renderer/games/falsche-fuffziger/messages/en/lesson-words.json';
import forSale from '../../renderer/games/for-sale/messages/en/lesson-words.json';
import type { GameRenderer, Lesson, Tip } from '../../renderer/games/game-renderer.ts';
import { gameRenderers } from '../../renderer/games/index.ts';
import money from '../../renderer/games/money/messages/en/lesson-words.json';
import type { MoneyFrame } from '../../renderer/games/money/table/context.ts';
import { bidTip } from '../../renderer/games/money/tips.ts';
import { firstTable } from '../../renderer/screens/learn/use-learning.ts';
import { few } from '../helpers/budget.ts';
import { stepOf } from '../games/moves.ts';

const WORDS: Readonly<Record<string, { readonly tip: object }>> = {
  money,
  'for-sale': forSale,
  'falsche-fuffziger': fuffziger,
};

/** What the lessons suggest to the seat that is awaited, at every question of a first game that bots play; each is tried. */
function tipsIn(
  game: Game,
  renderer: GameRenderer,
  lessons: readonly Lesson[],
  seed: string,
): readonly Tip[] {
  const { seatCount: seats, options: said } = firstTable(renderer, '');
  const options = game.parseOptions(said, seats);
  const player = game.bots[OPPONENT];
  if (!options.ok || player === undefined) throw new Error('no first game');
  const rng = createRng(seed);
  let state = game.start(options.value, seats, game.deal(options.value, seats, rng));
  const tips: Tip[] = [];
  for (;;) {
    const [at] = game.awaits(state);
    if (at === undefined) return tips;
    const [view, legal] = [game.view(state, at), game.legal(state, at)];
    const prompt = game.prompt(view, legal);
    const moment = { view, legal, ...(prompt === undefined ? {} : { prompt }) };
    const found = lessons.flatMap(({ when, tip }) => (when(moment) ? [tip?.(moment) ?? []].flat() : []));
    for (const { key, action } of found)
      expect(game.apply(state, at, action), `${key}: ${JSON.stringify(action)}`).toMatchObject({ ok: true });
    tips.push(...found);
    // Every second choice is the one that was suggested, so that what comes of it is seen as well.
    const suggested = rng.below(2) === 0 ? found[0]?.action : undefined;
    const action = suggested ?? player.decide(view, legal, player.initial, rng, few());
    state = stepOf(game, state, at, action).state;
  }
}

const taught = gameRenderers.flatMap((renderer) =>
  renderer.lessons === undefined ? [] : [[renderer.name, renderer, renderer.lessons] as const],
);

describe.each(taught)('the first choices that %s suggests', (name, renderer, course) => {
  const keys = Object.keys(WORDS[name]?.tip ?? {});
  it('can always be made, and each comes in a game', async () => {
    const game = gameNamed(name);
    if (game === undefined) throw new Error(`no ${name}`);
    const lessons = (await course()).default;
    const tips = ['a', 'b', 'c', 'd'].flatMap((seed) => tipsIn(game, renderer, lessons, seed));
    expect(new Set(tips.map(({ key }) => key))).toEqual(new Set(keys));
    const words = new Map(Object.entries(WORDS[name]?.tip ?? {}).map(([key, text]) => [key, String(text)]));
    for (const { key, words: filled = {} } of tips) {
      const wanted = [...(words.get(key) ?? '').matchAll(/\{(\w+)\}/g)].map(([, word]) => word);
      expect(Object.keys(filled).sort(), key).toEqual(wanted.sort());
    }
  });
});

it('nobody is told to bid all that they have', () => {
  const tipFor = (...from: readonly number[]) =>
    bidTip({ legal: { bid: { from } } } as unknown as MoneyFrame);
  expect(tipFor(55, 60)).toBeUndefined(); // of one currency
  expect(tipFor(1, 55, 60)?.action).toEqual({ type: 'bid', cards: [1] });
});
