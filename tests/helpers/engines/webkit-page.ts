import { writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { ENGINE, engineProgram, written, type SelectorEngine, type Step } from './selector-engine.ts';
import { poll, type Session } from './webdriver.ts';

/** A page in WebKit: what the players and the pictures use of Playwright's pages, and nothing more. Anything else throws. */
export interface WebKitPage {
  readonly page: Page;
  /** Errors of the page since it was loaded. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Its inner size, in px. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** In the page. */
type Work<Arg, Result> = (
  elements: readonly Element[],
  arg: Arg,
  injected: SelectorEngine['injected'],
) => Result | Promise<Result>;

/** What a script in the page answers. `isNew`: the page has no engine yet. */
type Answer =
  | { readonly isNew: true }
  | { readonly value?: unknown; readonly error?: string; readonly url: string; readonly errors: string[] };

/** Runs scripts in a page, and remembers what each of them says of it besides. */
class Scripts {
  readonly errors: string[] = [];
  url = 'about:blank';
  presses = 0;
  private program: string | undefined;

  constructor(readonly session: Session) {}

  async run<Arg, Result>(
    steps: readonly Step[],
    work: Work<Arg, Result> | string,
    arg?: Arg,
  ): Promise<Result> {
    const script = `
      const [steps, arg, done] = arguments;
      const engine = globalThis.${ENGINE};
      if (engine === undefined) return done({ isNew: true });
      const answer = (result) => done({ ...result, url: location.href, errors: engine.takeErrors() });
      new Promise((resolve) => resolve((${String(work)})(steps.length === 0 ? [] : engine.find(steps), arg, engine.injected)))
        .then((value) => answer({ value }), (error) => answer({ error: error + '\\n' + error.stack }));`;
    const send = (): Promise<unknown> =>
      this.session.post('execute/async', { script, args: [steps, arg ?? null] });
    let answer = (await send()) as Answer;
    while ('isNew' in answer) {
      this.program ??= engineProgram();
      await this.session.post('execute/sync', { script: this.program, args: [] });
      answer = (await send()) as Answer;
    }
    this.errors.push(...answer.errors);
    this.url = answer.url;
    if (answer.error !== undefined) throw new Error(answer.error);
    return (answer.value ?? undefined) as Result; // JSON has no undefined
  }
}

/** The page of a session. */
export function pageOfSession(session: Session): WebKitPage {
  const scripts = new Scripts(session);
  return { page: pageOf(scripts), errors: scripts.errors, close: () => session.end() };
}

/** Pixels between two presses on one place: any nearer (GTK: 5) they are a double click, which acts once. */
const ASIDE = 7;

/** Where the steps of a locator stand. */
const STEPS = Symbol('steps');

const BUILDERS = [
  ...['locator', 'getByRole', 'getByLabel', 'getByText'],
  ...['filter', 'and', 'or', 'first', 'last', 'nth'],
] as const;

/** The methods of a locator or a page that lead to another locator. */
const buildersOf = (scripts: Scripts, steps: readonly Step[]): object =>
  Object.fromEntries(
    BUILDERS.map((method) => [
      method,
      (...args: unknown[]) => {
        const plain = args.map((arg) =>
          written(arg, (other) => Reflect.get(other, STEPS) as readonly Step[] | undefined),
        );
        return locatorOf(scripts, [...steps, [method, ...plain]]);
      },
    ]),
  );

/** What is not offered is an error that says so, instead of a call of `undefined`. */
const strict = <Kind>(kind: string, offered: object): Kind =>
  new Proxy(offered, {
    get: (target, name) => {
      if (name in target || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name) as unknown;
      throw new Error(`${kind}.${name} is not offered in WebKit`);
    },
  }) as Kind;

function locatorOf(scripts: Scripts, steps: readonly Step[]): Locator {
  /** Runs as soon as there is exactly one element. */
  const one = async <Arg, Result>(
    work: (element: Element, arg: Arg, injected: SelectorEngine['injected']) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> => {
    const onOne = `async (elements, arg, injected) =>
      elements.length === 1 ? { result: await (${String(work)})(elements[0], arg, injected) } : elements.length`;
    let found: { readonly result: Result } | number = 0;
    await poll(async () => {
      found = await scripts.run<Arg, typeof found>(steps, onOne, arg);
      return typeof found !== 'number';
    }).catch((cause: unknown) => {
      throw new Error(`${String(found)} elements are ${JSON.stringify(steps)}`, { cause });
    });
    return (found as unknown as { readonly result: Result }).result;
  };
  const all = <Arg, Result>(work: Work<Arg, Result>, arg?: Arg): Promise<Result> =>
    scripts.run(steps, work, arg);
  const click = async ({ position }: { position?: { x: number; y: number } } = {}): Promise<void> => {
    let amiss: string | undefined;
    const press = async (): Promise<boolean> => {
      const point = await one(placeOf, position ?? null);
      amiss = typeof point === 'string' ? point : undefined;
      if (typeof point === 'string') return false;
      scripts.presses++;
      const x = point.x + (scripts.presses % 2) * ASIDE;
      await perform(scripts.session, {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, origin: 'viewport', x, y: point.y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
      amiss = await scripts.run([], hitOf);
      return amiss === undefined;
    };
    await poll(press).catch((cause: unknown) => {
      throw new Error(`${JSON.stringify(steps)} cannot be pressed: ${String(amiss)}`, { cause });
    });
  };
  const count = (): Promise<number> => all((elements) => elements.length);
  const offered = {
    ...buildersOf(scripts, steps),
    [STEPS]: steps,
    toString: () => JSON.stringify(steps),
    page: () => pageOf(scripts),
    click,
    tap: click,
    count,
    all: async () =>
      Array.from({ length: await count() }, (_, index) => locatorOf(scripts, [...steps, ['nth', index]])),
    fill: async (text: string) => {
      await one((element, value, injected) => injected.fill(element, value), text);
      await type(scripts.session, [...text]);
    },
    focus: () => one((element, _, injected) => void injected.focusNode(element)),
    press: async (key: string) => {
      await one((element, _, injected) => void injected.focusNode(element));
      await pressKey(scripts.session, key);
    },
    selectOption: (option: string | object) =>
      one(
        (element, wanted, injected) => void injected.selectOptions(element, [wanted]),
        typeof option === 'string' ? { valueOrLabel: option } : option,
      ),
    waitFor: ({ state = 'visible' }: { state?: string } = {}) =>
      poll(() =>
        all(
          (elements, wanted, injected) =>
            wanted === 'detached'
              ? elements.length === 0
              : wanted === 'attached'
                ? elements.length > 0
                : wanted === 'hidden'
                  ? elements.every((element) => injected.elementState(element, 'hidden', true).matches)
                  : elements.length === 1 &&
                    elements.every((element) => injected.elementState(element, 'visible', true).matches),
          state,
        ),
      ),
    isVisible: () =>
      all((elements, _, injected) =>
        elements.some((element) => injected.elementState(element, 'visible', true).matches),
      ),
    getAttribute: (name: string) => one((element, attribute) => element.getAttribute(attribute), name),
    textContent: () => one((element) => element.textContent),
    allTextContents: () => all((elements) => elements.map((element) => element.textContent)),
    allInnerTexts: () => all((elements) => elements.map((element) => (element as HTMLElement).innerText)),
    ariaSnapshot: () => one((element, _, injected) => injected.ariaSnapshot(element, { mode: 'default' })),
    evaluate: (work: (element: Element, arg: unknown) => unknown, arg?: unknown) => one(work, arg),
    evaluateAll: (work: (elements: readonly Element[], arg: unknown) => unknown, arg?: unknown) =>
      all(work, arg),
  };
  return strict<Locator>('locator', offered);
}

/** In the page: where a control can be pressed once it lies still, in whole pixels of the window; a text says why it cannot. */
async function placeOf(
  element: Element,
  position: { readonly x: number; readonly y: number } | null,
  injected: SelectorEngine['injected'],
): Promise<{ readonly x: number; readonly y: number } | string> {
  const state = await injected.checkElementStates(element, ['visible', 'enabled', 'stable'], true);
  if (state !== undefined) return typeof state === 'string' ? state : `not ${state.missingState}`;
  const look = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const point = {
      x: Math.floor(x + (position?.x ?? width / 2)),
      y: Math.floor(y + (position?.y ?? height / 2)),
    };
    return { point, hit: injected.expectHitTarget(point, element) };
  };
  if (look().hit !== 'done')
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { point, hit } = look();
  if (typeof hit !== 'string') return `${hit.hitTargetDescription} lies over it`;
  // What has moved since does not take the press
  let missed: string | undefined;
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let isFirst = true;
  const guard = (event: Event): void => {
    if (!(event instanceof MouseEvent) || !event.isTrusted) return;
    if (isFirst) {
      const now = injected.expectHitTarget({ x: event.clientX, y: event.clientY }, element);
      missed = typeof now === 'string' ? undefined : `${now.hitTargetDescription} came over it`;
    }
    isFirst = false;
    if (missed === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) window.addEventListener(type, guard, true);
  Reflect.set(window, 'pressed', () => {
    for (const type of types) window.removeEventListener(type, guard, true);
    return missed;
  });
  return point;
}

/** In the page, after a press: what took it instead of the element; undefined if nothing did, or the page is another one. */
function hitOf(): string | undefined {
  const pressed = Reflect.get(window, 'pressed') as (() => string | undefined) | undefined;
  Reflect.deleteProperty(window, 'pressed');
  return pressed?.();
}

function pageOf(scripts: Scripts): Page {
  const { session } = scripts;
  const evaluate = <Arg, Result>(work: (arg: Arg) => Result, arg?: Arg): Promise<Result> =>
    scripts.run<Arg, Result>([], `(_, arg) => (${String(work)})(arg)`, arg);
  const offered = {
    ...buildersOf(scripts, []),
    evaluate,
    url: () => scripts.url,
    goto: (url: string) => go('url', { url }),
    reload: () => go('refresh'),
    goBack: () => go('back'),
    waitForURL: (url: RegExp) =>
      poll(async () => {
        await evaluate(() => undefined);
        return url.test(scripts.url);
      }),
    waitForFunction: async (work: (arg: unknown) => unknown, arg?: unknown) => {
      let value: unknown;
      await poll(async () => Boolean((value = await evaluate(work, arg))));
      return { jsonValue: () => Promise.resolve(value) };
    },
    setViewportSize: async (size: Window) => {
      const isSo = (): Promise<boolean> =>
        evaluate(({ width, height }) => innerWidth === width && innerHeight === height, size);
      if (await isSo()) return;
      await poll(async () => {
        await session.post('window/rect', size); // again: a window that is just opened does not keep it
        return isSo();
      });
    },
    screenshot: async ({ path }: { path: string }) => {
      writeFileSync(path, Buffer.from((await session.get('screenshot')) as string, 'base64'));
    },
    keyboard: { press: (key: string) => pressKey(session, key) },
  };
  return strict<Page>('page', offered);

  async function go(command: string, body?: object): Promise<void> {
    await evaluate(() => undefined); // the errors so far
    await session.post(command, body);
    await evaluate(() => undefined);
  }
}

/** The keys that are no letters, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const perform = (session: Session, ...actions: readonly object[]): Promise<unknown> =>
  session.post('actions', { actions });

/** Presses keys one after the other. */
const type = (session: Session, keys: readonly string[]): Promise<unknown> =>
  perform(session, {
    type: 'key',
    id: 'keys',
    actions: keys.flatMap((value) => ['keyDown', 'keyUp'].map((change) => ({ type: change, value }))),
  });

/** Presses a key, or several together: `Tab`, `Shift+Tab`. */
function pressKey(session: Session, key: string): Promise<unknown> {
  const values = key.split('+').map((name) => KEYS[name] ?? name);
  return perform(session, {
    type: 'key',
    id: 'keys',
    actions: [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ],
  });
}
