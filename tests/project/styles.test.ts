import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { expect, it } from 'vitest';

// What lays out wrongly in one engine, or in one direction of reading, and is not seen in the others.

const RENDERER = join(import.meta.dirname, '../../renderer');
const sheets = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:vue|css)$/.test(name))
  .map((name) => [name, readFileSync(join(RENDERER, name), 'utf8')] as const)
  .map(([name, text]) =>
    name.endsWith('.css')
      ? ([name, text] as const)
      : ([name, [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('')] as const),
  );

const valueOf = (rule: Rule, property: string): string | undefined => {
  let value: string | undefined;
  rule.walkDecls(property, (declaration) => void ({ value } = declaration));
  return value;
};

/** Rules that are not to be: each with its selector. */
function faultsOf(css: string): readonly string[] {
  const faults: string[] = [];
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => void rules.push(rule));
  // WebKit does not look again when what it found empty is filled: ask for what is in it, `:not(:has(> .own > *))`.
  for (const { selector } of rules)
    if (/:has\([^)]*:empty/.test(selector)) faults.push(`${selector}: :empty in :has()`);
  // WebKit keeps the height of an earlier pass for what is stretched in a box with an aspect ratio: lay it out with `position: absolute`.
  if (!rules.some((rule) => valueOf(rule, 'aspect-ratio') !== undefined)) return faults;
  for (const rule of rules)
    if (valueOf(rule, 'height') === '100%' && valueOf(rule, 'position') !== 'absolute')
      faults.push(`${rule.selector}: height of a box with an aspect ratio`);
  return faults;
}

it.each([
  ['.own:has(> .hand:empty) { width: 0 }', 1],
  ['.card { aspect-ratio: 5 / 7 } .face { height: 100% }', 1],
  ['.card { aspect-ratio: 5 / 7 } .face { position: absolute; inset: 0; height: 100% }', 0],
  ['.face { height: 100% } .own:not(:has(> .hand > *)) { width: 0 }', 0],
])('finds what is planted: %s', (css, count) => {
  expect(faultsOf(css)).toHaveLength(count);
});

it('has no style that one engine lays out wrongly', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap(([name, css]) => faultsOf(css).map((fault) => `${name}: ${fault}`))).toEqual([]);
});

/** Where left and right are those of a picture or of the screen's edges, whatever the direction of reading. */
const PHYSICAL = [
  /(^|\/)art\//,
  /^App\.vue$/, // edges of the screen
  /^components\/(AppButton|AppDrawer|ToastStack)\.vue$/, // centred; a drawer at an edge of the screen
  /^games\/falsche-fuffziger\/table\/laundering\/FistRow\.vue$/, // a fan of cards
  /^games\/money\/(sheets\/TotalsChart|table\/TableStrip)\.vue$/, // a chart; the shine on a card
  /^games\/shared\/FlightLayer\.vue$/, // measured on the screen
  /^screens\/lesson\/LessonNote\.vue$/, // floats have no logical values in older browsers
  /^screens\/table\/notices\/TableNotices\.vue$/, // edges of the screen
];

/** Declarations that name left or right where the direction of reading is meant. */
function physicalIn(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const isSide = /^(?:left|right)$|^(?:margin|padding|border)-(?:left|right)/.test(declaration.prop);
    const isAligned =
      /^(?:text-align|float)$/.test(declaration.prop) && /^(?:left|right)$/.test(declaration.value);
    if (isSide || isAligned) found.push(`${declaration.prop}: ${declaration.value}`);
  });
  return found;
}

it.each([
  ['.a { margin-left: 1px }', 1],
  ['.a { right: 0; border-left-color: red }', 2],
  ['.a { text-align: right }', 1],
  ['.a { margin-inline: 1px; inset-inline-end: 0; text-align: end }', 0],
])('finds left and right where start and end are meant: %s', (css, count) => {
  expect(physicalIn(css)).toHaveLength(count);
});

it('names start and end where the direction of reading is meant', () => {
  const found = sheets
    .filter(([name]) => !PHYSICAL.some((place) => place.test(name.replaceAll('\\', '/'))))
    .flatMap(([name, css]) => physicalIn(css).map((one) => `${name}: ${one}`));
  expect(found).toEqual([]);
});

/** The sizes that containers are asked for, in rem; `styles/tokens.css` says what each is for. */
const SIZES = ['1.125', '2.25', '3.75', '4.5', '6', '9.5', '12', '14', '20', '34', '44', '60', '72'];

/** Conditions of container queries that are no comparison with one of the sizes. */
function strangeSizesIn(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkAtRules('container', ({ params }) => {
    for (const [condition] of params.matchAll(/\([^)]*\)/g))
      if (!SIZES.includes(/^\((?:width|height) (?:<|>=) ([\d.]+)rem\)$/.exec(condition)?.[1] ?? ''))
        found.push(params);
  });
  return found;
}

it.each([
  ['@container card (width < 4.6rem) {}', 1],
  ['@container card (max-width: 4.5rem) {}', 1],
  ['@container items (width >= 34rem) and (height < 13rem) {}', 1],
  ['@container items (width >= 34rem) and (height < 12rem) {}', 0],
])('finds a size that is not on the list: %s', (css, count) => {
  expect(strangeSizesIn(css)).toHaveLength(count);
});

it('asks containers only for the sizes on the list', () => {
  expect(sheets.flatMap(([name, css]) => strangeSizesIn(css).map((one) => `${name}: ${one}`))).toEqual([]);
});
