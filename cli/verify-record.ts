import { createHash } from 'node:crypto';
import type { Json } from '../core/base/json.ts';
import type { Rng } from '../core/base/rng.ts';
import { gameNamed } from '../core/games/index.ts';

/** What docs/shuffle.md makes of a record. Shares with the host only the rules by which a game draws its deal. */
export type Verdict =
  | ({ readonly ok: true } & ReturnType<typeof verified>)
  | { readonly ok: false; readonly why: 'no-proof' | 'wrong' };
type Fields = { readonly [key: string]: Json };
type Party = Record<'commitment' | 'share' | 'nonce', string> & { readonly seats: readonly number[] };

/** The verdict on a record, given as parsed JSON. */
export function verify(record: Fields): Verdict {
  if (record['proof'] === undefined) return { ok: false, why: 'no-proof' };
  try {
    return { ok: true, ...verified(record, record['proof'] as Fields) };
  } catch {
    return { ok: false, why: 'wrong' };
  }
}

function verified({ game, options, seats, deal, meta }: Fields, proof: Fields) {
  const { format, table, number, brokenOff, host, devices, ...others } = proof as Record<string, Json>;
  const parties = [host, ...(devices as Json[])] as unknown as readonly Party[];
  demand(format === 'auction-night/shuffle@1' && isEmpty(others) && parties.length > 1);
  demand([undefined, table].includes((meta as Fields | undefined)?.['table']));
  for (const { seats: _seats, commitment, share, nonce, ...more } of parties) {
    demand(isEmpty(more) && /^[0-9a-f]{128}$/.test(share + nonce));
    demand(commitment === hash({ format: 'auction-night/commitment@1', table, number, share, nonce }));
  }
  demand(areDifferent(parties.map(({ share }) => share)));
  demand(areDifferent(parties.flatMap((party) => party.seats)));
  const { memoryAid: _memoryAid, ...dealt } = options as Fields;
  const seatCount = (seats as Json[]).length;
  const [first, ...bare] = parties.map((party) => ({ seats: party.seats, commitment: party.commitment }));
  const fixed = { table, number, game, options: dealt, seatCount, brokenOff, host: first, devices: bare };
  const commitments = hash({ format: 'auction-night/commitments@1', ...fixed });
  const shares = parties.map(({ share }) => share);
  const seed = hash({ format: 'auction-night/seed@1', commitments, shares });
  const rules = gameNamed(game as string);
  const parsed = rules?.parseOptions(options, seatCount);
  if (rules === undefined || parsed?.ok !== true) throw new Error('no such game');
  const drawn = rules.deal(parsed.value, seatCount, randomNumbers(seed));
  demand(canonical(drawn) === canonical(deal));
  return { number, words: wordsOf(commitments), devices: bare.map((party) => party.seats) };
}

function demand(isSo: boolean): void {
  if (!isSo) throw new Error('the proof does not hold');
}

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;
const areDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** SHA-256 of JSON with sorted keys and without spaces. */
const hash = (value: object): string => createHash('sha256').update(canonical(value)).digest('hex');
const canonical = (value: unknown): string => JSON.stringify(value, (_key, item: unknown) => sorted(item));
const sorted = (item: unknown): unknown =>
  typeof item !== 'object' || item === null || Array.isArray(item)
    ? item
    : Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The first 64 bits as four words of five letters (proquints). */
const wordsOf = (digits: string): string =>
  [0, 4, 8, 12].map((at) => wordOf(Number.parseInt(digits.slice(at, at + 4), 16))).join(' ');
const wordOf = (bits: number): string =>
  [12, 10, 6, 4, 0]
    .map((shift, at) => LETTERS[at % 2]?.at((bits >> shift) % (at % 2 === 0 ? 16 : 4)))
    .join('');
const LETTERS = ['bdfghjklmnprstvz', 'aiou'];

/** Random numbers: SHA-256 of the key and a counter. */
function randomNumbers(seed: string): Rng {
  const key = createHash('sha256').update(`auction-night/rng@1\0${seed}`).digest();
  let drawn = 0;
  let block = Buffer.alloc(0);
  const next = (): number => {
    const counter = Buffer.from((drawn >> 3).toString(16).padStart(8, '0'), 'hex');
    if (drawn % 8 === 0) block = createHash('sha256').update(key).update(counter).digest();
    return block.readUInt32BE(4 * (drawn++ % 8));
  };
  const below = (limit: number): number => {
    const number = next();
    return number < 2 ** 32 - (2 ** 32 % limit) ? number % limit : below(limit);
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const all = [...items];
    for (let last = all.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [all[last], all[other]] = [all[other] as Item, all[last] as Item];
    }
    return all;
  };
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return { next, below, shuffle, pick, fraction: () => next() / 2 ** 32 };
}
