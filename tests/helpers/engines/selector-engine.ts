import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/** A call of a locator's method that leads to another locator; patterns and locators among its arguments are written as text. */
export type Step = readonly [method: string, ...args: unknown[]];

/** What Playwright runs in a page, as far as it is used here. */
interface Injected {
  parseSelector(selector: string): unknown;
  querySelectorAll(selector: unknown, root: Document): Element[];
  checkElementStates(
    element: Element,
    states: readonly string[],
    isFrameVisible: boolean,
  ): Promise<string | { readonly missingState: string } | undefined>;
  elementState(element: Element, state: string, isFrameVisible: boolean): { readonly matches: boolean };
  expectHitTarget(
    point: { readonly x: number; readonly y: number },
    element: Element,
  ): string | { readonly hitTargetDescription: string };
  fill(element: Element, value: string): string;
  selectOptions(element: Element, options: readonly object[]): unknown;
  focusNode(element: Element): unknown;
  ariaSnapshot(element: Element, options: { readonly mode: 'default' }): string;
  readonly consoleApi: { _injectedScript: unknown; install(): void };
}

/** What a page has to be asked by: `find` follows the steps of a locator. */
export interface SelectorEngine {
  readonly injected: Injected;
  find(steps: readonly Step[]): Element[];
  /** The errors of the page since the last call. */
  takeErrors(): string[];
}

/** A step's argument as it is sent to a page: `{ pattern, flags }` is one of patterns, `{ steps }` of locators. */
export function written(arg: unknown, stepsOf: (locator: object) => readonly Step[] | undefined): unknown {
  if (arg instanceof RegExp) return { pattern: arg.source, flags: arg.flags };
  if (typeof arg !== 'object' || arg === null) return arg;
  const steps = stepsOf(arg);
  if (steps !== undefined) return { steps };
  return Object.fromEntries(Object.entries(arg).map(([name, value]) => [name, written(value, stepsOf)]));
}

/** The program that Playwright injects into the pages that it drives. It is not exported. */
function injectedSource(): string {
  const bundle = readFileSync(
    createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'),
    'utf8',
  );
  const from = bundle.indexOf('generated/injectedScriptSource.ts"() {');
  const [, literal] = /= ('(?:[^'\\\n]|\\.)*');/.exec(bundle.slice(from)) ?? [];
  if (from < 0 || literal === undefined)
    throw new Error('Playwright keeps its injected script elsewhere now');
  return runInNewContext(literal) as string;
}

/** Playwright looks for elements with this method, which is younger than the oldest engines. */
export const CHECK_VISIBILITY = `
  Element.prototype.checkVisibility ??= function () {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  };`;

/** The name of the engine on a page. */
export const ENGINE = 'selectorEngine';

/** A program that gives a page the engine by which Playwright finds elements, with the same roles and names as in its own browsers. */
export const engineProgram = (): string => `
  globalThis.__name = (named) => named; // what tsx wraps functions in
  ${CHECK_VISIBILITY}
  const module = { exports: {} };
  ${injectedSource()}
  globalThis.${ENGINE} = (${String(createEngine)})(new (module.exports.InjectedScript())(globalThis, {
    isUnderTest: false, sdkLanguage: 'javascript', testIdAttributeName: 'data-testid', stableRafCount: 1,
    browserName: 'webkit', customEngines: [],
  }));`;

/** In the page. */
function createEngine(injected: Injected): SelectorEngine {
  // Locators look for all of their elements while they are made; here only the last one does.
  const api = injected.consoleApi;
  api._injectedScript = Object.assign(Object.create(injected), {
    querySelector: () => undefined,
    querySelectorAll: () => [],
  });
  api.install();
  const start = Reflect.get(globalThis, 'playwright') as object;

  const errors: string[] = [];
  addEventListener('error', ({ message, error }) => {
    if (message !== '') errors.push(error instanceof Error ? `${message}\n${error.stack}` : message);
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const { error: report } = console;
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '));
    report(...words);
  };

  function read(arg: unknown): unknown {
    if (typeof arg !== 'object' || arg === null) return arg;
    if ('pattern' in arg && 'flags' in arg) return new RegExp(String(arg.pattern), String(arg.flags));
    if ('steps' in arg) return locatorOf(arg.steps as readonly Step[]);
    return Object.fromEntries(Object.entries(arg).map(([name, value]) => [name, read(value)]));
  }
  function locatorOf(steps: readonly Step[]): object {
    return steps.reduce<object>((locator, [method, ...args]) => {
      const make = Reflect.get(locator, method) as (...args: unknown[]) => object;
      return make.apply(locator, args.map(read));
    }, start);
  }
  return {
    injected,
    find: (steps) => {
      const locator = locatorOf(steps);
      const [key] = Object.getOwnPropertySymbols(locator);
      const selector = key === undefined ? '' : (Reflect.get(locator, key) as string);
      return injected.querySelectorAll(injected.parseSelector(selector), document);
    },
    takeErrors: () => errors.splice(0),
  };
}
