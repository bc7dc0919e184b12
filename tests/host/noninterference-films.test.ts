import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { gameNamed } from '../../core/games/index.ts';
import { filmOf, RECORD_FORMAT, type FilmViewer, type GameRecord } from '../../core/record/index.ts';
import { systemDisk } from '../../electron/host/storage/disk.ts';
import { readFilm } from '../../electron/host/storage/films.ts';
import { RecordFiles } from '../../electron/host/storage/record-files.ts';
import { few } from '../helpers/budget.ts';
import { openRecords } from '../helpers/open-records.ts';

const SEATS = ['Ada', 'Ben', 'Cleo'];
const VIEWERS: readonly FilmViewer[] = ['table', ...seatsOf(SEATS.length), 'all'];
/** Most draws of a second sealed choice that looks the same. */
const TRIES = 40;

/**
 * Two matches that are alike but for the last action, a sealed choice that nobody else may know of. Hands may be looked at afterwards, but
 * no match is over.
 */
function sealedPair(name: string, options: object, handsScored: number): readonly [GameRecord, GameRecord] {
  const game = gameNamed(name);
  const parsed = game?.parseOptions(options, SEATS.length);
  if (game === undefined || parsed?.ok !== true) throw new Error(`no such game of ${name}`);
  const rng = createRng(`sealed pair of ${name}`);
  const deal = game.deal(parsed.value, SEATS.length, rng);
  const record = (actions: readonly object[]): GameRecord => ({
    format: RECORD_FORMAT,
    game: name,
    options: parsed.value as GameRecord['options'],
    seats: SEATS,
    deal,
    actions,
    meta: { settings: { openHands: true } },
  });
  const actions: object[] = [];
  for (let state = game.start(parsed.value, SEATS.length, deal); ;) {
    const [at] = game.awaits(state);
    const bot = game.bots['random'];
    if (at === undefined || bot === undefined) throw new Error('the match ended without a sealed choice');
    const drawn = Array.from({ length: TRIES }, () =>
      bot.decide(game.view(state, at), game.legal(state, at), bot.initial, rng, few()),
    );
    const steps = drawn.flatMap((action) => {
      const step = game.apply(state, at, action);
      return step.ok ? [{ action: { seat: at, ...action }, state: step.value.state }] : [];
    });
    const seen = (one: (typeof steps)[number]): string => JSON.stringify(game.view(one.state, 'table'));
    const [first] = steps;
    if (first === undefined) throw new Error('nothing can be done');
    const scored = game.hands?.count(state).scored ?? 0;
    const isSealed = seen(first) !== JSON.stringify(game.view(state, 'table'));
    const own = (one: (typeof steps)[number]): string => JSON.stringify(game.view(one.state, at));
    const twin = steps.find((one) => seen(one) === seen(first) && own(one) !== own(first));
    if (isSealed && twin !== undefined && scored >= handsScored)
      return [record([...actions, first.action]), record([...actions, twin.action])];
    actions.push(first.action);
    ({ state } = first);
  }
}

const withEnd = (record: GameRecord): GameRecord => ({
  ...record,
  meta: { ...record.meta, end: { endedAt: 1, early: true, totals: [], winners: [] } },
});

/** Answers to everybody who might be asked for. */
const answersOf = async (ask: (viewer: FilmViewer) => unknown): Promise<string> =>
  JSON.stringify(await Promise.all(VIEWERS.map((viewer) => ask(viewer))));

/** What a host would send that does not ask whether the match is over, and for whom its hands are. */
const leakOf =
  (record: GameRecord) =>
  (viewer: FilmViewer): unknown => [...filmOf(record, viewer)];

const hostOf =
  (record: GameRecord) =>
  (viewer: FilmViewer): unknown =>
    readFilm(JSON.stringify(record), viewer);

describe.each([
  ['a match of Money! that still runs', 'money', {}, 0],
  ['a match of For Sale that still runs', 'for-sale', {}, 0],
  ['a match of Falsche Fuffziger that still runs', 'falsche-fuffziger', {}, 0],
  ['a hand of Money! before the whole match ends', 'money', { hands: 3 }, 1],
] as const)('the film of %s', (_what, game, options, handsScored) => {
  const [one, other] = sealedPair(game, options, handsScored);

  it('hangs on nothing that somebody may not know', async () => {
    expect(await answersOf(hostOf(one))).toBe(await answersOf(hostOf(other)));
    expect(await answersOf(hostOf(withEnd(one)))).toBe(await answersOf(hostOf(withEnd(other))));
    expect(await answersOf(hostOf(one))).not.toBe(await answersOf(hostOf(withEnd(one))));
  });

  it('would be noticed if it were sent', async () => {
    expect(await answersOf(leakOf(one))).not.toBe(await answersOf(leakOf(other)));
    expect(await answersOf(leakOf(withEnd(one)))).not.toBe(await answersOf(leakOf(withEnd(other))));
  });
});

describe('the film of another table', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'films-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Two hosts at which another table plays; its match is not kept, and so it lies beside the records. */
  const [one, other] = sealedPair('for-sale', {}, 0);
  const NAMES = ['../now.auction-game', 'now.auction-game', '0123456789abcdef', '', '.', '..'];
  const answersAt = async (record: GameRecord, leak?: (record: GameRecord) => unknown): Promise<string> => {
    await writeFile(join(folder, 'now.auction-game'), JSON.stringify(record));
    const files = new RecordFiles(systemDisk, join(folder, 'records'));
    const answers = NAMES.flatMap((name) =>
      VIEWERS.map(async (viewer) => leak?.(record) ?? (await files.open(name, viewer))),
    );
    return JSON.stringify(await Promise.all(answers));
  };

  it('is not there under any name', async () => {
    expect(await answersAt(one)).toBe(await answersAt(other));
  });

  it('would be noticed if it were sent', async () => {
    const leak = (record: GameRecord) => [...filmOf(record, 'all')];
    expect(await answersAt(one, leak)).not.toBe(await answersAt(other, leak));
  });
});

describe('hands that the setup keeps closed', () => {
  /** The answers to those who would see hands. */
  const kindsOf = async (ask: (viewer: FilmViewer) => unknown): Promise<number> => {
    const answers = await Promise.all(VIEWERS.slice(1).map((viewer) => ask(viewer)));
    return new Set(answers.map((answer) => JSON.stringify(answer))).size;
  };

  it.each(openRecords().map((record) => [record.game, record] as const))(
    'are no other with other eyes, after a match of %s',
    async (_game, record) => {
      const closed = { ...record, meta: { ...record.meta, settings: {} } };
      expect(await kindsOf(hostOf(closed))).toBe(1);
      expect(await kindsOf(hostOf(record))).toBe(VIEWERS.length - 1);
      expect(await kindsOf(leakOf(closed))).toBe(VIEWERS.length - 1);
    },
  );
});
