import { isJsonObject } from '../../../core/base/parse.ts';
import { rejection } from '../../../core/base/rejection.ts';
import { parseJson } from '../../../core/protocol/decode.ts';
import type { AnswerFrame } from '../../../core/protocol/frames.ts';
import { PROTOCOL_VERSION } from '../../../core/protocol/version.ts';

/** Parses the hello of another protocol version, whose other fields are unknown. */
export function otherProtocol(text: string): { id: number; protocol: number } | undefined {
  const json = parseJson(text);
  if (!json.ok || !isJsonObject(json.value) || json.value.type !== 'hello') return undefined;
  const { id, protocol } = json.value;
  if (typeof id !== 'number' || typeof protocol !== 'number' || protocol === PROTOCOL_VERSION)
    return undefined;
  return Number.isSafeInteger(id) && Number.isSafeInteger(protocol) ? { id, protocol } : undefined;
}

/** The answer to the hello of another version. */
export const wrongProtocol = (id: number, client: number): AnswerFrame => ({
  type: 'answer',
  id,
  ok: false,
  error: rejection('wrong-protocol', { host: PROTOCOL_VERSION, client }),
});

/** The answer, in clear text as well, to a client older than the line; undefined for any other text. */
export function answerToClearHello(text: string): string | undefined {
  const other = otherProtocol(text);
  return other && JSON.stringify(wrongProtocol(other.id, other.protocol));
}
