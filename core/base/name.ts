import { rejection, type Rejection } from './rejection.ts';
import { fail, ok, type Result } from './result.ts';

/** The longest name, in code points. */
export const LONGEST_NAME = 24;

/** Every `reason` of bad-name. `too-long` also has `most`; `same-look` has the other's `name`. */
export const NAME_REASONS = ['empty', 'too-long', 'characters', 'invisible', 'same-look'] as const;
export type NameReason = (typeof NAME_REASONS)[number];

// Control characters, line separators, and what overrides or isolates the direction of text
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * A name as it is stored: NFC, trimmed, 1 to `longest` code points, without control or bidirectional-override characters. It also reads
 * logs and records, so it must never become stricter; `parseNewName` checks new names.
 * Rejects with bad-name; `data.reason` is `empty`, `too-long` or `characters`.
 */
export function parseName(input: string, longest = LONGEST_NAME): Result<string, Rejection> {
  const name = input.normalize('NFC').trim();
  if (name === '') return fail(badName('empty'));
  if ([...name].length > longest) return fail(badName('too-long', { most: longest }));
  return FORBIDDEN.test(name) ? fail(badName('characters')) : ok(name);
}

/** Characters that draw nothing: ignorable and format characters, and blank ones that Unicode does not class as such. */
export const BLANKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{16FE4}\u{1D159}\u{13441}\u{13442}]/gu;
const SPACES_AND_MARKS = /[\p{Z}\p{M}]/gu;

/** Checks a new name or title: `parseName`, runs of spaces become one, and something must be visible. */
export function parseNewName(input: string, longest = LONGEST_NAME): Result<string, Rejection> {
  const name = parseName(input.replace(/\p{Zs}+/gu, ' '), longest);
  if (!name.ok) return name;
  const visible = name.value.replace(BLANKS, '').replace(SPACES_AND_MARKS, '');
  return visible === '' ? fail(badName('invisible')) : name;
}

/** The rejection of a name. */
export const badName = (reason: NameReason, data: Rejection['data'] = {}): Rejection =>
  rejection('bad-name', { reason, ...data });
