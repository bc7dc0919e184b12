import { parseIp, sharePrefix } from '../../../core/base/address.ts';
import { needsZone } from '../../../core/base/endpoint.ts';
import type { NetworkCheck, OwnAddress, DeviceContact } from '../../../core/protocol/network-check.ts';
import { parseAddress } from '../../../core/protocol/typed-address.ts';
import { DEFAULT_PORT } from '../../../core/protocol/version.ts';

/** How well something is known to work. What cannot be known from this device is never `bad`. */
export type Mark = 'good' | 'bad' | 'unknown';
/** `note`: neither good nor bad, but possibly relevant. */
export type FindingMark = Mark | 'note';

/** All findings, and what each means for the way to the other device. Each has its messages. */
const MARKS = {
  'local-only': 'bad',
  'no-network': 'bad',
  'no-address': 'bad',
  'only-virtual': 'bad',
  'one-network': 'good',
  'several-networks': 'good',
  'vpn-beside': 'note',
  'public-network': 'note',
  'other-port': 'note',
  'not-open': 'bad',
  reached: 'good',
  'reached-before': 'unknown',
  'reached-sideways': 'unknown',
  'not-reached': 'unknown',
  heard: 'good',
  'not-heard': 'bad',
  listening: 'unknown',
  'nothing-announced': 'note',
  'search-off': 'note',
  'search-unavailable': 'bad',
  'others-heard': 'good',
  'others-silent': 'unknown',
  offline: 'bad',
  browser: 'note',
  'not-tried': 'note',
  trying: 'unknown',
  silent: 'bad',
  refused: 'bad',
  unreachable: 'bad',
  'kept-away': 'bad',
  'other-network': 'bad',
  'no-table': 'bad',
  'nothing-open': 'bad',
  version: 'bad',
  answers: 'good',
} as const satisfies Record<string, FindingMark>;

export type FindingType = keyof typeof MARKS;
export const FINDING_TYPES = Object.keys(MARKS) as readonly FindingType[];

/** All steps that a user can take. Each has its messages. */
export const STEPS = [
  'start-normally',
  'join-network',
  'renew-network',
  'open-table',
  'scan-code',
  'same-network',
  'browser-network',
  'private-network',
  'local-network',
  'firewall-windows',
  'firewall-mac',
  'firewall-linux',
  'firewall-other',
  'guest-network',
  'vpn-off',
  'right-network',
  'type-address',
  'check-address',
  'host-open',
  'ask-host',
  'new-link',
  'update-app',
  'go-in',
] as const;
export type Step = (typeof STEPS)[number];

export interface Finding {
  readonly type: FindingType;
  readonly mark: FindingMark;
  /** Values for its messages. `ago` in milliseconds. */
  readonly words: Readonly<Record<string, string | number>>;
  readonly ago?: number;
}

/** The result of trying an address: `at` as `address:port`. */
export type Attempt =
  | { readonly type: 'not-tried' }
  | {
      readonly type:
        | 'trying'
        | 'silent'
        | 'refused'
        | 'unreachable'
        | 'no-table'
        | 'nothing-open'
        | 'version'
        | 'answers';
      readonly at: string;
    };

export type Facts =
  /** `openFor`: milliseconds that the help has been open. */
  | { readonly as: 'host'; readonly check: NetworkCheck; readonly openFor: number }
  | {
      readonly as: 'guest';
      /** What the app's own host knows; a browser only guesses whether there is a network. */
      readonly own: NetworkCheck | 'online' | 'offline';
      readonly attempt: Attempt;
      readonly openFor: number;
    };

/** How a device is drawn. */
export type Device = 'laptop' | 'phone';

/** Findings in the order of importance; steps, the most promising first; and the two spans of the way between the devices. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly steps: readonly Step[];
  readonly way: { readonly here: Mark; readonly there: Mark };
  /** The address of the other device, if known. */
  readonly other?: string;
}

/** Milliseconds after which this host's own advertisement counts as not received. */
const PATIENCE = 12_000;

const finding = (type: FindingType, words: Finding['words'] = {}, ago?: number): Finding => ({
  type,
  mark: MARKS[type],
  words,
  ...(ago !== undefined && { ago }),
});

/** Diagnoses a connection from known facts; does not guess what only another device can know. */
export const diagnose = (facts: Facts): Diagnosis => (facts.as === 'host' ? ofHost(facts) : ofGuest(facts));

function ofHost({ check, openFor }: Extract<Facts, { as: 'host' }>): Diagnosis {
  if (check.listens === 'never')
    return {
      findings: [finding('local-only')],
      steps: ['start-normally'],
      way: { here: 'bad', there: 'unknown' },
    };
  const network = networkOf(check);
  const visit = contactOf(check, openFor);
  const isClosed = check.listens === 'not-yet';
  const isCut = network.mark === 'bad';
  const findings = [
    network,
    ...(isClosed ? [finding('not-open')] : isCut && visit.type === 'not-reached' ? [] : [visit]),
    ...(isCut ? [] : publicOf(check)),
    ...vpnOf(check),
    ...(check.port === DEFAULT_PORT ? [] : [finding('other-port', { port: check.port })]),
    ...(isCut || isClosed ? [] : announcementOf(check, openFor)),
  ];
  const isReached = visit.type === 'reached';
  return {
    findings,
    steps: stepsOfHost(findings, check),
    way: { here: isCut ? 'bad' : 'good', there: isReached ? 'good' : isClosed && !isCut ? 'bad' : 'unknown' },
    ...(isReached && { other: String(visit.words['from']) }),
  };
}

const homes = ({ addresses }: NetworkCheck): readonly OwnAddress[] =>
  addresses.filter(({ kind }) => kind === 'home');

function networkOf(check: NetworkCheck): Finding {
  const [first] = homes(check);
  // An adapter may have IPv6 addresses next to its IPv4 one
  const count = new Set(homes(check).map(({ adapter }) => adapter)).size;
  if (check.addresses.length === 0) return finding('no-network');
  if (check.addresses.every(({ kind }) => kind === 'self-given')) return finding('no-address');
  if (first === undefined) return finding('only-virtual');
  const { address, adapter } = first;
  return count === 1 ? finding('one-network', { address, adapter }) : finding('several-networks', { count });
}

const publicOf = (check: NetworkCheck): readonly Finding[] => {
  const network = homes(check).find(({ isPublic }) => isPublic === true);
  return network === undefined ? [] : [finding('public-network', { adapter: network.adapter })];
};

const vpnOf = (check: NetworkCheck): readonly Finding[] => {
  const vpn = check.addresses.find(({ kind }) => kind === 'vpn');
  return vpn === undefined || homes(check).length === 0
    ? []
    : [finding('vpn-beside', { adapter: vpn.adapter })];
};

function contactOf(check: NetworkCheck, openFor: number): Finding {
  const isSideways = ({ at }: DeviceContact): boolean =>
    check.addresses.some(({ address, kind }) => address === at && kind !== 'home');
  const direct = check.visits.find((visit) => !isSideways(visit));
  const visit = direct ?? check.visits[0];
  if (visit === undefined) return finding('not-reached');
  const { from, ago } = visit;
  if (direct === undefined) return finding('reached-sideways', { from }, ago);
  return finding(ago <= openFor ? 'reached' : 'reached-before', { from }, ago);
}

function announcementOf(check: NetworkCheck, openFor: number): readonly Finding[] {
  const { discovery, announced, heard, hearsOthers } = check;
  if (discovery === 'off') return [finding('search-off')];
  if (discovery === 'unavailable') return [finding('search-unavailable')];
  const isPatient = openFor < PATIENCE;
  const isHeard = homes(check).some(({ address }) => heard.includes(address));
  const own = isHeard ? 'heard' : isPatient ? 'listening' : 'not-heard';
  return [
    finding(announced === 0 ? 'nothing-announced' : own),
    ...(hearsOthers ? [finding('others-heard')] : isPatient ? [] : [finding('others-silent')]),
  ];
}

function stepsOfHost(findings: readonly Finding[], check: NetworkCheck): readonly Step[] {
  const is = (...types: readonly FindingType[]): boolean => findings.some(({ type }) => types.includes(type));
  if (is('no-network')) return ['join-network'];
  if (is('no-address')) return ['renew-network', 'join-network'];
  if (is('only-virtual')) return ['join-network', 'vpn-off'];
  const steps: readonly (Step | false)[] = [
    ...permission(check.system, findings),
    is('public-network') && !is('reached') && 'private-network',
    is('not-open', 'nothing-announced') && 'open-table',
    is('not-reached', 'reached-before', 'reached-sideways') && 'scan-code',
    'same-network',
    is('several-networks') && 'right-network',
    !is('reached') && `firewall-${check.system}`,
    !is('reached') && 'browser-network',
    is('vpn-beside') && 'vpn-off',
    'guest-network',
    'type-address',
  ];
  return steps.filter((step) => step !== false);
}

/** The local network permission of macOS: without it the app sees no other device, and gets no error. */
const permission = (
  system: NetworkCheck['system'] | undefined,
  findings: readonly Finding[],
): readonly Step[] =>
  system === 'mac' && findings.some(({ type }) => DENIAL_SYMPTOMS.includes(type)) ? ['local-network'] : [];

const DENIAL_SYMPTOMS: readonly FindingType[] = [
  'kept-away',
  'search-unavailable',
  'not-heard',
  'others-silent',
];

function ofGuest({ own, attempt, openFor }: Extract<Facts, { as: 'guest' }>): Diagnosis {
  const network =
    own === 'online' ? finding('browser') : own === 'offline' ? finding('offline') : networkOf(own);
  const isCut = network.mark === 'bad';
  const isKnown = typeof own !== 'string';
  const attemptFinding =
    attempt.type === 'not-tried'
      ? finding('not-tried')
      : finding(isKnown && isKeptAway(own, attempt) ? 'kept-away' : attempt.type, { at: attempt.at });
  const elsewhere = isKnown && !isCut ? elsewhereOf(own, attempt) : [];
  const findings = [
    network,
    ...(isCut && attempt.type === 'not-tried' ? [] : [attemptFinding]),
    ...elsewhere,
    ...(isKnown && !isCut ? publicOf(own) : []),
    ...(isKnown ? vpnOf(own) : []),
    ...(isKnown && !isCut ? searchOf(own, openFor) : []),
  ];
  const markThere: Readonly<Record<Attempt['type'], Mark>> = {
    ...{ 'not-tried': 'unknown', trying: 'unknown', silent: 'bad', unreachable: 'bad' },
    ...{ refused: 'bad', 'no-table': 'good', 'nothing-open': 'good', version: 'good', answers: 'good' },
  };
  return {
    findings,
    steps: stepsOfGuest(findings, attempt, isKnown ? own.system : undefined),
    way: {
      // A device that gets an answer is on a network, whatever its browser reports
      here: isCut ? 'bad' : isKnown || markThere[attempt.type] === 'good' ? 'good' : 'unknown',
      there: markThere[attempt.type],
    },
    ...(attempt.type !== 'not-tried' && { other: attempt.at }),
  };
}

/** A finding if an address that did not answer is in no network of this device. */
function elsewhereOf(own: NetworkCheck, attempt: Attempt): readonly Finding[] {
  if (attempt.type !== 'silent' && attempt.type !== 'unreachable') return [];
  const address = addressOf(attempt.at);
  const [first] = homes(own);
  if (address === undefined || first === undefined) return [];
  if (homes(own).some((home) => isInNetwork(address, home) !== false)) return [];
  return [finding('other-network', { address, own: first.address })];
}

/**
 * Whether macOS reports an address of this device's own network as unreachable, as it does to apps without the local network permission.
 */
function isKeptAway(own: NetworkCheck, attempt: Attempt): boolean {
  if (own.system !== 'mac' || attempt.type !== 'unreachable') return false;
  const address = addressOf(attempt.at);
  return address !== undefined && homes(own).some((home) => isInNetwork(address, home) === true);
}

function addressOf(at: string): string | undefined {
  const parsed = parseAddress(at);
  return parsed.ok ? parsed.value.address : undefined;
}

function searchOf(own: NetworkCheck, openFor: number): readonly Finding[] {
  return announcementOf(own, openFor).filter(({ type }) =>
    (['search-off', 'search-unavailable', 'others-heard', 'others-silent'] as FindingType[]).includes(type),
  );
}

function stepsOfGuest(
  findings: readonly Finding[],
  attempt: Attempt,
  system: NetworkCheck['system'] | undefined,
): readonly Step[] {
  const is = (type: FindingType): boolean => findings.some((entry) => entry.type === type);
  if (is('no-network') || is('offline')) return ['join-network'];
  if (is('no-address')) return ['renew-network', 'join-network'];
  if (is('only-virtual')) return ['join-network', 'vpn-off'];
  const vpn: readonly Step[] = is('vpn-beside') ? ['vpn-off'] : [];
  const allow = permission(system, findings);
  switch (attempt.type) {
    case 'answers':
      return ['go-in'];
    case 'version':
      return ['update-app'];
    case 'no-table':
      return ['new-link', 'ask-host'];
    case 'nothing-open':
      return ['host-open', 'ask-host'];
    case 'refused':
      return ['host-open', 'check-address', 'ask-host'];
    case 'not-tried':
      return [...allow, 'host-open', 'same-network', 'type-address', ...vpn, 'guest-network', 'ask-host'];
    case 'trying':
    case 'silent':
    case 'unreachable':
      return [...allow, 'same-network', 'check-address', 'host-open', 'ask-host', ...vpn, 'guest-network'];
  }
}

/**
 * Whether an address is in the network of one of this computer's addresses; undefined for names and link-local addresses, for which that is
 * unknown.
 */
export function isInNetwork(address: string, own: OwnAddress): boolean | undefined {
  const [there, here] = [parseIp(address), parseIp(own.address)];
  if (there === undefined || here === undefined || needsZone(address)) return undefined;
  return sharePrefix(there, here, own.prefix);
}
