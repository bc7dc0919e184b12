import * as v from 'valibot';
import { seat, toTableId, type Seat, type TableId } from '../base/ids.ts';
import { TABLE_LIMITS as LIMITS } from '../table/limits.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seatNumber = v.pipe(
  whole(0, LIMITS.seats - 1),
  v.transform((index): Seat => seat(index)),
);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const tableId = v.pipe(
  v.string(),
  v.check((value) => toTableId(value) !== undefined, 'a table id of 16 hexadecimal digits'),
  v.transform((value) => value as TableId),
);
/** A secret that a seat or the owner proves itself with: 128 bits as 32 lower-case hexadecimal digits. */
const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'a secret of 32 hexadecimal digits'));
const pin = v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'six digits'));
const colour = whole(0, LIMITS.colours - 1);
const name = text(200); // the table checks names itself and says what is wrong with them
const botName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,23}$/, 'the name of a bot'));

/** How a table is set up, as the host screen sends it. `options` are read by the game itself. */
export const tableSetup = v.strictObject({
  title: text(200),
  game: text(40),
  options: v.unknown(),
  seatCount: whole(2, LIMITS.seats),
  /** Only this computer, or the home network. */
  reach: v.picklist(['local', 'network']),
  /** Seconds until a bot takes over an absent seat that is awaited; 0: never by itself. */
  graceSeconds: whole(0, LIMITS.graceSeconds),
});

const id = whole(0, Number.MAX_SAFE_INTEGER);
const request = <Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ id, type: v.literal(type), ...entries });

const hello = request('hello', {
  protocol: whole(0, 1_000_000),
  app: text(40),
  owner: v.optional(secret),
  pin: v.optional(pin),
  tokens: v.optional(v.pipe(v.array(secret), v.maxLength(LIMITS.seats))),
});

/** Asks for nothing but an answer: how a client notices that the host is gone. */
const ping = request('ping', {});

/** Requests on `/ws`, the socket of the host itself. */
export const hostRequest = v.variant('type', [
  hello,
  ping,
  request('create-table', { setup: tableSetup, pin: v.optional(pin) }),
  request('discard-table', { table: tableId }),
  request('refresh-nearby', {}),
  request('restore-table', { table: tableId }),
  request('dismiss-problem', { problem: text(64) }),
]);
export type HostRequest = v.InferOutput<typeof hostRequest>;

/** Requests on `/ws/<tableId>`, the socket of one table. */
export const tableRequest = v.variant('type', [
  hello,
  ping,
  // a person at the table
  request('sit', { token: secret, name, colour: v.optional(colour), seat: v.optional(seatNumber) }),
  request('leave', { seat: seatNumber }),
  request('rename', { seat: seatNumber, name, colour }),
  request('ready', { seat: seatNumber, ready: v.boolean() }),
  request('face', { seat: v.nullable(seatNumber) }),
  request('act', {
    seat: seatNumber,
    action: v.unknown(),
    /** The number of the question that the person had before their eyes (`game.question`). */
    question: whole(0, Number.MAX_SAFE_INTEGER),
  }),
  request('history', { from: whole(0, 1_000_000) }),
  // the person who hosts
  request('configure', { setup: tableSetup, pin: v.optional(v.nullable(pin)) }),
  request('seat-bot', { seat: seatNumber, bot: botName }),
  request('free-seat', { seat: seatNumber }),
  request('shuffle', {}),
  request('start', {}),
  request('take-over', { seat: seatNumber, bot: botName }),
  request('give-back', { seat: seatNumber }),
  request('open-seat', { seat: seatNumber }),
  request('end-game', {}),
  request('rematch', {}),
  request('try-again', {}),
]);
export type TableRequest = v.InferOutput<typeof tableRequest>;

/** Requests that only the person who hosts may make. */
export const OWNER_REQUESTS = [
  'configure',
  'seat-bot',
  'free-seat',
  'shuffle',
  'start',
  'take-over',
  'give-back',
  'open-seat',
  'end-game',
  'rematch',
  'try-again',
] as const satisfies readonly TableRequest['type'][];
