import { setMaxListeners } from 'node:events';
import type { TableId } from '../../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import { createRateLimit } from '../rate-limit.ts';
import {
  dropEndpoints,
  includes,
  listingOf,
  mergeSighting,
  newCandidate,
  probeRound,
  type Candidate,
  type Sighting,
} from './candidates.ts';
import type { Probe } from './health.ts';
import { createDerived } from './timing.ts';
import type { Endpoint, NearbyTable } from './types.ts';

export interface TableListOptions {
  readonly probe: Probe;
  readonly clock: Clock;
  readonly protocolVersion: number;
  /** Whether a table is this computer's own, which is not listed. */
  readonly isOwnTable: (id: TableId) => boolean;
}

/** The tables that were heard of, and those of them that answer. */
export interface TableList {
  tables(): readonly NearbyTable[];
  onChange(listener: (tables: readonly NearbyTable[]) => void): () => void;
  /** Adds a sighting from the address `from`; new ones are probed at once. */
  sight(sighting: Sighting, from: string): void;
  /** Checks the instances with these mDNS names, for which `from` said goodbye. */
  goodbye(instances: readonly string[], from: string): void;
  /** Probes every table. */
  probeAll(): void;
  /** Drops endpoints that must not be probed any more. */
  keepEndpoints(isKept: (endpoint: Endpoint) => boolean): void;
  /** Aborts every pending probe; no listener is called any more. */
  close(): void;
}

/** Most tracked tables; more than that are no home, or made up. */
const MAX_TABLES = 64;

// News of one device that cause probes: a host with all its possible tables at once, then a few per second.
const NEWS_AT_ONCE = 32;
const NEWS_PER_SECOND = 8;

/**
 * Limits for endpoints that have not answered for any table: an advertisement must not direct this host at a foreign port, or make it scan
 * an address. Each may be probed twice before it is given up.
 */
const PER_ENDPOINT = { atOnce: 4, perSecond: 0.2 };
const PER_ADDRESS = { atOnce: 16, perSecond: 1 };

/** A host that says goodbye may still answer while it closes; so it is probed again after this time. */
const SECOND_PROBE = 1_000;

/** mDNS suggests, `/health` decides: only tables that have answered themselves are listed. */
export function createTableList(options: TableListOptions): TableList {
  const { clock, isOwnTable } = options;
  const candidates = new Map<TableId, Candidate>();
  const news = createRateLimit(clock, NEWS_AT_ONCE, NEWS_PER_SECOND);
  const mayProbe = createEndpointLimit(clock, candidates);
  const controller = new AbortController();
  setMaxListeners(0, controller.signal); // every pending request listens to it
  const list = createDerived<readonly NearbyTable[]>([], () =>
    [...candidates.values()].flatMap((one) => listingOf(one, options.protocolVersion) ?? []),
  );
  const { startProbe, probeLater } = createProber(options, candidates, controller.signal, list.update);

  return {
    tables: list.current,
    onChange: list.onChange,
    sight: (sighting, from) => {
      if (controller.signal.aborted || isOwnTable(sighting.id) || sighting.endpoints.length === 0) return;
      const known = candidates.get(sighting.id);
      const isNew = (endpoint: Endpoint) => known === undefined || !includes(known.endpoints, endpoint);
      if (sighting.endpoints.some(isNew) && news.take(from) > 0) return;
      const endpoints = sighting.endpoints.filter((endpoint) => !isNew(endpoint) || mayProbe(endpoint));
      const candidate = known ?? newCandidate({ ...sighting, endpoints });
      if (known === undefined && (endpoints.length === 0 || !makeRoom(candidates, candidate))) return;
      candidates.set(sighting.id, candidate);
      const hasNewEndpoint = mergeSighting(candidate, { ...sighting, endpoints });
      if (known === undefined || hasNewEndpoint) startProbe(candidate);
    },
    goodbye: (instances, from) => {
      for (const candidate of candidates.values()) {
        if (candidate.instance === undefined || !instances.includes(candidate.instance)) continue;
        if (news.take(from) > 0) return;
        startProbe(candidate);
        probeLater(candidate);
      }
    },
    probeAll: () => {
      for (const candidate of candidates.values())
        if (isOwnTable(candidate.id)) candidates.delete(candidate.id);
        else startProbe(candidate);
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
      controller.abort();
      candidates.clear();
    },
  };
}

/** Probes candidates: one round at a time each, and another one if requested meanwhile. */
function createProber(
  { probe, clock }: TableListOptions,
  candidates: Map<TableId, Candidate>,
  signal: AbortSignal,
  onChange: () => void,
) {
  const isCurrent = (candidate: Candidate) => !signal.aborted && candidates.get(candidate.id) === candidate;
  const round = async (candidate: Candidate): Promise<void> => {
    if (!isCurrent(candidate)) return;
    if (candidate.isProbing) {
      candidate.needsAnotherRound = true;
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
    if (candidate.needsAnotherRound) await round(candidate);
  };
  const startProbe = (candidate: Candidate) => void round(candidate);
  const probeLater = (candidate: Candidate) => {
    const cancel = clock.after(SECOND_PROBE, () => {
      signal.removeEventListener('abort', cancel);
      startProbe(candidate);
    });
    signal.addEventListener('abort', cancel);
  };
  return { startProbe, probeLater };
}

/** Returns whether an endpoint may be probed for another table: always if it answers, else at a limited rate. */
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

/** The address that a table counts for: where it answers, or where it was seen. */
const addressOf = ({ verified, endpoints }: Candidate): string =>
  (verified?.endpoints[0] ?? endpoints[0])?.address ?? '';

/**
 * Makes room for a newcomer: drops the oldest table that has never answered, of the address with the most. If all have answered, drops the
 * newest of the largest address, if that leaves it no fewer than the newcomer's address has.
 * @returns Whether there is room.
 */
function makeRoom(candidates: Map<TableId, Candidate>, newcomer: Candidate): boolean {
  if (candidates.size < MAX_TABLES) return true;
  const counts = new Map<string, number>();
  for (const one of candidates.values()) counts.set(addressOf(one), (counts.get(addressOf(one)) ?? 0) + 1);
  const countOf = (one: Candidate): number => counts.get(addressOf(one)) ?? 0;
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
