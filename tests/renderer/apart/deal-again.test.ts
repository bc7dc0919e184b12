// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Rejection } from '../../../core/base/rejection.ts';
import type { Film } from '../../../core/protocol/records.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import dealt from '../../../renderer/i18n/messages/en/dealt.json';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import EndStatement from '../../../renderer/screens/shuffle/EndStatement.vue';
import { followShuffle } from '../../../renderer/screens/shuffle/follow-shuffle.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { freshStores, mountPart, openSession, session, settled } from '../../helpers/renderer/mount.ts';
import { filmOf, framesOf } from '../../helpers/seen-match.ts';
import { playedOut, provedRecord } from '../../helpers/shuffles.ts';

vi.mock('../../../renderer/net/app-channel.ts', () => ({ appChannels: () => fakeHost.openBrowserChannel }));
vi.mock(
  '../../../renderer/games/registry.ts',
  async () => await import('../../helpers/renderer/fake-games.ts'),
);
vi.hoisted(() =>
  Reflect.set(window, 'auctionNight', { appVersion: '0.1.0', seatKeys: () => Promise.resolve([]) }),
);

const HOST = { address: '192.168.1.5', port: 47474, isTyped: false };
const record = playedOut(provedRecord('for-sale', 3, 'dealt again'));
const other = playedOut(provedRecord('for-sale', 3, 'another deal'));

/** What the other host gives out, and what this app's own host makes of it. */
interface Hosts {
  readonly app?: string;
  readonly record?: GameRecord;
  readonly answers?: () => { readonly error: Rejection } | 'silence';
  readonly film?: Film;
  /** The app comes when the match is on. */
  readonly isLate?: boolean;
}

/** Watches the match in this app, and opens what is said at its end. */
async function watched({ app = '0.1.0', record: given = record, answers, film, isLate = false }: Hosts = {}) {
  const text = JSON.stringify(given);
  const parts: string[] = [];
  const made = film ?? (await filmOf(given, 'table'));
  fakeHost.answer('record', () => answers?.() ?? { value: { app, record: text } });
  fakeHost.answer('read-record', ({ part, isLast }) => {
    parts.push(atob(String(part)));
    return { value: isLast === true ? made : undefined };
  });
  const all = await framesOf(record, 'table');
  const [first, ...later] = isLate ? all.slice(5) : all;
  const last = later.at(-1);
  if (first === undefined || last === undefined) throw new Error('no frames');
  fakeHost.show(first);
  openSession({ id: first.table.id, host: HOST });
  const { fault } = followShuffle(session());
  await settled();
  for (const frame of later) fakeHost.show(frame);
  await settled();
  const { wrapper } = await mountPart(EndStatement, { table: last.table }, pinia);
  const said = (): string => wrapper.text();
  const asked = (type: string) => fakeHost.asked.filter((one) => one.type === type);
  return { said, asked, fault, parts, text };
}

let pinia: ReturnType<typeof freshStores>;
beforeEach(async () => {
  fakeHost.reset();
  pinia = freshStores();
  await openPartWords('dealt');
});

it('an app at another host says that it has dealt the cards again, after its own host has played the record', async () => {
  const { said, asked, fault, parts, text } = await watched();
  expect(said()).toContain(dealt.again.same);
  expect(fault.value).toBeUndefined();
  expect(asked('record')).toHaveLength(1);
  expect(parts.join('')).toBe(text);
  expect(fakeHost.paths()).not.toContain('/ws'); // its own host is left alone afterwards
});

it('says what it does until then, and nothing once it cannot', async () => {
  const { said, asked } = await watched({ answers: () => 'silence' });
  expect(said()).toContain(dealt.again.checking);
  fakeHost.settle(asked('record')[0]?.id ?? 0, { error: { code: 'not-available' } });
  await settled();
  expect(said()).not.toContain(dealt.again.checking);
  expect(said()).toContain(dealt.done.all);
});

it('doubts the cards if they are others, for as long as the match is shown', async () => {
  const { said, fault } = await watched({ record: other });
  expect(said()).toContain(dealt.fault['other-cards']);
  expect(said()).not.toContain(dealt.again.same);
  expect(fault.value).toBe('other-cards');
  const end = session().frame;
  if (end === undefined) throw new Error('no frame');
  fakeHost.show({ ...end, table: { ...end.table, spectators: 3 } });
  await settled();
  expect(fault.value).toBe('other-cards');
  const { shuffle: _shuffle, ...bare } = end.table;
  fakeHost.show({ ...end, table: { ...bare, phase: 'lobby' } });
  await settled();
  expect(fault.value).toBeUndefined();
});

it.each<[string, Hosts]>([
  ['the host is of another version', { app: '0.2.0' }],
  ['the host gives no record', { answers: () => ({ error: { code: 'not-available' } }) }],
  ['its own rules are others', { film: { ok: false, why: 'newer' } }],
])('says no more than before if %s', async (_why, hosts) => {
  const { said, fault } = await watched(hosts);
  expect(said()).toContain(dealt.done.all);
  expect(said()).not.toMatch(/again/);
  expect(fault.value).toBeUndefined();
});

it('does not ask if it has not seen the whole match', async () => {
  const { said, asked } = await watched({ isLate: true });
  expect(asked('record')).toEqual([]);
  expect(said()).not.toMatch(/again/);
});
