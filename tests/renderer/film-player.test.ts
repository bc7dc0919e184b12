import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import { createWriter } from '../../core/protocol/writer.ts';
import { FilmPlayer } from '../../renderer/session/film-player.ts';
import { tableFrame } from '../helpers/renderer/frames.ts';

const BEAT = 500;
/** A film of so many positions, each with an event and a view that is its number. */
function filmOf(count: number, rounds: readonly number[] = [0], moments?: readonly number[]) {
  const write = createWriter();
  const frames = Array.from({ length: count }, (_, at) => {
    const phase = at === count - 1 ? ('ended' as const) : ('playing' as const);
    const frame = tableFrame({ phase, beat: BEAT, view: { at } as never });
    return write({ ...frame, events: at === 0 ? [] : [{ type: 'done', at } as never] });
  });
  return { ok: true, frames, rounds, roundStarts: ['done'], ...(moments && { moments }) } as const;
}

let player: FilmPlayer;
const open = (...film: Parameters<typeof filmOf>): void => {
  const opened = FilmPlayer.of(filmOf(...film));
  if (opened === undefined) throw new Error('the film cannot be read');
  player = opened;
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  player.close();
  vi.useRealTimers();
});
const shown = (): unknown => (player.frame?.game?.view as { readonly at: number } | undefined)?.at;
const wait = async (beats: number): Promise<void> => {
  await nextTick();
  await vi.advanceTimersByTimeAsync(beats * BEAT);
};

describe('a finished match', () => {
  it('begins before its first action, and waits', async () => {
    open(4);
    await wait(100);
    expect([player.position, player.last, shown(), player.isPlaying]).toEqual([0, 3, 0, false]);
  });

  it('is at any position at once, without its events', () => {
    open(8);
    for (const [wanted, position] of [
      [5, 5],
      [2, 2],
      [-3, 0],
      [99, 7],
      [6, 6],
    ] as const) {
      player.seek(wanted);
      expect([player.position, shown(), player.frame?.events]).toEqual([position, position, []]);
    }
  });

  it('goes back to the beginning of this round first, then to the one before', () => {
    open(10, [0, 4, 8]);
    player.seek(6);
    expect(player.round).toBe(2);
    const places = ([-1, -1, -1, 1, 1, 1] as const).map((by) => {
      player.seek(player.roundStart(by));
      return player.position;
    });
    expect(places).toEqual([4, 0, 0, 4, 8, 9]);
    expect(player.round).toBe(3);
  });

  it('has the log of all rounds, each from the event that begins it', () => {
    const write = createWriter();
    const types = [
      [],
      ['bid'],
      ['bid', 'sold', 'begun', 'turned'],
      ['bid'],
      ['sold'],
      ['begun', 'bid'],
      ['end'],
    ];
    const frames = types.map((all, at) =>
      write({ ...tableFrame({ view: { at } as never }), events: all.map((type) => ({ type })) }),
    );
    player = FilmPlayer.of({ ok: true, frames, rounds: [0, 2, 4], roundStarts: ['begun'] }) ?? player;
    const log = player.log.map(({ start, acts }) => [
      start,
      acts.map(({ position, events }) => [position, ...events.map(({ type }) => type)].join(' ')),
    ]);
    expect(log).toEqual([
      [0, ['1 bid', '2 bid sold']],
      [2, ['2 begun turned', '3 bid', '4 sold']], // the round began without its event
      [4, ['5 begun bid', '6 end']],
    ]);
  });

  it('shows nothing that its viewer was asked, and has it apart', () => {
    const write = createWriter();
    const asked = tableFrame({ phase: 'playing', facing: 0, prompt: { type: 'bid' } });
    const game = asked.game && { ...asked.game, legal: { bid: { most: 7 } } };
    const frames = [{ ...asked, game }, tableFrame({ phase: 'playing', facing: 0 })].map((frame) =>
      write(frame as never),
    );
    player = FilmPlayer.of({ ok: true, frames, rounds: [0], roundStarts: [] }) ?? player;
    expect([player.frame?.game?.prompt, player.frame?.game?.legal]).toEqual([undefined, {}]);
    expect([player.decision?.game?.prompt, player.decision?.game?.legal]).toEqual([
      { type: 'bid' },
      { bid: { most: 7 } },
    ]);
    player.seek(1);
    expect([player.decision, player.hasDecisions]).toEqual([undefined, true]);
  });

  it('plays on with its events to the end, and from the beginning again', async () => {
    open(4);
    player.seek(1);
    player.play();
    await wait(1);
    expect([player.position, player.frame?.events]).toEqual([2, [{ type: 'done', at: 2 }]]);
    await wait(1);
    expect([player.position, player.isPlaying]).toEqual([3, false]);
    player.play();
    expect([player.position, player.isPlaying]).toEqual([0, true]);
  });

  it('is four times as fast where that is wished for', async () => {
    open(9);
    player.setSpeed(4);
    player.play();
    await wait(1);
    await wait(0);
    expect(player.position).toBeGreaterThanOrEqual(3);
  });

  it('stops where it is, also when a position is chosen', async () => {
    open(9);
    player.play();
    await wait(1);
    player.pause();
    await wait(20);
    expect(player.position).toBe(1);
    player.play();
    player.seek(5);
    await wait(20);
    expect([player.position, player.isPlaying]).toEqual([5, false]);
  });

  it('goes from moment to moment with their events, and stays a while at each', async () => {
    open(9, [0], [0, 3, 4, 8]);
    player.setMomentsOnly(true);
    player.play();
    await wait(5);
    expect(player.position).toBe(0);
    await wait(1);
    expect([player.position, player.frame?.events]).toEqual([3, [{ type: 'done', at: 3 }]]);
    await wait(5);
    expect(player.position).toBe(3);
    await wait(1);
    expect([player.position, player.frame?.events]).toEqual([4, [{ type: 'done', at: 4 }]]);
    await wait(6);
    expect([player.position, player.frame?.events]).toEqual([8, [{ type: 'done', at: 8 }]]);
    await wait(0);
    expect(player.isPlaying).toBe(false);
  });

  it('steps to the moment before or after, also from between two', () => {
    open(9, [0], [0, 3, 8]);
    player.setMomentsOnly(true);
    player.play();
    const step = (by: -1 | 1): unknown => {
      player.step(by);
      return [player.position, player.frame?.events, player.isPlaying];
    };
    expect(step(1)).toEqual([3, [{ type: 'done', at: 3 }], false]);
    player.seek(5);
    expect(step(-1)).toEqual([3, [{ type: 'done', at: 3 }], false]);
    expect(step(1)).toEqual([8, [{ type: 'done', at: 8 }], false]);
    expect(step(1)).toEqual([8, [{ type: 'done', at: 8 }], false]);
    player.seek(0);
    expect(step(-1)).toEqual([0, [], false]);
    player.setMomentsOnly(false);
    expect(step(1)).toEqual([1, [], false]);
  });

  it('takes moments that are found later, unless the match has none', () => {
    open(9, [0], [0, 3, 8, 99]);
    player.addMoments([5, 3, 42]);
    expect(player.moments).toEqual([0, 3, 5, 8]);
    player.close();
    open(9);
    player.addMoments([5]);
    player.setMomentsOnly(true);
    expect([player.moments, player.isMomentsOnly]).toEqual([[], false]);
  });

  it('follows who leads: on by one position with its events, to any other at once, never by itself', async () => {
    open(9);
    player.play(); // alone, until it follows
    const follow = (position: number, isPlaying: boolean): unknown => {
      player.follow({ position, isPlaying, speed: 4 });
      return [player.position, player.frame?.events, player.isPlaying, player.speed];
    };
    expect(follow(4, false)).toEqual([4, [], false, 4]);
    expect(follow(5, true)).toEqual([5, [{ type: 'done', at: 5 }], false, 4]);
    await wait(20);
    expect(player.position).toBe(5);
    expect(follow(7, true)).toEqual([7, [{ type: 'done', at: 7 }], false, 4]);
    expect(follow(7, false)).toEqual([7, [], false, 4]);
    expect(follow(2, true)).toEqual([2, [], false, 4]);
    expect(follow(99, true)).toEqual([8, [{ type: 'done', at: 8 }], false, 4]);
  });

  it('is none if a frame cannot be read', () => {
    open(2);
    const film = filmOf(3);
    for (const frames of [[], ['{'], ['{"type":"host"}'], [film.frames[1] ?? '', film.frames[0] ?? '']])
      expect(FilmPlayer.of({ ...film, frames })).toBeUndefined();
  });
});
