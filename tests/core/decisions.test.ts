import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../helpers/scenarios.ts';

const TESTS = join(import.meta.dirname, '..');

/** Every decision that the rules of a game take where the rulebooks are silent. */
const DECISIONS = [
  ...Array.from({ length: 10 }, (_, index) => `Money! Decision M${index + 1}`),
  ...Array.from({ length: 9 }, (_, index) => `For Sale Decision F${index + 1}`),
  ...Array.from({ length: 4 }, (_, index) => `Goofspiel Decision G${index + 1}`),
  ...Array.from({ length: 16 }, (_, index) => `Falsche Fuffziger Decision X${index + 1}`),
  'Decision A1',
  'Decision A2',
];

/** The texts in which a decision can be cited: titles of tests, and what scenarios say they show. */
const citing: readonly string[] = [
  ...scenarios().map(({ cites }) => cites),
  ...['core', 'property'].flatMap((folder) =>
    readdirSync(join(TESTS, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && name !== 'decisions.test.ts')
      .map((name) => readFileSync(join(TESTS, folder, name), 'utf8')),
  ),
];

const isCited = (decision: string): boolean =>
  citing.some((text) => new RegExp(`${decision.replace('!', '\\!')}(?![0-9])`).test(text));

describe('every decision is cited by a scenario or a test', () => {
  it.each(DECISIONS)('%s', (decision) => {
    expect(isCited(decision)).toBe(true);
  });

  it('and a decision that nobody took is not', () => {
    expect(isCited('Money! Decision M11')).toBe(false);
    expect(isCited('Money! Decision M0')).toBe(false);
    expect(isCited('For Sale Decision F10')).toBe(false);
    expect(isCited('For Sale Decision F0')).toBe(false);
    expect(isCited('Falsche Fuffziger Decision X17')).toBe(false);
    expect(isCited('Falsche Fuffziger Decision X0')).toBe(false);
  });

  it('every scenario cites something', () => {
    expect(
      scenarios()
        .filter(({ cites }) => cites === '')
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
