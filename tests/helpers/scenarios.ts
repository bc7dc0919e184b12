import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isJsonObject, parseFields, type JsonObject } from '../../core/base/parse.ts';

/** A record, what to ask of it, and what the answer has to hold. */
export interface Scenario {
  /** The path below `tests/scenarios`. */
  readonly name: string;
  /** The rules and decisions that it shows. */
  readonly cites: string;
  /** What `answerRequest` takes. */
  readonly request: JsonObject;
  readonly expect: JsonObject;
}

const FOLDER = join(import.meta.dirname, '../scenarios');

/** All scenarios, by path. A file that is none throws. */
export const scenarios = (): readonly Scenario[] =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map(readScenario);

function readScenario(file: string): Scenario {
  const name = relative(FOLDER, file);
  const fields = parseFields(JSON.parse(readFileSync(file, 'utf8')), name, [
    'title',
    'cites',
    'record',
    'after',
    'view',
    'expect',
  ]);
  if (!fields.ok) throw new Error(`${name}: ${JSON.stringify(fields.error)}`);
  const { title: _title, cites, expect, ...request } = fields.value;
  if (!isJsonObject(expect)) throw new Error(`${name}: no expectation`);
  return { name, cites: typeof cites === 'string' ? cites : '', request, expect };
}

/**
 * Where an answer differs from what is expected, as paths; none if it agrees. Of objects only the expected keys are compared,
 * lists have to be of equal length.
 */
export function differences(actual: unknown, expected: unknown, at = ''): readonly string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [describe(actual, expected, at)];
    return expected.flatMap((item, index) => differences(actual[index], item, `${at}[${index}]`));
  }
  if (isJsonObject(expected)) {
    if (!isJsonObject(actual)) return [describe(actual, expected, at)];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(actual[key], value, `${at}.${key}`),
    );
  }
  return actual === expected ? [] : [describe(actual, expected, at)];
}

const describe = (actual: unknown, expected: unknown, at: string): string =>
  `${at}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
