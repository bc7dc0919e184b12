import { membersOf } from '../../../core/base/lists.ts';
import type { TableId } from '../../../core/base/ids.ts';
import type { HealthOutcome } from './health.ts';
import type { Endpoint, NearbySource, NearbyTable } from './types.ts';

/** Tables that are followed at most; a network with more is no home, or somebody makes them up. */
export const MOST_TABLES = 64;

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

/** The most trustworthy first. */
const SOURCES = membersOf<NearbySource>({ mdns: true, broadcast: true, recent: true, scan: true });

export const isSameEndpoint = (one: Endpoint, other: Endpoint): boolean =>
  one.address === other.address && one.port === other.port;

const includes = (endpoints: readonly Endpoint[], endpoint: Endpoint): boolean =>
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
  if (SOURCES.indexOf(sighting.source) < SOURCES.indexOf(candidate.source))
    candidate.source = sighting.source;
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

/** The candidate as it is listed; undefined as long as it has not answered. */
export function listed(candidate: Candidate, protocolVersion: number): NearbyTable | undefined {
  const first = candidate.verified?.endpoints[0];
  if (candidate.verified === undefined || first === undefined) return undefined;
  const { identity, health } = candidate.verified.answer;
  const { id, title, game, appVersion, protocol } = identity;
  const addresses = joined(candidate.verified.endpoints, candidate.endpoints)
    .filter((endpoint) => endpoint.port === first.port)
    .map((endpoint) => endpoint.address);
  return {
    ...{ id, title, game, appVersion, protocol, addresses },
    isCompatible: protocol === protocolVersion,
    port: first.port,
    ...(health === undefined ? {} : { health }),
    source: candidate.source,
  };
}
