import * as v from 'valibot';
import { CHARACTER_NAMES } from '../../../core/base/characters.ts';
import type { TableId } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { BEAT } from '../../../core/base/pace.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { gameNamed } from '../../../core/games/index.ts';
import type { SeatFrame, TableFrame, TableFrameTable } from '../../../core/protocol/frames.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { Film, RecordProblem } from '../../../core/protocol/records.ts';
import { createWriter } from '../../../core/protocol/writer.ts';
import {
  endOf,
  filmOf,
  type FilmStep,
  type GameRecord,
  type RecordedEnd,
} from '../../../core/record/index.ts';
import { TABLE_LIMITS } from '../../../core/table/limits.ts';

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

/** Reads the match in a text, as the frames that a spectator of it would have been sent, by the writer that sends them. Never throws. */
export function readFilm(text: string): Film {
  const end = readEnd(text);
  if (!end.ok) return { ok: false, why: end.error };
  const { record } = end.value;
  const steps = [...filmOf(record, 'table')];
  const all = steps.map((step, at) => frameAt(step, end.value, at === steps.length - 1));
  const write = createWriter();
  const { rulesVersion, roundStarts = [] } = gameNamed(record.game) ?? {};
  // Other rules make other positions of the same actions; records of simulations do not say by which rules
  const isOfOtherRules = (record.meta?.['rulesVersion'] ?? rulesVersion) !== rulesVersion;
  if (isOfOtherRules)
    return {
      ok: true,
      frames: all.slice(-1).map((one) => write(one)),
      rounds: [0],
      roundStarts,
      isEndOnly: true,
    };
  const rounds = steps.flatMap(({ round }, at) => (round === steps[at - 1]?.round ? [] : [at]));
  return { ok: true, frames: all.map((one) => write(one)), rounds, roundStarts };
}

function frameAt(
  { view, awaits, hands, events }: FilmStep,
  { record, result }: RecordedEnd,
  isLast: boolean,
): TableFrame {
  return {
    type: 'table',
    table: { ...tableOf(record), phase: isLast ? 'ended' : 'playing' },
    you: { owner: false, host: false, seats: [], moved: [] },
    game: {
      view: view as Json,
      legal: {},
      awaits: isLast ? [] : awaits,
      ...(hands && { hands }),
      ...(isLast && result && { result }),
    },
    events,
    acts: events.length === 0 ? [] : [events.length],
    news: [],
  };
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
