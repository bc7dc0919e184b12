import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toTableId, type TableId } from '../../../core/base/ids.ts';
import type { HostFrame, NearbyFrame } from '../../../core/protocol/frames.ts';
import { searchState, wayTo } from '../../../renderer/screens/home/nearby.ts';
import HomeScreen from '../../../renderer/screens/HomeScreen.vue';
import { hostOf } from '../../../renderer/screens/join/address.ts';
import { invitationsOf } from '../../../renderer/screens/lobby/invite.ts';
import { useProblem } from '../../../renderer/stores/problem.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { hostFrame, TABLE } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, type Mounted } from '../../helpers/renderer/mount.ts';

const NEARBY: NearbyFrame = {
  id: TABLE,
  title: 'Kitchen',
  game: 'fake',
  address: '192.168.1.31',
  port: 47475,
  appVersion: '0.1.0',
  protocol: 1,
  isCompatible: true,
  phase: 'lobby',
  seats: 4,
  taken: 2,
};
const OTHER = toTableId('fedcba9876543210') as TableId;
const THIRD = toTableId('aaaaaaaaaaaaaaaa') as TableId;
const OWNER: NonNullable<HostFrame['owner']> = { reachable: [], discovery: 'on', nearby: [], problems: [] };
const SUMMARY: HostFrame['tables'][number] = {
  id: TABLE,
  title: 'Our evening',
  game: 'fake',
  edition: 'plain',
  phase: 'playing',
  reach: 'local',
  seats: 3,
  taken: 3,
  names: ['Ada', 'Ben'],
  pin: false,
  changedAt: 0,
};

describe('the start', () => {
  let mounted: Mounted;
  const text = () => document.body.textContent ?? '';
  const links = (words: string) =>
    [...document.querySelectorAll('a')].filter((link) => link.textContent.trim().startsWith(words));
  const ways = () => [...document.querySelectorAll('.way')].map((way) => way.textContent);
  const open = async (frame: HostFrame) => {
    fakeHost.show(frame);
    mounted = await mountScreen(HomeScreen, {}, freshStores());
    await flushPromises();
  };
  beforeEach(() => fakeHost.reset());
  afterEach(() => mounted.wrapper.unmount());

  it('offers a guest only the open tables of this host', async () => {
    await open(hostFrame({ tables: [SUMMARY] }));
    expect(text()).toContain('Open tables');
    expect(text()).not.toContain('Host a table');
    expect(text()).not.toContain('Discard');
  });

  it('offers a guest to join a game that has an open seat, and to look at one that has none', async () => {
    await open(hostFrame({ tables: [{ ...SUMMARY, taken: 2 }] }));
    expect(mounted.hasButton(/^Join/)).toBe(true);
    mounted.wrapper.unmount();
    await open(hostFrame({ tables: [SUMMARY] }));
    expect(mounted.hasButton(/^Have a look/)).toBe(true);
  });

  it('offers the person who hosts to continue first, then what is new, then what is nearby', async () => {
    await open(hostFrame({ owner: { ...OWNER, nearby: [NEARBY] }, tables: [SUMMARY] }));
    const order = ['Our evening', 'Play on this computer', 'Host a table', 'Join by address', 'Kitchen'];
    const places = order.map((words) => text().indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(text()).toContain('With \u2068Ada\u2069 and \u2068Ben\u2069');
  });

  it('offers to go on with the newest table that can, and counts the others', async () => {
    const tables = [
      SUMMARY,
      { ...SUMMARY, id: OTHER, title: 'Newer', phase: 'lobby', changedAt: 2 } as const,
      { ...SUMMARY, id: THIRD, title: 'Over', phase: 'ended', changedAt: 3 } as const,
    ];
    await open(hostFrame({ owner: OWNER, tables }));
    const [link, ...more] = links('Continue');
    expect(more).toEqual([]);
    expect(link?.textContent).toContain('Newer');
    expect(link?.getAttribute('href')).toBe(`/table/${OTHER}`);
    expect(links('1 more').map((one) => one.getAttribute('href'))).toEqual(['/history']);
    expect(text()).not.toContain('Over');
    expect(text()).not.toContain('Bid, bluff'); // its place is taken, and not one beside it
  });

  it('shows every game, each of which leads to its table', async () => {
    await open(hostFrame({ owner: OWNER }));
    const [game] = links('Fake game');
    expect(game?.getAttribute('href')).toBe('/play?game=fake');
    expect(game?.textContent).toMatch(/players.*minutes/);
  });

  it('marks the way to learn for who is new here, and keeps its place', async () => {
    const marked = () => mounted.wrapper.get('.way.marked').text();
    localStorage.clear();
    await open(hostFrame({ owner: OWNER }));
    expect(ways().at(-1)).toContain('New here?');
    expect(marked()).toContain('New here?');
    mounted.wrapper.unmount();
    localStorage.setItem(`auction-night.seats.${TABLE}`, 'a'.repeat(32));
    await open(hostFrame({ owner: OWNER }));
    expect(ways().at(-1)).toContain('New here?');
    expect(marked()).toContain('Play');
    mounted.wrapper.unmount();
    localStorage.clear();
    localStorage.setItem('auction-night.lessons', '[]');
    await open(hostFrame({ owner: OWNER }));
    expect(marked()).toContain('Play');
    localStorage.clear();
  });

  it('greys out a table of another version and names both', async () => {
    const older = { ...NEARBY, isCompatible: false, appVersion: '0.0.7' };
    await open(hostFrame({ owner: { ...OWNER, nearby: [older] } }));
    expect(text()).toContain('\u20680.0.7\u2069 there, 0.0.0 here');
    expect(mounted.hasButton(/^Join/)).toBe(false);
  });

  it.each([
    [{ ...OWNER, nearby: [NEARBY] }, false, 'found'],
    [{ ...OWNER, discovery: 'unavailable' }, true, 'unavailable'],
    [OWNER, true, 'searching'],
    [OWNER, false, 'none'],
  ] as const)('knows how the search stands (%#)', (owner, hasJustBegun, expected) => {
    expect(searchState(owner, hasJustBegun)).toBe(expected);
  });

  it('opens a nearby table inside the app, and as a page of its host in a browser', () => {
    expect(wayTo(NEARBY, true)).toEqual({ inside: true, href: `/table/${TABLE}?at=192.168.1.31:47475` });
    expect(wayTo(NEARBY, false)).toEqual({
      inside: false,
      href: `http://192.168.1.31:47475/#/table/${TABLE}`,
    });
  });

  it('keeps the sign before a zone in a route', () => {
    expect(wayTo({ ...NEARBY, address: 'fe80::1%eth0' }, true).href).toBe(
      `/table/${TABLE}?at=%5Bfe80::1%25eth0%5D:47475`,
    );
  });

  it('does not lead a browser to an address that no browser takes', async () => {
    await open(hostFrame({ owner: { ...OWNER, nearby: [{ ...NEARBY, address: 'fe80::1%eth0' }] } }));
    expect(text()).toContain('This address only works in the app, not in a browser.');
    expect(mounted.hasButton(/^(Join|Have a look)/)).toBe(false);
  });

  it('looks again when asked to, and says why if the host refuses', async () => {
    vi.useFakeTimers();
    await open(hostFrame({ owner: OWNER }));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(text()).toContain('No table nearby yet');
    await mounted.click('Search again');
    expect(text()).toContain('Looking for tables');
    await vi.advanceTimersByTimeAsync(6_000);
    fakeHost.answer('refresh-nearby', () => ({ error: { code: 'too-fast' } }));
    await mounted.click('Search again');
    expect(text()).toContain('No table nearby yet');
    expect(useProblem().problem?.error.code).toBe('too-fast');
    vi.useRealTimers();
  });
});

describe('an address', () => {
  it('in a route leads to a host that was found or typed before', () => {
    expect(hostOf('10.0.0.7:50000')).toEqual({ address: '10.0.0.7', port: 50000, isTyped: false });
    expect(hostOf(undefined)).toBeUndefined();
    expect(hostOf('[fd12::1]:50000')).toEqual({ address: 'fd12::1', port: 50000, isTyped: false });
    expect(hostOf('no address')).toBeUndefined();
  });
});

describe('an invitation', () => {
  const reach = (address: string, network: string, isVirtual = false) => ({ address, network, isVirtual });
  const host = (...reachable: ReturnType<typeof reach>[]) => hostFrame({ owner: { ...OWNER, reachable } });

  it('has one address for each network of the host, virtual ones folded away', () => {
    const found = invitationsOf(
      host(reach('192.168.1.2', 'wlan0'), reach('10.0.0.2', 'eth0'), reach('172.17.0.1', 'docker0', true)),
      true,
      undefined,
      undefined,
    );
    expect(found.best).toEqual([
      { place: '192.168.1.2:47474', network: 'wlan0' },
      { place: '10.0.0.2:47474', network: 'eth0' },
    ]);
    expect(found.others.map(({ place }) => place)).toEqual(['172.17.0.1:47474']);
  });

  it('shows virtual networks when there is no other, and none without a network', () => {
    const virtual = invitationsOf(host(reach('172.17.0.1', 'docker0', true)), true, undefined, undefined);
    expect(virtual).toEqual({ best: [{ place: '172.17.0.1:47474', network: undefined }], others: [] });
    expect(invitationsOf(host(), true, undefined, '127.0.0.1:47474').best).toEqual([]);
  });

  it('has IPv6 in brackets, and beside IPv4 folded away', () => {
    const six = reach('fd12::1', 'eth0');
    const both = invitationsOf(host(reach('192.168.1.2', 'eth0'), six), true, undefined, undefined);
    expect(both.best).toEqual([{ place: '192.168.1.2:47474', network: undefined }]);
    expect(both.others).toEqual([{ place: '[fd12::1]:47474', network: 'eth0' }]);
    expect(invitationsOf(host(six), true, undefined, undefined)).toEqual({
      best: [{ place: '[fd12::1]:47474', network: undefined }],
      others: [],
    });
    const link = { ...reach('fe80::1', 'eth0'), needsApp: true as const };
    expect(invitationsOf(host(link), true, undefined, undefined).best).toEqual([
      { place: '[fe80::1]:47474', network: undefined, needsApp: true },
    ]);
    expect(invitationsOf(undefined, false, undefined, '[::1]:47474').best).toEqual([]);
  });

  it('of a guest is the address by which this device came', () => {
    expect(invitationsOf(undefined, false, '192.168.1.2:47474', undefined).best[0]?.place).toBe(
      '192.168.1.2:47474',
    );
    expect(invitationsOf(undefined, false, undefined, '192.168.1.2:47474').best).toHaveLength(1);
    expect(invitationsOf(undefined, false, undefined, '127.0.0.1:47474').best).toEqual([]);
  });
});
