// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { SeatKey } from '../../../core/protocol/seat-keys.ts';
import type { AuctionNightApi } from '../../../electron/preload/api.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { FREE, person, TABLE, tableFrame, tableNamed } from '../../helpers/renderer/frames.ts';
import { freshStores, openSession, session, settled } from '../../helpers/renderer/mount.ts';

vi.mock('../../../renderer/net/app-channel.ts', () => ({ appChannels: () => fakeHost.openBrowserChannel }));
vi.mock(
  '../../../renderer/games/registry.ts',
  async () => await import('../../helpers/renderer/fake-games.ts'),
);

/** An app whose disk takes its time. */
const disk = vi.hoisted(() => {
  const kept: SeatKey[] = [];
  const waiting: (() => void)[] = [];
  return {
    kept,
    waiting,
    write: () => waiting.splice(0).forEach((done) => done()),
    api: {
      appVersion: '0.1.0',
      seatKeys: () => Promise.resolve([...kept]),
      keepSeatKey: (_table, key) =>
        new Promise((resolve) => {
          waiting.push(() => {
            kept.push(key);
            resolve(true);
          });
        }),
      dropSeatKey: (_table, token) => {
        kept.splice(0, kept.length, ...kept.filter((key) => key.token !== token));
        return Promise.resolve();
      },
    } satisfies Partial<AuctionNightApi>,
  };
});
vi.hoisted(() => Reflect.set(window, 'auctionNight', disk.api));

const HOST = { address: '192.168.1.5', port: 47474, isTyped: false };
const OTHER = tableNamed('fedcba9876543210');
const MOVE = '123456';
const sent = (type: string) => fakeHost.asked.filter((one) => one.type === type);
const open = async (more = {}) => {
  openSession({ id: TABLE, host: HOST, ...more });
  await settled();
};

beforeEach(() => {
  fakeHost.reset();
  disk.kept.length = 0;
  disk.waiting.length = 0;
  freshStores();
  fakeHost.show(tableFrame({ seats: [person('Ada'), FREE] }));
});

it.each([
  ['sit', () => session().seating.sit('Ben')],
  ['claim-seat', () => session().seating.claim(seat(0))],
  ['move-here', () => session().seating.takeOver(MOVE)],
] as const)('nothing is asked (%s) before its key is on disk', async (type, ask) => {
  await open();
  const outcome = ask();
  await settled();
  expect(disk.waiting).toHaveLength(1);
  expect(sent(type)).toEqual([]);
  disk.write();
  expect(await outcome).toMatchObject({ ok: true });
  expect(sent(type)).toMatchObject([{ token: disk.kept[0]?.token }]);
  expect(disk.kept).toMatchObject([{ host: '192.168.1.5:47474' }]);
});

it('a seat before a closed door is neither claimed nor moved before its key is on disk', async () => {
  fakeHost.answer('hello', () => ({ error: { code: 'door-closed' } }));
  await open();
  const moved = session().seating.takeOver(MOVE);
  await settled();
  expect(sent('hello')).toHaveLength(1);
  disk.write();
  await moved;
  expect(sent('hello')[1]).toMatchObject({ move: { code: MOVE, token: expect.any(String) } });
  const claimed = session().seating.claimByName('Ben');
  await settled();
  expect(sent('hello')).toHaveLength(2);
  disk.write();
  await claimed;
  await settled();
  expect(sent('hello')[2]).toMatchObject({ claim: { name: 'Ben', token: disk.kept.at(-1)?.token } });
});

it('a seat does not come along from another address before its new key is on disk', async () => {
  await open({ back: ['f'.repeat(32)] });
  expect(sent('hello')).toEqual([]);
  disk.write();
  await settled();
  expect(sent('hello')).toMatchObject([{ back: [{ token: disk.kept[0]?.token }] }]);
});

it('a key is not shown to its host at a new address before that is on disk', async () => {
  const token = 'a'.repeat(32);
  disk.kept.push({ token, host: '192.168.1.9:47474' });
  fakeHost.knows(token);
  await open();
  expect(sent('hello')).toEqual([]);
  disk.write();
  await settled();
  expect(sent('hello')).toMatchObject([{ tokens: [token] }]);
});

it('who has gone to another table meanwhile takes no seat there, and keeps no key', async () => {
  await open();
  const sitting = session().seating.sit('Ben');
  await settled();
  freshStores();
  openSession({ id: OTHER, host: HOST });
  disk.write();
  expect(await sitting).toEqual({ ok: false, error: { code: 'offline' } });
  await flushPromises();
  expect(sent('sit')).toEqual([]);
  expect(disk.kept).toEqual([]);
});
