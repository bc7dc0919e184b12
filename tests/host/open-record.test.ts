import { afterEach, describe, expect, it } from 'vitest';
import { verify } from '../../cli/verify-record.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { RecordAnswer } from '../../core/protocol/answers.ts';
import type { TableSetup } from '../../core/table/index.ts';
import { readFilm } from '../../electron/host/storage/films.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { shufflingDevice } from '../helpers/shuffling-device.ts';

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

interface Table {
  readonly id: TableId;
  readonly host: TestHost;
  readonly ada: HostClient;
  readonly ben: HostClient;
  readonly watcher: HostClient;
  readonly television: HostClient;
  readonly tokens: readonly string[];
}

/** Ada hosts, Ben sits beside her with a device that shuffles, and a bot; somebody watches, and so does a television. */
async function started(more: Partial<TableSetup>): Promise<Table> {
  const host = await testHost();
  running = host;
  const id = await openTestTable(host.host, { game: 'for-sale', title: 'Balcony', ...more });
  const guests = await seatGuests(host.host, id, ['Ada']);
  const [ada] = guests.map(({ client }) => client);
  if (ada === undefined) throw new Error('nobody sits');
  const ben = await join(host.host.port, `/ws/${id}`, { spectator: newToken() });
  const token = newToken();
  await ben.ask({ type: 'sit', token, name: 'Ben', ready: true });
  await ada.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  const watcher = await join(host.host.port, `/ws/${id}`, { spectator: newToken() });
  const television = await join(host.host.port, `/ws/${id}`, { television: true });
  const isShuffled = more.hostShuffles !== true;
  const device = shufflingDevice(ben);
  if (isShuffled) await device.commit();
  await ada.ask({ type: 'start' });
  if (isShuffled) await device.open();
  await ben.untilTable(({ table }) => table.phase === 'playing');
  return { id, host, ada, ben, watcher, television, tokens: [token, ...guests.map((one) => one.token)] };
}

async function played(more: Partial<TableSetup>): Promise<Table> {
  const table = await started(more);
  await Promise.all([playOn(table.ada, 'Ada'), playOn(table.ben, 'Ben')]);
  return table;
}

const NOT_AVAILABLE = { code: 'not-available', data: { type: 'record', available: [] } };

describe('the record of a match whose deal is public', () => {
  it('is for all who may watch it with all hands open, between two matches, and proves the deal', async () => {
    const { ada, ben, watcher, television } = await played({ openHands: true });
    const answers = await Promise.all([ada, ben, watcher].map((one) => one.ask({ type: 'record' })));
    const [answer] = answers as readonly RecordAnswer[];
    if (answer === undefined) throw new Error('no answer');
    expect(answers).toEqual([answer, answer, answer]);
    expect(answer.app).toBe('0.0.0-test');
    expect(await television.refused({ type: 'record' })).toEqual({ code: 'only-shows' });
    expect(verify(JSON.parse(answer.record) as never)).toMatchObject({ ok: true, devices: [[1]] });
    for (const viewer of ['all', seat(1)] as const) {
      const film = await readFilm(answer.record, viewer);
      expect(film).toMatchObject({ ok: true, value: { ok: true, proof: { type: 'proved', number: 1 } } });
      const shown = (await ben.ask({ type: 'film', viewer })) as { readonly frames: readonly string[] };
      expect(film.ok && film.value.ok && film.value.frames.length).toBe(shown.frames.length);
    }
    await ada.ask({ type: 'rematch' });
    expect(await ben.refused({ type: 'record' })).toEqual({ code: 'not-ended' });
  });

  it('has nothing of people, times, keys or the table but what is public by then, field by field', async () => {
    const { id, host, ben, tokens } = await played({ openHands: true });
    const { record: text } = (await ben.ask({ type: 'record' })) as RecordAnswer;
    const record = JSON.parse(text) as Record<string, unknown>;
    const { game, setup, seats } = (await hostedTable(host, id)).state;
    const { table } = await ben.untilTable((frame) => frame.table.phase === 'ended');
    const film = (await ben.ask({ type: 'film', viewer: 'all' })) as { readonly frames: readonly string[] };
    const { shuffle } = table;
    const { deal, actions, ...others } = record;
    expect(others).toEqual({
      format: 'auction-night/record@1',
      game: table.setup.game,
      options: table.setup.options,
      seats: table.ledger?.at(-1)?.names,
      meta: { rulesVersion: expect.any(Number) as number, table: id, settings: { openHands: true } },
      proof: {
        format: 'auction-night/shuffle@1',
        table: id,
        number: shuffle?.number,
        brokenOff: shuffle?.brokenOff,
        host: { ...shuffle?.host, ...shuffle?.hostOpening },
        devices: shuffle?.devices.map((party, at) => ({ ...party, ...shuffle.openings?.[at] })),
      },
    });
    // The deal follows from the shares, which are public, and the actions are those of the film with all hands open
    expect(deal).toEqual(JSON.parse(JSON.stringify(game?.deal)));
    expect(actions).toHaveLength(film.frames.length - 1);
    const keys = new Set((actions as object[]).flatMap((action) => Object.keys(action)));
    expect([...keys].sort()).toEqual(['amount', 'building', 'seat', 'type']);
    const people = seats.flatMap((who) => (who.type === 'person' ? [who.token, who.house] : []));
    const secrets = [...tokens, ...people, host.host.ownerSecret, setup.title];
    expect(secrets.filter((secret) => typeof secret === 'string' && text.includes(secret))).toEqual([]);
  });
});

it('nobody is given the record while a match is on, or if its cards stay hidden', async () => {
  const setups: readonly Partial<TableSetup>[] = [
    {},
    { openHands: true, hostShuffles: true },
    { openHands: true },
  ];
  for (const more of setups) {
    const isEarly = more.openHands === true && more.hostShuffles !== true;
    const { ada, ben, watcher, television } = await started(more);
    for (const one of [ada, ben, watcher])
      expect(await one.refused({ type: 'record' })).toEqual({ code: 'not-ended' });
    expect(await television.refused({ type: 'record' })).toEqual({ code: 'only-shows' });
    if (isEarly) await ada.ask({ type: 'end-game' });
    else await Promise.all([playOn(ada, 'Ada'), playOn(ben, 'Ben')]);
    for (const one of [ada, ben, watcher])
      expect(await one.refused({ type: 'record' })).toEqual(NOT_AVAILABLE);
    await running?.dispose();
  }
});
