import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { TableNews, TableStep } from '../../core/table/index.ts';
import { BotReactions } from '../../electron/host/table/bot-characters.ts';
import { playedByCharacters } from '../helpers/character-game.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const MINUTE = 60_000;

/** What is let be seen after each step, so many milliseconds apart. */
function remarksOn(steps: readonly TableStep[], apart = MINUTE): readonly (readonly TableNews[])[] {
  const clock = manualClock();
  const remarks = new BotReactions(clock, (size) => new Uint8Array(size));
  return steps.map((happened) => {
    clock.advance(apart);
    remarks.observe(happened);
    return remarks.takeDue();
  });
}

describe.each(['money', 'for-sale', 'falsche-fuffziger'])('characters in %s', (game) => {
  const steps = playedByCharacters(game, 'this');
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
    const other = playedByCharacters(game, 'that')[0]?.state.game;
    const hidden = steps.map(({ state, events, news }) => ({
      news,
      state: { ...state, ...(other && { game: other }) },
      events: [...events, ...events.map((event) => ({ ...event, to: [seat(1)] }))],
    }));
    expect(remarksOn(hidden)).toEqual(said);
  });

  it('are the only bots that do', () => {
    expect(remarksOn(playedByCharacters(game, 'this', [])).flat()).toEqual([]);
  });
});
