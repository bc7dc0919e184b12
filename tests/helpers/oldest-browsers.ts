import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';
import postcss from 'postcss';
import { OLDEST_BROWSERS } from '../../renderer/floor.ts';

/** What MDN's data say of a feature and of its parts. */
interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
  readonly [part: string]: unknown;
}
interface Support {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string;
  readonly flags?: unknown;
  readonly alternative_name?: string;
}

const { api, css, javascript } = bcd as unknown as Readonly<Record<'api' | 'css' | 'javascript', Feature>>;

const number = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1_000 + minor;
};

const has = (version: string, { version_added: from, version_removed: until, ...rest }: Support): boolean =>
  typeof from === 'string' &&
  from !== 'preview' &&
  rest.flags === undefined &&
  rest.alternative_name === undefined &&
  number(from) <= number(version) &&
  (until === undefined || number(until) > number(version));

/** Which of the oldest browsers lack a feature; none where the data do not know it. */
const lacking = (feature: Feature | undefined): readonly string[] =>
  OLDEST_BROWSERS.filter(({ data, version }) =>
    data.some((browser) => {
      const support = feature?.__compat?.support[browser];
      return support !== undefined && ![support].flat().some((one) => has(version, one));
    }),
  ).map(({ name }) => name);

const isFeature = (value: unknown): value is Feature => typeof value === 'object' && value !== null;
const partOf = (feature: Feature | undefined, name: string): Feature | undefined => {
  const part = feature?.[name];
  return isFeature(part) ? part : undefined;
};

/** Interfaces whose methods pages call on what they have; what else there is begins with a global or with `navigator`. */
const AT_HAND =
  /^(?:Window|Document|Element|HTML\w*Element|SVG\w*Element|Node|NodeList|Event|EventTarget|\w*(?:Mouse|Pointer|Keyboard|Input|Touch|UI)Event|Navigator|CSSStyle\w+|DOMRect\w*|DOMTokenList|Range|Selection|URL|URLSearchParams|Blob|Response|Request|Headers|Abort\w+|AudioContext|BaseAudioContext|AudioParam|Performance\w*|\w+Observer|Animation|WebSocket|Storage|Crypto|Screen|VisualViewport|MediaQueryList|CSS|StyleSheet\w*|CSSStyleSheet|UserActivation|FontFaceSet)$/;

/** What programs may call, by the last word of it: `toSorted` → that of lists and that of typed arrays. */
const named = new Map<string, Feature[]>();
const interfaces: Readonly<Record<string, unknown>> = { ...api, ...partOf(javascript, 'builtins') };
const builtins = partOf(javascript, 'builtins') ?? {};
const isStatic = (part: string): boolean => part.endsWith('_static');
for (const [name, one] of Object.entries(interfaces)) {
  if (!isFeature(one) || name === '__compat') continue;
  named.set(name, [...(named.get(name) ?? []), one]);
  if (!(name in builtins) && !AT_HAND.test(name)) continue;
  for (const [part, feature] of Object.entries(one))
    if (part !== '__compat' && isFeature(feature) && feature.__compat !== undefined && !isStatic(part))
      named.set(part, [...(named.get(part) ?? []), feature]);
}

/** A use of what some of the oldest browsers lack: `Array.toSorted`, `css: unit dvh`. */
export type Need = string;

interface Written extends Node {
  readonly name?: string;
  readonly computed?: boolean;
  readonly object?: Written;
  readonly property?: Written;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

/** What a program (ES2022; newer syntax throws) uses that some of the oldest browsers lack. */
export function needsOfProgram(code: string): ReadonlySet<Need> {
  const needs = new Set<Need>();
  /** A name is a need where everything that has it is one. */
  const look = (name: string): void => {
    const features = named.get(name);
    if (features?.every((feature) => lacking(feature).length > 0)) needs.add(name);
  };
  full(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), (node: Written) => {
    if (node.type === 'StaticBlock') needs.add('static block'); // Safari 16.4
    if (node.type === 'Literal' && /\(\?<[=!]/.test(node.regex?.pattern ?? '')) needs.add('look-behind'); // Safari 16.4
    if (node.type === 'Identifier' && node.name !== undefined) look(node.name);
    if (node.type !== 'MemberExpression' || node.computed === true) return;
    const name = node.property?.name ?? '';
    const owner = node.object?.name ?? '';
    const part = partOf(partOf(interfaces, owner), owner in builtins ? name : `${name}_static`);
    if (part === undefined) look(name);
    else if (lacking(part).length > 0) needs.add(`${owner}.${name}`);
  });
  return needs;
}

const UNITS =
  /[\d.](d[vhwib]+|dvmin|dvmax|[ls]v(?:h|w|i|b|min|max)|cq(?:w|h|i|b|min|max)|r?lh|r?cap|r?ic)\b/g;
const UNIT_PARTS: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
];

/** What a style sheet uses that some of the oldest browsers lack. */
export function needsOfStyles(text: string): ReadonlySet<Need> {
  const needs = new Set<Need>();
  const look = (need: Need, feature: Feature | undefined): void => {
    if (lacking(feature).length > 0) needs.add(need);
  };
  const types = partOf(css, 'types');
  const functions = [
    types,
    ...['color', 'transform-function', 'image', 'gradient', 'easing-function', 'basic-shape'].map((part) =>
      partOf(types, part),
    ),
  ];
  const root = postcss.parse(text);
  root.walkDecls(({ prop, value }) => {
    const property = partOf(partOf(css, 'properties'), prop);
    look(prop, property);
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) look(`${prop}: ${word}`, partOf(property, word));
    for (const [, name = ''] of value.matchAll(/([a-z][a-z-]*)\(/g))
      for (const kind of functions) look(`${name}()`, partOf(kind, name));
    for (const [, unit = ''] of value.matchAll(UNITS)) {
      const part = UNIT_PARTS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
      look(unit, partOf(partOf(types, 'length'), part));
    }
  });
  root.walkAtRules(({ name, params }) => {
    const rule = partOf(partOf(css, 'at-rules'), name);
    look(`@${name}`, rule);
    if (name === 'media')
      for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g))
        look(`@media ${feature}`, partOf(rule, feature));
  });
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
      look(`:${name}`, partOf(partOf(css, 'selectors'), name));
  });
  return needs;
}
