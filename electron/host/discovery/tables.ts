import { setMaxListeners } from 'node:events';
import type { TableId } from '../../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import { createRateLimit } from '../rate-limit.ts';
import {
  dropEndpoints,
  includes,
  listed,
  mergeSighting,
  newCandidate,
  probeRound,
  type Candidate,
  type Sighting,
} from './candidates.ts';
import type { Probe } from './health.ts';
import { createFollowed } from './timing.ts';
import type { Endpoint, NearbyTable } from './types.ts';

export interface TableListOptions {
  readonly probe: Probe;
  readonly clock: Clock;
  readonly protocolVersion: number;
  /** Tables that are not listed, because they are this computer's own. */
  readonly isOwnTable: (id: TableId) => boolean;
}

/** The tables that were told of and the ones among them that answer. */
export interface TableList {
  tables(): readonly NearbyTable[];
  onChange(listener: (tables: readonly NearbyTable[]) => void): () => void;
  /** Somebody at `from` told of a table: unless that is old news, it is asked at once. */
  sight(sighting: Sighting, from: string): void;
  /** Somebody at `from` said goodbye for the instances with these mDNS names: asks whether that is true. */
  goodbye(instances: readonly string[], from: string): void;
  /** Asks every table. */
  probeAll(): void;
  /** Forgets endpoints that must not be probed any more. */
  keepEndpoints(isKept: (endpoint: Endpoint) => boolean): void;
  /** Ends every question on its way; nothing is told any more. */
  close(): void;
}

/** Tables that are followed at most; a network with more is no home, or somebody makes them up. */
const MOST_TABLES = 64;

// News that one device may cause questions with: a host with every table it may have at once, then a few per second.
const NEWS_AT_ONCE = 32;
const NEWS_PER_SECOND = 8;

/**
 * Endpoints that have not answered for any table are asked for few: whoever announces tables must not turn this host on somebody
 * else's port, or have it try all ports of an address. Each may be asked twice before it is given up.
 */
const PER_ENDPOINT = { atOnce: 4, perSecond: 0.2 };
const PER_ADDRESS = { atOnce: 16, perSecond: 1 };

/** A host that says goodbye may still answer while it closes; so it is asked a second time. */
const SECOND_LOOK = 1_000;

/** mDNS suggests, `/health` decides: nothing is listed that has not answered for itself, whoever told of it. */
export function createTableList(options: TableListOptions): TableList {
  const { clock, isOwnTable } = options;
  const candidates = new Map<TableId, Candidate>();
  const news = createRateLimit(clock, NEWS_AT_ONCE, NEWS_PER_SECOND);
  const mayBeAsked = createEndpointLimit(clock, candidates);
  const ending = new AbortController();
  setMaxListeners(0, ending.signal); // every question on its way listens to it
  const list = createFollowed<readonly NearbyTable[]>([], () =>
    [...candidates.values()].flatMap((one) => listed(one, options.protocolVersion) ?? []),
  );
  const { ask, askLater } = createAsking(options, candidates, ending.signal, list.update);

  return {
    tables: list.current,
    onChange: list.onChange,
    sight: (sighting, from) => {
      if (ending.signal.aborted || isOwnTable(sighting.id) || sighting.endpoints.length === 0) return;
      const known = candidates.get(sighting.id);
      const isNew = (endpoint: Endpoint) => known === undefined || !includes(known.endpoints, endpoint);
      if (sighting.endpoints.some(isNew) && news.take(from) > 0) return;
      const endpoints = sighting.endpoints.filter((endpoint) => !isNew(endpoint) || mayBeAsked(endpoint));
      const candidate = known ?? newCandidate({ ...sighting, endpoints });
      if (known === undefined && (endpoints.length === 0 || !makeRoom(candidates, candidate))) return;
      candidates.set(sighting.id, candidate);
      const isNews = mergeSighting(candidate, { ...sighting, endpoints });
      if (known === undefined || isNews) ask(candidate);
    },
    goodbye: (instances, from) => {
      for (const candidate of candidates.values()) {
        if (candidate.instance === undefined || !instances.includes(candidate.instance)) continue;
        if (news.take(from) > 0) return;
        ask(candidate);
        askLater(candidate);
      }
    },
    probeAll: () => {
      for (const candidate of candidates.values())
        if (isOwnTable(candidate.id)) candidates.delete(candidate.id);
        else ask(candidate);
      list.update();
    },
    keepEndpoints: (isKept) => {
      for (const candidate of candidates.values()) {
        dropEndpoints(candidate, isKept);
        if (candidate.endpoints.length === 0) candidates.delete(candidate.id);
      }
      list.update();
    },
    close: () => {
      ending.abort();
      candidates.clear();
    },
  };
}

/** How a candidate is asked: one round at a time, and once more if something asked for it meanwhile. */
function createAsking(
  { probe, clock }: TableListOptions,
  candidates: Map<TableId, Candidate>,
  signal: AbortSignal,
  onChange: () => void,
) {
  const isCurrent = (candidate: Candidate) => !signal.aborted && candidates.get(candidate.id) === candidate;
  const round = async (candidate: Candidate): Promise<void> => {
    if (!isCurrent(candidate)) return;
    if (candidate.isProbing) {
      candidate.isAgain = true;
      return;
    }
    candidate.isProbing = true;
    const isGone = await probeRound(candidate, probe, signal, () => {
      if (isCurrent(candidate)) onChange();
    });
    candidate.isProbing = false;
    if (!isCurrent(candidate)) return;
    if (isGone) candidates.delete(candidate.id);
    onChange();
    if (candidate.isAgain) await round(candidate);
  };
  const ask = (candidate: Candidate) => void round(candidate);
  const askLater = (candidate: Candidate) => {
    const cancel = clock.after(SECOND_LOOK, () => {
      signal.removeEventListener('abort', cancel);
      ask(candidate);
    });
    signal.addEventListener('abort', cancel);
  };
  return { ask, askLater };
}

/** Says whether an endpoint may be asked for one more table: any number of times where it answers, else now and then. */
function createEndpointLimit(
  clock: Clock,
  candidates: ReadonlyMap<TableId, Candidate>,
): (endpoint: Endpoint) => boolean {
  const perEndpoint = createRateLimit(clock, PER_ENDPOINT.atOnce, PER_ENDPOINT.perSecond);
  const perAddress = createRateLimit(clock, PER_ADDRESS.atOnce, PER_ADDRESS.perSecond);
  return (endpoint) => {
    const { address, port } = endpoint;
    const answers = ({ verified }: Candidate) =>
      verified !== undefined && includes(verified.endpoints, endpoint);
    if ([...candidates.values()].some(answers)) return true;
    return perEndpoint.take(`${address}:${port}`) === 0 && perAddress.take(address) === 0;
  };
}

/** The address that a table takes its place in the list by: where it answers, or where it is said to be. */
const placeOf = ({ verified, endpoints }: Candidate): string =>
  (verified?.endpoints[0] ?? endpoints[0])?.address ?? '';

/**
 * Makes room for a newcomer: of the address with the most tables the oldest that has never answered goes. Where all have answered,
 * its newest goes, if that leaves it no fewer than the newcomer's address has. Whether there is room.
 */
function makeRoom(candidates: Map<TableId, Candidate>, newcomer: Candidate): boolean {
  if (candidates.size < MOST_TABLES) return true;
  const counts = new Map<string, number>();
  for (const one of candidates.values()) counts.set(placeOf(one), (counts.get(placeOf(one)) ?? 0) + 1);
  const countOf = (one: Candidate): number => counts.get(placeOf(one)) ?? 0;
  const largest = (some: readonly Candidate[]): Candidate | undefined =>
    some.reduce<Candidate | undefined>(
      (most, one) => (most === undefined || countOf(one) > countOf(most) ? one : most),
      undefined,
    );
  const all = [...candidates.values()];
  const silent = largest(all.filter(({ verified }) => verified === undefined));
  if (silent !== undefined) return candidates.delete(silent.id);
  const newest = largest(all.reverse());
  if (newest === undefined || countOf(newest) <= countOf(newcomer) + 1) return false;
  return candidates.delete(newest.id);
}
