import { afterEach, expect, it } from 'vitest';
import { seat, type Seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { TableRequest } from '../../core/protocol/requests.ts';
import { arena, ask, choice } from '../helpers/host-arena.ts';
import { connect, hello, join, type Body, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { moneyTwins } from '../games/money/twins.ts';

let running: TestHost | undefined;
afterEach(() => running?.dispose());

const SECOND = seat(1);

/** One of each request to a table, as somebody could make it who sits on the second seat and hosts. */
const REQUESTS: { readonly [Type in TableRequest['type']]: Omit<Extract<Body, { type: Type }>, 'type'> } = {
  ping: {},
  sit: { token: newToken(), name: 'Eve' },
  leave: { seat: SECOND },
  rename: { seat: SECOND, name: 'Eve', colour: 1 },
  'say-who': { seat: SECOND, who: 'another' },
  ready: { seat: SECOND, ready: false },
  face: { seat: null },
  act: { seat: SECOND, action: { type: 'bid', cards: [0] }, question: 1 },
  'take-back': { seat: SECOND },
  advise: { seat: SECOND },
  review: { seat: SECOND },
  'play-on': { seat: SECOND, token: newToken(), act: 0 },
  story: {},
  film: {},
  record: {},
  'lead-replay': { step: 'take', position: 0, isPlaying: false, speed: 1, isOpen: false },
  'end-evening': { isClosed: true },
  'put-away': {},
  'what-next': {},
  chances: { from: 0 },
  'what-if': { seat: SECOND, position: 0, action: { type: 'bid', cards: [0] }, worlds: 'view' },
  breakdown: {},
  'compare-words': {},
  history: { from: 0 },
  shown: { show: 1 },
  hold: { hold: true },
  react: { seat: SECOND, reaction: 'gasp' },
  nudge: { seat: SECOND },
  predict: { topic: 'bid 1.1', whom: SECOND, name: 'Tom' },
  'seat-code': { seat: SECOND },
  'move-here': { code: '123456', token: newToken() },
  'claim-seat': { seat: SECOND, token: newToken() },
  adjust: { pace: 'calm' },
  pause: { reason: 'food' },
  resume: {},
  decide: { seat: SECOND },
  remove: { seat: SECOND },
  'remove-device': { device: 1 },
  'mute-device': { device: 1, muted: true },
  'let-in': { occupant: 1 },
  'admit-wrong-pins': {},
  'last-hand': { isLast: true },
  'answer-knock': { knock: 1, yes: true },
  'second-host': { seat: SECOND },
  configure: { setup: setup(), pin: null },
  'seat-bot': { seat: SECOND, bot: 'regular', character: 'agnes' },
  'free-seat': { seat: SECOND },
  shuffle: {},
  'commit-share': { number: 1, commitment: '0'.repeat(64) },
  'reveal-share': { number: 1, share: '0'.repeat(64), nonce: '0'.repeat(64) },
  start: {},
  'take-over': { seat: SECOND, bot: 'regular' },
  'give-back': { seat: SECOND },
  'open-seat': { seat: SECOND },
  'close-seat': { seat: SECOND },
  'end-game': {},
  rematch: {},
  'try-again': {},
};

/** Asks for everything; answers what became of each. */
async function askAll(client: HostClient): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const [type, body] of Object.entries(REQUESTS)) {
    const answer = await client.request({ type, ...body } as Body);
    found[type] = answer.ok ? 'accepted' : answer.error.code;
  }
  return found;
}

const refusedAll = {
  ...Object.fromEntries(Object.keys(REQUESTS).map((type) => [type, 'only-shows'])),
  ping: 'accepted',
  shown: 'accepted',
  film: 'not-ended',
};

it('a television can do nothing at a table, whatever its hello carries', async () => {
  const { host } = (running = await testHost());
  const table = await openTestTable(host, { options: { memoryAid: true } });
  const guests = await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
  const keys = { owner: host.ownerSecret, tokens: guests.map(({ token }) => token) };
  const television = await join(host.port, `/ws/${table}`, { ...keys, television: true });
  expect(await askAll(television)).toEqual(refusedAll); // in the lobby
  await guests[0]?.client.ask({ type: 'start' });
  await television.untilTable((frame) => frame.table.phase === 'playing');
  const shown = () => guests[1]?.client.shownAfter({ type: 'face', seat: SECOND });
  const before = await shown();
  expect(await askAll(television)).toEqual(refusedAll);
  const after = await shown();
  expect(after?.game).toEqual(before?.game);
  const untimed = (frame: TableFrame | undefined) => JSON.stringify({ ...frame?.table, waited: undefined });
  expect(untimed(after)).toBe(untimed(before));
});

it('a television is shown the open table, takes no seat over and is nobody who watches', async () => {
  const { host } = (running = await testHost());
  const table = await openTestTable(host);
  const guests = await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
  await guests[0]?.client.ask({ type: 'start' });
  const watcher = await join(host.port, `/ws/${table}`);
  const open = await watcher.untilTable((frame) => frame.game !== undefined);
  const tokens = guests.map(({ token }) => token);
  const television = await join(host.port, `/ws/${table}`, {
    owner: host.ownerSecret,
    tokens,
    television: true,
  });
  const shown = await television.untilTable((frame) => frame.table.televisions === 1);
  const tableCode: unknown = expect.stringMatching(/^[\w-]{22}$/); // the name of a key, which is public
  expect(shown.you).toEqual({ owner: false, host: false, seats: [], moved: [], tableCode });
  expect(shown.game).toEqual(open.game);
  expect(shown.table).toMatchObject({ spectators: 1, televisions: 1 });
  const ada = await guests[0]?.client.untilTable((frame) => frame.table.televisions === 1);
  expect(ada?.you).toMatchObject({ owner: true, host: true, seats: [0], facing: 0, moved: [] });
  expect(ada?.news).toEqual([]);
  await watcher.close();
  await guests[0]?.client.untilTable((frame) => frame.table.spectators === 0);
  await television.close();
  const gone = await guests[0]?.client.untilTable((frame) => frame.table.televisions === 0);
  expect(gone?.news).toEqual([]);
});

it('a television needs the PIN like any guest, and the new one when it changes', async () => {
  const { host } = (running = await testHost());
  const table = await openTestTable(host, {}, '271828');
  const path = `/ws/${table}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const token = newToken();
  await owner.ask({ type: 'sit', token, name: 'Ada' });
  const television = await connect(host.port, path);
  const keys = { owner: host.ownerSecret, tokens: [token], television: true as const };
  expect(await television.refused(hello(keys))).toEqual({
    code: 'pin-needed',
    data: { title: 'Kitchen' },
  });
  expect(await television.refused(hello({ ...keys, pin: '111111' }))).toMatchObject({ code: 'wrong-pin' });
  await television.ask(hello({ ...keys, pin: '271828' }));
  await television.untilTable((frame) => frame.table.televisions === 1);
  await owner.ask({ type: 'configure', setup: setup(), pin: '314159' });
  expect(await television.closed).toBe(CLOSE.pinChanged);
});

it('televisions are counted among the connections of their device', async () => {
  const { host } = (running = await testHost({ limits: { connectionsPerAddress: 2 } }));
  const table = await openTestTable(host);
  const open = () => join(host.port, `/ws/${table}`, { television: true }, { localAddress: '127.0.0.50' });
  await open();
  await open();
  await expect(open()).rejects.toThrow('the connection ended');
});

it('tells since when the oldest open question has been asked, by a clock that nobody can set', async () => {
  const twins = moneyTwins.later[0];
  const at = await arena(
    {
      game: 'money',
      options: moneyTwins.options(3),
      seatCount: 3,
      viewer: 'table',
      isTelevision: true,
      deal: twins.deals('waits', 3).one,
    },
    'waits',
  );
  const waited = (): readonly unknown[] =>
    [0, 1, 2].map((who) => {
      const { table, game } = at.frames.at(-1) ?? {};
      const isAsked = table?.show === undefined && game?.awaits.includes(seat(who)) === true;
      return isAsked ? (table?.waited[who] ?? 0) : table?.waited[who];
    });
  expect(waited()).toEqual([0, 0, 0]);
  at.clock.advance(35_000);
  at.clock.setBack(86_400_000);
  const rng = createRng('waits');
  const act = (who: Seat): Promise<void> => {
    const visitor = at.visitors[who];
    if (visitor === undefined) throw new Error('nobody sits there');
    const question = at.table.state.questions[who] ?? 0;
    return ask(at, visitor, { id: 1, type: 'act', seat: who, action: choice(at, who, rng), question });
  };
  await act(seat(0));
  expect(waited()).toEqual([undefined, 35_000, 35_000]);
  at.clock.advance(5_000);
  await ask(at, at.visitors[0] ?? at.viewer, {
    id: 1,
    type: 'act',
    seat: seat(0),
    action: { type: 'unbid' },
    question: at.table.state.questions[0] ?? 0,
  });
  expect(waited()).toEqual([0, 40_000, 40_000]); // who takes a choice back is asked anew
  for (const who of [0, 1, 2]) await act(seat(who));
  expect(waited()).toEqual([undefined, undefined, undefined]); // the bids are open, and looked at
  at.clock.advance(60_000);
  await at.table.runner.run(() => Promise.resolve());
  expect(waited()).toContain(0); // somebody else is asked
});
