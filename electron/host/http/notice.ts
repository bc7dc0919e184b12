import { directionOf, inLanguages, pickLanguage, type Language } from '../../../core/base/languages.ts';
import type en from '../messages/en.json';
import { inlineIn, type Inline } from './page-headers.ts';

type HostWords = typeof en;

const WORDS = inLanguages(
  import.meta.glob<HostWords>('../messages/*.json', { eager: true, import: 'default' }),
);

/** A small page, with the hashes of its inline parts. */
export interface Notice {
  readonly language: Language;
  readonly html: string;
  readonly inline: Inline;
}

/** Plain CSS for old browsers of televisions; one that does not know the app's font size uses the first rule. */
const STYLE = `
@media (min-width: 100rem) { html { font-size: 150%; } }
html { color-scheme: light dark; background: #efe7d6; color: #211c16; font-size: max(100%, min(1.6vw, 2vh)); }
body { margin: 0; padding: 18vh 1.5rem 2rem; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; }
main { max-width: 32rem; margin: 0 auto; }
h1 { margin: 0 0 1.5rem; color: #7a5614; font: 600 1.75rem/1.2 Georgia, serif; }
p { margin: 0 0 1.5rem; text-wrap: balance; }
a { display: inline-block; padding: 0.75rem 1.25rem; border: 1px solid transparent; border-radius: 0.5rem; background: #1f4c3b; color: #fbf6e8;
  font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
a:focus-visible { outline: 3px solid #1d5fae; outline-offset: 3px; }
@media (prefers-color-scheme: dark) {
  html { background: #141713; color: #f2ead8; }
  h1 { color: #d9b162; }
  a { background: #d9b162; color: #241a06; }
  a:focus-visible { outline-color: #8fc0f5; }
}
@media (forced-colors: active) {
  a { background: Canvas; color: LinkText; }
}
`;

/** Returns the messages of the host's own pages. */
export const wordsOf = (language: Language): HostWords => WORDS[language];

/**
 * Returns the page for an invalid request, which never repeats any of it.
 * @param link Where to continue; shown itself if the message has no words for it.
 */
export function notice(
  message: Exclude<keyof HostWords, 'start' | 'television'>,
  acceptLanguage: string | undefined,
  link: string,
): Notice {
  const language = pickLanguage(acceptedLanguages(acceptLanguage ?? ''));
  const words = WORDS[language];
  const name = message === 'missing' ? words.start : link.replace(/^http:\/\/|\/$/g, '');
  return noticePage(language, `<p>${words[message]}</p>\n<a href="${link}">${name}</a>`);
}

/**
 * Returns a page around `body`.
 * @param refresh Seconds until the page reloads.
 */
export function noticePage(language: Language, body: string, refresh?: number): Notice {
  const again = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`;
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}
<title>Auction Night</title><style>${STYLE}</style></head>
<body><main><h1>Auction Night</h1>${body}</main></body>
</html>
`;
  return { language, html, inline: inlineIn(html) };
}

/** Returns the languages of an Accept-Language header, the preferred first. */
export function acceptedLanguages(header: string): readonly string[] {
  const tags = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    return { tag, weight: Number.isNaN(weight) ? 0 : weight };
  });
  return tags
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
