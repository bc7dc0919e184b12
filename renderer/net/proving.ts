import type { TableId } from '../../core/base/ids.ts';
import type { ProofAnswer } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import { hostProof, isNumericEndpoint, keyId, keyOf, returnProof } from '../../core/base/proofs.ts';
import type { OpenChannel, Target } from './channel.ts';
import type { AskFirst, Outcome } from './connection.ts';
import { newToken } from './keyring.ts';

/** Asks the host at `place` to prove which of this device's secrets it knows; returns those, which may then be sent to it. */
export async function provenTo(
  place: string,
  secrets: readonly string[],
  ask: AskFirst,
): Promise<readonly string[]> {
  const challenge = challengeFor(secrets);
  const outcome = await ask({ type: 'prove', nonce: challenge.nonce, keys: [...challenge.keys] });
  return outcome.ok ? challenge.proven(place, outcome.value) : [];
}

/** Whether the host at a target proves to know one of the secrets; asks over a temporary channel. */
export async function isProvenAt(
  open: OpenChannel,
  target: Target,
  place: string,
  secrets: readonly string[],
): Promise<boolean> {
  const ask: AskFirst = (body) =>
    new Promise<Outcome>((settle) => {
      const end = (outcome: Outcome): void => {
        clearTimeout(overdue);
        settle(outcome);
        channel.close();
      };
      const fail = (): void => end({ ok: false, error: { code: 'offline' } });
      const overdue = setTimeout(fail, TIMEOUT);
      const channel = open(target, {
        open: () => channel.send(JSON.stringify({ id: 1, ...body })),
        message: (text) => end(outcomeOf(text)),
        close: fail,
      });
    });
  return (await provenTo(place, secrets, ask)).length > 0;
}

function outcomeOf(text: string): Outcome {
  const frame = createReader()(text);
  return frame?.type === 'answer' && frame.ok
    ? { ok: true, value: frame.value }
    : { ok: false, error: { code: 'offline' } };
}

/** Seat proofs for the link to a new address of the host: they reveal no secret, and are valid only there. */
export const wayBack = (table: TableId, place: string, secrets: readonly string[]): readonly string[] =>
  isNumericEndpoint(place) ? secrets.map((secret) => returnProof(keyOf(secret), table, place)) : [];

/** A challenge about secrets that reveals none of them, and the check of its answer. */
function challengeFor(secrets: readonly string[]) {
  const nonce = newToken();
  const keys = secrets.map(keyOf);
  return {
    nonce,
    keys: keys.map(keyId),
    proven: (place: string, answer: unknown): readonly string[] => {
      if (!isProofAnswer(answer)) return [];
      const { places, proofs } = answer;
      return secrets.filter((_, index) => {
        const key = keys[index];
        return key !== undefined && proofs[index] === hostProof(key, { nonce, place, places });
      });
    },
  };
}

function isProofAnswer(value: unknown): value is ProofAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { places, proofs } = value as Partial<Record<keyof ProofAnswer, unknown>>;
  return [places, proofs].every(
    (list) => Array.isArray(list) && list.every((text) => typeof text === 'string'),
  );
}

/** Milliseconds to wait for an address to answer. */
const TIMEOUT = 4_000;

/**
 * Searches for a table's host at endpoints where it may be, from a page whose host has gone. Resolves with its `address:port`, or undefined
 * if no host there proves to be it. A name only directs the request: it may lead to a host that relays the challenge, but the relay cannot
 * change the answer.
 */
export async function findHost(
  table: TableId,
  secrets: readonly string[],
  places: readonly string[],
): Promise<string | undefined> {
  const check = async (place: string): Promise<string> => {
    const { nonce, keys, proven } = challengeFor(secrets);
    const response = await fetch(`http://${place}/same/${table}?nonce=${nonce}&keys=${keys.join(',')}`, {
      signal: AbortSignal.timeout(TIMEOUT),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const answer: unknown = await response.json();
    if (proven(place, answer).length === 0) throw new Error('another host');
    const found = isNumericEndpoint(place) ? place : (answer as ProofAnswer).places.find(isNumericEndpoint);
    if (found === undefined) throw new Error('no address');
    return found;
  };
  return secrets.length === 0
    ? undefined
    : Promise.any(places.map(check)).catch(() => undefined); /* not found: the caller retries */
}
