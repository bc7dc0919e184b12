import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../core/games/money/material.ts';

const read = (file: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../renderer', file), 'utf8');

type Tokens = Readonly<Record<string, string>>;

/** The custom properties of all rules whose selector list holds the selector, inside or outside of a media block. */
const tokensOf = (css: string, selector: string, media: string | undefined): Tokens => {
  const found: Record<string, string> = {};
  let inside: string | undefined;
  for (const [, condition, selectors = '', body = '', end] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/@media\s*([^{]+)\{|([^{}]+)\{([^{}]*)\}|(\})/g)) {
    if (condition !== undefined) inside = condition.trim();
    else if (end !== undefined) inside = undefined;
    else if (inside === media && selectors.split(',').some((one) => one.trim() === selector))
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g))
        found[name] = value.trim();
  }
  return found;
};

/** Relative luminance of a colour written #rrggbb (WCAG 2.2). */
const luminance = (hex: string): number => {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1);
  if (channels === undefined) throw new Error(`no plain colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = channels
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const named = (tokens: Tokens, name: string): string => {
  const value = tokens[name];
  if (value === undefined) throw new Error(`no token ${name}`);
  return value;
};

const css = read('styles/tokens.css');
const dark = '(prefers-color-scheme: dark)';
const always = tokensOf(css, ':root', undefined);
const chosenDark = tokensOf(css, ":root[data-theme='dark']", undefined);
const baize = tokensOf(css, '.surface-baize', undefined);
const themes: Readonly<Record<string, Tokens>> = {
  light: always,
  dark: { ...always, ...chosenDark },
  'baize by day': { ...always, ...baize },
  'baize by night': {
    ...always,
    ...chosenDark,
    ...baize,
    ...tokensOf(css, ":root[data-theme='dark'] .surface-baize", undefined),
  },
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

  it('are the same in the dark that the system asks for and the dark that was chosen', () => {
    expect(Object.keys(chosenDark).length).toBeGreaterThan(30);
    expect(tokensOf(css, ":root:not([data-theme='light'])", dark)).toEqual(chosenDark);
    expect(tokensOf(css, ":root:not([data-theme='light']) .surface-paper", dark)).toEqual(chosenDark);
    expect(tokensOf(css, ":root:not([data-theme='light']) .surface-baize", dark)).toEqual(
      tokensOf(css, ":root[data-theme='dark'] .surface-baize", undefined),
    );
  });

  it('keep the letters on every emblem readable', () => {
    for (let player = 0; player < 6; player += 1)
      expect(
        contrast(named(always, `--player-${player}`), named(always, `--on-player-${player}`)),
      ).toBeGreaterThanOrEqual(4.5);
  });
});

describe('notes', () => {
  const notes = read('games/money/art/currencies.css');
  const papers = CURRENCIES.map((currency) => tokensOf(notes, `.currency-${currency}`, undefined));

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
