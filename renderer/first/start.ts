import { directionOf, languageFor, type Language } from '../i18n/languages.ts';
import { hideOwnerLink, isApp, isNewHere, kept, ownerSecret, settingName } from '../stores/device.ts';

/** Written into the page by the build: what begins, the style sheets, parts and fonts that it needs, and by language the words. */
declare const FILES: {
  readonly program: string;
  readonly styles: readonly string[];
  readonly parts: readonly string[];
  readonly fonts: readonly string[];
  /** For browsers that lack some of what the styles ask for. */
  readonly older: string;
  readonly words: { readonly [Code in Language]: readonly string[] };
};

/** Says that the browser is too old (`old-browser.ts`). */
declare function tooOld(): void;

/** Milliseconds before each further try to load the programs. */
const PAUSES = [500, 1_500, 3_000];

const root = document.documentElement;
const setting = (key: string): string | undefined => kept.read(settingName(key));

/** Which part of the first page is to be seen. Links work before the programs are there: those go to where the hash is. */
function show(): void {
  const place = /^#\/(\w*)/.exec(location.hash)?.[1] ?? '';
  root.dataset['first'] = place === '' ? 'home' : place === 'table' ? 'table' : 'screen';
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Milliseconds that a browser is given to say that it has shown something. Those that never say it show it sooner. */
const UNSAID = 500;

/**
 * When the first picture is on the screen: a frame's callbacks come long before that, and what is begun then takes the processor from
 * those who draw it. At once where nothing is shown.
 */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, UNSAID);
  });

/** Puts a tag for a file in the head, and waits until that is there. */
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

/** Fetches all files ahead; none has to wait for another one to name it. */
function fetchAhead(): void {
  for (const href of [FILES.program, ...FILES.parts, ...FILES.words[language]])
    loaded({ rel: 'modulepreload', href }).catch(() => undefined);
  for (const href of FILES.fonts)
    loaded({ rel: 'preload', as: 'font', crossOrigin: '', href }).catch(() => undefined);
}

/** The app brings a browser that does. */
const knowsStyles =
  isApp ||
  ['container-type: size', 'selector(:has(a))', 'height: 1dvh'].every((style) => CSS.supports(style));

/** Loads the programs, which put themselves in the place of the first page; never without their styles. */
async function tryOnce(): Promise<void> {
  const isThere = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;
  const missing = FILES.styles.filter((href) => !isThere(href));
  await Promise.all(missing.map((href) => loaded({ rel: 'stylesheet', media: 'print', href })));
  if (!knowsStyles) await import(/* @vite-ignore */ FILES.older);
  await import(/* @vite-ignore */ FILES.program);
}

/** Tries again some times; if that goes on failing, the page says so: that the host is away, or that nothing here can be read. */
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
  removeEventListener('hashchange', show);
}

const language = languageFor(setting('language'), navigator.languages);
root.lang = language;
root.dir = directionOf(language);
root.dataset['theme'] = setting('theme') ?? 'system';
if (!isApp && ownerSecret() === undefined) root.dataset['guest'] = '';
if (isNewHere()) root.dataset['new'] = '';
show();
addEventListener('hashchange', show);
addEventListener('click', hideOwnerLink, { capture: true, once: true }); // before a link leaves it in the history
addEventListener('DOMContentLoaded', () => {
  document.querySelector('#again')?.addEventListener('click', () => location.reload());
  void painted().then(() => {
    hideOwnerLink();
    fetchAhead();
    return start();
  });
});
