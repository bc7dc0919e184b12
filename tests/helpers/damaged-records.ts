import { isJsonObject } from '../../core/base/parse.ts';
import { seat } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { FilmViewer, GameRecord } from '../../core/record/index.ts';
import { readFilm } from '../../electron/host/storage/films.ts';

/** JSON that is damaged in place. */
type Loose = Record<string, unknown> | unknown[];

const VIEWERS: readonly FilmViewer[] = ['table', seat(0), seat(5), 'all'];
const REASONS: readonly string[] = ['no-record', 'newer', 'unfinished', 'not-available', 'no-such-seat'];

const isLoose = (value: unknown): value is Loose => Array.isArray(value) || isJsonObject(value);
const get = (holder: Loose, key: string): unknown => Reflect.get(holder, key) as unknown;

/** A value in a record drawn by lot, as its holder and key. */
function drawPlace(root: Loose, rng: Rng): readonly [Loose, string] {
  for (let holder = root; ;) {
    const key = rng.pick(Object.keys(holder));
    const value = get(holder, key);
    if (!isLoose(value) || Object.keys(value).length === 0 || rng.below(4) === 0) return [holder, key];
    holder = value;
  }
}

/** Replaces a value drawn by lot. */
const replace =
  (values: readonly unknown[]) =>
  (record: Loose, rng: Rng): string => {
    const [holder, key] = drawPlace(record, rng);
    Reflect.set(holder, key, rng.pick(values));
    return JSON.stringify(record);
  };

/** Replaces a value drawn by lot with text that is no JSON of this program. */
const splice =
  (texts: readonly string[]) =>
  (record: Loose, rng: Rng): string =>
    replace(['\u0000'])(record, rng).replace('"\\u0000"', () => rng.pick(texts));

const MARKUP = ['<img src=x onerror=a()>', '</script><b>', '&lt;i&gt;', '"><svg onload=a()>', '{{ 7 * 7 }}'];

const DAMAGES: Readonly<Record<string, (record: Loose, rng: Rng) => string>> = {
  'bits that flipped': (record, rng) => {
    const bytes = Buffer.from(JSON.stringify(record));
    for (let count = 1 + rng.below(8); count > 0; count--) {
      const at = rng.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << rng.below(8));
    }
    return bytes.toString('utf8');
  },
  'an end that is missing': (record, rng) => {
    const text = JSON.stringify(record);
    return text.slice(0, rng.below(text.length));
  },
  'fields that were swapped': (record, rng) => {
    const [[holder, key], [other, otherKey]] = [drawPlace(record, rng), drawPlace(record, rng)];
    const [value, otherValue] = [get(holder, key), get(other, otherKey)].map((one) => structuredClone(one));
    Reflect.set(holder, key, otherValue);
    Reflect.set(other, otherKey, value);
    return JSON.stringify(record);
  },
  'a field that is missing': (record, rng) => {
    const [holder, key] = drawPlace(record, rng);
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
    return JSON.stringify(record);
  },
  'huge and broken numbers': splice(['1e308', '1e999', '-1', '0.5', '9007199254740993', '-0', '4294967296']),
  'deep nesting': splice([
    '['.repeat(20_000),
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    '{"a":'.repeat(9_000),
  ]),
  'keys of objects': splice(['{"__proto__":{"seats":9}}', '{"constructor":1}', '{"toString":null}']),
  'values of another kind': replace([null, true, '', [], {}, 0, 'x'.repeat(100_000)]),
  'markup in texts': replace(MARKUP),
  'markup in names': (record, rng) => {
    const { seats } = record as unknown as GameRecord;
    return JSON.stringify({
      ...record,
      seats: seats.map((_, at) => `${at}${rng.pick(MARKUP)}`.slice(0, 24)),
    });
  },
  'actions that are missing': (record, rng) => {
    const { actions } = record as unknown as GameRecord;
    return JSON.stringify({ ...record, actions: actions.slice(0, rng.below(actions.length)) });
  },
  'another game': (record, rng) =>
    JSON.stringify({
      ...record,
      game: rng.pick(['money', 'for-sale', 'chess', '__proto__', 'toString', '']),
    }),
  'another format': (record, rng) =>
    JSON.stringify({ ...record, format: rng.pick(['auction-night/record@2', 'x', '', 1]) }),
};

/** What became of damaged records: how many of each outcome, and what must not happen. */
export interface DamageReport {
  readonly outcomes: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/** Opens so many damaged copies of records, each for every kind of viewer. */
export async function openDamaged(
  records: readonly GameRecord[],
  count: number,
  seed: string,
): Promise<DamageReport> {
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const names = Object.keys(DAMAGES);
  for (let index = 0; index < count; index++) {
    const name = names[index % names.length] ?? '';
    const rng = createRng(`${seed}/${index}`);
    const text = DAMAGES[name]?.(structuredClone(rng.pick(records)) as unknown as Loose, rng) ?? '';
    for (const viewer of VIEWERS) {
      const outcome = await outcomeOf(text, viewer);
      if (outcome !== 'opened' && !REASONS.includes(outcome)) faults.push(`${name} ${index}: ${outcome}`);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  return { outcomes, faults };
}

/** `opened`, if the page can read each frame; else why not. */
async function outcomeOf(text: string, viewer: FilmViewer): Promise<string> {
  try {
    const film = await readFilm(text, viewer);
    if (!film.ok) return film.error.code;
    if (!film.value.ok) return film.value.why;
    const read = createReader();
    const isWhole = film.value.frames.every((frame) => read(frame)?.type === 'table');
    return isWhole && film.value.frames.length > 0 ? 'opened' : 'a film that cannot be read';
  } catch (error) {
    return `threw ${String(error)}`;
  }
}
