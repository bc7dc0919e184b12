import * as v from 'valibot';
import { isDay } from '../base/daily.ts';
import { CHARACTER_NAMES } from '../base/characters.ts';
import { seat, type Seat } from '../base/ids.ts';
import { JOIN_POLICIES, PAUSE_REASONS, TURN_CLOCKS } from '../base/hosting.ts';
import { PACES } from '../base/pace.ts';
import { REACTIONS } from '../base/reactions.ts';
import { TABLE_LIMITS as LIMITS } from '../table/limits.ts';
import { secret, tableId } from './forms.ts';
import { LIMITS as SIZES } from './limits.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seatNumber = v.pipe(
  whole(0, LIMITS.seats - 1),
  v.transform((index): Seat => seat(index)),
);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** The number of the question that an act answers. */
const question = whole(0, Number.MAX_SAFE_INTEGER);
const pin = v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'six digits'));
const colour = whole(0, LIMITS.colours - 1);
const name = text(200); // the table checks names itself and says what is wrong with them
/** A code that somebody types from another screen. */
const seatCode = v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'six digits'));
/** With the code of a seat and a token that this device has made it plays there from now on. */
const seatMove = { code: seatCode, token: secret };
/** Somebody before a closed door says who they are, and with which token they would play. */
const outsideClaim = v.strictObject({ name, token: secret });
/** The name of a file as the host itself has said it; it is looked for among those that are there. */
const fileName = text(255);
const base64 = v.pipe(text((SIZES.recordPartBytes / 3) * 4), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'base64'));
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
  pace: v.optional(v.picklist(PACES), 'normal'),
  clock: v.optional(v.picklist(TURN_CLOCKS), 'off'),
  standIn: v.exactOptional(botName),
  door: v.optional(v.picklist(JOIN_POLICIES), 'open'),
  /** Everybody who is asked may ask what a master would do. */
  coach: v.optional(v.boolean(), false),
  /** The day whose deal is played. */
  daily: v.exactOptional(v.custom<string>(isDay)),
});

const hello = v.strictObject({
  id: whole(0, Number.MAX_SAFE_INTEGER),
  type: v.literal('hello'),
  protocol: whole(0, 1_000_000),
  app: text(40),
  owner: v.optional(secret),
  pin: v.optional(pin),
  tokens: v.optional(v.pipe(v.array(secret), v.maxLength(LIMITS.seats))),
  /** By which the host tells this browser from others of its address, and knows it again; it opens nothing. */
  spectator: v.exactOptional(secret),
  /** A screen for everybody: it shows the open table, and may do nothing. Its owner and tokens count for nothing. */
  television: v.optional(v.literal(true)),
  /** Lets in who would be refused otherwise, with the seat: as `move-here`. */
  move: v.optional(v.strictObject(seatMove)),
  /** Asks the hosts for a seat whose key was lost, where a closed door keeps its person out. */
  claim: v.optional(outsideClaim),
  /** The same for seats that this person held at another address of the host (`returnProof`), each with a new token. */
  back: v.exactOptional(
    v.pipe(v.array(v.strictObject({ proof: secret, token: secret })), v.maxLength(LIMITS.seats)),
  ),
});
/** The first message of every connection, but for `prove`. */
export type Hello = v.InferOutput<typeof hello>;

/** What names the key of a secret (`keyId`). */
const keyName = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'the name of a key, 16 hexadecimal digits'));
/** Keys that one question may name: those of all seats that a device keeps of a table, and the owner's. */
const MOST_KEYS = 25;
/** What a host is asked to prove: that it knows keys. */
export const proofWish = v.strictObject({
  nonce: secret,
  keys: v.pipe(v.array(keyName), v.maxLength(MOST_KEYS)),
});

const prove = v.strictObject({
  id: whole(0, Number.MAX_SAFE_INTEGER),
  type: v.literal('prove'),
  ...proofWish.entries,
});
/** Asks the host to prove who it is; may come before hello, which shows secrets. */
export type Prove = v.InferOutput<typeof prove>;

/**
 * Who may make a request: everybody who was admitted, everybody but a television, who holds the seat that it names, who hosts (the
 * owner, or whom the owner has appointed), who hosts or holds the seat, or the owner alone.
 */
export type Permitted = 'all' | 'guest' | 'seat' | 'host' | 'seat-or-host' | 'owner';

/** The form of a request and who may make it; what it does stands at the host, in tables that miss none. */
const request = <Type extends string, Entries extends v.ObjectEntries, Who extends Permitted>(
  type: Type,
  who: Who,
  entries: Entries,
) => ({
  who,
  form: v.strictObject({ id: whole(0, Number.MAX_SAFE_INTEGER), type: v.literal(type), ...entries }),
});

/** Requests on `/ws`, the socket of the host itself. */
export const HOST_REQUESTS = {
  /** Asks for nothing but an answer: how a client notices that the host is gone. */
  ping: request('ping', 'all', {}),
  'create-table': request('create-table', 'owner', { setup: tableSetup, pin: v.optional(pin) }),
  'discard-table': request('discard-table', 'owner', { table: tableId }),
  /** Takes up what is good of a table whose journal is damaged. */
  'restore-table': request('restore-table', 'owner', { table: tableId }),
  'dismiss-problem': request('dismiss-problem', 'owner', { problem: whole(0, Number.MAX_SAFE_INTEGER) }),
  /** Ends the connections of other devices that neither play nor watch. */
  'free-places': request('free-places', 'owner', {}),
  'refresh-nearby': request('refresh-nearby', 'owner', {}),
  /** What the host knows of its network; see `network-check.ts`. */
  'check-network': request('check-network', 'owner', {}),
  /** Lines for whoever is asked for help; without names, PINs or cards. */
  diagnosis: request('diagnosis', 'owner', {}),
  /** A part of the list of the games that are kept, the newest first: those behind the file `after`, or the newest. */
  'list-records': request('list-records', 'owner', {
    after: v.exactOptional(fileName),
    most: whole(1, 50),
  }),
  /** How the game of one of these files ended. */
  'open-record': request('open-record', 'owner', { file: fileName }),
  /** A part of a file of one's own, as base64. With the last one the answer says how its game ended. */
  'read-record': request('read-record', 'owner', { part: base64, isLast: v.boolean() }),
} as const;

/** Requests on `/ws/<tableId>`, the socket of one table. */
export const TABLE_REQUESTS = {
  ping: request('ping', 'all', {}),
  sit: request('sit', 'guest', {
    token: secret,
    name,
    colour: v.optional(colour),
    seat: v.optional(seatNumber),
    /** In the lobby: whoever sits down is ready as well. */
    ready: v.exactOptional(v.boolean()),
  }),
  leave: request('leave', 'seat', { seat: seatNumber }),
  rename: request('rename', 'seat-or-host', { seat: seatNumber, name, colour }),
  /** Who hosts may say so for somebody who forgot to. */
  ready: request('ready', 'seat-or-host', { seat: seatNumber, ready: v.boolean() }),
  /** `null`: the curtain is down. */
  face: request('face', 'guest', { seat: v.nullable(seatNumber) }),
  act: request('act', 'seat', { seat: seatNumber, action: v.unknown(), question }),
  /** Who plays against bots alone takes the newest act back: while the frame says `takeBack`. */
  'take-back': request('take-back', 'seat', { seat: seatNumber }),
  /** What would a master do? The answer stands in later frames, as `you.advice`. */
  advise: request('advise', 'seat', { seat: seatNumber }),
  /** Which decisions of the finished game cost or won most? The answer stands in later frames, as `you.review`. */
  review: request('review', 'seat', { seat: seatNumber }),
  /**
   * Opens a table that plays on from what the seat did in the game that is over, the act of index `act`, with a token that this device has
   * made; without `act` once more from where this table began. Answered with its id.
   */
  'play-on': request('play-on', 'seat', {
    seat: seatNumber,
    token: secret,
    act: v.exactOptional(whole(0, 1_000_000)),
  }),
  history: request('history', 'guest', { from: whole(0, 1_000_000) }),
  /** The page has shown everything up to `table.show`: where all pages have, nothing waits any longer. */
  shown: request('shown', 'all', { show: whole(0, Number.MAX_SAFE_INTEGER) }),
  /** Who plays alone reads what a lesson says: bots wait meanwhile. Where other people play it changes nothing. */
  hold: request('hold', 'guest', { hold: v.boolean() }),
  /** Everybody is shown how the person on the seat takes it; nothing changes. */
  react: request('react', 'seat', { seat: seatNumber, reaction: v.picklist(REACTIONS) }),
  /** Reminds somebody who is awaited, in all ways that their page has. */
  nudge: request('nudge', 'guest', { seat: seatNumber }),
  /**
   * Who waits or watches predicts that `whom` comes out on top of the topic of that key; as often as they like, the newest counts. `name`: who
   * they are, of somebody who has no seat.
   */
  predict: request('predict', 'guest', { topic: text(40), whom: seatNumber, name: v.exactOptional(name) }),
  /** Answered with six digits: with them, once and for two minutes, another device takes the seat over. */
  'seat-code': request('seat-code', 'seat', { seat: seatNumber }),
  /** Plays on another device from now on, with a token that this one has made. */
  'move-here': request('move-here', 'guest', seatMove),
  /** Says that a seat is one's own although its key was lost, and asks the hosts for it, with a token that this device has made. */
  'claim-seat': request('claim-seat', 'guest', { seat: seatNumber, token: secret }),
  /** What of the setup may be changed during a game; what is left out stays. */
  adjust: request('adjust', 'host', {
    pace: v.exactOptional(v.picklist(PACES)),
    clock: v.exactOptional(v.picklist(TURN_CLOCKS)),
    standIn: v.exactOptional(botName),
    door: v.exactOptional(v.picklist(JOIN_POLICIES)),
    memoryAid: v.exactOptional(v.boolean()),
    coach: v.exactOptional(v.boolean()),
  }),
  pause: request('pause', 'host', { reason: v.picklist(PAUSE_REASONS) }),
  resume: request('resume', 'host', {}),
  /** A bot makes the one choice that somebody is awaited for. */
  decide: request('decide', 'host', { seat: seatNumber }),
  /** Somebody has to go, and stays out until let in. */
  remove: request('remove', 'host', { seat: seatNumber }),
  /** A browser that holds no seat has to go, and stays out until let in; by its number among `you.spectators`. */
  'remove-device': request('remove-device', 'host', { device: whole(1, Number.MAX_SAFE_INTEGER) }),
  /** The hosts are not asked for seats from the address of a device any more, or are again. */
  'mute-device': request('mute-device', 'host', {
    device: whole(1, Number.MAX_SAFE_INTEGER),
    muted: v.boolean(),
  }),
  'let-in': request('let-in', 'host', { occupant: whole(1, Number.MAX_SAFE_INTEGER) }),
  /** Who has to wait because of wrong PINs comes in without one: a host knows who it is. */
  'admit-wrong-pins': request('admit-wrong-pins', 'host', {}),
  /** Whether somebody who has asked for a seat gets it; whoever holds a seat that somebody else claims may say so, too. */
  'answer-knock': request('answer-knock', 'guest', {
    knock: whole(1, Number.MAX_SAFE_INTEGER),
    yes: v.boolean(),
  }),
  'second-host': request('second-host', 'owner', { seat: v.nullable(seatNumber) }),
  configure: request('configure', 'host', { setup: tableSetup, pin: v.optional(v.nullable(pin)) }),
  /** A bot on a free seat, or of another strength; `character`: who is to play there. */
  'seat-bot': request('seat-bot', 'host', {
    seat: seatNumber,
    bot: botName,
    character: v.exactOptional(v.picklist(CHARACTER_NAMES)),
  }),
  'free-seat': request('free-seat', 'host', { seat: seatNumber }),
  shuffle: request('shuffle', 'host', {}),
  start: request('start', 'host', {}),
  'take-over': request('take-over', 'host', { seat: seatNumber, bot: botName }),
  /** The person plays again. */
  'give-back': request('give-back', 'seat-or-host', { seat: seatNumber }),
  'open-seat': request('open-seat', 'host', { seat: seatNumber }),
  /** The seat is kept for its person after all. */
  'close-seat': request('close-seat', 'host', { seat: seatNumber }),
  /** The game ends after the running hand, or goes on after it as it was to. */
  'last-hand': request('last-hand', 'owner', { isLast: v.boolean() }),
  'end-game': request('end-game', 'owner', {}),
  rematch: request('rematch', 'host', {}),
  /** A table that could not be saved is read again from disk and goes on. */
  'try-again': request('try-again', 'host', {}),
} as const;

type FormIn<Table> = {
  readonly [Type in keyof Table]: Table[Type] extends { readonly form: infer Form } ? Form : never;
};
type AskOf<Table> = {
  [Type in keyof Table]: FormIn<Table>[Type] extends v.GenericSchema
    ? v.InferOutput<FormIn<Table>[Type]>
    : never;
}[keyof Table];

/** Every request on a socket but the first. */
export type HostAsk = AskOf<typeof HOST_REQUESTS>;
export type TableAsk = AskOf<typeof TABLE_REQUESTS>;
export type HostRequest = Hello | Prove | HostAsk;
export type TableRequest = Hello | Prove | TableAsk;

/** One text as a request: hello, prove, or one of a table of requests. */
export const hostRequest = v.variant('type', [
  hello,
  prove,
  ...Object.values(HOST_REQUESTS).map(({ form }) => form),
]);
export const tableRequest = v.variant('type', [
  hello,
  prove,
  ...Object.values(TABLE_REQUESTS).map(({ form }) => form),
]);
