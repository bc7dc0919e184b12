import * as v from 'valibot';
import { CHARACTER_NAMES } from '../../../core/base/characters.ts';
import { seat, type TableId } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { BEAT } from '../../../core/base/pace.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { GameEvent } from '../../../core/game.ts';
import { gameNamed } from '../../../core/games/index.ts';
import type { SeatFrame, TableFrame, TableFrameTable } from '../../../core/protocol/frames.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { Film, RecordProblem } from '../../../core/protocol/records.ts';
import { createWriter } from '../../../core/protocol/writer.ts';
import {
  endOf,
  filmStep,
  findProof,
  hasOpenHands,
  type FilmStep,
  type FilmViewer,
  type GameRecord,
  recordOf,
  type RecordedEnd,
  walkRecord,
} from '../../../core/record/index.ts';
import { resultAt, type TableState } from '../../../core/table/index.ts';
import { MOST_POINTS, type Chances } from '../../../core/story/chances.ts';
import type { HouseClaim } from '../../../core/story/claims.ts';
import { matchStoryOf } from '../../../core/story/index.ts';
import { momentsOf } from '../../../core/story/moments.ts';
import { chanceClaims } from '../../../core/story/turns.ts';
import { TABLE_LIMITS } from '../../../core/table/limits.ts';
import { inSlices } from '../in-slices.ts';

/** Plays the record in a text to the end of its match. Never throws. */
export function readEnd(text: string): Result<RecordedEnd, RecordProblem> {
  try {
    if (Buffer.byteLength(text) > LIMITS.recordBytes) return fail('no-record');
    const end = endOf(JSON.parse(text));
    if (end.ok) return end.value === undefined ? fail('unfinished') : ok(end.value);
    const isNewer = end.error.code === 'unknown-format' || end.error.code === 'unknown-game';
    return fail(isNewer ? 'newer' : 'no-record');
  } catch {
    return fail('no-record');
  }
}

/**
 * Reads the match in a text, as the frames that its viewer would have been sent. Never throws.
 *
 * @param ofHouse what the earlier matches of the house make of it
 * @returns `not-available` for a seat or all hands of a match whose hands stay closed, `no-such-seat` for a seat that it has not
 */
export async function readFilm(
  text: string,
  viewer: FilmViewer = 'table',
  ofHouse: readonly HouseClaim[] = [],
): Promise<Result<Film, Rejection>> {
  const end = readEnd(text);
  if (!end.ok) return ok({ ok: false, why: end.error });
  const film = await filmTo(end.value, viewer, ofHouse);
  if (!film.ok || !film.value.ok) return film;
  return ok({ ...film.value, proof: findProof(JSON.parse(text) as GameRecord) });
}

/** The match that has just ended at a table, as `readFilm` shows its record. Rejects with not-ended, and as `readFilm`. */
export async function filmAt(
  table: TableState,
  viewer: FilmViewer,
  ofHouse: readonly HouseClaim[],
): Promise<Result<Film, Rejection>> {
  const end = endAt(table);
  return end === undefined ? fail(rejection('not-ended')) : filmTo(end, viewer, ofHouse);
}

/** How the match that has just ended at a table ended; undefined during a match, or if there was none. */
export function endAt(table: TableState): RecordedEnd | undefined {
  const record = table.phase === 'ended' ? recordOf(table) : undefined;
  if (table.game === undefined || record === undefined) return undefined;
  const result = resultAt(table, table.game);
  const isEarly = table.ledger.at(-1)?.early === true;
  if (!isEarly && result !== undefined) return { type: 'finished', record, result };
  return { type: 'early', record, ...(result && { result }) };
}

/**
 * The record of the match that has just ended at a table, for somebody who may watch it with the eyes of a viewer. Rejects as `filmAt`.
 */
export function recordFor(viewer: FilmViewer, table: TableState): Result<GameRecord, Rejection> {
  const end = endAt(table);
  return end === undefined ? fail(rejection('not-ended')) : recordIn(end, viewer);
}

/** The record in a text, for somebody who may watch it with the eyes of a viewer. Rejects as `readFilm`. Never throws. */
export function readRecordFor(viewer: FilmViewer, text: string): Result<GameRecord, Rejection> {
  const end = readEnd(text);
  return end.ok
    ? recordIn(end.value, viewer)
    : fail(rejection('not-available', { type: 'viewer', available: [] }));
}

function recordIn(end: RecordedEnd, viewer: FilmViewer): Result<GameRecord, Rejection> {
  const refusal = refusalOf(viewer, end);
  return refusal === undefined ? ok(end.record) : fail(refusal);
}

/** Why nobody may watch a match with the eyes of a viewer; undefined if somebody may. */
function refusalOf(viewer: FilmViewer, end: RecordedEnd): Rejection | undefined {
  if (viewer === 'table') return undefined;
  if (isOfOtherRules(end.record) || !hasOpenHands(end))
    return rejection('not-available', { type: 'viewer', available: ['table'] });
  const isSeat = viewer === 'all' || viewer < end.record.seats.length;
  return isSeat ? undefined : rejection('no-such-seat', { seat: viewer });
}

/** Other rules make other positions of the same actions. Records of simulations do not say by which rules. */
function isOfOtherRules({ game, meta }: GameRecord): boolean {
  const { rulesVersion } = gameNamed(game) ?? {};
  return (meta?.['rulesVersion'] ?? rulesVersion) !== rulesVersion;
}

/** Makes the film of a match by the writer that sends frames to its viewer. */
async function filmTo(
  end: RecordedEnd,
  viewer: FilmViewer,
  ofHouse: readonly HouseClaim[],
): Promise<Result<Film, Rejection>> {
  const { record } = end;
  const refusal = refusalOf(viewer, end);
  if (refusal !== undefined) return fail(refusal);
  const { roundStarts = [] } = gameNamed(record.game) ?? {};
  const isEndOnly = isOfOtherRules(record);
  const isOpen = !isEndOnly && hasOpenHands(end);
  const steps: FilmStep[] = [];
  const eventsByPosition: (readonly GameEvent[])[] = [];
  for await (const step of inSlices(walkRecord(record))) {
    steps.push(filmStep(step, viewer, record.seats.length));
    eventsByPosition.push(step.events);
  }
  const write = createWriter();
  const first = isEndOnly ? steps.length - 1 : 0;
  const frames: string[] = [];
  for await (const [at, step] of inSlices(steps.entries()))
    if (at >= first) frames.push(write(frameAt(step, end, viewer, at === steps.length - 1)));
  if (isEndOnly) return ok({ ok: true, frames, rounds: [0], roundStarts, isEndOnly });
  const rounds = steps.flatMap(({ round }, at) => (round === steps[at - 1]?.round ? [] : [at]));
  const chances = chancesIn(record);
  const positions = steps.map(({ round }, at) => ({ round, events: eventsByPosition[at] ?? [] }));
  const storyPart = end.type === 'finished' && storyPartOf(end, positions, chances, ofHouse);
  return ok({
    ok: true,
    frames,
    rounds,
    roundStarts,
    ...(isOpen && { hasOpenHands: isOpen }),
    ...(chances && { chances }),
    ...storyPart,
  });
}

/** What is told of a finished match, as at its table. */
function storyPartOf(
  { record, result }: RecordedEnd & { readonly type: 'finished' },
  positions: Parameters<typeof momentsOf>[2],
  chances: Chances | undefined,
  ofHouse: readonly HouseClaim[],
): Pick<Film & { readonly ok: true }, 'story' | 'claim' | 'moments'> {
  const game = gameNamed(record.game);
  if (game === undefined) return {};
  const events = positions.flatMap((position) => position.events);
  const { options, seats } = record;
  const story = matchStoryOf(game, { options, seatCount: seats.length, events, result }, ofHouse);
  const [claim] = chances === undefined ? [] : chanceClaims(chances, result);
  return { story, moments: momentsOf(game, story.claims, positions), ...(claim && { claim }) };
}

/** A position as its viewer was sent it, with the question where they owed a decision. */
function frameAt(
  { view, awaits, hands, legal, prompt, events }: FilmStep,
  { record, result }: RecordedEnd,
  viewer: FilmViewer,
  isLast: boolean,
): TableFrame {
  return {
    type: 'table',
    table: { ...tableOf(record), phase: isLast ? 'ended' : 'playing' },
    you: {
      owner: false,
      host: false,
      seats: typeof viewer === 'number' ? [viewer] : [],
      ...(typeof viewer === 'number' && { facing: viewer }),
      moved: [],
    },
    game: {
      view: view as Json,
      legal: legal ?? {},
      ...(prompt && { prompt }),
      awaits: isLast ? [] : awaits,
      ...(hands && { hands }),
      ...(isLast && result && { result }),
    },
    events,
    acts: events.length === 0 ? [] : [events.length],
    news: [],
  };
}

const text = v.pipe(v.string(), v.maxLength(64));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** The chance line of a record, if it can be drawn: its text is from a file. */
const CHANCES = v.object({
  policy: text,
  seed: text,
  playouts: v.pipe(v.number(), v.integer(), v.minValue(1)),
  points: v.pipe(
    v.array(
      v.object({
        position: v.pipe(v.number(), v.integer(), v.minValue(0)),
        round: text,
        shares: v.array(share),
      }),
    ),
    v.maxLength(MOST_POINTS),
  ),
  bargain: v.exactOptional(
    v.object({
      type: v.literal('bargain'),
      seats: v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(seat))]),
      item: amount,
      paid: amount,
      usual: amount,
    }),
  ),
});

/** The chance line in a record; undefined unless each of its points is one of the match, and its bargain of a seat. */
function chancesIn({ meta, seats, actions }: GameRecord): Chances | undefined {
  const parsed = v.safeParse(CHANCES, meta?.['chances']);
  const isOfMatch =
    parsed.success &&
    parsed.output.points.every(
      ({ position, shares }) => position <= actions.length && shares.length === seats.length,
    ) &&
    (parsed.output.bargain?.seats[0] ?? 0) < seats.length;
  return isOfMatch ? parsed.output : undefined;
}

/** No table has this id. */
const NO_TABLE = '0000000000000000' as TableId;

const tableOf = ({ game, options, seats, meta }: GameRecord): TableFrameTable => ({
  id: NO_TABLE,
  setup: {
    title: '',
    game,
    options,
    seatCount: seats.length,
    reach: 'local',
    graceSeconds: 0,
    pace: 'normal',
    clock: 'off',
    standIn: '',
    door: 'open',
    coach: false,
  },
  phase: 'playing',
  hasPin: false,
  seats: seats.map((name, at) => seatFrame(name, at, meta)),
  waited: {},
  hostHere: true,
  spectators: 0,
  televisions: 0,
  games: 1,
  beat: BEAT,
});

/** Who played a seat at the end, as far as `meta` says. */
const PLAYED = v.object({
  type: v.string(),
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TABLE_LIMITS.colours - 1)),
  bot: v.optional(v.string()),
  character: v.optional(v.picklist(CHARACTER_NAMES)),
});

function seatFrame(name: string, at: number, meta: GameRecord['meta']): SeatFrame {
  const seats: unknown = meta?.['seats'];
  const players: unknown = Array.isArray(seats) ? seats[at] : undefined;
  const last = v.safeParse(PLAYED, Array.isArray(players) ? players.at(-1) : undefined);
  const { colour = at, type, bot, character } = last.success ? last.output : {};
  if (type === 'bot' && bot !== undefined)
    return { type: 'bot', name, colour, bot, ...(character && { character }) };
  return { type: 'person', name, colour, ready: true, isHost: false, device: 'app' };
}
