import { directionOf, languageFor, type Language } from '../i18n/languages.ts';
import { hideOwnerLink, isApp, isNewHere, kept, ownerSecret, settingName } from '../stores/device.ts';

/** Written into the page by the build: the main script, its style sheets, modules and fonts, and the messages by language. */
declare const FILES: {
  readonly program: string;
  readonly styles: readonly string[];
  readonly parts: readonly string[];
  readonly fonts: readonly string[];
  /** For browsers that lack CSS features (`older-engines.ts`). */
  readonly older: string;
  readonly words: { readonly [Code in Language]: readonly string[] };
};

/** Replaces the page by the message for outdated browsers (`render.ts`). */
declare function tooOld(): void;

/** Milliseconds before each retry of loading the app. */
const PAUSES = [500, 1_500, 3_000];

const root = document.documentElement;
const setting = (key: string): string | undefined => kept.read(settingName(key));

/** Selects the visible part of the first page by the hash. Links work before the app is loaded: they change the hash. */
function selectPart(): void {
  const place = /^#\/(\w*)/.exec(location.hash)?.[1] ?? '';
  root.dataset['first'] = place === '' ? 'home' : place === 'table' ? 'table' : 'screen';
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Milliseconds to wait for the browser's paint entry. Browsers without it paint sooner. */
const PAINT_TIMEOUT = 500;

/** Resolves after the first paint; work started in a frame's callback would delay it. Resolves at once in a hidden page. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PAINT_TIMEOUT);
  });

/** Adds a link element to the head, and waits until it has loaded. */
const loaded = (attributes: Partial<HTMLLinkElement>): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), attributes);
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(attributes.href));
    };
    document.head.append(link);
  });

/** Preloads all files in parallel; none waits to be named by another. */
function fetchAhead(): void {
  for (const href of [FILES.program, ...FILES.parts, ...FILES.words[language]])
    loaded({ rel: 'modulepreload', href }).catch(() => undefined);
  for (const href of FILES.fonts)
    loaded({ rel: 'preload', as: 'font', crossOrigin: '', href }).catch(() => undefined);
}

/** The app's own browser supports all of it. */
const knowsStyles =
  isApp ||
  ['container-type: size', 'selector(:has(a))', 'height: 1dvh'].every((style) => CSS.supports(style));

/** Loads the app, which replaces the first page; never without its styles. */
async function tryOnce(): Promise<void> {
  const isThere = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;
  const missing = FILES.styles.filter((href) => !isThere(href));
  await Promise.all(missing.map((href) => loaded({ rel: 'stylesheet', media: 'print', href })));
  if (!knowsStyles) await import(/* @vite-ignore */ FILES.older);
  await import(/* @vite-ignore */ FILES.program);
}

/** Loads the app with retries. After the last failure the page says so: that the host is away, or that the browser cannot parse the app. */
async function start(): Promise<void> {
  let tries = tryOnce();
  for (const time of PAUSES)
    tries = tries.catch((error: unknown) => {
      if (error instanceof SyntaxError) throw error;
      return pause(time).then(tryOnce);
    });
  await tries.catch((error: unknown) => {
    if (error instanceof SyntaxError) tooOld();
    else root.dataset['first'] = 'failed';
  });
  removeEventListener('hashchange', selectPart);
}

const language = languageFor(setting('language'), navigator.languages);
root.lang = language;
root.dir = directionOf(language);
root.dataset['theme'] = setting('theme') ?? 'system';
if (!isApp && ownerSecret() === undefined) root.dataset['guest'] = '';
if (isNewHere()) root.dataset['new'] = '';
selectPart();
addEventListener('hashchange', selectPart);
addEventListener('click', hideOwnerLink, { capture: true, once: true }); // before a link puts it into the history
addEventListener('DOMContentLoaded', () => {
  document.querySelector('#again')?.addEventListener('click', () => location.reload());
  void painted().then(() => {
    hideOwnerLink();
    fetchAhead();
    return start();
  });
});
