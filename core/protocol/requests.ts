import * as v from 'valibot';
import { isDay } from '../base/daily.ts';
import { CHARACTER_NAMES } from '../base/characters.ts';
import { seat, type Seat, type TableId } from '../base/ids.ts';
import { JOIN_POLICIES, PAUSE_REASONS, TURN_CLOCKS } from '../base/hosting.ts';
import { PACES } from '../base/pace.ts';
import { REACTIONS } from '../base/reactions.ts';
import { TABLE_LIMITS as LIMITS } from '../table/limits.ts';
import { EXPORTS } from './archives.ts';
import { personId, secret, tableId } from './forms.ts';
import { LIMITS as SIZES } from './limits.ts';
import { FILM_SPEEDS } from './records.ts';

const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seatNumber = v.pipe(
  integer(0, LIMITS.seats - 1),
  v.transform((index): Seat => seat(index)),
);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** The number of the question that an action answers. */
const question = integer(0, Number.MAX_SAFE_INTEGER);
/** 32 bytes. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'));
const pin = v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'six digits'));
const colour = integer(0, LIMITS.colours - 1);
const name = text(200); // the table checks names itself and says what is wrong with them
/** A table, and the name under which somebody played there. */
const playedUnder: v.GenericSchema<unknown, { readonly table: TableId; readonly name: string }> =
  v.strictObject({ table: tableId, name });
/** A code that a person types from another screen. */
const seatCode = v.pipe(v.string(), v.regex(/^[0-9]{6}$/, 'six digits'));
/** Transfers a seat to this device: the code of the seat, and a new token made by this device. */
const seatTransfer = { code: seatCode, token: secret };
/** A seat claim in hello, before a closed join policy: the person's name, and the token for the seat. */
const outsideClaim = v.strictObject({ name, token: secret });
/** A file name that the host has sent before; it is looked up among the existing files. */
const fileName = text(255);
/** With whose eyes a record is watched: those of the table (also if absent), of a seat, or of somebody who sees all hands. */
const filmViewer = v.exactOptional(v.union([v.picklist(['table', 'all']), seatNumber]));
/** Another choice for a decision of a seat in a finished match. */
const whatIf = {
  seat: seatNumber,
  /** The number of actions before the decision. */
  position: integer(0, 1_000_000),
  action: v.unknown(),
  worlds: v.picklist(['view', 'true']),
};
const base64 = v.pipe(text((SIZES.recordPartBytes / 3) * 4), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'base64'));
const botName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,23}$/, 'the name of a bot'));

/** The setup of a table, as the setup screen sends it. The game reads `options`. */
export const tableSetup = v.strictObject({
  title: text(200),
  game: text(40),
  options: v.unknown(),
  seatCount: integer(2, LIMITS.seats),
  /** `local`: this computer only. `network`: the home network. */
  reach: v.picklist(['local', 'network']),
  /** Seconds until a stand-in plays for an absent person who owes a decision; 0: never by itself. */
  graceSeconds: integer(0, LIMITS.graceSeconds),
  pace: v.optional(v.picklist(PACES), 'normal'),
  clock: v.optional(v.picklist(TURN_CLOCKS), 'off'),
  standIn: v.exactOptional(botName),
  door: v.optional(v.picklist(JOIN_POLICIES), 'open'),
  /** Whether players may request advice on their prompt. */
  coach: v.optional(v.boolean(), false),
  /** All hands may be looked at once the match is over. */
  openHands: v.exactOptional(v.literal(true)),
  /** The host draws the deal alone. */
  hostShuffles: v.exactOptional(v.literal(true)),
  /** The date of the daily deal. */
  daily: v.exactOptional(v.custom<string>(isDay)),
});

const hello = v.strictObject({
  id: integer(0, Number.MAX_SAFE_INTEGER),
  type: v.literal('hello'),
  protocol: integer(0, 1_000_000),
  app: text(40),
  owner: v.optional(secret),
  /** Proves the PIN on this line; `pin-share` comes before. */
  pin: v.optional(secret),
  /** Proves the secret in the code of the table on this line; stands for the PIN. */
  code: v.exactOptional(secret),
  tokens: v.optional(v.pipe(v.array(secret), v.maxLength(LIMITS.seats))),
  /** Identifies this browser among others of its address, also after reconnecting; grants nothing. */
  spectator: v.exactOptional(secret),
  /** A television: it sees the table's view and may do nothing. `owner` and `tokens` are ignored. */
  television: v.optional(v.literal(true)),
  /** As `move-here`; lets in a person who would be rejected otherwise, together with the seat. */
  move: v.optional(v.strictObject(seatTransfer)),
  /** Requests a seat whose key was lost, if the join policy keeps its person out. */
  claim: v.optional(outsideClaim),
  /** Transfers seats that this person held at another address of the host (`returnProof`), each to a new token. */
  back: v.exactOptional(
    v.pipe(v.array(v.strictObject({ proof: secret, token: secret })), v.maxLength(LIMITS.seats)),
  ),
});
/** The first message of every connection, except for `prove` and `pin-share`. */
export type Hello = v.InferOutput<typeof hello>;

/** Identifies the key of a secret (`keyId`). */
const keyName = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'the name of a key, 16 hexadecimal digits'));
/** Maximum number of keys in one question: those of all seats that a device stores for a table, and the owner's. */
const MOST_KEYS = 25;
/** Asks a host to prove that it knows keys. */
export const proofRequest = v.strictObject({
  nonce: secret,
  keys: v.pipe(v.array(keyName), v.maxLength(MOST_KEYS)),
});

const prove = v.strictObject({
  id: integer(0, Number.MAX_SAFE_INTEGER),
  type: v.literal('prove'),
  ...proofRequest.entries,
});
/** Asks the host for a proof of its identity; allowed before hello, which reveals secrets. */
export type Prove = v.InferOutput<typeof prove>;

const pinShare = v.strictObject({
  id: integer(0, Number.MAX_SAFE_INTEGER),
  type: v.literal('pin-share'),
  share: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a share of 64 hexadecimal digits')),
});
/** Begins to check a PIN that does not travel; allowed before hello, which then has the proof. */
export type PinShare = v.InferOutput<typeof pinShare>;

/**
 * Who may make a request: every client, every client but televisions, the holder of the seat it names, a host (the owner or the co-host), a
 * host or the seat's holder, or only the owner.
 */
export type Permitted = 'all' | 'guest' | 'seat' | 'host' | 'seat-or-host' | 'owner';

/** The form of a request and who may make it. The host implements requests in tables that must have all of them. */
const request = <Type extends string, Entries extends v.ObjectEntries, Who extends Permitted>(
  type: Type,
  who: Who,
  entries: Entries,
) => ({
  who,
  form: v.strictObject({ id: integer(0, Number.MAX_SAFE_INTEGER), type: v.literal(type), ...entries }),
});

/** The bytes of a file that are sent already. */
const offset = integer(0, SIZES.archiveUnpacked);

/** Requests on `/ws`, the socket of the host itself. */
export const HOST_REQUESTS = {
  /** Does nothing; its answer shows a client that the host is still there. */
  ping: request('ping', 'all', {}),
  'create-table': request('create-table', 'owner', { setup: tableSetup, pin: v.optional(pin) }),
  'discard-table': request('discard-table', 'owner', { table: tableId }),
  /** Takes out a table whose evening was put away: people come back to their seats, and the same evening goes on. */
  'resume-table': request('resume-table', 'owner', { table: tableId }),
  /** Loads the readable part of a table whose journal is damaged. */
  'restore-table': request('restore-table', 'owner', { table: tableId }),
  'dismiss-problem': request('dismiss-problem', 'owner', { problem: integer(0, Number.MAX_SAFE_INTEGER) }),
  /** Closes connections of other devices that neither play nor watch. */
  'free-places': request('free-places', 'owner', {}),
  'refresh-nearby': request('refresh-nearby', 'owner', {}),
  /** Returns what the host knows about its network; see `network-check.ts`. */
  'check-network': request('check-network', 'owner', {}),
  /** Returns lines for a support request, without names, PINs or cards. */
  diagnosis: request('diagnosis', 'owner', {}),
  /** Returns a page of the list of records, the newest first: those after the file `after`, or from the start, that fit the filters. */
  'list-records': request('list-records', 'owner', {
    after: v.exactOptional(fileName),
    most: integer(1, 50),
    person: v.exactOptional(name),
    personId: v.exactOptional(personId),
    game: v.exactOptional(text(40)),
    month: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9]{4}-[0-9]{2}$/, 'a month'))),
  }),
  /** Deletes a record for good. Rejects with not-available while its table is there, whose journal holds the match too. */
  'delete-record': request('delete-record', 'owner', { file: fileName }),
  /** Sets whether the matches of all tables of the host are one evening, from the next match on. */
  'share-evenings': request('share-evenings', 'owner', { isShared: v.boolean() }),
  /** Returns the match in one of these files, to watch with the eyes of a viewer. */
  'open-record': request('open-record', 'owner', { file: fileName, viewer: filmViewer }),
  /** Sends a part of a file of the owner, as base64. The answer to the last part is the match in it, as of `open-record`. */
  'read-record': request('read-record', 'owner', {
    part: base64,
    isLast: v.boolean(),
    viewer: filmViewer,
  }),
  /** As `what-if`, about the match in one of these files. */
  'record-what-if': request('record-what-if', 'owner', { file: fileName, ...whatIf }),
  /** Returns everybody the house knows. */
  'list-people': request('list-people', 'owner', {}),
  /** Returns everybody the house knows, and what it counts of them in all records. */
  'read-house': request('read-house', 'owner', {}),
  /** Renames a person of the house, or gives them another colour. */
  'change-person': request('change-person', 'owner', { person: personId, name, colour }),
  /** Makes two people one: `into` keeps name and colour. */
  'merge-people': request('merge-people', 'owner', { person: personId, into: personId }),
  /** Returns where a person has played, the newest first, `LIMITS.playedTables` at most. */
  'list-played': request('list-played', 'owner', { person: personId }),
  /**
   * Makes a new person out of another one: of one of their devices (its index), and of the matches at some tables, in which the old one played
   * under these names. Returns the new id.
   */
  'split-person': request('split-person', 'owner', {
    person: personId,
    name,
    colour,
    device: v.exactOptional(integer(0, 63)),
    played: v.exactOptional(v.pipe(v.array(playedUnder), v.maxLength(SIZES.playedTables))),
  }),
  /** Removes a person for good, from the house, from records and from tables. */
  'forget-person': request('forget-person', 'owner', { person: personId, as: name }),
  /** Returns a part of a file with all matches. The first one makes the file anew; a page asks for the next part until it has all bytes. */
  'export-house': request('export-house', 'owner', {
    kind: v.picklist(EXPORTS),
    from: offset,
    /** What the page calls the games, by their names. */
    titles: v.record(text(40), text(80)),
  }),
  /** Sends a part of an archive, as base64. The answer to the last part says what was taken of it. */
  'import-house': request('import-house', 'owner', { part: base64, from: offset, isLast: v.boolean() }),
} as const;

/** Requests on `/ws/<tableId>`, the socket of one table. */
export const TABLE_REQUESTS = {
  ping: request('ping', 'all', {}),
  sit: request('sit', 'guest', {
    token: secret,
    name,
    colour: v.optional(colour),
    seat: v.optional(seatNumber),
    /** In the lobby: also marks the person as ready. */
    ready: v.exactOptional(v.boolean()),
  }),
  leave: request('leave', 'seat', { seat: seatNumber }),
  rename: request('rename', 'seat-or-host', { seat: seatNumber, name, colour }),
  /** Says who of the house a seat's person is: one of `you.familiar`, somebody else, or nobody. */
  'say-who': request('say-who', 'seat-or-host', {
    seat: seatNumber,
    who: v.union([v.picklist(['another', 'nobody']), v.strictObject({ name, colour })]),
  }),
  /** Hosts may do this for a person who forgot. */
  ready: request('ready', 'seat-or-host', { seat: seatNumber, ready: v.boolean() }),
  /** Returns the words of the line to each guest's app. */
  'compare-words': request('compare-words', 'host', {}),
  /** `null`: lowers the curtain. */
  face: request('face', 'guest', { seat: v.nullable(seatNumber) }),
  act: request('act', 'seat', { seat: seatNumber, action: v.unknown(), question }),
  /** Undoes the newest action against bots, while the frame has `takeBack`. */
  'take-back': request('take-back', 'seat', { seat: seatNumber }),
  /** Requests advice, which later frames have as `you.advice`. */
  advise: request('advise', 'seat', { seat: seatNumber }),
  /** Requests the review of the finished match, which later frames have as `you.review`. */
  review: request('review', 'seat', { seat: seatNumber }),
  /**
   * Opens a table that plays on from the seat's action with index `act` in the finished match, with a token made by this device; without
   * `act` again from where this table began. Returns the table's id.
   */
  'play-on': request('play-on', 'seat', {
    seat: seatNumber,
    token: secret,
    act: v.exactOptional(integer(0, 1_000_000)),
  }),
  /** Returns what is said of the finished match: claims, the same for everybody. */
  story: request('story', 'guest', {}),
  /** Returns the match that has just ended, to watch with the eyes of a viewer. */
  film: request('film', 'all', { viewer: filmViewer }),
  /** Returns the record of the match that has just ended, if its whole deal is public by now: an app checks it by its own rules. */
  record: request('record', 'guest', {}),
  /**
   * Takes the lead of the replay that the table watches together and begins it if there is none; as its leader moves it, gives the lead up,
   * or ends it. `position`: how many actions are before what the leader is shown.
   */
  'lead-replay': request('lead-replay', 'guest', {
    step: v.picklist(['take', 'move', 'give', 'end']),
    position: integer(0, 1_000_000),
    isPlaying: v.boolean(),
    speed: v.picklist(FILM_SPEEDS),
    /** Whether all hands lie open. */
    isOpen: v.optional(v.boolean(), false),
  }),
  /** Shows everybody the closing page of the evening, or the result of the last match again. */
  'end-evening': request('end-evening', 'host', { isClosed: v.boolean() }),
  /** Returns what to play next: games that fit who is here and how late it is, two at most. */
  'what-next': request('what-next', 'host', {}),
  /** Puts the evening away: the table is closed as it is, and nobody finds it until the owner resumes it. */
  'put-away': request('put-away', 'host', {}),
  /**
   * Returns points of the chance line of the finished match, those from index `from` on, as far as they are computed: the same for everybody.
   * The first request begins with it; a page asks again until the line is complete.
   */
  chances: request('chances', 'guest', { from: integer(0, 1_000) }),
  /**
   * Returns how the match that has just ended would have ended for a seat after another choice, as far as it has been played out. A new
   * question of a client replaces its last one; a page asks again until the answer is complete. Allowed if the seat's `film` is.
   */
  'what-if': request('what-if', 'guest', whatIf),
  /**
   * Returns how each seat's share of the win in the finished match came about, once it is computed, or how far that has come: the same for
   * everybody. The first request begins with it; a page asks again until it is complete.
   */
  breakdown: request('breakdown', 'guest', {}),
  history: request('history', 'guest', { from: integer(0, 1_000_000) }),
  /** The page has shown everything up to `table.show`. Once all pages have, nothing waits for it. */
  shown: request('shown', 'all', { show: integer(0, Number.MAX_SAFE_INTEGER) }),
  /** Bots wait while a person reads a lesson. Has no effect if other people play. */
  hold: request('hold', 'guest', { hold: v.boolean() }),
  /** Shows a reaction of the seat's person to everybody. */
  react: request('react', 'seat', { seat: seatNumber, reaction: v.picklist(REACTIONS) }),
  /** Reminds a person who owes a decision, in every way that their page has. */
  nudge: request('nudge', 'guest', { seat: seatNumber }),
  /**
   * Predicts that `whom` comes out on top of the topic with that key. Can be repeated, the newest counts. `name`: the name of a person
   * without a seat.
   */
  predict: request('predict', 'guest', { topic: text(40), whom: seatNumber, name: v.exactOptional(name) }),
  /** Returns six digits with which another device can take over the seat, once and within two minutes. */
  'seat-code': request('seat-code', 'seat', { seat: seatNumber }),
  /** Transfers a seat to this device, with a token made by it. */
  'move-here': request('move-here', 'guest', seatTransfer),
  /** Claims a seat whose key was lost: asks the hosts for it, with a token made by this device. */
  'claim-seat': request('claim-seat', 'guest', { seat: seatNumber, token: secret }),
  /** Changes settings that may change during a match; absent ones stay. */
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
  /** A bot makes the one choice that the seat owes. */
  decide: request('decide', 'host', { seat: seatNumber }),
  /** Removes a person, who may not return until let in. */
  remove: request('remove', 'host', { seat: seatNumber }),
  /** Removes a browser without a seat, by its number in `you.spectators`. It may not return until let in. */
  'remove-device': request('remove-device', 'host', { device: integer(1, Number.MAX_SAFE_INTEGER) }),
  /** Mutes or unmutes join requests from the address of a device. */
  'mute-device': request('mute-device', 'host', {
    device: integer(1, Number.MAX_SAFE_INTEGER),
    muted: v.boolean(),
  }),
  'let-in': request('let-in', 'host', { occupant: integer(1, Number.MAX_SAFE_INTEGER) }),
  /** Lets in those who wait because of wrong PINs, without a PIN: the host knows them. */
  'admit-wrong-pins': request('admit-wrong-pins', 'host', {}),
  /** Answers a join request. The holder of a claimed seat may answer that claim, too. */
  'answer-knock': request('answer-knock', 'guest', {
    knock: integer(1, Number.MAX_SAFE_INTEGER),
    yes: v.boolean(),
  }),
  'second-host': request('second-host', 'owner', { seat: v.nullable(seatNumber) }),
  configure: request('configure', 'host', { setup: tableSetup, pin: v.optional(v.nullable(pin)) }),
  /** Puts a bot on a free seat, or changes the strength of one; `character`: which one plays there. */
  'seat-bot': request('seat-bot', 'host', {
    seat: seatNumber,
    bot: botName,
    character: v.exactOptional(v.picklist(CHARACTER_NAMES)),
  }),
  'free-seat': request('free-seat', 'host', { seat: seatNumber }),
  shuffle: request('shuffle', 'host', {}),
  /** Commits this device to its share of the next deal, whose number is in the frame. A later one replaces it. */
  'commit-share': request('commit-share', 'guest', { number: integer(1, 1_000_000), commitment: hash }),
  /** Opens that commitment, once all are fixed. */
  'reveal-share': request('reveal-share', 'guest', {
    number: integer(1, 1_000_000),
    share: hash,
    nonce: hash,
  }),
  start: request('start', 'host', {}),
  'take-over': request('take-over', 'host', { seat: seatNumber, bot: botName }),
  /** Ends a stand-in: the person plays again. */
  'give-back': request('give-back', 'seat-or-host', { seat: seatNumber }),
  'open-seat': request('open-seat', 'host', { seat: seatNumber }),
  /** Reserves an opened seat for its person again. */
  'close-seat': request('close-seat', 'host', { seat: seatNumber }),
  /** Ends the match after the current hand, or cancels that. */
  'last-hand': request('last-hand', 'owner', { isLast: v.boolean() }),
  'end-game': request('end-game', 'owner', {}),
  rematch: request('rematch', 'host', {}),
  /** Reads a frozen table from disk again, and continues it. */
  'try-again': request('try-again', 'host', {}),
} as const;

type FormIn<Table> = {
  readonly [Type in keyof Table]: Table[Type] extends { readonly form: infer Form } ? Form : never;
};
type RequestOf<Table> = {
  [Type in keyof Table]: FormIn<Table>[Type] extends v.GenericSchema
    ? v.InferOutput<FormIn<Table>[Type]>
    : never;
}[keyof Table];

/** Every request on a socket except those before hello, and hello itself. */
export type HostRequest = RequestOf<typeof HOST_REQUESTS>;
export type TableRequest = RequestOf<typeof TABLE_REQUESTS>;

/** A table's request of a type. */
export type TableRequestOf<Type extends TableRequest['type']> = Extract<TableRequest, { type: Type }>;
export type HostMessage = Hello | Prove | HostRequest;
export type TableMessage = Hello | Prove | PinShare | TableRequest;

/** A request: hello, prove, or one of the tables above. */
export const hostMessage = v.variant('type', [
  hello,
  prove,
  ...Object.values(HOST_REQUESTS).map(({ form }) => form),
]);
export const tableMessage = v.variant('type', [
  hello,
  prove,
  pinShare,
  ...Object.values(TABLE_REQUESTS).map(({ form }) => form),
]);
