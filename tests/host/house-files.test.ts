import { readdir } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { HousePersonLine } from '../../core/protocol/answers.ts';
import {
  EXPORTS,
  type ExportKind,
  type ExportPart,
  type ImportReport,
} from '../../core/protocol/archives.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import type { RecordList } from '../../core/protocol/records.ts';
import { localTime } from '../../electron/host/exporting.ts';
import { eventually } from '../helpers/eventually.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';

let running: TestHost[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.dispose()));
  running = [];
});
async function start(options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> {
  const started = await testHost(options);
  running = [...running.filter((one) => one.folder !== started.folder), started];
  return started;
}
const desk = ({ host }: TestHost): Promise<HostClient> => join(host.port, '/ws', { owner: host.ownerSecret });
const PHONE = newToken();
const TITLES = { 'for-sale': 'For Sale' };

/** Xanthippe and Zebedee play For Sale with a bot to the end. */
async function play(one: TestHost): Promise<void> {
  const { host, folder } = one;
  const table = await openTestTable(host, { game: 'for-sale' });
  const sit = async (name: string, more: { readonly owner?: string; readonly spectator?: string }) => {
    const client = await join(host.port, `/ws/${table}`, more);
    await client.ask({ type: 'sit', token: newToken(), name, ready: true });
    return client;
  };
  const owner = await sit('Xanthippe', { owner: host.ownerSecret });
  const guest = await sit('Zebedee', { spectator: PHONE });
  await owner.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  await owner.ask({ type: 'start' });
  await Promise.all([playOn(owner, 'owner'), playOn(guest, 'guest')]);
  await eventually(async () =>
    expect(
      (await readdir(joinPath(folder, 'records'))).filter((name) => !name.endsWith('.new')),
    ).toHaveLength(1),
  );
  const people = await desk(one);
  await eventually(async () => expect(await people.ask({ type: 'list-people' })).toHaveLength(2));
}

/** Asks for a whole file, in parts. */
async function exported(owner: HostClient, kind: ExportKind): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let from = 0; ;) {
    const { part, bytes } = (await owner.ask({
      type: 'export-house',
      kind,
      from,
      titles: TITLES,
    })) as ExportPart;
    parts.push(Buffer.from(part, 'base64'));
    from += parts.at(-1)?.length ?? 0;
    if (from === bytes) return Buffer.concat(parts);
  }
}

async function imported(owner: HostClient, file: Buffer): Promise<ImportReport | undefined> {
  let report: unknown;
  for (let from = 0; from < file.length; from += LIMITS.recordPartBytes) {
    const part = file.subarray(from, from + LIMITS.recordPartBytes);
    const isLast = from + part.length === file.length;
    report = await owner.ask({ type: 'import-house', part: part.toString('base64'), from, isLast });
  }
  return report as ImportReport | undefined;
}

describe('the clock of this computer', () => {
  it('says the same moment as ISO 8601', () => {
    for (const at of [0, Date.UTC(2026, 0, 31, 23, 5, 9), Date.UTC(2026, 6, 1)]) {
      const { day, time, offset } = localTime(at);
      expect(`${day}T${time}${offset}`).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      expect(Date.parse(`${day}T${time}${offset}`)).toBe(at);
    }
  });
});

describe('the files of a house', () => {
  it('go from one computer to another, which then knows all matches and people', async () => {
    const [old, fresh] = [await start(), await start()];
    await play(old);
    const archive = await exported(await desk(old), 'archive');
    const owner = await desk(fresh);
    const seen = owner.untilHost((frame) => frame.owner?.recordsSaved === 1);
    expect(await imported(owner, archive)).toMatchObject({ ok: true, taken: 1, people: 2, leftOutCount: 0 });
    await seen;
    const ask = async (one: TestHost) => {
      const client = await desk(one);
      return {
        list: (await client.ask({ type: 'list-records', most: 20 })) as RecordList,
        people: (await client.ask({ type: 'list-people' })) as readonly HousePersonLine[],
      };
    };
    expect(await ask(fresh)).toEqual(await ask(old));
    expect(await exported(owner, 'archive')).toEqual(archive);

    // Zebedee's phone is known there at once
    const table = await openTestTable(fresh.host, { game: 'for-sale' });
    const phone = await join(fresh.host.port, `/ws/${table}`, { spectator: PHONE });
    await phone.ask({ type: 'sit', token: newToken(), name: 'Zebedee' });
    const { you } = await phone.untilTable((frame) => frame.you.seats.length === 1);
    expect(you.familiar).toBeUndefined();
  });

  it('have for other programs what the table saw, and nothing else', async () => {
    const one = await start();
    await play(one);
    const owner = await desk(one);
    const people = (await owner.ask({ type: 'list-people' })) as readonly HousePersonLine[];
    const [table, stats] = [await exported(owner, 'table'), await exported(owner, 'bg-stats')];
    expect(table.toString().split('\r\n')).toHaveLength(5);
    expect(table.toString()).toContain('For Sale');
    expect(JSON.parse(stats.toString())).toMatchObject({
      games: [{ name: 'For Sale' }],
      players: [{ name: 'Xanthippe' }, { name: 'Zebedee' }, { isAnonymous: true }],
      plays: [{ ignored: false }],
    });
    expect(await exported(owner, 'bg-stats')).toEqual(stats);
    for (const { id } of people) for (const file of [table, stats]) expect(file.includes(id)).toBe(false);
  });

  it('are for the owner alone', async () => {
    const { host } = await start();
    const guest = await join(host.port, '/ws');
    for (const kind of EXPORTS)
      expect(await guest.refused({ type: 'export-house', kind, from: 0, titles: {} })).toEqual({
        code: 'not-owner',
      });
    expect(await guest.refused({ type: 'import-house', part: '', from: 0, isLast: true })).toEqual({
      code: 'not-owner',
    });
  });

  it('come and go in whole parts', async () => {
    const one = await start();
    const owner = await desk(one);
    const part = Buffer.from('x').toString('base64');
    const send = (from: number, isLast: boolean) => ({ type: 'import-house', part, from, isLast }) as const;
    expect(await owner.refused(send(5, true))).toMatchObject({ code: 'not-available' });
    await owner.ask(send(0, false));
    await owner.ask(send(0, false)); // begins anew
    expect(await owner.refused(send(2, true))).toMatchObject({ code: 'not-available' });
    expect(await owner.ask(send(1, true))).toEqual({ ok: false, why: 'no-archive' });
    const ask = (from: number) => ({ type: 'export-house', kind: 'table', from, titles: {} }) as const;
    expect(await owner.refused(ask(10))).toMatchObject({ code: 'not-available' });
    await owner.ask(ask(0));
    expect(await owner.refused(ask(10))).toMatchObject({ code: 'not-available' });
  });
});
