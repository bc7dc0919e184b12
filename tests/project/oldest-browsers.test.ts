import { parse } from 'acorn';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../core/base/languages.ts';
import {
  OLDEST_BROWSERS,
  OLDEST_TELEVISION,
  oldestBrowsers,
  PLAIN_TELEVISION,
} from '../../renderer/floor.ts';
import { needsOfProgram, needsOfStyles, type Need } from '../helpers/oldest-browsers.ts';

const PROJECT = join(import.meta.dirname, '../..');
const ASSETS = join(PROJECT, 'out/renderer/assets');
const page = readFileSync(join(PROJECT, 'out/renderer/index.html'), 'utf8');

/** Where it is asked for before it is used, or what happens without it. */
const GUARDED: Readonly<Record<Need, string>> = {
  // Ours
  adoptedStyleSheets: 'renderer/first/older-engines.ts, which Chromium and Firefox alone load',
  replaceSync: 'the same',
  'CSS.registerProperty': 'the same; where it is missing, so are no container queries',
  checkVisibility: 'renderer/components/keys.ts',
  popover: 'renderer/games/shared/card-drag.ts: a property that says nothing there',
  showPopover: 'renderer/games/shared/card-drag.ts',
  vibrate: 'renderer/screens/table/use-turn-signals.ts',
  wakeLock: 'renderer/screens/shared/use-screen-on.ts',
  speechSynthesis: 'renderer/signals/voice.ts',
  SpeechSynthesisUtterance: 'renderer/signals/voice.ts',
  userActivation: 'renderer/signals/sound-player.ts, renderer/screens/table/use-turn-signals.ts',
  hasBeenActive: 'the same',
  fullscreenEnabled: 'renderer/stores/full-screen.ts: nothing is offered without it',
  requestFullscreen: 'the same',
  exitFullscreen: 'the same',
  canShare: 'renderer/screens/ended/card/send.ts: asked for',
  restore: 'renderer/screens/ended/card/draw.ts: of a canvas, which always had it',
  // Packages
  startViewTransition: 'Vue Router: asked for',
  requestIdleCallback: 'Vue: has one of its own',
  cancelIdleCallback: 'the same',
  toHex: '@noble/hashes: asked for',
  'Uint8Array.fromHex': 'the same',
  bytes: '@noble/hashes: a parameter',
  fromHex: '@noble/curves: a method of its points',
  isValid: 'the same',
  toReversed: 'Vue: a method that lists have where the browser’s do',
  toSorted: 'the same',
  toSpliced: 'the same',
  MathMLElement: 'Vue: asked for',
  trustedTypes: 'Vue: asked for',
};

/** Names of ours, or of Vue’s, that some interface has by chance. */
const OURS: readonly Need[] = [
  ...['when', 'drop', 'with', 'take', 'ml', 'use', 'serial', 'detached', 'config', 'displayName', 'install'],
  ...['xr', 'move', 'share', 'connection', 'scheduler', 'isActive', 'ink'],
];

/** Styles without which nothing is missing: a text breaks elsewhere, a scroll bar looks as usual; and what `older-engines.ts` writes anew. */
const GRACEFUL: readonly Need[] = [
  ...['dvh', 'cqw', 'cqh', '@container', ':has', 'container', 'container-type'],
  ...['container: inline-size', 'container: size', 'container-type: inline-size'],
  ...['forced-color-adjust', 'forced-color-adjust: none', 'text-size-adjust', '-webkit-tap-highlight-color'],
  ...['cursor: pointer', 'cursor: not-allowed', 'cursor: none', 'cursor: default', 'cursor: progress'],
  ...['text-wrap', 'text-wrap: pretty', 'text-wrap: balance', 'scrollbar-color', ':selection'],
  ...[
    'animation-timeline',
    'animation-timeline: scroll',
    'user-select: none',
    'user-select: all',
    'color-mix()',
  ],
  ...[':-webkit-slider-runnable-track', ':-webkit-slider-thumb', ':-moz-range-track', ':-moz-range-thumb'],
  'align-content: safe', // what fits lies at the start instead of in the middle
  '@page', // a sheet has the printer's own margins
];

/** What none of the oldest browsers may be asked for; each with the files that do. */
function unmet(
  files: readonly (readonly [name: string, needs: ReadonlySet<Need>])[],
  known: readonly Need[],
) {
  return files.flatMap(([name, needs]) =>
    [...needs].filter((need) => !known.includes(need)).map((need) => `${name}: ${need}`),
  );
}

const assets = (ending: string) =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')] as const);
const inline = (element: string) =>
  [...page.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) => text);

describe('what is built', () => {
  it('asks no program for what one of the oldest browsers lacks', () => {
    const programs = [
      ...assets('.js'),
      ...inline('script').map((text, at) => [`script ${at} of the page`, text] as const),
    ].map(([name, code]) => [name, needsOfProgram(code)] as const);
    expect(programs.length).toBeGreaterThan(50);
    expect(unmet(programs, [...Object.keys(GUARDED), ...OURS])).toEqual([]);
  });

  it('asks no style for what one of them lacks', () => {
    const styles = [
      ...assets('.css'),
      ...inline('style').map((text) => ['style of the page', text] as const),
    ].map(([name, css]) => [name, needsOfStyles(css)] as const);
    expect(styles.length).toBeGreaterThan(20);
    expect(unmet(styles, GRACEFUL)).toEqual([]);
  });

  it.each([
    ['list.findLast((one) => one).at(-1); structuredClone(list)', []],
    ['[].toSorted()', ['toSorted']],
    ['Object.groupBy(list, name)', ['Object.groupBy']],
    ['Promise.withResolvers()', ['Promise.withResolvers']],
    ['new URLPattern({})', ['URLPattern']],
    ['text.replace(/(?<=a)b/g, "")', ['look-behind']],
    ['class One { static { one(); } }', ['static block']],
  ])('would fail by a program: %s', (code, needs) => {
    expect([...needsOfProgram(code)]).toEqual(needs);
  });

  it('would fail by syntax that is newer', () => {
    expect(() => needsOfProgram('using file = open()')).toThrow(SyntaxError);
    expect(() => needsOfProgram('text.match(/[a--b]/v)')).toThrow(SyntaxError);
  });

  it.each([
    ['a { color: red; inset: 0; width: 1vw }', []],
    ['a { height: 1dvh; width: 2cqw }', ['dvh', 'cqw']],
    ['a { rotate: 1deg }', ['rotate']],
    ['a { color: color-mix(in oklab, red, blue) }', ['color-mix()']],
    ['a:has(b) { color: red }', [':has']],
    ['@starting-style { a { color: red } }', ['@starting-style']],
  ])('would fail by a style: %s', (css, needs) => {
    expect([...needsOfStyles(css)]).toEqual(needs);
  });

  it('begins with what any browser can read', () => {
    const [first = ''] = inline('script');
    expect(first).toContain('tooOld');
    parse(first, { ecmaVersion: 5 });
    expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<link'));
  });
});

describe('the oldest browsers', () => {
  it('are the same in the page, in README and in the help', () => {
    expect(page.split(oldestBrowsers()).length - 1).toBe(LANGUAGE_CODES.length); // once in each language
    const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
    const row = /^\| +([^|]+?) +\| +(\d[\d.]*) +\|/gm;
    const rows = [...(readme.split('## Browsers')[1] ?? '').matchAll(row)].map(
      ([, name, version]) => `${name} ${version}`,
    );
    expect(rows).toEqual([
      ...OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`),
      `Televisions ${OLDEST_TELEVISION}`,
    ]);
    expect(readme).toContain(PLAIN_TELEVISION);
    const help = readFileSync(join(PROJECT, 'renderer/screens/connection/HelpSheet.vue'), 'utf8');
    expect(help).toContain("t('connection.browsers.text', browsers)");
  });
});
