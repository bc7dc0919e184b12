import type { TableId } from '../../core/base/ids.ts';
import type { ProofAnswer } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import { hostProof, isNumericEndpoint, keyId, keyOf, returnProof } from '../../core/base/proofs.ts';
import type { OpenChannel, Target } from './channel.ts';
import type { AskFirst, Outcome } from './connection.ts';
import { newToken } from './keyring.ts';

/** Which secrets whoever answers at `place` has proven to know, of those that this device holds. They may be shown there. */
export async function provenTo(
  place: string,
  secrets: readonly string[],
  ask: AskFirst,
): Promise<readonly string[]> {
  const asked = questionFor(secrets);
  const outcome = await ask({ type: 'prove', nonce: asked.nonce, keys: [...asked.keys] });
  return outcome.ok ? asked.proven(place, outcome.value) : [];
}

/** Whether whoever answers at a target proves to know one of the secrets; asked on a channel that is opened for it. */
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
      const lost = (): void => end({ ok: false, error: { code: 'offline' } });
      const overdue = setTimeout(lost, PATIENCE);
      const channel = open(target, {
        open: () => channel.send(JSON.stringify({ id: 1, ...body })),
        message: (text) => end(answerIn(text)),
        close: lost,
      });
    });
  return (await provenTo(place, secrets, ask)).length > 0;
}

function answerIn(text: string): Outcome {
  const frame = createReader()(text);
  return frame?.type === 'answer' && frame.ok
    ? { ok: true, value: frame.value }
    : { ok: false, error: { code: 'offline' } };
}

/** Proofs of seats for the link to a new place of the host: they tell no secret, and are good there alone. */
export const wayBack = (table: TableId, place: string, secrets: readonly string[]): readonly string[] =>
  isNumericEndpoint(place) ? secrets.map((secret) => returnProof(keyOf(secret), table, place)) : [];

/** A question about secrets that tells none of them, and how its answer is read. */
function questionFor(secrets: readonly string[]) {
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

/** Milliseconds for a place to answer. */
const PATIENCE = 4_000;

/**
 * Looks for a table's host at places where it may be, as a page that a browser has loaded from one that it has left. Resolves with the
 * `address:port` at which it is now; undefined where nobody proves to be it. A name only tells where to go: it can be made to lead to
 * somebody who passes the question on, but what the host answers cannot be changed on its way.
 */
export async function findHost(
  table: TableId,
  secrets: readonly string[],
  places: readonly string[],
): Promise<string | undefined> {
  const look = async (place: string): Promise<string> => {
    const { nonce, keys, proven } = questionFor(secrets);
    const response = await fetch(`http://${place}/same/${table}?nonce=${nonce}&keys=${keys.join(',')}`, {
      signal: AbortSignal.timeout(PATIENCE),
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
    : Promise.any(places.map(look)).catch(() => undefined); /* nobody there: it is looked for again */
}
