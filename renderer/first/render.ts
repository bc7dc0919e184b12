import { createSSRApp, h } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { renderToString } from 'vue/server-renderer';
import { OLDEST_BROWSERS_HAVE, oldestBrowsers, PLAIN_TELEVISION } from '../floor.ts';
import { gameRenderers } from '../games/index.ts';
import { directionOf, inLanguages, LANGUAGE_CODES, type Language } from '../i18n/languages.ts';
import { setLocale, setMessages, useI18n } from '../i18n/translate.ts';
import '../styles/index.css';
import FirstPage from './FirstPage.vue';
import './near-fonts.css';

// Runs while the app is built (build/first-page.ts), never in a page.

const app = inLanguages(
  import.meta.glob<object>('../i18n/messages/*/app.json', { eager: true, import: 'default' }),
);
const connection = inLanguages(
  import.meta.glob<object>('../i18n/messages/*/connection.json', { eager: true, import: 'default' }),
);

/** The message for outdated browsers in one language. */
function outdatedMessage(language: Language): string {
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
      history: createMemoryHistory('#'), // addresses as in the page
      routes: [{ path: '/:rest(.*)*', component: FirstPage }],
    }),
  );
  return await renderToString(page);
}

/** The first page in English, and the texts of each other language for the elements marked `data-word`, in order. */
export interface FirstPageParts {
  readonly html: string;
  readonly words: { readonly [Code in Language]?: readonly string[] };
  /** The script for outdated browsers, at the start of the page. */
  readonly old: string;
}

/** Renders the first page. */
export async function render(): Promise<FirstPageParts> {
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
    old: oldBrowser(outdatedMessage),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Decodes the entities that Vue writes. The page sets text content, because scripts may not create markup there. */
const withoutEntities = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Returns an ES5 script that runs before everything else, in any browser. In an outdated one it writes the message in each language, and
 * hides the rest of the page as plain text. The page calls it (`tooOld`) if a browser seems new enough but cannot parse its scripts. On the
 * way to a table's television page, it links to the plain one.
 */
function oldBrowser(sentence: (language: Language) => string): string {
  const html = LANGUAGE_CODES.map(
    (code) => `<p lang="${code}" dir="${directionOf(code)}">${sentence(code)}</p>`,
  )
    .join('')
    .replaceAll(PLAIN_TELEVISION, '<a href="#">#</a>');
  return `<script>function tooOld(){
var table=/^#\\/tv(\\/\\w+)/.exec(location.hash);
document.documentElement.style.cssText='font:150% sans-serif;padding:1em';
document.write(${JSON.stringify(`<title>Auction Night</title><body><main>${html}</main><plaintext hidden>`).replaceAll('</', '<\\/')}
.replace(/#/g,'${PLAIN_TELEVISION}'+(table?table[1]:'')));
document.close()}
if(!(${OLDEST_BROWSERS_HAVE}))tooOld()</script>`;
}
