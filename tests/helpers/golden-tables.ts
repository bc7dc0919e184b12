import { cp, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { seat, type TableId } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { awaitsOf, type TablePhase, type TableSetup, type TableState } from '../../core/table/index.ts';
import { systemClock } from '../../electron/host/clock.ts';
import type { RunningHost } from '../../electron/host/host.ts';
import type { HostedTable } from '../../electron/host/table/table.ts';
import { join, type HostClient } from './host-client.ts';
import { openTestTable, testHost, type TestHost } from './host-fixture.ts';
import { playOn } from './host-player.ts';
import { shufflingDevice } from './shuffling-device.ts';

/** When golden tables were played; they are taken up at this time, because finished tables are put away after a day. */
export const GOLDEN_TIME = 1_800_000_000_000;
export const GOLDEN_PIN = '271828';

/** What a golden journal has to be restored to, whatever the version that reads it. */
export interface GoldenTable {
  readonly table: TableId;
  readonly game: string;
  readonly phase: TablePhase;
  readonly seats: readonly string[];
  readonly ledger: TableState['ledger'];
  readonly actions: number;
  readonly awaits: readonly number[];
  /** The tokens of those who sit there, by seat. */
  readonly tokens: Readonly<Record<number, string>>;
  /** Tokens of people who have left. */
  readonly gone: readonly string[];
  /** Nobody new is let in. */
  readonly isClosed?: true;
}

/** A table of a host that runs in this process. */
export async function hostedTable({ host }: TestHost, id: TableId): Promise<HostedTable> {
  const table = await (host as RunningHost).tables.find(id);
  if (table === undefined) throw new Error(`table ${id} is not there`);
  return table;
}

/** What of a table's state every version has to agree on. */
export const goldenState = (state: TableState): Omit<GoldenTable, 'tokens' | 'gone' | 'isClosed'> => ({
  table: state.id,
  game: state.setup.game,
  phase: state.phase,
  seats: state.seats.map((who) => (who.type === 'free' ? '' : `${who.type} ${who.name}`)),
  // Kept since versions that have no number of their own
  ledger: state.ledger.map(
    ({ people: _people, seats: _seats, places: _places, startedAt: _startedAt, ...entry }) => entry,
  ),
  actions: state.game?.actions.length ?? 0,
  awaits: awaitsOf(state),
});

const HOUR = 3_600_000;

/** A clock that starts at the golden time; its timers are the machine's. */
const clock = { ...systemClock, now: () => GOLDEN_TIME };

/** A host at the golden time: on a folder of golden tables, where bots take too long to change them, or on one that will hold some. */
export const goldenHost = (dataDir?: string): Promise<TestHost> => {
  const rng = createRng('golden');
  const entropy = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => rng.below(256));
  return testHost({ clock, entropy, ...(dataDir !== undefined && { dataDir, botDelay: HOUR }) });
};

/**
 * Plays an evening at a table of each game and keeps its files in `folder`, beside what they have to be restored to
 * (`expected.json`). Run once for each version of the journal, by the version itself.
 */
export async function writeGoldenTables(folder: string): Promise<void> {
  const running = await goldenHost();
  const ids: TableId[] = [];
  for (const game of ['money', 'for-sale', 'falsche-fuffziger']) ids.push(await evening(running, game));
  ids.push(await playedOnFrom(running, ids[1]));
  const tables = await Promise.all(ids.map((id) => hostedTable(running, id))); // while they are open
  await running.stop();
  const expected: readonly GoldenTable[] = tables.map(({ state }) => ({
    ...goldenState(state),
    ...(state.origin === undefined
      ? {
          tokens: { 0: tokenFor('Ada'), 2: tokenFor('Dora'), 3: tokenFor('Cleo') },
          gone: [tokenFor('Eve'), tokenFor('Ben')],
        }
      : { tokens: { 0: tokenFor('Ada again') }, gone: [tokenFor('Ada')], isClosed: true }),
  }));
  await cp(joinPath(running.folder, 'tables'), folder, { recursive: true });
  await writeFile(joinPath(folder, 'expected.json'), `${JSON.stringify(expected, undefined, 2)}\n`);
  await running.dispose();
}

const tokenFor = (name: string): string =>
  createRng(`token of ${name}`)
    .shuffle([...'0123456789abcdef'.repeat(2)])
    .join('');

const setupOf = (game: string): Partial<TableSetup> => ({
  game,
  title: 'Küche',
  seatCount: 4,
  options: game === 'money' ? { hands: 2 } : {},
});

/** Somebody comes with the table's PIN and sits down. */
async function comes({ host }: TestHost, id: TableId, name: string): Promise<HostClient> {
  const client = await join(host.port, `/ws/${id}`, {
    pin: GOLDEN_PIN,
    ...(name === 'Ada' && { owner: host.ownerSecret }),
  });
  await client.ask({ type: 'sit', token: tokenFor(name), name });
  return client;
}

/** Somebody watches, and predicts what can be predicted as the game begins. */
async function predictThere({ host }: TestHost, id: TableId): Promise<void> {
  const finn = await join(host.port, `/ws/${id}`, { pin: GOLDEN_PIN, spectator: tokenFor('Finn') });
  const { prediction } = (await finn.untilTable(({ game }) => game !== undefined)).you;
  const [whom] = prediction?.among ?? [];
  if (prediction !== undefined && whom !== undefined)
    await finn.ask({ type: 'predict', topic: prediction.key, whom, name: 'Finn' });
  await finn.close();
}

/**
 * All devices shuffle. One leaves the lobby, one leaves the game and another takes the seat, a bot stands in for one who went away, one who watches predicts
 * something; then a rematch.
 * For Sale is played to the end twice, Money! until its first hand is over, which is made its last, and Falsche Fuffziger, which is
 * long, is ended early.
 */
async function evening(running: TestHost, game: string): Promise<TableId> {
  const id = await openTestTable(running.host, setupOf(game), GOLDEN_PIN);
  const ada = await comes(running, id, 'Ada');
  const [eve, ben, cleo] = [
    await comes(running, id, 'Eve'),
    await comes(running, id, 'Ben'),
    await comes(running, id, 'Cleo'),
  ];
  await eve.ask({ type: 'leave', seat: seat(1) });
  await ada.ask({ type: 'seat-bot', seat: seat(1), bot: 'random' });
  await ben.ask({ type: 'ready', seat: seat(2), ready: true });
  await cleo.ask({ type: 'ready', seat: seat(3), ready: true });
  const devices = [ben, cleo].map(shufflingDevice);
  for (const device of devices) await device.commit();
  await ada.ask({ type: 'start' });
  for (const device of devices) await device.open();
  await predictThere(running, id);
  await ben.ask({ type: 'leave', seat: seat(2) });
  if (game === 'money') await ada.ask({ type: 'last-hand', isLast: true });
  const dora = await comes(running, id, 'Dora');
  const standIn = async (): Promise<void> => {
    await ada.untilTable(({ table: { seats } }) => seats[3]?.type === 'person' && seats[3].device === 'away');
    await ada.ask({ type: 'take-over', seat: seat(3), bot: 'random' });
  };
  await cleo.close();
  await standIn();
  const table = await hostedTable(running, id);
  const isPlayed = (): boolean => (table.state.game?.actions.length ?? 0) >= 24;
  const play = async (isWhole: boolean): Promise<void> => {
    const played = Promise.all([playOn(ada, `${game} Ada`), playOn(dora, `${game} Dora`)]);
    if (isWhole) await played;
    else await Promise.race([ada.untilTable(isPlayed), played]);
    played.catch(() => undefined); // they end with the game, or their connection
  };
  const isShort = game !== 'falsche-fuffziger';
  await play(isShort);
  if (!isShort) await ada.ask({ type: 'end-game' });
  await ada.shownAfter({ type: 'rematch' });
  await ada.shownAfter({ type: 'start' });
  await standIn();
  await play(game === 'for-sale');
  await Promise.all([ada.close(), dora.close()]);
  return id;
}

/** Ada plays on from her last bid of the game that is over at a table. */
async function playedOnFrom(running: TestHost, id: TableId | undefined): Promise<TableId> {
  if (id === undefined) throw new Error('no table to play on from');
  const { host } = running;
  const { state } = await hostedTable(running, id);
  const actions = state.game?.actions.slice() ?? [];
  const act = actions.findLastIndex((action) => action.seat === 0 && action.type === 'bid');
  const ada = await join(host.port, `/ws/${id}`, { owner: host.ownerSecret, tokens: [tokenFor('Ada')] });
  const opened = await ada.ask({ type: 'play-on', seat: seat(0), act, token: tokenFor('Ada again') });
  await ada.close();
  return (opened as { readonly table: TableId }).table;
}
