import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watch } from 'vue';
import { seat } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { SceneBuilder } from '../../renderer/games/table-parts.ts';
import { ScenePlayer, type ReceivedFrame } from '../../renderer/session/scene-player.ts';
import { received, type TableWish } from '../helpers/renderer/frames.ts';

const BEAT = 500;
/** A scene for each event: a number is its beats and, on the table, what is seen. */
const cut: SceneBuilder = (_before, events) =>
  (
    events as unknown as readonly {
      readonly type: string;
      readonly beats: number;
      readonly isForAll?: true;
    }[]
  ).map((event) => ({
    view: event.type,
    events: [event],
    beats: event.beats,
    ...(event.isForAll && { isForAll: true }),
  }));
const event = (type: string, beats: number, more: object = {}) => ({ type, beats, ...more });

const reported: number[] = [];
let player: ScenePlayer;
beforeEach(() => {
  vi.useFakeTimers();
  reported.length = 0;
  player = new ScenePlayer({ sceneBuilderFor: () => cut, report: (show) => void reported.push(show) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const frame = (
  view: string,
  events: readonly object[] = [],
  wish: TableWish = {},
  prompt?: string,
): ReceivedFrame => {
  const made = received({ phase: 'playing', own: [0], facing: 0, beat: BEAT, view, ...wish }, 0);
  const game = made.game && { ...made.game, ...(prompt === undefined ? {} : { prompt: { type: prompt } }) };
  return { ...made, ...(game && { game }), events: events as TableFrame['events'] };
};
const seen = (): unknown => player.shown.value?.game?.view;
const told = (): readonly string[] =>
  ((player.shown.value?.events ?? []) as readonly { readonly type: string }[]).map(({ type }) => type);

describe('what happened', () => {
  it('is shown to its end, also when something changes around the table after the last action', () => {
    player.push(frame('start'));
    player.push(frame('over', [event('a', 2), event('b', 4)], { phase: 'ended' }));
    player.push(frame('over', [], { phase: 'ended', hostHere: false }));
    expect([seen(), told()]).toEqual(['a', ['a']]);
    vi.advanceTimersByTime(2 * BEAT);
    expect(seen()).toBe('b');
    expect(player.shown.value?.table.hostHere).toBe(false);
    vi.advanceTimersByTime(4 * BEAT);
    expect(seen()).toBe('over');
  });

  it('is shown scene by scene, and what is asked comes when all has been seen', () => {
    player.push(frame('start'));
    player.push(
      frame('end', [event('a', 2), event('silent', 0), event('b', 4)], { show: 7, question: 2 }, 'bid'),
    );
    expect([seen(), told()]).toEqual(['a', ['a']]);
    expect(player.shown.value?.timing).toEqual({ time: 2 * BEAT, isUntilTapped: false });
    expect(player.shown.value?.game?.prompt).toBeUndefined();
    vi.advanceTimersByTime(2 * BEAT - 1);
    expect(seen()).toBe('a');
    vi.advanceTimersByTime(1);
    expect([seen(), told()]).toEqual(['b', ['silent', 'b']]);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(4 * BEAT);
    expect([seen(), told(), player.shown.value?.timing]).toEqual(['end', [], undefined]);
    expect(player.shown.value?.game?.prompt).toEqual({ type: 'bid' });
    expect(reported).toEqual([7]);
  });

  it('waits for its turn where something else is shown', () => {
    player.push(frame('start'));
    player.push(frame('one', [event('a', 1)]));
    player.push(frame('two', [event('b', 1)]));
    expect(seen()).toBe('a');
    vi.advanceTimersByTime(BEAT);
    expect(seen()).toBe('b');
    vi.advanceTimersByTime(BEAT);
    expect(seen()).toBe('two');
  });

  it('is told in its place where nobody has to look at it', () => {
    player.push(frame('start'));
    player.push(frame('one', [event('a', 1), event('b', 1)]));
    player.push(frame('two', [event('silent', 0)]));
    player.push(frame('three', [event('c', 1)]));
    expect(told()).toEqual(['a']);
    vi.advanceTimersByTime(BEAT);
    expect(told()).toEqual(['b']);
    vi.advanceTimersByTime(BEAT);
    expect(told()).toEqual(['silent', 'c']);
  });

  it('is told after the last scene where nobody has to look at it and nothing follows', () => {
    player.push(frame('start'));
    player.push(frame('one', [event('a', 1)]));
    player.push(frame('two', [event('silent', 0)]));
    vi.advanceTimersByTime(BEAT);
    expect([seen(), told()]).toEqual(['two', ['silent']]);
  });

  it('keeps when the host said what is shown of time', () => {
    player.push({ ...frame('start'), receivedAt: 10 });
    player.push({ ...frame('one', [event('a', 1)]), receivedAt: 20 });
    expect(player.shown.value?.receivedAt).toBe(20);
    player.push({ ...frame('one', [], { televisions: 1 }), receivedAt: 30 });
    expect(player.shown.value?.receivedAt).toBe(30);
    vi.advanceTimersByTime(BEAT);
    expect([seen(), player.shown.value?.receivedAt]).toEqual(['one', 30]);
  });

  it('is on the screen at once where nobody has to look at it', () => {
    player.push(frame('start'));
    player.push(frame('end', [event('silent', 0)]));
    expect([seen(), told(), player.shown.value?.timing]).toEqual(['end', ['silent'], undefined]);
  });

  it('never takes an open question away', () => {
    player.push(frame('start', [], { question: 3 }, 'bid'));
    player.push(frame('end', [event('a', 2)], { question: 3 }, 'bid'));
    expect(player.shown.value?.game).toMatchObject({ view: 'a', prompt: { type: 'bid' }, question: 3 });
  });

  it('goes on with the people who come and go around it', () => {
    player.push(frame('start'));
    player.push(frame('end', [event('a', 2)]));
    player.push(frame('end', [], { televisions: 1 }));
    expect([seen(), player.shown.value?.table.televisions]).toEqual(['a', 1]);
    vi.advanceTimersByTime(2 * BEAT);
    expect(seen()).toBe('end');
  });

  it('is not disturbed by how somebody takes it', () => {
    const news = [{ type: 'reacted', seat: seat(1), name: 'Ben', reaction: 'gasp' }] as const;
    player.push(frame('start', [], { question: 3 }, 'bid'));
    player.push(frame('end', [event('a', 2), event('b', 2)], { question: 3, show: 7 }, 'bid'));
    const { game, events, timing } = player.shown.value ?? {};
    vi.advanceTimersByTime(BEAT);
    player.push(frame('end', [], { question: 3, show: 7, news }, 'bid'));
    expect(player.shown.value?.news).toEqual(news);
    // The very same: what flies flies on, and nothing is told a second time
    expect(player.shown.value?.game).toBe(game);
    expect(player.shown.value?.events).toBe(events);
    expect(player.shown.value?.timing).toBe(timing);
    vi.advanceTimersByTime(BEAT - 1);
    expect(seen()).toBe('a');
    vi.advanceTimersByTime(1);
    expect(seen()).toBe('b');
    expect(reported).toEqual([]);
  });

  it('tells each piece of news once, and at once', () => {
    const news = (name: string) => [{ type: 'joined' as const, seat: seat(1), name }];
    const told: string[] = [];
    watch(player.shown, (shown) => shown?.news.forEach((one) => told.push('name' in one ? one.name : '')), {
      flush: 'sync',
    });
    player.push(frame('start', [], { news: news('Ben') }));
    player.push(frame('end', [event('a', 1), event('b', 1)], { news: news('Cleo') }));
    player.push(frame('end', [], { news: news('Dora') }));
    expect(told).toEqual(['Ben', 'Cleo', 'Dora']);
    vi.advanceTimersByTime(2 * BEAT);
    expect([seen(), told.length]).toEqual(['end', 3]);
  });

  it('is seen to its end before the result', () => {
    player.push(frame('start'));
    player.push(frame('end', [event('last', 2)], { phase: 'ended' }));
    expect([seen(), player.shown.value?.table.phase]).toEqual(['last', 'playing']);
    vi.advanceTimersByTime(2 * BEAT);
    expect(player.shown.value?.table.phase).toBe('ended');
  });

  it('is looked at by all who share a device until somebody goes on', () => {
    player.push(frame('start', [], { own: [0, 1] }));
    player.push(frame('end', [event('open', 2, { isForAll: true }), event('b', 1)], { own: [0, 1] }));
    vi.advanceTimersByTime(60_000);
    expect(seen()).toBe('open');
    player.skip();
    expect(seen()).toBe('b');
    vi.advanceTimersByTime(BEAT);
    expect(seen()).toBe('end');
  });
});

describe('who is in a hurry', () => {
  it('goes on by one scene, and the second time to what holds now', () => {
    player.push(frame('start'));
    player.push(frame('end', [event('a', 9), event('b', 9), event('c', 9)], { show: 1 }));
    player.skip();
    expect([seen(), reported]).toEqual(['b', []]);
    player.skip();
    expect([seen(), reported]).toEqual(['end', [1]]);
    player.skip();
    vi.advanceTimersByTime(60_000);
    expect([seen(), reported]).toEqual(['end', [1]]);
  });
});

describe('the newest is shown at once', () => {
  it.each([
    ['at a table where nothing waits', frame('end', [event('a', 2)], { beat: 0 })],
    ['to other eyes', frame('end', [event('a', 2)], { own: [0, 1], facing: 1 })],
    ['in the lobby', frame('end', [event('a', 2)], { phase: 'lobby' })],
  ])('%s', (_, next) => {
    player.push(frame('start'));
    player.push(next);
    expect(player.shown.value).toEqual({ ...next, events: next.events });
  });

  it('where nobody looks at the page', () => {
    player.push(frame('start'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    player.push(frame('end', [event('a', 2)], { show: 1 }));
    expect([seen(), reported]).toEqual(['end', [1]]);
  });

  it('to who is far behind', () => {
    player.push(frame('start'));
    for (const view of ['one', 'two', 'three']) player.push(frame(view, [event('long', 25)]));
    expect(seen()).toBe('long');
    player.push(frame('four', [event('long', 25)]));
    expect(seen()).toBe('four');
  });

  it('to who has just come, and nothing that was left of another table', () => {
    player.push(frame('start'));
    player.push(frame('end', [event('a', 2)]));
    player.clear();
    vi.advanceTimersByTime(60_000);
    expect(player.shown.value).toBeUndefined();
    player.push(frame('other', [event('a', 2)], { show: 4 }));
    expect([seen(), reported]).toEqual(['other', [4]]);
  });
});

describe('what nobody saw', () => {
  const missed = (): readonly unknown[] | undefined =>
    player.shown.value?.missed?.map((one) => (one as { type: string }).type);

  it('is told in short to who comes back, until that is put away', () => {
    player.push(frame('start'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    player.push(frame('one', [event('a', 2)]));
    player.push(frame('two', [event('b', 2), event('c', 0)]));
    hidden.mockReturnValue(false);
    expect([seen(), missed()]).toEqual(['two', ['a', 'b', 'c']]);
    player.push(frame('three', [event('d', 2)]));
    expect([seen(), missed()]).toEqual(['d', ['a', 'b', 'c']]);
    player.dismissMissed();
    expect([seen(), told(), missed()]).toEqual(['d', ['d'], undefined]); // it goes on with what flies
    vi.advanceTimersByTime(2 * BEAT);
    expect([seen(), missed()]).toEqual(['three', undefined]);
  });

  it('is also what was still to be shown when the page went away', () => {
    player.push(frame('start'));
    player.push(frame('end', [event('a', 2), event('b', 2), event('c', 2)]));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(2 * BEAT);
    expect([seen(), missed()]).toEqual(['end', ['b', 'c']]);
  });

  it('is also what a bot has done for who was away altogether', () => {
    player.push({ ...frame('start'), meanwhile: [event('bot', 2)] });
    expect([seen(), missed()]).toEqual(['start', ['bot']]);
    player.dismissMissed();
    expect(missed()).toBeUndefined();
  });

  it('is told together, whether the page was hidden or away altogether', () => {
    player.push(frame('start'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    player.push(frame('one', [event('a', 2)]));
    hidden.mockReturnValue(false);
    player.push({ ...frame('two'), meanwhile: [event('b', 2)] });
    expect(missed()).toEqual(['a', 'b']);
  });

  it('is told to who is far behind', () => {
    player.push(frame('start'));
    for (const view of ['one', 'two', 'three', 'four']) player.push(frame(view, [event('long', 25)]));
    expect([seen(), missed()]).toEqual(['four', ['long', 'long', 'long']]);
  });

  it('is nothing in another game, nor where nothing waits', () => {
    player.push(frame('start'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    player.push(frame('one', [event('a', 2)], { beat: 0 }));
    expect(missed()).toBeUndefined();
    player.push(frame('two', [event('a', 2)]));
    player.push(frame('lobby', [], { phase: 'lobby' }));
    expect(missed()).toBeUndefined();
  });
});

it('what was taken back is shown no longer', () => {
  player.push(frame('start'));
  player.push(frame('bid', [event('a', 2), event('b', 2)]));
  const back = frame('start', [], { question: 2 }, 'bid');
  player.push({ ...back, news: [{ type: 'taken-back', seat: seat(0), name: 'Ada' }] });
  expect([seen(), player.shown.value?.game?.prompt?.type]).toEqual(['start', 'bid']);
  vi.advanceTimersByTime(10 * BEAT);
  expect([seen(), told()]).toEqual(['start', []]);
});
