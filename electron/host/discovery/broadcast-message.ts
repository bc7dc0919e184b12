import * as v from 'valibot';
import { APP_NAME } from '../../../core/protocol/version.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import { parseJson } from '../../../core/protocol/decode.ts';
import { tableId } from '../../../core/protocol/requests.ts';

/** The UDP port on which hosts answer broadcasts. */
export const BROADCAST_PORT = 47475;

/** Bytes of every question. An answer is never longer, so that nobody can make a host send more than it was sent. */
export const QUESTION_BYTES = 1_024;

const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'a nonce of 16 hexadecimal digits'));

const question = v.strictObject({ ask: v.literal(APP_NAME), nonce, padding: v.string() });

const answer = v.object({
  app: v.literal(APP_NAME),
  nonce,
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  tables: v.pipe(v.array(tableId), v.maxLength(LIMITS.tables)),
});
/** Where a host answers (a TCP port) and for which tables. */
export type BroadcastAnswer = v.InferOutput<typeof answer>;

/** The datagram that asks for tables; `nonce` comes back in the answers. */
export function encodeQuestion(nonceText: string): Buffer {
  const bare = JSON.stringify({ ask: APP_NAME, nonce: nonceText, padding: '' });
  const padding = '.'.repeat(QUESTION_BYTES - bare.length);
  return Buffer.from(JSON.stringify({ ask: APP_NAME, nonce: nonceText, padding }));
}

/** The nonce of a question; undefined for anything else, a question of another length included. */
export function decodeQuestion(datagram: Buffer): string | undefined {
  if (datagram.length !== QUESTION_BYTES) return undefined;
  const parsed = v.safeParse(question, jsonOf(datagram));
  return parsed.success ? parsed.output.nonce : undefined;
}

/** The answer to a question; undefined if it would be longer than that. */
export function encodeAnswer(content: Omit<BroadcastAnswer, 'app'>): Buffer | undefined {
  const datagram = Buffer.from(JSON.stringify({ app: APP_NAME, ...content }));
  return datagram.length > QUESTION_BYTES ? undefined : datagram;
}

/** A received answer to the question with that nonce; undefined for anything else. */
export function decodeAnswer(datagram: Buffer, nonceText: string): BroadcastAnswer | undefined {
  if (datagram.length > QUESTION_BYTES) return undefined;
  const parsed = v.safeParse(answer, jsonOf(datagram));
  return parsed.success && parsed.output.nonce === nonceText ? parsed.output : undefined;
}

function jsonOf(datagram: Buffer): unknown {
  const parsed = parseJson(datagram.toString());
  return parsed.ok ? parsed.value : undefined;
}
