import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostFrame } from '../../../core/protocol/frames.ts';
import type { NetworkCheck } from '../../../core/protocol/network-check.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import ConnectionScreen from '../../../renderer/screens/ConnectionScreen.vue';
import JoinScreen from '../../../renderer/screens/JoinScreen.vue';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { hostFrame, TABLE } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { text } from '../../helpers/renderer/page.ts';

const OWNER: NonNullable<HostFrame['owner']> = { reachable: [], discovery: 'on', nearby: [], problems: [] };
const CHECK: NetworkCheck = {
  system: 'windows',
  port: 47474,
  addresses: [
    { address: '192.168.1.5', adapter: 'wlan0', prefix: 24, kind: 'home' },
    { address: '10.8.0.2', adapter: 'tun0', prefix: 24, kind: 'vpn' },
  ],
  listens: 'yes',
  discovery: 'on',
  announced: 1,
  heard: ['192.168.1.5'],
  hearsOthers: true,
  visits: [],
};

describe('the connection help', () => {
  let mounted: Mounted;
  let known = CHECK;
  const codes = () =>
    [...document.querySelectorAll('svg[role=img]')].map((code) => code.getAttribute('aria-label'));
  const open = async (frame: HostFrame, props: Record<string, unknown> = {}) => {
    fakeHost.show(frame);
    await openPartWords('connection');
    mounted = await mountScreen(ConnectionScreen, props, freshStores());
    await settled();
  };
  /** The next look at what the host knows. */
  const look = async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    await flushPromises();
  };
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
    });
    fakeHost.reset();
    known = CHECK;
    fakeHost.answer('check-network', () => ({ value: known }));
  });
  afterEach(() => {
    mounted.wrapper.unmount();
    vi.useRealTimers();
  });

  it('shows who hosts each address, what it is worth, and what to do', async () => {
    await open(hostFrame({ owner: OWNER }));
    expect(codes()).toContain('Code for 192.168.1.5:47474');
    expect(codes()).toContain('Code for 10.8.0.2:47474');
    expect(text()).toContain('Belongs to a VPN');
    expect(text()).toContain('No other device has connected yet');
    expect(text()).toContain('Let the app through the Windows firewall');
    expect(text()).not.toMatch(/[{}]|connection\./);
    expect(codes()).toContain(
      'From this device to the home network: works. From there to the other device: not known.',
    );
  });

  it('says at once that another device has come, and asks no longer than it is open', async () => {
    await open(hostFrame({ owner: OWNER }));
    expect(text()).toContain('Waiting for another device');
    known = { ...CHECK, visits: [{ from: '192.168.1.7', at: '192.168.1.5', ago: 100 }] };
    await look();
    expect(text()).toContain('192.168.1.7 connected at');
    expect(text()).toContain('Another device has got through');
    expect(text()).not.toContain('Windows firewall');
    mounted.wrapper.unmount();
    const before = fakeHost.asked.length;
    await look();
    expect(fakeHost.asked.length).toBe(before);
  });

  it('shows no code that would only fail', async () => {
    known = { ...CHECK, listens: 'not-yet', announced: 0, heard: [] };
    await open(hostFrame({ owner: OWNER }));
    expect(text()).toContain('No table is open to the home network');
    expect(codes().filter((label) => label?.startsWith('Code'))).toEqual([]);
  });

  it('helps who wants to join, too, where the other one may host', async () => {
    await open(hostFrame({ owner: OWNER }), { joins: true });
    expect(text()).toContain('No address has been tried');
    expect(text()).toContain('Ask the host to open “Connection help”');
    await mounted.click('Join by address');
    expect(mounted.router.currentRoute.value.path).toBe('/join');
  });

  it('copies a diagnosis for who hosts: what the host reports, and which browser that is', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    fakeHost.answer('diagnosis', () => ({ value: ['Node.js 22', 'network: listens yes'] }));
    await open(hostFrame({ owner: OWNER }));
    await mounted.click('Copy diagnosis');
    await flushPromises();
    expect(text()).toContain('The diagnosis is on the clipboard.');
    const [said] = copied.mock.calls[0] ?? [];
    expect(said).toMatch(
      /^Auction Night 0\.0\.0, shown in en\nbrowser: .*\nNode\.js 22\nnetwork: listens yes\n$/,
    );
    mounted.wrapper.unmount();
    await open(hostFrame(), { joins: true });
    expect(mounted.hasButton('Copy diagnosis')).toBe(false);
  });

  it('asks nothing of a host that it may not ask', async () => {
    await open(hostFrame(), { joins: true });
    await look();
    expect(fakeHost.asked.filter(({ type }) => type === 'check-network')).toEqual([]);
    expect(text()).toContain('answers, but no table is open there');
    expect(text()).not.toContain('I’m hosting');
  });

  it('tells a guest that the table is gone, and that the host is', async () => {
    await open(hostFrame(), { joins: true, table: TABLE });
    expect(text()).toContain('answers, but the table isn’t there');
    fakeHost.drop(1006);
    await settled();
    expect(text()).toContain('isn’t answering');
    expect(text()).toContain('Connect both devices to the same Wi-Fi');
  });

  it('is a press away where an address is typed', async () => {
    await openPartWords('connection'); // with the screen, as the router does
    mounted = await mountScreen(JoinScreen, {}, freshStores());
    await mounted.click('Connection help');
    expect(mounted.router.currentRoute.value.fullPath).toBe('/help/connection?joins=yes');
  });
});
