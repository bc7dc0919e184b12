import { rejection, type Rejection } from './rejection.ts';
import { fail, ok, type Result } from './result.ts';

/** Code points of the longest name. */
export const LONGEST_NAME = 24;

// Control characters, line separators, and what overrides or isolates the direction of text
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * A name as it is kept: NFC, trimmed, 1 to `longest` code points, without control or bidirectional-override characters.
 * Rejects with bad-name; `data.reason` is `empty`, `too-long` or `characters`.
 */
export function parseName(input: string, longest = LONGEST_NAME): Result<string, Rejection> {
  const name = input.normalize('NFC').trim();
  if (name === '') return fail(rejection('bad-name', { reason: 'empty' }));
  if ([...name].length > longest) return fail(rejection('bad-name', { reason: 'too-long', most: longest }));
  return FORBIDDEN.test(name) ? fail(rejection('bad-name', { reason: 'characters' })) : ok(name);
}
