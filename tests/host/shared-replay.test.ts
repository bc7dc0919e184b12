import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { SharedReplay, TableFrame } from '../../core/protocol/frames.ts';
import type { Film } from '../../core/protocol/records.ts';
import type { TableRequestOf } from '../../core/protocol/requests.ts';
import { recordOf } from '../../core/record/index.ts';
import { readFilm } from '../../electron/host/storage/films.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

/** The film of a saved record, as a table shows it: what is known of its proof is in the table's frames. */
async function filmOf(record: unknown): Promise<Film> {
  const film = await readFilm(JSON.stringify(record));
  if (!film.ok || !film.value.ok) throw new Error('no film');
  const { proof, ...others } = film.value;
  expect(proof?.type).toBe('none');
  return others;
}

interface Table {
  readonly id: TableId;
  readonly host: TestHost;
  readonly ada: HostClient;
  readonly ben: HostClient;
  readonly watcher: HostClient;
  readonly television: HostClient;
  /** The number of actions of the match, once it is over. */
  readonly last: () => Promise<number>;
}

/** Ada hosts, Ben sits beside her and a bot; somebody watches, and so does a television. */
async function gather(openHands = false): Promise<Table> {
  const host = await testHost();
  running = host;
  const id = await openTestTable(host.host, { game: 'for-sale', ...(openHands && { openHands }) });
  const [ada, ben] = (await seatGuests(host.host, id, ['Ada', 'Ben'])).map(({ client }) => client);
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  await ada.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  const watcher = await join(host.host.port, `/ws/${id}`, { spectator: newToken() });
  const television = await join(host.host.port, `/ws/${id}`, { television: true });
  const last = async (): Promise<number> => (await hostedTable(host, id)).state.game?.actions.length ?? 0;
  return { id, host, ada, ben, watcher, television, last };
}

async function play({ ada, ben }: Table): Promise<void> {
  await ada.ask({ type: 'start' });
  await Promise.all([playOn(ada, 'Ada'), playOn(ben, 'Ben')]);
}

async function played(openHands = false): Promise<Table> {
  const table = await gather(openHands);
  await play(table);
  return table;
}

type Lead = Omit<TableRequestOf<'lead-replay'>, 'id'>;
const lead = (step: Lead['step'], more: Partial<Lead> = {}): Lead => ({
  type: 'lead-replay',
  step,
  position: 0,
  isPlaying: false,
  speed: 1,
  isOpen: false,
  ...more,
});
/** Resolves when the page is shown this replay. */
const shows = (client: HostClient, replay: SharedReplay | undefined): Promise<TableFrame> =>
  client.untilTable(({ table }) => isDeepStrictEqual(table.replay, replay));
const NOT_FOR_YOU = { code: 'not-available', data: { type: 'lead-replay', available: [] } };

describe('the film of a table', () => {
  it('is that of the saved record, for all who are there, and only between two matches', async () => {
    const table = await gather();
    const { id, host, ada, ben, watcher, television } = table;
    expect(await ben.refused({ type: 'film' })).toEqual({ code: 'not-ended' });
    await ada.ask({ type: 'start' });
    for (const one of [ada, ben, watcher, television])
      expect(await one.refused({ type: 'film' })).toEqual({ code: 'not-ended' });
    await Promise.all([playOn(ada, 'Ada'), playOn(ben, 'Ben')]);
    const record = recordOf((await hostedTable(host, id)).state);
    const saved = await filmOf(record);
    const films = await Promise.all([ada, ben, watcher, television].map((one) => one.ask({ type: 'film' })));
    expect(films).toEqual([saved, saved, saved, saved]);
    const stories = await Promise.all([ben, watcher].map((one) => one.ask({ type: 'story' })));
    for (const story of stories) expect(saved).toMatchObject({ ok: true, story });
    await ada.ask({ type: 'rematch' });
    expect(await ben.refused({ type: 'film' })).toEqual({ code: 'not-ended' });
  });

  it('of a match that was ended early is that of its record, too', async () => {
    const { id, host, ada, ben } = await gather();
    await ada.ask({ type: 'start' });
    await ada.ask({ type: 'end-game' });
    const record = recordOf((await hostedTable(host, id)).state);
    expect(await ben.ask({ type: 'film' })).toEqual(await filmOf(record));
  });
});

describe('the replay that a table watches together', () => {
  it('is moved by who leads, and shown to everybody', async () => {
    const { ada, ben, watcher, television } = await played();
    await ben.ask(lead('take', { position: 3, isPlaying: true, speed: 4 }));
    for (const one of [ada, ben, watcher, television]) {
      const { you } = await shows(one, { position: 3, isPlaying: true, speed: 4, leader: seat(1) });
      expect(you.leadsReplay).toBe(one === ben ? true : undefined);
    }
    await ben.ask(lead('move', { position: 5 }));
    await shows(television, { position: 5, isPlaying: false, speed: 1, leader: seat(1) });
  });

  it('is led by one: who takes the lead has it, and who gave it up has not', async () => {
    const { ada, ben } = await played();
    expect(await ben.refused(lead('move'))).toEqual(NOT_FOR_YOU);
    await ben.ask(lead('take', { position: 2 }));
    for (const step of ['move', 'give', 'end'] as const)
      expect(await ada.refused(lead(step))).toEqual(NOT_FOR_YOU);
    await ada.ask(lead('take', { position: 4, isPlaying: true }));
    expect(await ben.refused(lead('move'))).toEqual(NOT_FOR_YOU);
    await shows(ben, { position: 4, isPlaying: true, speed: 1, leader: seat(0) });
    await ada.ask(lead('give', { position: 6, isPlaying: true }));
    await shows(ben, { position: 6, isPlaying: false, speed: 1 });
    expect(await ada.refused(lead('move'))).toEqual(NOT_FOR_YOU);
    await ben.ask(lead('take'));
    await ben.ask(lead('end'));
    await shows(ada, undefined);
  });

  it('stands still without its leader, until somebody takes it', async () => {
    const { ada, ben, watcher } = await played();
    await ben.ask(lead('take', { position: 2, isPlaying: true }));
    await ben.close();
    await shows(watcher, { position: 2, isPlaying: false, speed: 1 });
    await ada.ask(lead('take', { position: 2 }));
    await shows(watcher, { position: 2, isPlaying: false, speed: 1, leader: seat(0) });
    await ada.ask({ type: 'leave', seat: seat(0) }); // who hosts may lead without a seat
    await shows(watcher, { position: 2, isPlaying: false, speed: 1, leader: 'host' });
  });

  it('opens all hands where the setup allows it, to televisions only with who leads', async () => {
    const { ben, television } = await played(true);
    expect(await ben.ask({ type: 'film', viewer: seat(0) })).toMatchObject({ ok: true, hasOpenHands: true });
    for (const viewer of ['all', seat(0)] as const)
      expect(await television.refused({ type: 'film', viewer })).toEqual({ code: 'only-shows' });
    await ben.ask(lead('take', { isOpen: true }));
    await shows(television, { position: 0, isPlaying: false, speed: 1, isOpen: true, leader: seat(1) });
    expect(await television.ask({ type: 'film', viewer: 'all' })).toMatchObject({ ok: true });
    expect(await television.refused({ type: 'film', viewer: seat(0) })).toEqual({ code: 'only-shows' });
    await ben.ask(lead('move'));
    expect(await television.refused({ type: 'film', viewer: 'all' })).toEqual({ code: 'only-shows' });
  });

  it('opens no hands that the setup keeps closed', async () => {
    const { ben } = await played();
    expect(await ben.refused(lead('take', { isOpen: true }))).toEqual(NOT_FOR_YOU);
    expect(await ben.ask({ type: 'film' })).not.toHaveProperty('hasOpenHands');
    for (const viewer of ['all', seat(1)] as const)
      expect(await ben.refused({ type: 'film', viewer })).toEqual({
        code: 'not-available',
        data: { type: 'viewer', available: ['table'] },
      });
  });

  it('is not led by who gave the seat up', async () => {
    const { ben, watcher } = await played();
    await ben.ask(lead('take', { position: 2, isPlaying: true }));
    await ben.ask({ type: 'leave', seat: seat(1) });
    await shows(watcher, { position: 2, isPlaying: false, speed: 1 });
    expect(await ben.refused(lead('take'))).toEqual(NOT_FOR_YOU);
  });

  it('is not led by who only watches, nor to a place outside of the match', async () => {
    const { ada, ben, watcher, television, last } = await played();
    expect(await watcher.refused(lead('take'))).toEqual(NOT_FOR_YOU);
    expect(await television.refused(lead('take'))).toEqual({ code: 'only-shows' });
    const most = await last();
    expect(await ben.refused(lead('take', { position: most + 1 }))).toEqual({
      code: 'too-high',
      data: { most },
    });
    for (const position of [-1, 0.5, 1e9, '1', null] as number[])
      expect(await ben.refused(lead('take', { position }))).toMatchObject({ code: 'malformed' });
    expect(await ben.refused(lead('take', { speed: 2 as 1 }))).toMatchObject({ code: 'malformed' });
    await ben.ask(lead('take', { position: most }));
    await shows(ada, { position: most, isPlaying: false, speed: 1, leader: seat(1) });
  });

  it('ends with the next match, and is not there while one runs', async () => {
    const { ada, ben } = await played();
    await ben.ask(lead('take', { position: 2 }));
    await shows(ada, { position: 2, isPlaying: false, speed: 1, leader: seat(1) });
    await ada.ask({ type: 'rematch' });
    const { you } = await shows(ben, undefined);
    expect(you.leadsReplay).toBeUndefined();
    for (const step of ['take', 'move'] as const)
      expect(await ben.refused(lead(step))).toEqual({ code: 'not-ended' });
    await ada.ask({ type: 'start' });
    expect(await ben.refused(lead('take'))).toEqual({ code: 'not-ended' });
  });
});
