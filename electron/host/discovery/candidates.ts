import type { TableId } from '../../../core/base/ids.ts';
import type { HealthOutcome, Probe } from './health.ts';
import type { Endpoint, NearbySource, NearbyTable } from './types.ts';

/** Endpoints of one table that are tried at most. */
const MOST_ENDPOINTS = 8;

/** The newest good answer of a table, and the endpoints that gave one in the last round, best first. */
interface Verified {
  readonly answer: Extract<HealthOutcome, { type: 'answered' }>;
  readonly endpoints: readonly Endpoint[];
}

/** A table somebody told of: listed once it has answered, forgotten once it does not. */
export interface Candidate {
  readonly id: TableId;
  source: NearbySource;
  /** Its mDNS name, as a goodbye gives it. */
  instance?: string;
  /** What is probed, best first. */
  endpoints: readonly Endpoint[];
  verified?: Verified;
  /** Rounds without an answer, in a row. */
  failures: number;
  isProbing: boolean;
  /** Something happened during a round that asks for another one. */
  isAgain: boolean;
}

/** Something that tells of a table. */
export interface Sighting {
  readonly id: TableId;
  readonly source: NearbySource;
  /** Where it may answer, best first. */
  readonly endpoints: readonly Endpoint[];
  readonly instance?: string;
}

/** The most direct way to hear of a table first. */
const DIRECTNESS: Record<NearbySource, number> = { mdns: 0, broadcast: 1, recent: 2, host: 3 };

const isSameEndpoint = (one: Endpoint, other: Endpoint): boolean =>
  one.address === other.address && one.port === other.port;

/** Whether an endpoint is among others. */
export const includes = (endpoints: readonly Endpoint[], endpoint: Endpoint): boolean =>
  endpoints.some((other) => isSameEndpoint(other, endpoint));

/** Each endpoint once, at most `MOST_ENDPOINTS`, the first ones winning. */
const joined = (...lists: readonly (readonly Endpoint[])[]): readonly Endpoint[] =>
  lists
    .flat()
    .filter((endpoint, index, all) => all.findIndex((other) => isSameEndpoint(other, endpoint)) === index)
    .slice(0, MOST_ENDPOINTS);

/** A candidate as a sighting tells of it. */
export const newCandidate = ({ id, source, endpoints, instance }: Sighting): Candidate => ({
  id,
  source,
  ...(instance === undefined ? {} : { instance }),
  endpoints: joined(endpoints),
  failures: 0,
  isProbing: false,
  isAgain: false,
});

/**
 * Adds what a sighting says; whether it told of an endpoint that was not known. Endpoints that answer are kept before all
 * others: an announcement cannot push them out, only their silence can.
 */
export function mergeSighting(candidate: Candidate, sighting: Sighting): boolean {
  const isNews = sighting.endpoints.some((endpoint) => !includes(candidate.endpoints, endpoint));
  const answering = candidate.verified?.endpoints ?? [];
  candidate.endpoints = joined(answering, sighting.endpoints, candidate.endpoints);
  if (sighting.instance !== undefined) candidate.instance = sighting.instance;
  if (DIRECTNESS[sighting.source] < DIRECTNESS[candidate.source]) candidate.source = sighting.source;
  return isNews;
}

/** Forgets the endpoints that are not kept; without one that has answered the table is listed no more. */
export function dropEndpoints(candidate: Candidate, isKept: (endpoint: Endpoint) => boolean): void {
  candidate.endpoints = candidate.endpoints.filter(isKept);
  const verified = candidate.verified;
  if (verified === undefined) return;
  const endpoints = verified.endpoints.filter(isKept);
  if (endpoints.length > 0) candidate.verified = { ...verified, endpoints };
  else delete candidate.verified;
}

/** Rounds in a row without an answer after which a table is gone. */
const FAILURES = 2;

/**
 * Asks all endpoints of a table at once and keeps in `candidate` what they say; `onAnswer` is called after each answer, so
 * that a table is shown with the first one. Resolves with whether the table is gone: where it answered last (where it never
 * did: everywhere) nobody listens or the host has no such table, or it is the second round in which no endpoint answered.
 */
export async function probeRound(
  candidate: Candidate,
  probe: Probe,
  signal: AbortSignal,
  onAnswer: () => void,
): Promise<boolean> {
  candidate.isAgain = false;
  const before = candidate.verified?.endpoints ?? [];
  const asked = candidate.endpoints;
  const answering: Endpoint[] = [];
  const outcomes = await Promise.all(
    asked.map(async (endpoint) => {
      const outcome = await probe(endpoint, candidate.id, signal);
      if (outcome.type === 'answered') {
        answering.push(endpoint);
        // During the round those that answered before count as answering, lest the first address flickers.
        candidate.verified = { answer: outcome, endpoints: joined(before, answering) };
        onAnswer();
      }
      return { endpoint, type: outcome.type };
    }),
  );
  if (candidate.verified !== undefined && answering.length > 0) {
    const ranked = asked.filter((endpoint) => answering.includes(endpoint));
    candidate.verified = { ...candidate.verified, endpoints: ranked };
    candidate.failures = 0;
    return false;
  }
  candidate.failures++;
  const whereItWas = outcomes.filter(({ endpoint }) => before.length === 0 || includes(before, endpoint));
  const isDenied = whereItWas.length > 0 && whereItWas.every(({ type }) => type === 'gone');
  return isDenied || candidate.failures >= FAILURES;
}

/** The candidate as it is listed; undefined as long as it has not answered. */
export function listed(candidate: Candidate, protocolVersion: number): NearbyTable | undefined {
  const { verified, endpoints, source } = candidate;
  const first = verified?.endpoints[0];
  if (verified === undefined || first === undefined) return undefined;
  const { identity, health } = verified.answer;
  const { id, title, game, appVersion, protocol } = identity;
  const addresses = joined(verified.endpoints, endpoints)
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
