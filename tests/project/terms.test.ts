import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../core/base/languages.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Where visible text lives: messages, lessons, rules, and what the host and the menus say. */
const FOLDERS = ['renderer', 'electron', 'docs'];

/** The columns of a table in docs/terms.md, each headed by the name of its language: the terms of its cells. */
function tableOf(heading: string): (code: Language) => readonly string[] {
  const text = readFileSync(join(PROJECT, 'docs/terms.md'), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...cells] = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  return (code) => {
    const column = head.indexOf(LANGUAGES[code].name);
    return cells
      .flatMap((row) => row[column]?.split(',') ?? [])
      .map((term) => term.trim())
      .filter((term) => term !== '');
  };
}

/** `…/messages/en/app.json`, `…/messages/en.json`, `…/rules/en.md`. */
const isIn = (path: string, code: Language): boolean =>
  new RegExp(`/(messages|rules)/${code}[/.]`).test(path.replaceAll('\\', '/'));

/** The texts of a file, with the escapes resolved that hide letters. JSON: its values, not its keys. */
const sentencesOf = (source: string): string =>
  source
    .replaceAll(/^ *"[^"]*": /gm, '')
    .replaceAll(String.raw`\u00ad`, '')
    .replaceAll(String.raw`\u00a0`, ' ');

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);
const textsIn = (code: Language): readonly { readonly path: string; readonly text: string }[] =>
  files
    .filter((path) => isIn(path, code))
    .map((path) => ({ path: relative(PROJECT, path), text: sentencesOf(readFileSync(path, 'utf8')) }));

/** A retired term as whole words; with a capital it is a name, and only that is looked for. */
function patternOf(term: string): RegExp {
  const isName = /^\p{Lu}/u.test(term);
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, isName ? 'u' : 'iu');
}

describe('docs/terms.md', () => {
  const used = tableOf('In use');
  const retired = tableOf('Retired');

  it.each(LANGUAGE_CODES)('lists the terms in %s, and where they are looked for', (code) => {
    expect(textsIn(code).length).toBeGreaterThan(25);
    expect(used(code).length).toBeGreaterThan(25);
    expect(retired(code).length).toBeGreaterThan(20);
  });

  it.each(LANGUAGE_CODES)('names terms in %s that the texts use', (code) => {
    const texts = textsIn(code)
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase();
    expect(used(code).filter((term) => !texts.includes(term.toLowerCase()))).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('retires terms in %s that no text uses any more', (code) => {
    const found = textsIn(code).flatMap(({ path, text }) =>
      retired(code)
        .filter((term) => patternOf(term).test(text))
        .map((term) => `${path}: ${term}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['Aids', 'Set “Aids” to “Coach”.', true],
    ['Aids', 'It aids nobody.', false],
    ['by itself', 'It goes on BY ITSELF.', true],
    ['anew', 'A manewer', false],
    ['più caro', 'l’edificio più caro.', true],
  ])('%s in “%s”: %s', (term, sentence, isFound) => {
    expect(patternOf(term).test(sentence)).toBe(isFound);
  });
});
