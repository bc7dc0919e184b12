import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, named, tokensOf, type Tokens } from '../helpers/renderer/colours.ts';
import { CURRENCIES } from '../../core/games/money/options.ts';

const read = (file: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../renderer', file), 'utf8');

const css = read('styles/tokens.css');
const { day: light, night: dark } = tokensOf(css, ':root');
const { day, night } = tokensOf(css, '.surface-baize');
const themes: Readonly<Record<string, Tokens>> = {
  light,
  dark,
  'baize by day': { ...light, ...day },
  'baize by night': { ...dark, ...night },
};

const grounds = ['ground', 'surface', 'surface-raised', 'surface-sunk'];
const inks = ['ink', 'ink-soft', 'ink-faint', 'brass', 'danger', 'good', 'warn', 'info'];
const tints = ['accent', 'brass', 'danger', 'good', 'warn', 'info'];
const textPairs: readonly (readonly [string, string])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [`--color-${ink}`, `--color-${ground}`] as const)),
  ...tints.map((tint) => [`--color-on-${tint}-wash`, `--color-${tint}-wash`] as const),
  ['--color-on-accent', '--color-accent'],
  ['--color-on-accent', '--color-accent-hover'],
  ['--color-on-danger', '--color-danger'],
  ['--color-on-selection', '--color-selection'],
];

describe('tokens', () => {
  for (const [theme, tokens] of Object.entries(themes)) {
    it.each(textPairs)(`${theme}: %s is readable on %s`, (ink, ground) => {
      expect(contrast(named(tokens, ink), named(tokens, ground))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(['line-strong', 'focus', 'accent'])(`${theme}: %s is seen against every ground`, (line) => {
      for (const ground of grounds)
        expect(
          contrast(named(tokens, `--color-${line}`), named(tokens, `--color-${ground}`)),
          ground,
        ).toBeGreaterThanOrEqual(3);
    });
  }

  it('say of each colour of the room what it is by night', () => {
    const colours = Object.keys(light).filter((name) => name.startsWith('--color-'));
    expect(colours.length).toBeGreaterThan(30);
    expect(colours.filter((name) => light[name] === dark[name])).toEqual([]);
  });

  it('keep the letters on every emblem readable', () => {
    for (let player = 0; player < 6; player += 1)
      expect(
        contrast(named(light, `--player-${player}`), named(light, `--on-player-${player}`)),
      ).toBeGreaterThanOrEqual(4.5);
  });
});

describe('notes', () => {
  const notes = read('games/money/art/currencies.css');
  const papers = CURRENCIES.map((currency) => tokensOf(notes, `.currency-${currency}`).day);

  it.each(CURRENCIES.map((currency, index) => [currency, index] as const))(
    '%s: ink is readable',
    (_, index) => {
      const note = papers[index] ?? {};
      expect(contrast(named(note, '--note-ink'), named(note, '--note-paper'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('have papers that differ in lightness', () => {
    const ladder = papers.map((note) => luminance(named(note, '--note-paper'))).sort((a, b) => a - b);
    for (const [index, value] of ladder.slice(1).entries())
      expect((value + 0.05) / ((ladder[index] ?? 0) + 0.05)).toBeGreaterThan(1.08);
  });
});
