import { beforeEach, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { useSessions } from '../../../renderer/session/sessions.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { person, TABLE, tableFrame, tableNamed } from '../../helpers/renderer/frames.ts';
import { freshStores, openSession, settled } from '../../helpers/renderer/mount.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

const OTHER = tableNamed('fedcba9876543210');

beforeEach(() => {
  fakeHost.reset();
  freshStores();
  fakeHost.show(tableFrame({ seats: [person('Ada')] }));
});

it('two sessions are side by side, each at its own table', async () => {
  const one = openSession();
  const other = openSession({ id: OTHER });
  await settled();
  expect(fakeHost.paths()).toEqual([`/ws/${TABLE}`, `/ws/${OTHER}`]);
  fakeHost.answer('nudge', () => 'silence');
  void one.ask({ type: 'nudge', seat: seat(0) });
  void other.ask({ type: 'nudge', seat: seat(0) });
  await settled();
  expect(fakeHost.asked.filter(({ type }) => type === 'nudge')).toHaveLength(2);
  expect(useSessions().front).toBe(other);
});

it('a session goes on while the next screen holds it, and ends with the last one', async () => {
  const { hold } = useSessions();
  const setup = hold({ id: TABLE });
  await settled();
  const table = hold({ id: TABLE });
  expect(table.session).toBe(setup.session);
  setup.release();
  setup.release();
  expect([table.session.isClosed, fakeHost.paths().length]).toEqual([false, 1]);
  table.release();
  expect([table.session.isClosed, fakeHost.paths().length]).toEqual([true, 0]);
  expect(useSessions().front).toBeUndefined();
  const again = hold({ id: TABLE });
  expect(again.session).not.toBe(setup.session);
  again.release();
});

it('what is still asked when a session ends fails, and later requests do so at once', async () => {
  fakeHost.answer('nudge', () => 'silence');
  const { session, release } = useSessions().hold({ id: TABLE });
  await settled();
  const asked = session.ask({ type: 'nudge', seat: seat(0) });
  await settled();
  release();
  expect(await asked).toEqual({ ok: false, error: { code: 'offline' } });
  expect(await session.ask({ type: 'start' })).toEqual({ ok: false, error: { code: 'offline' } });
  expect(fakeHost.asked.some(({ type }) => type === 'start')).toBe(false);
});

it('bots wait again over a new connection as long as somebody reads', async () => {
  const session = openSession();
  await settled();
  const held = () => fakeHost.asked.filter(({ type }) => type === 'hold').map(({ hold }) => hold);
  session.hold(true);
  session.hold(true);
  await settled();
  fakeHost.drop(1006);
  session.retry();
  await eventually(() => expect(held()).toEqual([true, true]));
  session.hold(false);
  await settled();
  fakeHost.drop(1006);
  session.retry();
  await settled();
  expect(held()).toEqual([true, true, false]);
});
