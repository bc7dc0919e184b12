import type { TableId } from '../../../core/base/ids.ts';
import type { HealthOutcome, Probe } from './health.ts';
import type { Endpoint, NearbySource, NearbyTable } from './types.ts';

/** Most endpoints of a table. */
const MAX_ENDPOINTS = 8;

/** The latest valid answer of a table, and the endpoints that answered in the last round, best first. */
interface Verified {
  readonly answer: Extract<HealthOutcome, { type: 'answered' }>;
  readonly endpoints: readonly Endpoint[];
}

/** A table that was heard of: listed once it has answered, dropped once it does not. */
export interface Candidate {
  readonly id: TableId;
  source: NearbySource;
  /** Its mDNS name, as in a goodbye. */
  instance?: string;
  /** The endpoints to probe, best first. */
  endpoints: readonly Endpoint[];
  verified?: Verified;
  /** Consecutive rounds without an answer. */
  failures: number;
  isProbing: boolean;
  /** Whether another round was requested during one. */
  needsAnotherRound: boolean;
}

/** A hint of a table. */
export interface Sighting {
  readonly id: TableId;
  readonly source: NearbySource;
  /** Endpoints that may answer, best first. */
  readonly endpoints: readonly Endpoint[];
  readonly instance?: string;
}

/** The ways to hear of a table, the most direct one first. */
const DIRECTNESS: Record<NearbySource, number> = { mdns: 0, broadcast: 1, recent: 2, host: 3 };

const isSameEndpoint = (one: Endpoint, other: Endpoint): boolean =>
  one.address === other.address && one.port === other.port;

/** Whether an endpoint is in a list. */
export const includes = (endpoints: readonly Endpoint[], endpoint: Endpoint): boolean =>
  endpoints.some((other) => isSameEndpoint(other, endpoint));

/** Joins lists without duplicates, at most `MAX_ENDPOINTS`, in order. */
const joinEndpoints = (...lists: readonly (readonly Endpoint[])[]): readonly Endpoint[] =>
  lists
    .flat()
    .filter((endpoint, index, all) => all.findIndex((other) => isSameEndpoint(other, endpoint)) === index)
    .slice(0, MAX_ENDPOINTS);

/** Creates a candidate from a sighting. */
export const newCandidate = ({ id, source, endpoints, instance }: Sighting): Candidate => ({
  id,
  source,
  ...(instance === undefined ? {} : { instance }),
  endpoints: joinEndpoints(endpoints),
  failures: 0,
  isProbing: false,
  needsAnotherRound: false,
});

/**
 * Merges a sighting into a candidate. Answering endpoints stay first: an advertisement cannot displace them, only their silence can.
 * @returns Whether the sighting has a new endpoint.
 */
export function mergeSighting(candidate: Candidate, sighting: Sighting): boolean {
  const hasNewEndpoint = sighting.endpoints.some((endpoint) => !includes(candidate.endpoints, endpoint));
  const answering = candidate.verified?.endpoints ?? [];
  candidate.endpoints = joinEndpoints(answering, sighting.endpoints, candidate.endpoints);
  if (sighting.instance !== undefined) candidate.instance = sighting.instance;
  if (DIRECTNESS[sighting.source] < DIRECTNESS[candidate.source]) candidate.source = sighting.source;
  return hasNewEndpoint;
}

/** Drops endpoints; without one that has answered the table is no longer listed. */
export function dropEndpoints(candidate: Candidate, isKept: (endpoint: Endpoint) => boolean): void {
  candidate.endpoints = candidate.endpoints.filter(isKept);
  const verified = candidate.verified;
  if (verified === undefined) return;
  const endpoints = verified.endpoints.filter(isKept);
  if (endpoints.length > 0) candidate.verified = { ...verified, endpoints };
  else delete candidate.verified;
}

/** Consecutive rounds without an answer after which a table is gone. */
const MAX_FAILURES = 2;

/**
 * Probes all endpoints of a table at once and updates `candidate`. A table is gone if nobody listens, or the host has no such table, at the
 * endpoints that answered last (at all, if none did), or after a second round without an answer.
 * @param onAnswer Called after each answer, so that a table is shown with the first one.
 * @returns Whether the table is gone.
 */
export async function probeRound(
  candidate: Candidate,
  probe: Probe,
  signal: AbortSignal,
  onAnswer: () => void,
): Promise<boolean> {
  candidate.needsAnotherRound = false;
  const before = candidate.verified?.endpoints ?? [];
  const endpoints = candidate.endpoints;
  const answering: Endpoint[] = [];
  const outcomes = await Promise.all(
    endpoints.map(async (endpoint) => {
      const outcome = await probe(endpoint, candidate.id, signal);
      if (outcome.type === 'answered') {
        answering.push(endpoint);
        // During the round earlier answers count, so that the first address does not flicker.
        candidate.verified = { answer: outcome, endpoints: joinEndpoints(before, answering) };
        onAnswer();
      }
      return { endpoint, type: outcome.type };
    }),
  );
  if (candidate.verified !== undefined && answering.length > 0) {
    const ranked = endpoints.filter((endpoint) => answering.includes(endpoint));
    candidate.verified = { ...candidate.verified, endpoints: ranked };
    candidate.failures = 0;
    return false;
  }
  candidate.failures++;
  const earlierOutcomes = outcomes.filter(
    ({ endpoint }) => before.length === 0 || includes(before, endpoint),
  );
  const isDenied = earlierOutcomes.length > 0 && earlierOutcomes.every(({ type }) => type === 'gone');
  return isDenied || candidate.failures >= MAX_FAILURES;
}

/** Returns the candidate's listing, undefined while it has not answered. */
export function listingOf(candidate: Candidate, protocolVersion: number): NearbyTable | undefined {
  const { verified, endpoints, source } = candidate;
  const first = verified?.endpoints[0];
  if (verified === undefined || first === undefined) return undefined;
  const { identity, health } = verified.answer;
  const { id, title, game, appVersion, protocol } = identity;
  const addresses = joinEndpoints(verified.endpoints, endpoints)
    .filter((endpoint) => endpoint.port === first.port)
    .map((endpoint) => endpoint.address);
  return {
    ...{ id, title, game, appVersion, protocol, addresses },
    isCompatible: protocol === protocolVersion,
    port: first.port,
    ...(health === undefined ? {} : { health }),
    source,
  };
}
