import { directionOf, LANGUAGE_CODES, type Language } from '../i18n/languages.ts';
import { OLDEST_BROWSERS_HAVE, PLAIN_TELEVISION } from '../floor.ts';

// Runs while the app is built (build/first-page.ts), never in a page.

/**
 * A program (ES5) that runs before everything else, in any browser. In one that is too old it writes the sentences, each in its
 * language, and has all that follows in the page taken as a text that nobody sees. The page calls it (`tooOld`) where a browser seems
 * new and yet cannot read its programs. Who was on the way to the television of a table is led to the plain one of it.
 */
export function oldBrowser(sentence: (language: Language) => string): string {
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
