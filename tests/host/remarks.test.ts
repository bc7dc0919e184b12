import { describe, expect, it } from 'vitest';
import type { Character } from '../../core/base/characters.ts';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import {
  awaitsOf,
  emptyMemories,
  gameOf,
  gameOptions,
  type TableCommand,
  type TableNews,
  type TableStep,
} from '../../core/table/index.ts';
import { Remarks } from '../../electron/host/table/remarks.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { after, opened, setupOf, step } from '../helpers/table-log.ts';
import { decideForBot } from '../helpers/decide-for-bot.ts';

const MINUTE = 60_000;
const WHO: readonly Character[] = ['agnes', 'clara', 'hugo'];

/** All that happens in a game of three bots; they are nobody where `who` is empty. */
function played(game: string, seed: string, who = WHO): readonly TableStep[] {
  const seated = [0, 1, 2].map((at): TableCommand => {
    const bot = { type: 'bot-seated', seat: seat(at), bot: 'random', name: `Otto ${at}` } as const;
    return who[at] === undefined ? bot : { ...bot, character: who[at] };
  });
  const lobby = after(opened(setupOf({ game, options: {} })), ...seated);
  const rng = createRng(seed);
  const deal = gameOf(lobby).deal(gameOptions(lobby), 3, rng);
  const steps = [step(lobby, { type: 'started', deal })];
  for (let table = steps[0]?.state; table?.phase === 'playing'; table = steps.at(-1)?.state) {
    const [at = seat(0)] = awaitsOf(table);
    const action = decideForBot(table, emptyMemories(), at, rng);
    steps.push(step(table, { type: 'acted', seat: at, action, by: 'bot' }));
  }
  return steps;
}

/** What is let be seen after each step, so many milliseconds apart. */
function remarksOn(steps: readonly TableStep[], apart = MINUTE): readonly (readonly TableNews[])[] {
  const clock = manualClock();
  const remarks = new Remarks(clock, (size) => new Uint8Array(size));
  return steps.map((happened) => {
    clock.advance(apart);
    remarks.heard(happened);
    return remarks.due();
  });
}

describe.each(['money', 'for-sale', 'falsche-fuffziger'])('characters in %s', (game) => {
  const steps = played(game, 'this');
  const said = remarksOn(steps);

  it('react now and then, one at a time, under their names, and never within three minutes', () => {
    const moments = said.flatMap((news, index) => (news.length === 0 ? [] : [index]));
    expect(moments.length).toBeGreaterThan(1);
    expect(moments[0]).toBeGreaterThan(1);
    for (const [place, moment] of moments.slice(1).entries())
      expect(moment - (moments[place] ?? 0)).toBeGreaterThanOrEqual(3);
    for (const one of said.flat())
      expect(one).toMatchObject({ type: 'reacted', name: expect.stringMatching(/^Otto/) as unknown });
    expect(remarksOn(steps, 0).flat()).toEqual([]);
  });

  it('say the same whatever is hidden: other hands, and events that only some learn', () => {
    const other = played(game, 'that')[0]?.state.game;
    const hidden = steps.map(({ state, events, news }) => ({
      news,
      state: { ...state, ...(other && { game: other }) },
      events: [...events, ...events.map((event) => ({ ...event, to: [seat(1)] }))],
    }));
    expect(remarksOn(hidden)).toEqual(said);
  });

  it('are the only bots that do', () => {
    expect(remarksOn(played(game, 'this', [])).flat()).toEqual([]);
  });
});
