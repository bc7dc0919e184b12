import { describe, expect, it } from 'vitest';
import { parseName } from '../../../core/base/name.ts';

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada  ', 'Ada'],
    ['Zoe\u0308', 'Zoë'],
    ['Jean Luc', 'Jean Luc'],
    ['עדה', 'עדה'],
    ['🎲'.repeat(24), '🎲'.repeat(24)],
  ])('%j is kept as %j', (input, name) => {
    expect(parseName(input)).toEqual({ ok: true, value: name });
  });

  it.each([
    ['', 'empty'],
    [' \t ', 'empty'],
    ['x'.repeat(25), 'too-long'],
    ['🎲'.repeat(25), 'too-long'],
    ['A\u0000da', 'characters'],
    ['A\nda', 'characters'],
    ['A\u007Fda', 'characters'],
    ['A\u0085da', 'characters'],
    ['A\u2028da', 'characters'],
    ['A\u202Eda', 'characters'],
    ['A\u2066da', 'characters'],
    ['A\u200Fda', 'characters'],
    ['A\uD800da', 'characters'],
  ])('%j is refused: %s', (input, reason) => {
    expect(parseName(input)).toMatchObject({ ok: false, error: { code: 'bad-name', data: { reason } } });
  });
});
