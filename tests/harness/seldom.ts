import { mkdir, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { seat, type TableId } from '../../core/base/ids.ts';
import { rejection, type RejectionCode } from '../../core/base/rejection.ts';
import { CLOSE, type CloseCode } from '../../core/protocol/close-codes.ts';
import type { HostFrame, HostProblem, TableFrame, You } from '../../core/protocol/frames.ts';
import { RECORD_EXTENSION } from '../../core/protocol/records.ts';
import type { LedgerEntry } from '../../core/table/index.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests } from '../helpers/host-fixture.ts';
import { button, open, type Press } from './moments.ts';
import { GRETA, NAMES, stillOf, type Recorder, type Still } from './recording.ts';
import type { Scene } from './scenes.ts';

const [ANNA = '', BEN = '', CARLA = '', DAVID = '', ELENA = '', FELIX = ''] = NAMES;
/** Where the host of the pictures would be found at home, and where after it has moved. */
const [OLD, NEW] = ['192.168.178.20:47474', '192.168.178.46:47474'];

/** What is seldom seen: somebody asks for a seat, the host is lost or turns a device away, something is amiss. */
export async function seldomScenes(recorder: Recorder): Promise<readonly Scene[]> {
  const [asking, alone] = [await recordAsking(recorder), await recordDevice(recorder)];
  await keepRecords(recorder);
  const scenes = [
    ...askingScenes(asking),
    ...lossScenes(alone),
    ...refusals(alone.two),
    ...hostScenes(asking.owner),
  ];
  return scenes.map((scene) => ({ ...scene, isSeldom: true }));
}

/** Somebody on a device of its own, as the host tells devices apart. */
const comeFrom = ({ host }: Recorder, table: TableId, device: number): Promise<HostClient> =>
  join(host.port, `/ws/${table}`, {}, { localAddress: `127.0.0.${device}` });

/** At a game of four: Ben is away, one device asks for his seat and one for Carla's, David goes on with another device, some watch. */
async function recordAsking(recorder: Recorder) {
  const table = await openTestTable(recorder.host, { seatCount: 4, reach: 'network' });
  const guests = await seatGuests(recorder.host, table, [ANNA, BEN, CARLA, DAVID]);
  const [owner, ben, carla, david] = guests.map(({ client }) => client) as [
    HostClient,
    HostClient,
    HostClient,
    HostClient,
  ];
  await owner.ask({ type: 'start' });
  await ben.close();
  const bens = await comeFrom(recorder, table, 11);
  const newcomer = await stillOf(bens);
  await bens.ask({ type: 'claim-seat', seat: seat(1), token: newToken() });
  const other = await comeFrom(recorder, table, 12);
  await other.ask({ type: 'claim-seat', seat: seat(2), token: newToken() });
  const stills = {
    newcomer,
    waiting: await stillOf(bens),
    holder: await stillOf(carla),
    asked: after(95_000, await stillOf(owner)),
  };
  await carla.ask({ type: 'answer-knock', knock: await knockAt(carla), yes: false });
  const refused = await stillOf(other);
  const code = String(await david.ask({ type: 'seat-code', seat: seat(3) }));
  const davids = await comeFrom(recorder, table, 13);
  await davids.ask({ type: 'move-here', code, token: newToken() });
  const movedAway = await stillOf(david);
  const gone = await comeFrom(recorder, table, 14);
  await owner.ask({ type: 'remove-device', device: await newestDevice(owner) });
  await gone.closed;
  await owner.ask({ type: 'mute-device', device: await newestDevice(owner), muted: true });
  const television = await join(recorder.host.port, `/ws/${table}`, { television: true });
  const watched = after(95_000, await stillOf(owner));
  const clients = [owner, carla, david, davids, bens, other, television];
  await Promise.all(clients.map((client) => client.close()));
  return { ...stills, refused, movedAway, owner: watched };
}

/** The request that somebody is to answer. */
const knockAt = async (client: HostClient): Promise<number> =>
  (await client.untilTable(({ you }) => you.knocks !== undefined)).you.knocks?.[0]?.id ?? 0;

/** The number of the device that has come last of those that watch. */
async function newestDevice(owner: HostClient): Promise<number> {
  await owner.settled();
  return Math.max(...(owner.table()?.you.spectators ?? []).map(({ device }) => device));
}

/**
 * Two people who share a device; `one`: the same with one of them. To devices of the host's own computer it gives no codes to come back with,
 * so these are made up.
 */
async function recordDevice(recorder: Recorder) {
  const table = await openTestTable(recorder.host, { seatCount: 3, reach: 'network' });
  const [anna] = await seatGuests(recorder.host, table, [ANNA]);
  const device = await comeFrom(recorder, table, 15);
  for (const [index, name] of [ELENA, FELIX].entries()) {
    await device.ask({ type: 'sit', token: newToken(), name });
    if (index > 0)
      await anna?.client.ask({ type: 'answer-knock', knock: await knockAt(anna.client), yes: true });
    await device.ask({ type: 'ready', seat: seat(index + 1), ready: true });
  }
  await anna?.client.ask({ type: 'start' });
  await device.ask({ type: 'face', seat: seat(1) });
  const shared = await stillOf(device);
  const watcher = await comeFrom(recorder, table, 16);
  const watching = await stillOf(watcher);
  const television = await join(recorder.host.port, `/ws/${table}`, { television: true });
  const shown = await stillOf(television);
  for (const client of [anna?.client, device, watcher, television]) await client?.close();
  return {
    two: withYou(shared, { returnCodes: { 1: '482913', 2: '117064' } }),
    one: withYou(shared, { seats: [seat(1)], returnCodes: { 1: '482913' } }),
    watching,
    shown,
  };
}

/** Beside what was played, the history has a game that was ended early, at a table that is gone, and files that are none of its games. */
async function keepRecords({ host, folder }: Recorder): Promise<void> {
  const table = await openTestTable(host, { seatCount: 3, title: 'Sunday' });
  const guests = await seatGuests(host, table, [ANNA, BEN, CARLA]);
  const [owner] = guests;
  await owner?.client.ask({ type: 'start' });
  await owner?.client.ask({ type: 'end-game' });
  await Promise.all(guests.map(({ client }) => client.close()));
  const house = await join(host.port, '/ws', { owner: host.ownerSecret });
  await house.ask({ type: 'discard-table', table });
  await house.close();
  const records = joinPath(folder, 'records');
  await mkdir(records, { recursive: true });
  await writeFile(joinPath(records, `2026-01-02-money-scanned-photograph.${RECORD_EXTENSION}`), 'none');
  await writeFile(
    joinPath(records, `2026-01-03-newer.${RECORD_EXTENSION}`),
    '{"format":"99","game":"money"}',
  );
}

const withYou = ({ frame, history }: Still, more: Partial<You>): Still => ({
  frame: { ...frame, you: { ...frame.you, ...more } },
  history,
});

/** The same when the seat that is asked for has been empty, and everybody has watched, for so many milliseconds. */
function after(time: number, still: Still): Still {
  const { knocks = [], spectators = [] } = still.frame.you;
  return withYou(still, {
    knocks: knocks.map((knock) => (knock.away === undefined ? knock : { ...knock, away: time })),
    spectators: spectators.map((one) => ({ ...one, since: time })),
  });
}

const withTable = ({ frame, history }: Still, more: Partial<TableFrame['table']>): Still => ({
  frame: { ...frame, table: { ...frame.table, ...more } },
  history,
});

/** A scene at a table. */
const at = (name: string, still: Still, more: Partial<Scene> = {}): Scene => ({
  name: `shell-${name}`,
  path: `/${more.isTelevision === true ? 'tv' : 'table'}/${still.frame.table.id}`,
  isOwner: still.frame.you.owner,
  still,
  ...more,
});

const openPeople: Press = (page) => open(page.locator('.bar .acts button').last());
const ownSeat = button((words) => words.people.mySeat);

const A_TELEVISION = {
  id: 9,
  name: '',
  why: 'television',
  number: 4821,
  device: 'browser',
  from: 3,
} as const;

type Asking = Awaited<ReturnType<typeof recordAsking>>;
function askingScenes({ newcomer, waiting, holder, asked, refused, movedAway, owner }: Asking): Scene[] {
  return [
    at('come-back', newcomer),
    at('own-seat', newcomer, { press: ownSeat }),
    at('claim-waiting', waiting),
    at('claim-holder', holder),
    at('claim-asked', asked),
    at('television-asks', withYou(asked, { knocks: [A_TELEVISION] })),
    at('claim-refused', refused),
    at('moved-away', movedAway),
    at('watchers', owner, {
      press: async (page, words) => {
        await openPeople(page, words);
        await page.locator('.watchers').scrollIntoViewIfNeeded();
      },
    }),
    at('seat-code', owner, {
      press: async (page, words) => {
        await openPeople(page, words);
        await page.locator('dialog .person .seldom button').first().click();
        await page.locator('[role="menuitem"]').nth(1).click(); // after the one that corrects the name
        await page.locator('dialog p.code').waitFor();
      },
    }),
    at('host-moved', withTable(asked, { places: [OLD] }), {
      conduct: { type: 'goes-on', frame: withTable(asked, { places: [NEW] }).frame },
      house: withReach,
    }),
  ];
}

type Device = Awaited<ReturnType<typeof recordDevice>>;
function lossScenes({ two, one, watching, shown }: Device): Scene[] {
  const lost = { isElsewhere: true, conduct: { type: 'is-lost', isLong: true } } as const;
  const closes = (code: CloseCode) => ({ conduct: { type: 'closes', code } }) as const;
  return [
    at('lost', one, lost),
    at('lost-two', two, lost),
    at('lost-watching', watching, lost),
    at('lost-television', shown, { ...lost, isTelevision: true }),
    at('lost-just-now', one, { ...lost, conduct: { type: 'is-lost', isLong: false } }),
    at('turned-full', one, closes(CLOSE.tooMany)),
    at('turned-address', one, closes(CLOSE.addressFull)),
    at('turned-closing', one, closes(CLOSE.hostClosing)),
    at('put-away', one, closes(CLOSE.putAway)),
  ];
}

function refusals(still: Still): Scene[] {
  const refused = (code: RejectionCode, data = {}): Partial<Scene> => ({
    conduct: { type: 'refuses', error: rejection(code, data) },
    isOwner: false,
  });
  return [
    at('refused-removed', still, refused('removed')),
    at('refused-door', still, refused('door-closed')),
    at('refused-door-seat', still, { ...refused('door-closed'), press: ownSeat }),
    at('refused-claim', still, refused('claim-refused', { name: CARLA })),
    at('refused-pin', still, refused('wrong-pin', { left: 3, title: 'Sunday' })),
    at('refused-gone', still, { conduct: { type: 'closes', code: CLOSE.noSuchTable }, isOwner: false }),
  ];
}

const withReach = (frame: HostFrame): HostFrame => {
  const reachable = [{ address: '192.168.178.46', network: 'wlan0', isVirtual: false }];
  return { ...frame, port: 47474, ...(frame.owner && { owner: { ...frame.owner, reachable } }) };
};

/** Everything that a host can have to say at once. */
const withProblems =
  (table: TableId) =>
  (frame: HostFrame): HostFrame => {
    const { owner } = frame;
    const problems: readonly HostProblem[] = [
      { id: 1, type: 'record-not-saved', table, title: 'Sunday' },
      { id: 2, type: 'files-rewritten', table, title: 'Sunday' },
      { id: 3, type: 'games-put-aside', table, title: 'Sunday', file: 'x' },
      { id: 4, type: 'house-full', connections: 256, unused: 31 },
      { id: 5, type: 'network-refused' },
      { id: 6, type: 'table-damaged', table, title: 'Sunday', good: 20, line: 21 },
      { id: 7, type: 'table-unreadable', table, title: 'Sunday', why: 'damaged' },
      { id: 8, type: 'disk', why: 'disk' },
      { id: 9, type: 'house-put-aside', file: 'x' },
    ];
    const tables = frame.tables.map((one) =>
      one.id === table ? { ...one, asks: 2, changedAt: Date.now() } : one,
    );
    return { ...frame, tables, ...(owner && { owner: { ...owner, problems } }) };
  };

function hostScenes(owner: Still): Scene[] {
  const { id } = owner.frame.table;
  const troubled = withYou(withTable(owner, { frozen: 'disk-full' }), {
    pinLock: { wrongTries: 12, devices: 2, seconds: 240 },
  });
  const tableless = { isOwner: true } as const;
  return [
    at('broken', withTable(owner, { phase: 'ended', ledger: [{} as LedgerEntry] }), { isBroken: true }),
    at('trouble', troubled, { house: withProblems(id) }),
    { name: 'shell-problems', path: '/', ...tableless, house: withProblems(id) },
    { name: 'shell-history', path: '/history', ...tableless },
    { name: 'shell-house', path: '/history/house', ...tableless },
    { name: 'shell-house-person', path: `/history/house.${GRETA.id}`, ...tableless },
    {
      name: 'shell-house-split',
      path: `/history/house.${GRETA.id}`,
      ...tableless,
      press: async (page) => {
        await page.locator('main .trigger button').first().click();
        await page.getByRole('menuitem').nth(2).click(); // before it: name and colour, one person
        await page.getByRole('dialog').getByRole('switch').first().click();
      },
    },
    {
      name: 'shell-history-early',
      path: '/history',
      ...tableless,
      press: async (page, words) => {
        const early = page.getByRole('listitem').filter({ hasText: words.history.early });
        await early.getByRole('button').last().click(); // before it: delete
        await page.getByRole('slider').waitFor();
      },
    },
    {
      name: 'shell-join-wrong',
      path: '/join',
      isOwner: false,
      press: async (page) => {
        await page.getByRole('textbox').fill('192.168.178.300');
        await page.locator('button[type=submit]').click();
        await page.evaluate(() => scrollTo(0, 0));
      },
    },
    {
      name: 'shell-notice-missing',
      path: '/',
      isOwner: false,
      notice: { path: '/nowhere', isMisnamed: false },
    },
    { name: 'shell-notice-elsewhere', path: '/', isOwner: false, notice: { path: '/', isMisnamed: true } },
  ];
}
