import { describe, expect, it } from 'vitest';
import { recordOf } from '../../../core/record/index.ts';
import { figuresOf, storyOf } from '../../../core/story/index.ts';
import { matchOf } from '../../../core/story/of-record.ts';
import { gameOf, story } from '../../../core/table/index.ts';
import { after, opened, playedToTheEnd, readyTable, setupOf, started } from '../../helpers/table-log.ts';

const ready = () => ({ ...opened(setupOf({ options: { edition: 'gryphon' } })), seats: readyTable().seats });

describe('what is said of the match of a table', () => {
  it('is what its record says', () => {
    const table = playedToTheEnd(ready());
    const record = recordOf(table);
    const match = record && matchOf(record);
    if (match === undefined) throw new Error('no finished match');
    const claims = storyOf(gameOf(table), match);
    expect(claims.length).toBeGreaterThan(0);
    const figures = figuresOf(gameOf(table), match);
    expect(figures?.parts.length).toBeGreaterThan(0);
    expect(story(table)).toEqual({ ok: true, value: { claims, figures } });
  });

  it('is nothing before its end, and nothing of a match that was ended early', () => {
    const lobby = ready();
    const playing = after(lobby, started(lobby));
    for (const table of [lobby, playing])
      expect(story(table)).toEqual({ ok: false, error: { code: 'not-ended' } });
    expect(story(after(playing, { type: 'ended-early', counts: true }))).toEqual({
      ok: true,
      value: { claims: [] },
    });
    const record = recordOf(playing);
    expect(record && matchOf(record)).toBeUndefined();
  });
});
