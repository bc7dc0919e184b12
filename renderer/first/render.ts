import { createSSRApp, h } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { renderToString } from 'vue/server-renderer';
import { oldestBrowsers, PLAIN_TELEVISION } from '../floor.ts';
import { gameRenderers } from '../games/index.ts';
import { inLanguages, LANGUAGE_CODES, type Language } from '../i18n/languages.ts';
import { setLocale, setMessages, useI18n } from '../i18n/shown.ts';
import '../styles/index.css';
import FirstPage from './FirstPage.vue';
import './near-fonts.css';
import { oldBrowser } from './old-browser.ts';

// Runs while the app is built (build/first-page.ts), never in a page.

const app = inLanguages(
  import.meta.glob<object>('../i18n/messages/*/app.json', { eager: true, import: 'default' }),
);
const connection = inLanguages(
  import.meta.glob<object>('../i18n/messages/*/connection.json', { eager: true, import: 'default' }),
);

/** What a browser that is too old is told in one language. */
function saidToOld(language: Language): string {
  setMessages(language, { connection: connection[language] });
  setLocale(language);
  return useI18n().t('connection.browsers.old', { browsers: oldestBrowsers(), plain: PLAIN_TELEVISION });
}

/** The first page in one language, as HTML. */
async function renderIn(language: Language): Promise<string> {
  const words = gameRenderers.map(
    async ({ name, messages }) => [name, (await messages[language]()).default] as const,
  );
  setMessages(language, { ...app[language], game: Object.fromEntries(await Promise.all(words)) });
  setLocale(language);
  const page = createSSRApp({ render: () => h(FirstPage) });
  page.use(
    createRouter({
      history: createMemoryHistory('#'), // addresses look as those of the page
      routes: [{ path: '/:rest(.*)*', component: FirstPage }],
    }),
  );
  return await renderToString(page);
}

/** The first page in English, and the text of each other language in the places that are marked with `data-word`, in their order. */
export interface Drawn {
  readonly html: string;
  readonly words: { readonly [Code in Language]?: readonly string[] };
  /** What begins, in any browser. */
  readonly old: string;
}

/** Draws the first page. */
export async function render(): Promise<Drawn> {
  const pages: (readonly string[])[] = [];
  for (const language of LANGUAGE_CODES)
    pages.push((await renderIn(language)).replace(/<!--.*?-->/g, '').split(/(<[^>]*>)/));
  const [english = [], ...others] = pages;
  const differs = english.map((text, at) => others.some((page) => page[at] !== text));
  const odd = english.find((text, at) => differs[at] === true && text.startsWith('<'));
  if (odd !== undefined) throw new Error(`The first page differs by language: ${odd}`);
  return {
    html: english
      .map((text, at) => (differs[at] === true ? `<span data-word>${text}</span>` : text))
      .join(''),
    words: Object.fromEntries(
      others.map((page, at) => [
        LANGUAGE_CODES[at + 1],
        page.filter((_, index) => differs[index] === true).map(withoutEntities),
      ]),
    ),
    old: oldBrowser(saidToOld),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** What HTML shows; Vue writes these entities alone. The page sets text: no script may make markup in it. */
const withoutEntities = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
