/**
 * Container queries, `:has()` and `dvh` for the oldest browsers that the page supports, which lack one or the other: loaded there alone,
 * before everything else (`start.ts`). Browsers leave out what they do not know, so each style sheet is read as text, written anew with
 * attributes and variables in the place of that, and adopted after all others; this keeps those up to date.
 */

const root = document.documentElement;
const lacks = {
  containers: !CSS.supports('container-type: size'),
  has: !CSS.supports('selector(:has(a))'),
  windowHeight: !CSS.supports('height: 1dvh'),
};

/** What `@container` asks for: a name, and what the container measures. */
interface Query {
  readonly name: string;
  readonly holds: (width: number, height: number) => boolean;
}

const queries: Query[] = [];
/** What is asked inside of `:has()`. */
const inner: string[] = [];
/** Rules that make a box a container. */
const containers = new Set<string>();

/** Of a text in which a bracket opens before `from`: where that one closes. */
function closing(text: string, from: number, open: string, close: string): number {
  let depth = 1;
  let at = from;
  for (; at < text.length; at++) {
    if (text[at] === open) depth++;
    if (text[at] === close && --depth === 0) break;
  }
  return at;
}

/** Writes `:has(…)` as an attribute of the element, which is as specific as a class. */
function withoutHas(css: string): string {
  let written = '';
  let rest = css;
  for (let at = rest.indexOf(':has('); at >= 0; at = rest.indexOf(':has(')) {
    const end = closing(rest, at + 5, '(', ')');
    const asked = rest.slice(at + 5, end);
    if (!inner.includes(asked)) inner.push(asked);
    written += `${rest.slice(0, at)}[data-has~="${inner.indexOf(asked)}"]`;
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

/** Has rules hold below a container for which a query does; `:where()` makes them no more specific. */
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
    const end = closing(rest, from, '{', '}');
    queries.push(queryOf(rest.slice(at + '@container'.length, from - 1)));
    written += rest.slice(0, at) + below(rest.slice(from, end), queries.length - 1);
    rest = rest.slice(end + 1);
  }
  return written + rest;
}

/** Writes down which boxes are containers, and keeps what those hold from changing the size of those of fixed size. */
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

/** A style sheet without what the browser does not know. The fonts are there already. */
function translated(css: string): string {
  let text = css.replace(/@font-face\s*\{[^}]*\}/g, '');
  if (lacks.has) text = withoutHas(text);
  if (lacks.containers)
    text = withoutContainers(withoutQueries(text)).replace(/(-?[\d.]+)cq(w|h)\b/g, 'calc($1*var(--cq$2))');
  if (lacks.windowHeight) text = text.replace(/([\d.]+)dvh\b/g, 'calc($1*var(--dvh))');
  return text;
}

/** Whatever lies in a container of an even depth, or an odd one, measures by that; a container itself by the one around it. */
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

/** Adopts the style sheets of the page in their order, those that are not there yet as soon as they are. */
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
  const adopted = [measures, ...sources.flatMap((source) => sheets.get(source) ?? [])];
  if (adopted.length !== document.adoptedStyleSheets.length) document.adoptedStyleSheets = adopted;
}

/** Sets an attribute only where that changes something: each change is watched. */
function set(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

let having = new Map<Element, Set<number>>();

/** Marks whatever holds what is asked inside of a `:has()`: what it lies in, at any depth or directly. */
function markHaving(): void {
  const found = new Map<Element, Set<number>>();
  const mark = (element: Element, index: number): void => {
    const marks = found.get(element);
    if (marks === undefined) found.set(element, new Set([index]));
    else marks.add(index);
  };
  for (const [index, asked] of inner.entries()) {
    // `> .a > b`: it lies just so deep
    const depth = asked.startsWith('>') ? asked.split('>').length - 1 : undefined;
    for (const held of document.querySelectorAll(asked.replace('>', ''))) {
      let at = held.parentElement;
      for (let up = 1; at !== null && up !== depth; up++, at = at.parentElement)
        if (depth === undefined) mark(at, index);
      if (at !== null) mark(at, index);
    }
  }
  for (const element of having.keys()) if (!found.has(element)) element.removeAttribute('data-has');
  for (const [element, marks] of found) set(element, 'data-has', [...marks].join(' '));
  having = found;
}

const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries)
    if (target instanceof HTMLElement && target.isConnected) measure(target, contentRect);
});

/** Tells what lies in a container how large that is, and which queries hold. */
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

/** Watches the boxes that are containers by now. */
function findContainers(): void {
  if (containers.size === 0) return;
  const found = new Set<Element>(document.querySelectorAll([...containers].join()));
  for (const box of boxes) if (!found.has(box)) observer.unobserve(box);
  for (const box of found) if (!boxes.has(box)) observer.observe(box);
  boxes = found;
}

function update(): void {
  markHaving();
  findContainers();
}

const tellWindowHeight = (): void => root.style.setProperty('--dvh', `${innerHeight / 100}px`);

for (const name of ['--container-name', '--container-type'])
  CSS.registerProperty?.({ name, syntax: '*', inherits: false });
measures.replaceSync(MEASURES);
if (lacks.windowHeight) {
  tellWindowHeight();
  addEventListener('resize', tellWindowHeight);
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
