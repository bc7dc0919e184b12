import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { LETTERS, PRESS_TYPES } from '../../core/games/falsche-fuffziger/material.ts';
import FuffzigerEmblem from '../../renderer/games/falsche-fuffziger/art/FuffzigerEmblem.vue';

const art = resolve(import.meta.dirname, '../../renderer/games/falsche-fuffziger/art');

type Tokens = Readonly<Record<string, string>>;

/** The custom properties of the rule with exactly this selector. */
const tokensOf = (css: string, selector: string): Tokens => {
  const start = css.indexOf(`\n${selector} {`);
  const body = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

/** Relative luminance of a colour written #rrggbb (WCAG 2.2), with the 0.05 that its contrast adds. */
const lightness = (colour = ''): number => {
  const weights = [0.2126, 0.7152, 0.0722];
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return channels
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0.05);
};
const contrast = (one: string | undefined, other: string | undefined): number => {
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return light / dark;
};

describe('colours', () => {
  const colours = readFileSync(`${art}/typeColours.css`, 'utf8');
  const letters = readFileSync(`${art}/letters.css`, 'utf8');

  it.each([...PRESS_TYPES, 'broken'])('what is written in the colours of %s is readable', (type) => {
    const tokens = tokensOf(colours, `.type-${type}`);
    expect(contrast(tokens['--type-on'], tokens['--type-body'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--type-ink'], tokens['--type-paper'])).toBeGreaterThanOrEqual(4.5);
    if (type === 'broken') return;
    const night = tokensOf(colours, `:root[data-theme='dark'] .type-${type}`);
    for (const { '--type-wash': wash, '--type-on-wash': onWash } of [tokens, night])
      expect(contrast(wash, onWash)).toBeGreaterThanOrEqual(4.5);
    expect(night['--type-wash']).not.toBe(tokens['--type-wash']);
  });

  it('darken from 10 to 150, so that the types differ without any hue', () => {
    const ladder = PRESS_TYPES.map((type) => lightness(tokensOf(colours, `.type-${type}`)['--type-body']));
    for (const [index, value] of ladder.slice(1).entries())
      expect((ladder[index] ?? 0) / value).toBeGreaterThan(1.3);
  });

  it('have a pattern for each type', () => {
    const patterns = [...colours.matchAll(/--type-pattern:([^;]+);/g)].map(([, pattern]) => pattern);
    expect(new Set(patterns).size).toBe(PRESS_TYPES.length);
  });

  it('are the same in the dark that the system asks for and the dark that was chosen', () => {
    const asked = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\n\}\n/.exec(colours)?.[1] ?? '';
    const flat = asked.replaceAll('\n  ', '\n');
    for (const type of PRESS_TYPES)
      expect(tokensOf(flat, `:root:not([data-theme='light']) .type-${type}`)).toEqual(
        tokensOf(colours, `:root[data-theme='dark'] .type-${type}`),
      );
  });

  it.each(LETTERS)('the letter %s is readable on its card', (letter) => {
    const tokens = tokensOf(letters, `.letter-${letter}`);
    expect(contrast(tokens['--front'], tokens['--front-ink'])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('what phones load', () => {
  const filesIn = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
  /** Bytes after zipping, without the comments and the white space that a build takes out. */
  const zipped = (files: readonly string[]): number => {
    const text = files.map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')).join('');
    return gzipSync(text.replace(/\s+/g, ' ')).length;
  };

  it('is little', () => {
    expect(zipped(filesIn(art))).toBeLessThan(16_000);
    expect(zipped([`${art}/FuffzigerEmblem.vue`])).toBeLessThan(1_500);
  });

  it('has an emblem that stands alone and is decoration', () => {
    expect(readFileSync(`${art}/FuffzigerEmblem.vue`, 'utf8')).not.toContain('import');
    expect(mount(FuffzigerEmblem).attributes('aria-hidden')).toBe('true');
  });

  it('draws only numerals, and styles nothing inline', () => {
    for (const file of filesIn(art).filter((name) => name.endsWith('.vue'))) {
      const template = /<template>([\s\S]*)<\/template>/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      expect(template, file).not.toMatch(/\sstyle="/);
      expect(template.replace(/"[^"]*"/g, '').replace(/<[^>]*>|\{\{[^}]*\}\}/g, ''), file).toMatch(
        /^[\s×2]*$/,
      );
    }
  });
});
