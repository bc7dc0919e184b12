import * as v from 'valibot';
import { CHARACTER_NAMES } from '../base/characters.ts';
import { placesOfResult } from '../base/places.ts';
import type { HouseGame, HouseSeat } from './house-game.ts';

/** A record as a line of the index. */
export interface ReadGame {
  readonly game: HouseGame;
  /** What the table was called. */
  readonly title?: string;
  /** The record is of a version that did not store all that the house book counts. */
  readonly isOlder?: true;
}

/** How a match ended, for records that do not say it: as its result. */
export interface ReadEnd {
  readonly early: boolean;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly places: readonly number[];
}

/** The latest time that a `Date` has. */
const LAST_TIME = 8.64e15;
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_TIME));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.object({ act: count });
const span = { from: v.exactOptional(moment), to: v.exactOptional(moment) };

const PLAYER = v.object({
  type: v.picklist(['person', 'bot', 'nobody']),
  ...span,
  house: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z2-7]{8}$/))),
  bot: v.exactOptional(v.string()),
  character: v.exactOptional(v.picklist(CHARACTER_NAMES)),
  standIns: v.exactOptional(v.array(v.object(span))),
  helped: v.exactOptional(v.array(moment)),
});

const END = v.object({
  endedAt: time,
  early: v.boolean(),
  totals: v.array(v.number()),
  winners: v.array(count),
  places: v.exactOptional(v.array(v.pipe(count, v.minValue(1)))),
  feats: v.exactOptional(v.record(v.string(), v.array(v.nullable(v.pipe(v.number(), v.safeInteger()))))),
});

const META = v.object({
  table: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
  number: v.exactOptional(count),
  startedAt: v.exactOptional(time),
  evening: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z2-7]{8}$/))),
  seats: v.exactOptional(v.array(v.array(PLAYER))),
  end: v.exactOptional(END),
});

const RECORD = v.object({
  game: v.string(),
  options: v.exactOptional(v.object({ edition: v.exactOptional(v.string()), hands: v.exactOptional(count) })),
  seats: v.array(v.string()),
  actions: v.array(v.unknown()),
  meta: v.exactOptional(v.unknown()),
});

/**
 * Reads what the house book needs of a record. Nothing is replayed.
 *
 * @param file the name of the file
 * @param input the record; anything is read and nothing throws
 * @param ended how the match ended, if the record does not say it
 * @returns undefined if the record does not say how the match ended either
 */
export function readGame(file: string, input: unknown, ended?: ReadEnd): ReadGame | undefined {
  const record = v.safeParse(RECORD, input);
  if (!record.success) return undefined;
  const { game, options, seats: names, actions } = record.output;
  const parsed = v.safeParse(META, record.output.meta ?? {});
  const { table, title, number, startedAt, evening, seats, end: own } = parsed.success ? parsed.output : {};
  const end = own ?? ended;
  if (end === undefined || (end.totals.length !== names.length && end.totals.length > 0)) return undefined;
  const { totals, winners } = end;
  const places = own === undefined ? ended?.places : own.places;
  const isSaid = places?.length === totals.length;
  return {
    game: {
      file,
      game,
      edition: options?.edition ?? '',
      ...(options?.hands !== undefined && { hands: options.hands }),
      ...(evening !== undefined && { evening }),
      ...(table !== undefined && { table }),
      ...(number !== undefined && { number }),
      ...(startedAt !== undefined && { startedAt }),
      ...(own && { endedAt: own.endedAt }),
      isEarly: end.early,
      seats: names.map((name, at) => ({ name, ...playerOf(seats?.[at], at, actions) })),
      places: isSaid ? places : placesOfResult({ totals, winners }),
      totals,
      ...(own?.feats && { feats: own.feats }),
    },
    ...(title !== undefined && { title }),
    ...((own === undefined || !isSaid) && { isOlder: true }),
  };
}

type Player = v.InferOutput<typeof PLAYER>;
/** A `HouseSeat` without its name. */
type Counted = HouseSeat extends infer One ? (One extends HouseSeat ? Omit<One, 'name'> : never) : never;

/**
 * Who a seat's result counts for: its last player. A person counts if they made at least half of the seat's choices themselves, so that
 * nobody wins or loses what a bot or somebody else has played.
 */
function playerOf(
  players: readonly Player[] | undefined,
  seat: number,
  actions: readonly unknown[],
): Counted {
  const last = players?.at(-1);
  if (last === undefined) return { type: 'unknown' };
  const { type, bot, character, house } = last;
  if (type === 'bot' && bot !== undefined) return { type, bot, ...(character && { character }) };
  if (type !== 'person') return { type: 'nobody' };
  const acts = actions.flatMap((action, act) => (seatOf(action) === seat ? [act] : []));
  const own = acts.filter((act) => isOwn(last, act));
  if (own.length * 2 < acts.length) return { type: 'nobody' };
  return { type, ...(house !== undefined && { person: house }) };
}

const seatOf = (action: unknown): unknown =>
  typeof action === 'object' && action !== null ? Reflect.get(action, 'seat') : undefined;

type Part = Pick<Player, 'from' | 'to'>;
const isWithin = ({ from, to }: Part, act: number): boolean =>
  act >= (from?.act ?? 0) && (to === undefined || act < to.act);

const isOwn = (player: Player, act: number): boolean =>
  isWithin(player, act) &&
  !(player.standIns ?? []).some((standIn) => isWithin(standIn, act)) &&
  !(player.helped ?? []).some((choice) => choice.act === act);
