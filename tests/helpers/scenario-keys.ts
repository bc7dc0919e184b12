import { isJsonObject } from '../../core/base/parse.ts';
import { answerRequest } from '../../core/record/index.ts';
import { scenarios } from './scenarios.ts';

const all = scenarios();

/** The keys of what lies at a path in the answer of a scenario. */
export function keysIn(name: string, at: string): readonly string[] {
  const scenario = all.find((one) => one.name === `${name}.json`);
  if (scenario === undefined) throw new Error(`no scenario ${name}`);
  let found: unknown = JSON.parse(JSON.stringify(answerRequest(scenario.request)));
  for (const key of at.split('.'))
    found = isJsonObject(found) || Array.isArray(found) ? Reflect.get(found, key) : undefined;
  if (!isJsonObject(found)) throw new Error(`${name}: nothing at ${at}`);
  return Object.keys(found);
}
