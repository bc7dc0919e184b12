import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { LETTERS, PRESS_TYPES } from '../../core/games/falsche-fuffziger/material.ts';
import FuffzigerEmblem from '../../renderer/games/falsche-fuffziger/art/FuffzigerEmblem.vue';
import { contrast, luminance, named, tokensOf } from '../helpers/renderer/colours.ts';

const art = resolve(import.meta.dirname, '../../renderer/games/falsche-fuffziger/art');

describe('colours', () => {
  const colours = readFileSync(`${art}/typeColours.css`, 'utf8');
  const letters = readFileSync(`${art}/letters.css`, 'utf8');

  it.each([...PRESS_TYPES, 'broken'])('what is written in the colours of %s is readable', (type) => {
    const { day } = tokensOf(colours, `.type-${type}`);
    for (const [ink, ground] of [
      ['--type-on', '--type-body'],
      ['--type-ink', '--type-paper'],
    ] as const)
      expect(contrast(named(day, ink), named(day, ground)), ink).toBeGreaterThanOrEqual(4.5);
  });

  it('darken from 10 to 150, so that the types differ without any hue', () => {
    const ladder = PRESS_TYPES.map((type) =>
      luminance(named(tokensOf(colours, `.type-${type}`).day, '--type-body')),
    );
    for (const [index, value] of ladder.slice(1).entries())
      expect(((ladder[index] ?? 0) + 0.05) / (value + 0.05)).toBeGreaterThan(1.3);
  });

  it.each(LETTERS)('the letter %s is readable on its card', (letter) => {
    const { day } = tokensOf(letters, `.letter-${letter}`);
    expect(contrast(named(day, '--front'), named(day, '--front-ink'))).toBeGreaterThanOrEqual(4.5);
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
