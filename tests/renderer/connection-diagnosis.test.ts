import { describe, expect, it } from 'vitest';
import type { NetworkCheck, OwnAddress } from '../../core/protocol/network-check.ts';
import { fill } from '../../renderer/i18n/fill.ts';
import {
  diagnose,
  FINDING_TYPES,
  isInNetwork,
  STEPS,
  type Attempt,
  type Facts,
  type FindingType,
  type Step,
} from '../../renderer/screens/connection/diagnose.ts';
import { inLanguages } from '../../renderer/i18n/languages.ts';
import type english from '../../renderer/i18n/messages/en/connection.json';

const WORDS = inLanguages(
  import.meta.glob<typeof english>('../../renderer/i18n/messages/*/connection.json', {
    eager: true,
    import: 'default',
  }),
);

const own = (address: string, kind: OwnAddress['kind'] = 'home', adapter = 'wlan0'): OwnAddress => ({
  address,
  adapter,
  prefix: 24,
  kind,
});
const HOME = own('192.168.1.5');
const VPN = own('10.8.0.2', 'vpn', 'tun0');
const DOCKER = own('172.17.0.1', 'virtual', 'docker0');

/** A host where all is well as far as it can know. */
const WELL: NetworkCheck = {
  system: 'linux',
  port: 47474,
  addresses: [HOME],
  listens: 'yes',
  discovery: 'on',
  announced: 1,
  heard: [HOME.address],
  hearsOthers: true,
  visits: [],
};
const LONG = 60_000;
const host = (more: Partial<NetworkCheck> = {}, openFor = LONG): Facts => ({
  as: 'host',
  check: { ...WELL, ...more },
  openFor,
});
const guest = (attempt: Attempt, more: Partial<NetworkCheck> = {}): Facts => ({
  as: 'guest',
  own: { ...WELL, announced: 0, heard: [], listens: 'not-yet', ...more },
  attempt,
  openFor: LONG,
});
const AT = '192.168.1.9:47474';
const tried = (type: Exclude<Attempt['type'], 'not-tried'>, at = AT): Attempt => ({ type, at });
const NOTHING: Attempt = { type: 'not-tried' };
const visit = (ago: number, from = '192.168.1.7', at = HOME.address) => ({ from, at, ago });

const PUBLIC: OwnAddress = { ...HOME, isPublic: true };

/** A situation, what is found, and what is to be done. */
const CASES: readonly (readonly [string, Facts, readonly FindingType[], readonly Step[]])[] = [
  [
    'all is well, and nobody has come',
    host(),
    ['one-network', 'not-reached', 'heard', 'others-heard'],
    ['scan-code', 'same-network', 'firewall-linux', 'browser-network', 'guest-network', 'type-address'],
  ],
  [
    'Windows takes the network for a public one',
    host({ system: 'windows', addresses: [PUBLIC] }),
    ['one-network', 'not-reached', 'public-network', 'heard', 'others-heard'],
    [
      'private-network',
      'scan-code',
      'same-network',
      'firewall-windows',
      'browser-network',
      'guest-network',
      'type-address',
    ],
  ],
  [
    'Windows takes the network for a public one, but somebody has come',
    host({ system: 'windows', addresses: [PUBLIC], visits: [visit(5)] }),
    ['one-network', 'reached', 'public-network', 'heard', 'others-heard'],
    ['same-network', 'guest-network', 'type-address'],
  ],
  [
    'a Mac on which nothing can be announced',
    host({ system: 'mac', discovery: 'unavailable' }),
    ['one-network', 'not-reached', 'search-unavailable'],
    [
      'local-network',
      'scan-code',
      'same-network',
      'firewall-mac',
      'browser-network',
      'guest-network',
      'type-address',
    ],
  ],
  [
    'a Mac to which an address of its own network is out of reach',
    guest(tried('unreachable'), { system: 'mac', hearsOthers: false }),
    ['one-network', 'kept-away', 'others-silent'],
    ['local-network', 'same-network', 'check-address', 'host-open', 'ask-host', 'guest-network'],
  ],
  [
    'a Mac to which an address of another network is out of reach',
    guest(tried('unreachable', '10.1.1.9:47474'), { system: 'mac' }),
    ['one-network', 'unreachable', 'other-network', 'others-heard'],
    ['same-network', 'check-address', 'host-open', 'ask-host', 'guest-network'],
  ],
  [
    'a Mac that hears nobody, before anything was tried',
    guest(NOTHING, { system: 'mac', discovery: 'unavailable' }),
    ['one-network', 'not-tried', 'search-unavailable'],
    ['local-network', 'host-open', 'same-network', 'type-address', 'guest-network', 'ask-host'],
  ],
  [
    'somebody has come just now',
    host({ visits: [visit(LONG - 1)] }),
    ['one-network', 'reached', 'heard', 'others-heard'],
    ['same-network', 'guest-network', 'type-address'],
  ],
  [
    'somebody came before',
    host({ system: 'windows', visits: [visit(LONG + 1)] }),
    ['one-network', 'reached-before', 'heard', 'others-heard'],
    ['scan-code', 'same-network', 'firewall-windows', 'browser-network', 'guest-network', 'type-address'],
  ],
  [
    'a VPN beside, through which alone somebody came',
    host({ system: 'mac', addresses: [HOME, VPN], visits: [visit(5, '10.8.0.9', VPN.address)] }),
    ['one-network', 'reached-sideways', 'vpn-beside', 'heard', 'others-heard'],
    [
      'scan-code',
      'same-network',
      'firewall-mac',
      'browser-network',
      'vpn-off',
      'guest-network',
      'type-address',
    ],
  ],
  [
    'a virtual machine came, and a phone after it',
    host({ addresses: [HOME, DOCKER], visits: [visit(5, '172.17.0.3', DOCKER.address), visit(9)] }),
    ['one-network', 'reached', 'heard', 'others-heard'],
    ['same-network', 'guest-network', 'type-address'],
  ],
  [
    'two networks, an unusual port, and no search',
    host({
      port: 47480,
      addresses: [HOME, own('10.0.0.4', 'home', 'eth0')],
      discovery: 'unavailable',
      heard: [],
    }),
    ['several-networks', 'not-reached', 'other-port', 'search-unavailable'],
    [
      'scan-code',
      'same-network',
      'right-network',
      'firewall-linux',
      'browser-network',
      'guest-network',
      'type-address',
    ],
  ],
  [
    'multicast is blocked',
    host({ system: 'other', heard: [], hearsOthers: false }),
    ['one-network', 'not-reached', 'not-heard', 'others-silent'],
    ['scan-code', 'same-network', 'firewall-other', 'browser-network', 'guest-network', 'type-address'],
  ],
  [
    'it is too early to say that nothing is heard',
    host({ heard: [], hearsOthers: false }, 3_000),
    ['one-network', 'not-reached', 'listening'],
    ['scan-code', 'same-network', 'firewall-linux', 'browser-network', 'guest-network', 'type-address'],
  ],
  [
    'its announcement comes back through the VPN alone',
    host({ addresses: [HOME, VPN], heard: [VPN.address] }),
    ['one-network', 'not-reached', 'vpn-beside', 'not-heard', 'others-heard'],
    [
      'scan-code',
      'same-network',
      'firewall-linux',
      'browser-network',
      'vpn-off',
      'guest-network',
      'type-address',
    ],
  ],
  [
    'no table is open any more',
    host({ announced: 0, heard: [] }),
    ['one-network', 'not-reached', 'nothing-announced', 'others-heard'],
    [
      'open-table',
      'scan-code',
      'same-network',
      'firewall-linux',
      'browser-network',
      'guest-network',
      'type-address',
    ],
  ],
  [
    'no table was ever open',
    host({ listens: 'not-yet', announced: 0, heard: [] }),
    ['one-network', 'not-open'],
    ['open-table', 'same-network', 'firewall-linux', 'browser-network', 'guest-network', 'type-address'],
  ],
  [
    'the search is switched off',
    host({ discovery: 'off', heard: [] }),
    ['one-network', 'not-reached', 'search-off'],
    ['scan-code', 'same-network', 'firewall-linux', 'browser-network', 'guest-network', 'type-address'],
  ],
  ['no network', host({ addresses: [], heard: [], hearsOthers: false }), ['no-network'], ['join-network']],
  [
    'an adapter without an address of the network',
    host({ addresses: [own('169.254.3.4', 'self-given')] }),
    ['no-address'],
    ['renew-network', 'join-network'],
  ],
  [
    'a VPN and nothing else',
    host({ addresses: [VPN, DOCKER] }),
    ['only-virtual'],
    ['join-network', 'vpn-off'],
  ],
  ['this computer alone', host({ listens: 'never' }), ['local-only'], ['start-normally']],
  [
    'a guest has tried nothing',
    guest(NOTHING),
    ['one-network', 'not-tried', 'others-heard'],
    ['host-open', 'same-network', 'type-address', 'guest-network', 'ask-host'],
  ],
  [
    'a guest gets no answer, with a VPN',
    guest(tried('silent'), { addresses: [HOME, VPN] }),
    ['one-network', 'silent', 'vpn-beside', 'others-heard'],
    ['same-network', 'check-address', 'host-open', 'ask-host', 'vpn-off', 'guest-network'],
  ],
  [
    'a guest gets no answer from another network',
    guest(tried('unreachable', '10.0.0.9:47474'), { hearsOthers: false }),
    ['one-network', 'unreachable', 'other-network', 'others-silent'],
    ['same-network', 'check-address', 'host-open', 'ask-host', 'guest-network'],
  ],
  [
    'a guest gets no answer from a name',
    guest(tried('silent', 'kitchen.local:47474')),
    ['one-network', 'silent', 'others-heard'],
    ['same-network', 'check-address', 'host-open', 'ask-host', 'guest-network'],
  ],
  [
    'a guest is on the way',
    guest(tried('trying'), { discovery: 'off' }),
    ['one-network', 'trying', 'search-off'],
    ['same-network', 'check-address', 'host-open', 'ask-host', 'guest-network'],
  ],
  [
    'nobody opens to a guest',
    guest(tried('refused')),
    ['one-network', 'refused', 'others-heard'],
    ['host-open', 'check-address', 'ask-host'],
  ],
  [
    'the table is gone',
    guest(tried('no-table')),
    ['one-network', 'no-table', 'others-heard'],
    ['new-link', 'ask-host'],
  ],
  [
    'no table is open there',
    guest(tried('nothing-open')),
    ['one-network', 'nothing-open', 'others-heard'],
    ['host-open', 'ask-host'],
  ],
  ['two versions', guest(tried('version')), ['one-network', 'version', 'others-heard'], ['update-app']],
  ['the host answers', guest(tried('answers')), ['one-network', 'answers', 'others-heard'], ['go-in']],
  ['a guest without a network', guest(NOTHING, { addresses: [] }), ['no-network'], ['join-network']],
  [
    'a guest whose network gives no address',
    guest(tried('silent'), { addresses: [own('169.254.3.4', 'self-given')] }),
    ['no-address', 'silent'],
    ['renew-network', 'join-network'],
  ],
  [
    'a guest with a VPN alone',
    guest(NOTHING, { addresses: [VPN] }),
    ['only-virtual'],
    ['join-network', 'vpn-off'],
  ],
  [
    'a browser that gets no answer',
    { as: 'guest', own: 'online', attempt: tried('silent'), openFor: LONG },
    ['browser', 'silent'],
    ['same-network', 'check-address', 'host-open', 'ask-host', 'guest-network'],
  ],
  [
    'a browser without a network',
    { as: 'guest', own: 'offline', attempt: tried('silent'), openFor: LONG },
    ['offline', 'silent'],
    ['join-network'],
  ],
];

describe('the connection help', () => {
  it.each(CASES)('%s', (_, facts, findings, steps) => {
    const found = diagnose(facts);
    expect(found.findings.map(({ type }) => type)).toEqual(findings);
    expect(found.steps).toEqual(steps);
  });

  it('finds everything that it has words for, and says to do it', () => {
    expect(new Set(CASES.flatMap(([, , findings]) => findings))).toEqual(new Set(FINDING_TYPES));
    expect(new Set(CASES.flatMap(([, , , steps]) => steps))).toEqual(new Set(STEPS));
  });

  it('marks on the way only what is known', () => {
    const way = (facts: Facts) => diagnose(facts).way;
    expect(way(host())).toEqual({ here: 'good', there: 'unknown' });
    expect(way(host({ heard: [], hearsOthers: false }))).toEqual({ here: 'good', there: 'unknown' });
    expect(way(host({ visits: [visit(5)] }))).toEqual({ here: 'good', there: 'good' });
    expect(way(host({ visits: [visit(LONG + 1)] }))).toEqual({ here: 'good', there: 'unknown' });
    expect(way(host({ listens: 'not-yet' }))).toEqual({ here: 'good', there: 'bad' });
    expect(way(host({ addresses: [] }))).toEqual({ here: 'bad', there: 'unknown' });
    expect(way(guest(tried('silent')))).toEqual({ here: 'good', there: 'bad' });
    expect(way(guest(tried('version')))).toEqual({ here: 'good', there: 'good' });
    expect(way(guest(NOTHING))).toEqual({ here: 'good', there: 'unknown' });
    const inBrowser = (attempt: Attempt) => way({ as: 'guest', own: 'online', attempt, openFor: LONG });
    expect(inBrowser(tried('silent'))).toEqual({ here: 'unknown', there: 'bad' });
    expect(inBrowser(tried('answers'))).toEqual({ here: 'good', there: 'good' });
  });

  it('names the device that came, not the one that came by a detour', () => {
    const visits = [visit(5, '172.17.0.3', DOCKER.address), visit(9)];
    expect(diagnose(host({ addresses: [HOME, DOCKER], visits })).other).toBe('192.168.1.7');
  });

  it.each(Object.entries(WORDS))('has every word of its sentences in %s', (_, messages) => {
    for (const [, facts] of CASES)
      for (const { type, words, ago } of diagnose(facts).findings)
        for (const sentence of Object.values(messages.finding[type]))
          expect(fill(sentence, { ...words, ...(ago !== undefined && { time: '9:00' }) })).not.toMatch(
            /[{}]/,
          );
    const words = { port: 47474, host: 'x', play: 'x', join: 'x', help: 'x' };
    for (const step of STEPS)
      for (const sentence of Object.values(messages.step[step]))
        expect(fill(sentence, words)).not.toMatch(/[{}]/);
  });
});

describe('an address', () => {
  it.each([
    ['192.168.1.200', 24, true],
    ['192.168.2.5', 24, false],
    ['192.168.2.5', 16, true],
    ['10.0.0.1', 8, false],
    ['192.168.1.5', 32, true],
    ['kitchen.local', 24, undefined],
  ])('%s is in the network of 192.168.1.5/%d: %s', (address, prefix, expected) => {
    expect(isInNetwork(address, { ...HOME, prefix })).toBe(expected);
  });
});
