import { createSSRApp, h } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { renderToString } from 'vue/server-renderer';
import { gameRenderers } from '../games/index.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import de from '../i18n/messages/de/index.ts';
import en from '../i18n/messages/en/index.ts';
import italian from '../i18n/messages/it/index.ts';
import nl from '../i18n/messages/nl/index.ts';
import { setLocale, setMessages } from '../i18n/shown.ts';
import '../styles/index.css';
import FirstPage from './FirstPage.vue';

// Runs while the app is built (build/first-page.ts), never in a page.

const CODES = Object.keys(LANGUAGES) as readonly Language[];
const app = { en, de, nl, it: italian } as const;

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

/** The first page as HTML with the texts of all languages, each marked with its own: `<span data-in="de">…</span>`. */
export async function render(): Promise<string> {
  const pages: (readonly string[])[] = [];
  for (const language of CODES)
    pages.push((await renderIn(language)).replace(/<!--.*?-->/g, '').split(/(<[^>]*>)/));
  return (pages[0] ?? []).map((_, at) => together(pages.map((page) => page[at] ?? ''))).join('');
}

/** One piece of the page from that of each language: a tag has to be the same in all of them. */
function together(parts: readonly string[]): string {
  const [first = ''] = parts;
  if (parts.every((part) => part === first)) return first;
  if (first.startsWith('<')) throw new Error(`The first page differs by language: ${parts.join(' ')}`);
  return parts.map((part, at) => `<span data-in="${CODES[at]}">${part}</span>`).join('');
}
