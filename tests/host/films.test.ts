import { describe, expect, it } from 'vitest';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { Film } from '../../core/protocol/records.ts';
import { seat, seatsOf } from '../../core/base/ids.ts';
import { parseRecord, replay, type FilmViewer, type GameRecord } from '../../core/record/index.ts';
import { gameNamed } from '../../core/games/index.ts';
import { figuresOf, storyOf } from '../../core/story/index.ts';
import { matchOf } from '../../core/story/of-record.ts';
import { readFilm } from '../../electron/host/storage/films.ts';
import { openRecords } from '../helpers/open-records.ts';
import { scenarios } from '../helpers/scenarios.ts';

const records = scenarios().map(({ request }) => request['record'] as GameRecord);
const isFinished = (record: GameRecord): boolean => {
  const standing = replay(record);
  return standing.ok && standing.finished;
};
const finishedOf = (game: string): GameRecord => {
  const found = records.find((record) => record.game === game && isFinished(record));
  if (found === undefined) throw new Error(`no finished game of ${game}`);
  return found;
};
const watch = async (record: unknown, viewer?: FilmViewer): Promise<Extract<Film, { ok: true }>> => {
  const film = await readFilm(JSON.stringify(record), viewer);
  if (!film.ok) throw new Error(film.error.code);
  if (!film.value.ok) throw new Error(film.value.why);
  return film.value;
};
const framesOf = ({ frames }: Extract<Film, { ok: true }>): readonly TableFrame[] => {
  const read = createReader();
  return frames.map((text) => read(text) as TableFrame);
};

describe('a finished match', () => {
  it.each(['money', 'for-sale', 'falsche-fuffziger'])('of %s is shown position by position', async (game) => {
    const record = finishedOf(game);
    const film = await watch(record);
    const frames = framesOf(film);
    expect(frames).toHaveLength(record.actions.length + 1);
    for (const [after, frame] of frames.entries()) {
      const standing = replay(record, { after, view: 'table' });
      if (!standing.ok) throw new Error(standing.error.code);
      const isLast = after === record.actions.length;
      expect(frame.game?.view).toEqual(JSON.parse(JSON.stringify(standing.view)));
      expect([frame.table.phase, frame.game?.awaits]).toEqual(
        isLast ? ['ended', []] : ['playing', standing.awaits],
      );
      expect(frame.game?.result?.totals).toEqual(standing.totals ?? undefined);
    }
    const parsed = parseRecord(json(record));
    const [of, match] = [gameNamed(game), parsed.ok ? matchOf(parsed.value) : undefined];
    if (of === undefined || match === undefined) throw new Error('no finished match');
    expect(film.story).toEqual(json({ claims: storyOf(of, match), figures: figuresOf(of, match) }));
    expect(film.moments?.[0]).toBe(0);
    expect(film.moments?.at(-1)).toBe(record.actions.length);
    expect(film.moments?.length).toBeGreaterThan(2);
    expect(film.rounds[0]).toBe(0);
    expect(film.rounds.length).toBeGreaterThan(1);
    expect(film.rounds).toEqual([...new Set(film.rounds)].sort((one, other) => one - other));
  });

  it('is played by these rules or not at all: of other rules only the end is there', async () => {
    const record = finishedOf('money');
    const by = (rulesVersion: number) => watch({ ...record, meta: { rulesVersion } });
    const films = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(by));
    const [one, ...others] = films.filter(({ isEndOnly }) => isEndOnly !== true);
    expect([typeof one, others]).toEqual(['object', []]);
    const other = await by(0);
    expect([other.isEndOnly, other.rounds, other.frames.length]).toEqual([true, [0], 1]);
    expect([one?.story?.claims.length, other.story]).toEqual([expect.any(Number), undefined]);
    expect([one?.moments?.length, other.moments]).toEqual([expect.any(Number), undefined]);
    expect(framesOf(other)).toEqual([{ ...framesOf(await watch(record)).at(-1), events: expect.anything() }]);
  });
});

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const viewAt = (record: GameRecord, after: number, view: FilmViewer & ('table' | number)): unknown => {
  const standing = replay(record, { after, view });
  if (!standing.ok) throw new Error(standing.error.code);
  return json(standing.view);
};

describe.each(openRecords().map((record) => [record.game, record] as const))(
  'the hands of a match of %s',
  (_game, record) => {
    const seats = seatsOf(record.seats.length);

    it('are seen with the eyes of each seat, and what it was asked where it owed a decision', async () => {
      for (const viewer of seats) {
        const film = await watch(record, viewer);
        expect(film.hasOpenHands).toBe(true);
        for (const [after, { game: shown, you }] of framesOf(film).entries()) {
          const standing = replay(record, { after, view: viewer });
          if (!standing.ok) throw new Error(standing.error.code);
          const isAsked = standing.awaits.includes(viewer);
          expect(shown?.view).toEqual(json(standing.view));
          expect(shown?.legal).toEqual(isAsked ? json(standing.legal[viewer]) : {});
          expect(shown?.prompt !== undefined).toBe(isAsked);
          expect([you.seats, you.facing]).toEqual([[viewer], viewer]);
        }
      }
    });

    it('lie open beside each other on the open table', async () => {
      for (const [after, { game: shown, you }] of framesOf(await watch(record, 'all')).entries()) {
        const { open, ...view } = (shown?.view ?? {}) as { readonly open?: readonly unknown[] };
        expect(view).toEqual(viewAt(record, after, 'table'));
        expect([shown?.legal, shown?.prompt]).toEqual([{}, undefined]);
        const own = seats.map((at) => (viewAt(record, after, at) as { readonly own: unknown }).own);
        expect(open).toEqual(own);
        expect([you.seats, you.facing]).toEqual([[], undefined]);
      }
    });

    it('stay closed if the record does not say that they are open, and after an early end or by other rules', async () => {
      const closed = {
        ok: false,
        error: { code: 'not-available', data: { type: 'viewer', available: ['table'] } },
      };
      const { actions, meta } = record;
      const end = { endedAt: 0, early: true, totals: [], winners: [] };
      for (const other of [
        { ...record, meta: {} },
        { ...record, meta: { settings: { openHands: false } } },
        { ...record, meta: { settings: { openHands: 'true' } } },
        { ...record, meta: { ...meta, rulesVersion: 0 } },
        { ...record, actions: actions.slice(0, 5), meta: { ...meta, end } },
      ]) {
        const text = JSON.stringify(other);
        expect((await watch(other)).hasOpenHands).toBeUndefined();
        for (const viewer of [...seats, 'all'] as const) expect(await readFilm(text, viewer)).toEqual(closed);
      }
    });

    it('are those of its seats alone', async () => {
      const none = seat(record.seats.length);
      const rejected = { code: 'no-such-seat', data: { seat: none } };
      expect(await readFilm(JSON.stringify(record), none)).toEqual({ ok: false, error: rejected });
    });
  },
);

const VIEWERS: readonly FilmViewer[] = ['table', seat(0), 'all'];

describe('a text', () => {
  const record = {
    format: 'auction-night/record@1',
    game: 'money',
    options: {},
    seats: [],
    deal: {},
    actions: [],
  };
  it.each([
    ['nothing', '', 'no-record'],
    ['no JSON', '{', 'no-record'],
    ['a program', 'process.exit(1)', 'no-record'],
    ['something else', '{"money":1}', 'no-record'],
    ['a damaged record', JSON.stringify(record), 'no-record'],
    ['more than any game takes', ' '.repeat(LIMITS.recordBytes + 1), 'no-record'],
    ['deep nesting', '['.repeat(200_000), 'no-record'],
    ['a later format', JSON.stringify({ ...record, format: 'auction-night/record@2' }), 'newer'],
    ['a game of a later version', JSON.stringify({ ...record, game: 'chess' }), 'newer'],
  ])('that holds %s says so', async (_what, content, why) => {
    for (const viewer of VIEWERS)
      expect(await readFilm(content, viewer)).toEqual({ ok: true, value: { ok: false, why } });
  });

  it('tells nothing of a match that can go on', async () => {
    const running = records.find((one) => {
      const standing = replay(one);
      return standing.ok && !standing.finished;
    });
    for (const viewer of VIEWERS)
      expect(await readFilm(JSON.stringify(running), viewer)).toEqual({
        ok: true,
        value: { ok: false, why: 'unfinished' },
      });
  });
});
