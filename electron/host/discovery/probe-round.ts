import { isSameEndpoint, type Candidate } from './candidates.ts';
import type { HealthOutcome, Probe } from './health.ts';
import type { Endpoint } from './types.ts';

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
      if (outcome.type !== 'answered') return outcome;
      answering.push(endpoint);
      candidate.verified = {
        answer: outcome,
        // During the round those that answered before count as answering, lest the first address flickers.
        endpoints: [
          ...before,
          ...answering.filter((one) => !before.some((other) => isSameEndpoint(one, other))),
        ],
      };
      onAnswer();
      return outcome;
    }),
  );
  if (candidate.verified !== undefined && answering.length > 0) {
    const ranked = asked.filter((endpoint) => answering.includes(endpoint));
    candidate.verified = { ...candidate.verified, endpoints: ranked };
    candidate.failures = 0;
    return false;
  }
  candidate.failures++;
  return candidate.failures >= FAILURES || isDenied(asked, outcomes, before);
}

function isDenied(
  asked: readonly Endpoint[],
  outcomes: readonly HealthOutcome[],
  before: readonly Endpoint[],
): boolean {
  const asksWhereItWas = asked.flatMap((endpoint, index) =>
    before.length === 0 || before.some((other) => isSameEndpoint(other, endpoint)) ? [outcomes[index]] : [],
  );
  return asksWhereItWas.length > 0 && asksWhereItWas.every((outcome) => outcome?.type === 'gone');
}
