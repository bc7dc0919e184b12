import { parse } from 'vue/compiler-sfc';

/** A place in a template where words stand that belong into a message file. */
export interface Found {
  readonly line: number;
  readonly text: string;
}

/** Attributes and props whose text people read or hear. */
const TEXT_ATTRIBUTES = new Set([
  'title',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'placeholder',
  'alt',
  'label',
  'hint',
  'lead',
  'text',
  'reason',
  'error',
  'overline',
  'close-label',
  'dismiss-label',
  'region-label',
  'state-label',
  'less-label',
  'more-label',
]);
const LETTER = /\p{L}/u;
/** Strings in an expression that are neither message keys nor compared with something nor an index. */
const KEYS = /\bt\(\s*(?:'[^']*'|`[^`]*`)|[!=]==\s*'[^']*'|\[\s*'[^']*'\s*\]|\.includes\('[^']*'\)/g;
const STRINGS = /'([^'\\]*)'|`([^`$]*)`/g;

const stringsIn = (expression: string): readonly string[] =>
  [...expression.replace(KEYS, '').matchAll(STRINGS)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((text) => LETTER.test(text));

type Template = NonNullable<NonNullable<ReturnType<typeof parse>['descriptor']['template']>['ast']>;
type Node = Template['children'][number];

/** The visible text in the template of a single-file component that does not come from a message file. */
export function visibleText(source: string): readonly Found[] {
  const { descriptor } = parse(source);
  const root = descriptor.template?.ast;
  return root === undefined ? [] : root.children.flatMap(inNode);
}

const TEXT = 2;
const INTERPOLATION = 5;
const ELEMENT = 1;
const ATTRIBUTE = 6;

function inNode(node: Node): readonly Found[] {
  const { line } = node.loc.start;
  if (node.type === TEXT) return LETTER.test(node.content) ? [{ line, text: node.content.trim() }] : [];
  if (node.type === INTERPOLATION) return stringsIn(node.content.loc.source).map((text) => ({ line, text }));
  if (node.type !== ELEMENT) return [];
  return [...node.props.flatMap(inAttribute), ...node.children.flatMap(inNode)];
}

type Attribute = Extract<Node, { type: typeof ELEMENT }>['props'][number];

function inAttribute(attribute: Attribute): readonly Found[] {
  const { line } = attribute.loc.start;
  if (attribute.type === ATTRIBUTE) {
    const text = attribute.value?.content ?? '';
    return TEXT_ATTRIBUTES.has(attribute.name) && LETTER.test(text) ? [{ line, text }] : [];
  }
  const name = attribute.arg?.loc.source ?? '';
  if (attribute.name !== 'bind' || !TEXT_ATTRIBUTES.has(name)) return [];
  return stringsIn(attribute.exp?.loc.source ?? '').map((text) => ({ line, text }));
}
