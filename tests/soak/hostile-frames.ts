import { CHARACTER_NAMES } from '../../core/base/characters.ts';
import { PAUSE_REASONS } from '../../core/base/hosting.ts';
import { REACTIONS } from '../../core/base/reactions.ts';
import type { Rng } from '../../core/base/rng.ts';
import { gameNames } from '../../core/games/index.ts';
import { EXPORTS } from '../../core/protocol/archives.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { HOST_REQUESTS, TABLE_REQUESTS } from '../../core/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { choose } from '../helpers/host-player.ts';

/** What a hostile device knows. */
export interface Knowledge {
  readonly rng: Rng;
  readonly owner: string;
  readonly tokens: readonly string[];
  /** The newest frame that it was shown. */
  readonly frame: TableFrame | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
type Type = 'hello' | 'pin-share' | keyof typeof HOST_REQUESTS | keyof typeof TABLE_REQUESTS;

const hex = (rng: Rng, digits: number): string =>
  Array.from({ length: digits }, () => rng.below(16).toString(16)).join('');
const seat = (rng: Rng): number => rng.below(3);
const bot = (rng: Rng): string => rng.pick(['beginner', 'expert', 'easy', 'random', 'nobody']);
const name = (rng: Rng): string => rng.pick(['Ada', 'Ben', 'Аda', '\u200b', 'e\u0301'.repeat(20), '']);
const person = (rng: Rng): string => rng.pick(['aaaaaaaa', '22222222', 'abcdefg7']);
const pin = (rng: Rng): string => rng.pick(['123456', '000000']);
const setup = (rng: Rng): Fields => ({
  title: rng.pick(['Kitchen', 'Cellar', '\u202e', 'x'.repeat(100)]),
  game: rng.pick([...gameNames, 'chess']),
  options: rng.pick([{}, {}, [], null, { edition: 'goldsieber' }, { edition: 7 }]),
  seatCount: 2 + rng.below(5),
  reach: 'local',
  graceSeconds: rng.below(601),
  ...(rng.below(2) === 0 && { openHands: rng.pick([true, false]) }),
  ...(rng.below(4) === 0 && { hostShuffles: rng.pick([true, false]) }),
});

/** Another choice for a decision; it may be none. */
const aWhatIf = ({ rng }: Knowledge): Fields => ({
  seat: seat(rng),
  position: rng.pick([0, 1, rng.below(100), 1_000_000]),
  action: rng.pick([
    { type: 'pass' },
    { type: 'bid', amount: 1 + rng.below(20) },
    { type: 'bid', cards: [0] },
    [],
    null,
    7,
  ]),
  worlds: rng.pick(['view', 'true']),
});

/** For each request one that the host understands, whether or not it is granted. */
const REQUESTS: Readonly<Record<Type, (known: Knowledge) => Fields>> = {
  'pin-share': ({ rng }) => ({ share: hex(rng, 64) }),
  hello: ({ rng, owner, tokens }) => ({
    protocol: PROTOCOL_VERSION,
    app: 'test',
    tokens: [rng.pick(tokens)],
    ...(rng.below(2) === 0 && { spectator: rng.pick([...tokens, hex(rng, 32)]) }),
    ...(rng.below(2) === 0 && { owner: rng.pick([owner, hex(rng, 32)]) }),
    ...(rng.below(2) === 0 && { pin: hex(rng, 32) }),
    ...(rng.below(4) === 0 && { move: { code: pin(rng), token: hex(rng, 32) } }),
    ...(rng.below(4) === 0 && { claim: { name: rng.pick(['Ada', 'Ben']), token: hex(rng, 32) } }),
  }),
  ping: () => ({}),
  'free-places': () => ({}),
  'create-table': ({ rng }) => ({ setup: setup(rng), ...(rng.below(2) === 0 && { pin: pin(rng) }) }),
  'discard-table': ({ rng }) => ({ table: hex(rng, 16) }),
  'resume-table': ({ rng }) => ({ table: hex(rng, 16) }),
  'restore-table': ({ rng }) => ({ table: hex(rng, 16) }),
  'dismiss-problem': ({ rng }) => ({ problem: rng.below(10) }),
  'refresh-nearby': () => ({}),
  'check-network': () => ({}),
  diagnosis: () => ({}),
  'list-records': ({ rng }) => ({
    most: 1 + rng.below(50),
    ...(rng.below(2) === 0 && { after: rng.pick(['', '2026-01-31', '../settings.json']) }),
    ...(rng.below(2) === 0 && { person: rng.pick(['', 'Ada', '\u200b', 'e\u0301'.repeat(20)]) }),
    ...(rng.below(2) === 0 && { personId: person(rng) }),
    ...(rng.below(2) === 0 && { game: rng.pick(['', 'money', '__proto__']) }),
    ...(rng.below(2) === 0 && { month: rng.pick(['2026-01', '0000-00', '9999-99']) }),
  }),
  'share-evenings': ({ rng }) => ({ isShared: rng.below(2) === 0 }),
  'delete-record': ({ rng }) => ({ file: rng.pick(['', '.', '../host.json', 'a.auction-game']) }),
  'open-record': ({ rng }) => ({
    file: rng.pick(['', '.', '../tables', 'a.auction-game']),
    ...(rng.below(2) === 0 && { viewer: rng.pick(['table', 'all', 0, 5]) }),
  }),
  'read-record': ({ rng }) => ({
    part: Buffer.from(rng.pick(['{}', '[[', hex(rng, 32)])).toString('base64'),
    isLast: rng.below(2) === 0,
    ...(rng.below(2) === 0 && { viewer: rng.pick(['table', 'all', 0, 5]) }),
  }),
  'record-what-if': (known) => ({ file: known.rng.pick(['', '.', 'a.auction-game']), ...aWhatIf(known) }),
  'list-people': () => ({}),
  'read-house': () => ({}),
  'list-played': ({ rng }) => ({ person: person(rng) }),
  'change-person': ({ rng }) => ({ person: person(rng), name: name(rng), colour: rng.below(6) }),
  'merge-people': ({ rng }) => ({ person: person(rng), into: person(rng) }),
  'split-person': ({ rng }) => ({
    person: person(rng),
    name: name(rng),
    colour: rng.below(6),
    ...(rng.below(2) === 0 && { device: rng.below(64) }),
    ...(rng.below(2) === 0 && { played: [{ table: hex(rng, 16), name: name(rng) }] }),
  }),
  'forget-person': ({ rng }) => ({ person: person(rng), as: name(rng) }),
  'export-house': ({ rng }) => ({
    kind: rng.pick(EXPORTS),
    from: rng.pick([0, 0, 1, 240_000]),
    titles: rng.pick([{}, { money: '=1' }, { ['__proto__']: '' }]),
  }),
  'import-house': ({ rng }) => ({
    part: Buffer.from(rng.pick(['', 'PK\u0005\u0006', hex(rng, 32)])).toString('base64'),
    from: rng.pick([0, 0, 4, 32]),
    isLast: rng.below(2) === 0,
  }),
  sit: ({ rng, tokens }) => ({
    token: rng.pick([...tokens, hex(rng, 32)]),
    name: name(rng),
    ...(rng.below(2) === 0 && { colour: rng.below(6) }),
    ...(rng.below(2) === 0 && { seat: seat(rng) }),
  }),
  'say-who': ({ rng }) => ({
    seat: seat(rng),
    who: rng.pick(['another', 'nobody', { name: name(rng), colour: rng.below(6) }]),
  }),
  leave: ({ rng }) => ({ seat: seat(rng) }),
  rename: ({ rng }) => ({ seat: seat(rng), name: `N${rng.below(9)}`, colour: rng.below(6) }),
  ready: ({ rng }) => ({ seat: seat(rng), ready: rng.below(4) > 0 }),
  face: ({ rng }) => ({ seat: rng.pick([null, seat(rng)]) }),
  act: (known) => anAct(known),
  'take-back': ({ rng }) => ({ seat: seat(rng) }),
  review: ({ rng }) => ({ seat: seat(rng) }),
  advise: ({ rng }) => ({ seat: seat(rng) }),
  'play-on': ({ rng, tokens }) => ({
    seat: seat(rng),
    token: rng.pick([...tokens, hex(rng, 32)]),
    ...(rng.below(4) > 0 && { act: rng.below(100) }),
  }),
  story: () => ({}),
  film: ({ rng }) => ({ ...(rng.below(2) === 0 && { viewer: rng.pick(['table', 'all', 0, 1, 5]) }) }),
  record: () => ({}),
  'lead-replay': ({ rng }) => ({
    step: rng.pick(['take', 'move', 'give', 'end']),
    position: rng.pick([0, 1, rng.below(100), 1_000_000]),
    isPlaying: rng.below(2) === 0,
    speed: rng.pick([1, 4]),
    isOpen: rng.below(4) === 0,
  }),
  'end-evening': ({ rng }) => ({ isClosed: rng.below(2) === 0 }),
  'put-away': () => ({}),
  'what-next': () => ({}),
  breakdown: () => ({}),
  'compare-words': () => ({}),
  chances: ({ rng }) => ({ from: rng.below(50) }),
  'what-if': (known) => aWhatIf(known),
  history: ({ rng }) => ({ from: rng.below(1000) }),
  shown: ({ rng }) => ({ show: rng.below(100) }),
  hold: ({ rng }) => ({ hold: rng.below(2) === 0 }),
  react: ({ rng }) => ({ seat: seat(rng), reaction: rng.pick(REACTIONS) }),
  nudge: ({ rng }) => ({ seat: seat(rng) }),
  predict: ({ rng }) => ({
    topic: rng.pick(['bid 1.1', 'bid 1.2', 'building 1', 'nothing']),
    whom: seat(rng),
    ...(rng.below(2) === 0 && { name: rng.pick(['Ada', 'Dora', ' ']) }),
  }),
  'seat-code': ({ rng }) => ({ seat: seat(rng) }),
  'move-here': ({ rng }) => ({ code: pin(rng), token: hex(rng, 32) }),
  'claim-seat': ({ rng, tokens }) => ({ seat: seat(rng), token: rng.pick([...tokens, hex(rng, 32)]) }),
  adjust: ({ rng }) =>
    rng.pick([
      { pace: rng.pick(['calm', 'normal', 'quick', 'at-once']) },
      { clock: rng.pick(['off', 'gentle', 'strict']), standIn: bot(rng) },
      { door: rng.pick(['open', 'ask', 'closed']), memoryAid: rng.below(2) === 0 },
    ]),
  pause: ({ rng }) => ({ reason: rng.pick(PAUSE_REASONS) }),
  resume: () => ({}),
  decide: ({ rng }) => ({ seat: seat(rng) }),
  remove: ({ rng }) => ({ seat: seat(rng) }),
  'remove-device': ({ rng }) => ({ device: 1 + rng.below(9) }),
  'mute-device': ({ rng }) => ({ device: 1 + rng.below(9), muted: rng.below(2) === 0 }),
  'let-in': ({ rng }) => ({ occupant: 1 + rng.below(9) }),
  'last-hand': ({ rng }) => ({ isLast: rng.below(2) === 0 }),
  'admit-wrong-pins': () => ({}),
  'answer-knock': ({ rng }) => ({ knock: 1 + rng.below(9), yes: rng.below(2) === 0 }),
  'second-host': ({ rng }) => ({ seat: rng.pick([null, seat(rng)]) }),
  configure: ({ rng }) => ({
    setup: setup(rng),
    ...(rng.below(2) === 0 && { pin: rng.pick([null, pin(rng)]) }),
  }),
  'seat-bot': ({ rng }) => ({
    seat: seat(rng),
    bot: bot(rng),
    ...(rng.below(2) === 0 && { character: rng.pick(CHARACTER_NAMES) }),
  }),
  'free-seat': ({ rng }) => ({ seat: seat(rng) }),
  shuffle: () => ({}),
  'commit-share': ({ rng }) => ({ number: 1 + rng.below(4), commitment: hex(rng, 64) }),
  'reveal-share': ({ rng }) => ({ number: 1 + rng.below(4), share: hex(rng, 64), nonce: hex(rng, 64) }),
  start: () => ({}),
  'take-over': ({ rng }) => ({ seat: seat(rng), bot: bot(rng) }),
  'give-back': ({ rng }) => ({ seat: seat(rng) }),
  'open-seat': ({ rng }) => ({ seat: seat(rng) }),
  'close-seat': ({ rng }) => ({ seat: seat(rng) }),
  'end-game': () => ({}),
  rematch: () => ({}),
  'try-again': () => ({}),
};

/** All that can be asked, on either socket. */
export const REQUEST_TYPES = Object.keys(REQUESTS) as readonly Type[];

/** What the seat might do, mostly as the answer to another question than it is asked. */
function anAct({ rng, frame }: Knowledge): Fields {
  const legal = frame === undefined ? undefined : choose(frame, rng);
  const asked = frame?.game?.question ?? 0;
  return {
    seat: frame?.you.facing ?? seat(rng),
    action:
      legal ??
      rng.pick([null, 7, {}, { type: 'pass' }, { type: 'bid', amount: -1 }, { type: 'bid', cards: [] }]),
    question: rng.pick([asked, asked + 1, Math.max(0, asked - 1), rng.below(1e6)]),
  };
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const noise = (rng: Rng): string =>
  String.fromCharCode(...Array.from({ length: rng.below(60) }, () => rng.below(65_536)));

/** What may stand in the place of any value, as JSON. */
const VALUES: readonly ((rng: Rng) => string)[] = [
  ...['null', 'true', '-1', '1.5', '1e999', '9007199254740993', '""', '[]', '{}', '"__proto__"'].map(
    (text) => () => text,
  ),
  ...['"constructor"', '"toString"', '{"__proto__":{"isOwner":true}}', '{"type":"bid"}', '"\\ud800"'].map(
    (text) => () => text,
  ),
  (rng) => deep(1 + rng.below(40)),
  (rng) => JSON.stringify(noise(rng)),
  (rng) => JSON.stringify('x'.repeat(rng.below(4_000))),
  (rng) => JSON.stringify(Array.from({ length: rng.below(300) }, (_, index) => index)),
  (rng) => String(rng.next() * rng.next()),
];

const KEYS = ['extra', '__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toJSON', 'id', 'then', ''];

/** The text of a request with its id. */
export function request(type: Type, known: Knowledge, id: number): string {
  return JSON.stringify({ id, type, ...REQUESTS[type](known) });
}

/** A request whose values, keys or text were changed. What is left can still be read, and mostly has its id. */
export function mutated(type: Type, known: Knowledge, id: number): string {
  const { rng } = known;
  const fields = Object.entries({ id, type, ...REQUESTS[type](known) }).map(
    ([key, value]): [string, string] => [key, JSON.stringify(value)],
  );
  for (let changes = 1 + rng.below(2); changes > 0; changes--) {
    const at = Math.min(fields.length - 1, rng.below(20) === 0 ? 0 : 1 + rng.below(fields.length));
    const value = rng.pick(VALUES)(rng);
    if (rng.below(4) === 0) fields.push([rng.pick(KEYS), value]);
    else if (rng.below(8) === 0 && fields.length > 1) fields.splice(at, 1);
    else fields.splice(at, 1, [fields[at]?.[0] ?? 'extra', value]);
  }
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

/** What is no message at all: the host hangs up. */
export function garbage(known: Knowledge, id: number): string {
  const { rng } = known;
  const whole = request(rng.pick(REQUEST_TYPES), known, id);
  return rng.pick([
    whole.slice(0, rng.below(whole.length)),
    noise(rng),
    deep(5_000),
    'null',
    '"hello"',
    `${whole}${whole}`,
    'x'.repeat(rng.below(40_000)),
  ]);
}
