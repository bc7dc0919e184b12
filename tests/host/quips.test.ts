import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { QUIP_LINES } from '../../core/base/quips.ts';
import type { TableNews, TableStep } from '../../core/table/index.ts';
import { Quips } from '../../electron/host/table/bot-characters.ts';
import { playedByCharacters } from '../helpers/character-game.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const MINUTE = 60_000;

/** What is said after each step, so many milliseconds apart. */
function saidOf(steps: readonly TableStep[], apart = MINUTE): readonly (readonly TableNews[])[] {
  const clock = manualClock();
  const quips = new Quips(clock);
  return steps.map((happened) => {
    clock.advance(apart);
    quips.observe(happened);
    return quips.takeDue();
  });
}

describe.each(['money', 'for-sale', 'falsche-fuffziger'])('characters in %s', (game) => {
  const steps = playedByCharacters(game, 'this');
  const said = saidOf(steps);

  it('say a line now and then, one at a time, under their names', () => {
    expect(said.flat().length).toBeGreaterThan(3);
    for (const news of said) expect(news.length).toBeLessThan(2);
    for (const one of said.flat()) {
      expect(one).toMatchObject({ type: 'quipped', name: expect.stringMatching(/^Otto/) as unknown });
      const { line } = one as { readonly line: number };
      expect(line >= 0 && line < QUIP_LINES).toBe(true);
    }
    expect(new Set(said.flat().map((one) => JSON.stringify(one))).size).toBeGreaterThan(2);
  });

  it('say at most one a minute, and none in the first', () => {
    const slow = saidOf(steps, MINUTE / 4);
    const moments = slow.flatMap((news, index) => (news.length === 0 ? [] : [index]));
    expect(moments[0]).toBeGreaterThanOrEqual(3);
    for (const [place, moment] of moments.slice(1).entries())
      expect(moment - (moments[place] ?? 0)).toBeGreaterThanOrEqual(4);
    expect(saidOf(steps, 0).flat()).toEqual([]);
  });

  it('say the same whatever is hidden: other hands, other cards to come, and events that only some learn', () => {
    const other = playedByCharacters(game, 'that')[0]?.state.game;
    const hidden = steps.map(({ state, events, news }) => ({
      news,
      events: [...events, ...events.map((event) => ({ ...event, to: [seat(1)] }))],
      state:
        state.game === undefined || other === undefined
          ? state
          : { ...state, game: { ...state.game, state: other.state, deal: other.deal } },
    }));
    expect(saidOf(hidden)).toEqual(said);
  });

  it('say the same each time, and something else at another table', () => {
    expect(saidOf(steps)).toEqual(said);
    const elsewhere = steps.map((one) => ({
      ...one,
      state: { ...one.state, id: 'ffffffffffffffff' as typeof one.state.id },
    }));
    expect(saidOf(elsewhere)).not.toEqual(said);
  });

  it('are the only bots that do', () => {
    expect(saidOf(playedByCharacters(game, 'this', [])).flat()).toEqual([]);
  });
});

it('a line about what was taken back meanwhile is not said', () => {
  const steps = playedByCharacters('for-sale', 'this');
  const clock = manualClock();
  const quips = new Quips(clock);
  let due: readonly TableNews[] = [];
  for (const one of steps) {
    clock.advance(MINUTE);
    quips.observe(one);
    const { state } = one;
    const name = 'Otto 0';
    quips.observe({ state, events: [], news: [{ type: 'taken-back', seat: seat(0), name }] });
    due = [...due, ...quips.takeDue()];
  }
  expect(due).toEqual([]);
});
