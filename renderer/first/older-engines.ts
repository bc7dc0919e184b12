/**
 * Emulates container queries, `:has()` and `dvh` in the oldest supported browsers, which lack some of these; loaded only there, before
 * everything else (`start.ts`). Browsers drop CSS that they do not know, so each style sheet is read as text, rewritten to attributes and
 * variables, and adopted after all others. This module keeps those up to date.
 */

const root = document.documentElement;
const lacks = {
  containers: !CSS.supports('container-type: size'),
  has: !CSS.supports('selector(:has(a))'),
  windowHeight: !CSS.supports('height: 1dvh'),
};

/** A container query: the container's name, and the test of its size in px. */
interface Query {
  readonly name: string;
  readonly holds: (width: number, height: number) => boolean;
}

const queries: Query[] = [];
/** The selectors inside `:has()`. */
const hasSelectors: string[] = [];
/** Selectors of the rules that make an element a container. */
const containers = new Set<string>();

/** The index of the bracket that closes the one opened before `from`. */
function closingIndex(text: string, from: number, open: string, close: string): number {
  let depth = 1;
  let at = from;
  for (; at < text.length; at++) {
    if (text[at] === open) depth++;
    if (text[at] === close && --depth === 0) break;
  }
  return at;
}

/** Replaces `:has(…)` by an attribute selector, which is as specific as a class. */
function withoutHas(css: string): string {
  let written = '';
  let rest = css;
  for (let at = rest.indexOf(':has('); at >= 0; at = rest.indexOf(':has(')) {
    const end = closingIndex(rest, at + 5, '(', ')');
    const selector = rest.slice(at + 5, end);
    if (!hasSelectors.includes(selector)) hasSelectors.push(selector);
    written += `${rest.slice(0, at)}[data-has~="${hasSelectors.indexOf(selector)}"]`;
    rest = rest.slice(end + 1);
  }
  return written + rest;
}

const CONDITION = /\((width|height)(<=|>=|<|>)([\d.]+)(rem|px)\)/g;

function queryOf(prelude: string): Query {
  const [, name = ''] = /^\s*([\w-]+)/.exec(prelude) ?? [];
  const parts = [...prelude.replaceAll(' ', '').matchAll(CONDITION)];
  return {
    name,
    holds: (width, height) =>
      parts.every(([, side, sign = '', amount, unit]) => {
        const rem = unit === 'rem' ? Number.parseFloat(getComputedStyle(root).fontSize) : 1;
        const more = (side === 'width' ? width : height) - Number(amount) * rem;
        return more === 0 ? sign.endsWith('=') : more > 0 === sign.startsWith('>');
      }),
  };
}

/** Limits rules to descendants of a container that fulfils a query; `:where()` keeps their specificity. */
const below = (rules: string, query: number): string =>
  rules.replace(/([^{}]+)(\{[^{}]*\})/g, (_, selectors: string, rule: string) => {
    const within = `:where([data-queries~="${query}"] *)`;
    const each = selectors.split(/,(?![^(]*\))/).map((selector) => {
      const [, subject = '', pseudo = ''] = /^(.*?)(::[\w-]+)?$/.exec(selector.trim()) ?? [];
      return subject + within + pseudo;
    });
    return each.join() + rule;
  });

function withoutQueries(css: string): string {
  let written = '';
  let rest = css;
  for (let at = rest.indexOf('@container'); at >= 0; at = rest.indexOf('@container')) {
    const from = rest.indexOf('{', at) + 1;
    const end = closingIndex(rest, from, '{', '}');
    queries.push(queryOf(rest.slice(at + '@container'.length, from - 1)));
    written += rest.slice(0, at) + below(rest.slice(from, end), queries.length - 1);
    rest = rest.slice(end + 1);
  }
  return written + rest;
}

/** Collects the selectors of containers, and stops their content from changing the size of those of fixed size. */
const withoutContainers = (css: string): string =>
  css.replace(/([^{}]+)\{([^{}]*\bcontainer(?:-type)?:[^{}]*)\}/g, (_, selectors: string, rule: string) => {
    containers.add(selectors.trim());
    const plain = rule
      .replace(/\bcontainer:([\w-]+)\/([\w-]+)/g, 'container-name:$1;container-type:$2')
      .replace(/\bcontainer-name:/g, '--container-name:')
      .replace(
        /\bcontainer-type:([\w-]+)/g,
        (__, type: string) =>
          `--container-type:${type};contain:${type === 'size' ? 'size layout style' : 'layout style'}`,
      );
    return `${selectors}{${plain}}`;
  });

/** Rewrites a style sheet for this browser. Fonts are loaded already. */
function translated(css: string): string {
  let text = css.replace(/@font-face\s*\{[^}]*\}/g, '');
  if (lacks.has) text = withoutHas(text);
  if (lacks.containers)
    text = withoutContainers(withoutQueries(text)).replace(/(-?[\d.]+)cq(w|h)\b/g, 'calc($1*var(--cq$2))');
  if (lacks.windowHeight) text = text.replace(/([\d.]+)dvh\b/g, 'calc($1*var(--dvh))');
  return text;
}

/** Descendants of a container at even (or odd) depth measure by it; a container itself by the one around it. */
const MEASURES = `:root{--cqw:1vw;--cqh:1vh}${[0, 1]
  .map((odd) =>
    ['w', 'h'].map((side) => `[data-cq${side}="${odd}"]>*{--cq${side}:var(--cq${side}${odd})}`).join(''),
  )
  .join('')}`;

const sheets = new Map<Element, CSSStyleSheet>();
const measures = new CSSStyleSheet();

async function textOf(source: Element): Promise<string> {
  if (!(source instanceof HTMLLinkElement)) return source.textContent ?? '';
  return (await fetch(source.href)).text();
}

/** Adopts the page's style sheets in their order, each as soon as it is loaded. One that leaves the page stays: others may still be loading. */
function adopt(): void {
  const sources = [...document.querySelectorAll('style, link[rel="stylesheet"]:not([media="print"])')];
  for (const source of sources) {
    if (sheets.has(source)) continue;
    const sheet = new CSSStyleSheet();
    sheets.set(source, sheet);
    textOf(source).then(
      (css) => {
        sheet.replaceSync(translated(css));
        update();
      },
      () => sheets.delete(source),
    );
  }
  const adopted = [measures, ...sheets.values()];
  if (adopted.length !== document.adoptedStyleSheets.length) document.adoptedStyleSheets = adopted;
}

/** Sets an attribute only if it changes, because every change is observed. */
function set(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

let markedElements = new Map<Element, Set<number>>();

/** Marks the ancestors (all, or at the given depth) of elements that match a selector of `:has()`. */
function markHaving(): void {
  const next = new Map<Element, Set<number>>();
  const mark = (element: Element, index: number): void => {
    const marks = next.get(element);
    if (marks === undefined) next.set(element, new Set([index]));
    else marks.add(index);
  };
  for (const [index, selector] of hasSelectors.entries()) {
    // `> .a > b` has a fixed depth
    const depth = selector.startsWith('>') ? selector.split('>').length - 1 : undefined;
    for (const match of document.querySelectorAll(selector.replace('>', ''))) {
      let at = match.parentElement;
      for (let up = 1; at !== null && up !== depth; up++, at = at.parentElement)
        if (depth === undefined) mark(at, index);
      if (at !== null) mark(at, index);
    }
  }
  for (const element of markedElements.keys()) if (!next.has(element)) element.removeAttribute('data-has');
  for (const [element, marks] of next) set(element, 'data-has', [...marks].join(' '));
  markedElements = next;
}

const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries)
    if (target instanceof HTMLElement && target.isConnected) measure(target, contentRect);
});

/** Publishes a container's size and the queries that it fulfils to its descendants. */
function measure(box: HTMLElement, { width, height }: DOMRectReadOnly): void {
  const style = getComputedStyle(box);
  const name = style.getPropertyValue('--container-name').trim();
  const type = style.getPropertyValue('--container-type').trim();
  const sides = { w: type === '' ? undefined : width, h: type === 'size' ? height : undefined };
  for (const [side, length] of Object.entries(sides)) {
    const attribute = `data-cq${side}`;
    const around = box.parentElement?.closest(`[${attribute}]`)?.getAttribute(attribute);
    const odd = around === '0' ? '1' : '0';
    set(box, attribute, length === undefined ? '' : odd);
    if (length !== undefined) box.style.setProperty(`--cq${side}${odd}`, `${length / 100}px`);
  }
  const holding = queries.flatMap((query, index) =>
    type !== '' && query.name === name && query.holds(width, height) ? [index] : [],
  );
  set(box, 'data-queries', holding.join(' '));
}

let boxes = new Set<Element>();

/** Observes all current containers. */
function findContainers(): void {
  if (containers.size === 0) return;
  const current = new Set<Element>(document.querySelectorAll([...containers].join()));
  for (const box of boxes) if (!current.has(box)) observer.unobserve(box);
  for (const box of current) if (!boxes.has(box)) observer.observe(box);
  boxes = current;
}

function update(): void {
  markHaving();
  findContainers();
}

const publishWindowHeight = (): void => root.style.setProperty('--dvh', `${innerHeight / 100}px`);

for (const name of ['--container-name', '--container-type'])
  CSS.registerProperty?.({ name, syntax: '*', inherits: false });
measures.replaceSync(MEASURES);
if (lacks.windowHeight) {
  publishWindowHeight();
  addEventListener('resize', publishWindowHeight);
}
adopt();
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target === document.head || target instanceof HTMLLinkElement)) adopt();
  update();
}).observe(root, {
  subtree: true,
  childList: true,
  attributeFilter: ['class', 'open', 'media', 'rel', 'disabled', 'hidden'],
});
for (const event of ['focusin', 'focusout', 'change']) addEventListener(event, () => queueMicrotask(update));
