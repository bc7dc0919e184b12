import { directionOf, type Language } from '../../../core/base/languages.ts';
import { noticePage, wordsOf, type Notice } from '../http/notice.ts';
import { inlineIn } from '../http/page-headers.ts';

/** Offsets of the picture, one minute each, against burn-in. */
const SHIFTS = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [-4, 4],
  [-4, 0],
  [-4, -4],
  [0, -4],
  [4, -4],
] as const;
const SHIFT_TIME = 60_000;

/**
 * As large as the window allows at 16:9, in CSS that sets of 2012 know; those without `vw` and `vh` use the window's width. The picture's
 * background continues around it.
 */
const STYLE = `
html, body { margin: 0; padding: 0; height: 100%; overflow: hidden; background: #173c2e; color: #f2ead8; }
body { font: 24px/1.4 Arial, Helvetica, sans-serif; }
#picture { display: block; position: absolute; top: 0; left: 0; right: 0; bottom: 0; margin: auto;
  width: 100%; width: 100vw; max-width: 177.78vh; border: 0; }
#away { display: none; position: absolute; left: 10%; right: 10%; bottom: 8%; padding: 16px 24px; background: #f4ecd9; color: #211c16;
  font-size: 28px; text-align: center; }
.lost #away { display: block; }
.asks { padding-top: 14%; text-align: center; }
.asks h1 { margin: 0; color: #e3c27a; font: bold 36px Georgia, serif; }
.asks p { margin: 24px 10% 0; font-size: 34px; }
.asks .number { margin: 16px 0 0; font: bold 150px Georgia, serif; letter-spacing: 0.06em; }
${SHIFTS.map(([x, y], index) => `.m${index} #picture { left: ${x}px; right: ${-x}px; top: ${y}px; bottom: ${-y}px; }`).join('\n')}
`;

/** A page that polls, and where. */
export interface LivePage {
  readonly language: Language;
  /** The path of the table's page. */
  readonly path: string;
  /** `key=…` of a set, or `ask=…` of one that waits. */
  readonly query: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The page of a table. */
export interface TablePage extends LivePage {
  /** The picture's text alternative. */
  readonly label: string;
  readonly version: string;
}

/** Returns a page with one picture; a script replaces it or, without scripts, the page reloads. */
export function tablePage(page: TablePage): Notice {
  const { label, version, path, query } = page;
  const at = `${path}/picture?${query}&amp;at=${version}`;
  return livePage(
    page,
    version,
    `<img id="picture" src="${at}&amp;width=1280" srcset="${at}&amp;width=1280 1280w, ${at}&amp;width=1920 1920w" sizes="100vw" alt="${escapeHtml(label)}">`,
  );
}

/** What a page of a set that waits has for a version: it polls until it is answered. */
export const WAITING = 'waiting';

/** Returns the page of a set that waits for a host to let it in, with its number. */
export function askingPage(page: LivePage, number: number): Notice {
  const { asking, number: words } = wordsOf(page.language).television;
  return livePage(
    page,
    WAITING,
    `<div id="picture" class="asks"><h1>Auction Night</h1><p>${asking}<br>${words}</p><p class="number">${number}</p></div>`,
  );
}

function livePage({ language, path, query, now }: LivePage, version: string, content: string): Notice {
  const shift = Math.floor(now / SHIFT_TIME) % SHIFTS.length;
  const scriptData = JSON.stringify({ path, query, version, shifts: SHIFTS.length, shift }).replaceAll(
    '<',
    '\\u003c',
  );
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Auction Night</title><style>${STYLE}</style>
<noscript><meta http-equiv="refresh" content="0; url=${path}?${query}&amp;at=${version}"></noscript></head>
<body class="m${shift}">${content}
<p id="away">${wordsOf(language).television.away}</p>
<script>(${script})(${scriptData})</script></body>
</html>
`;
  return { language, html, inline: inlineIn(html) };
}

/** Why no table is shown. */
export type WaitMessage = 'none' | 'busy' | 'closed' | 'removed' | 'broken';

/** Returns a page with one sentence that reloads by itself. */
export const waitPage = (language: Language, message: WaitMessage): Notice =>
  noticePage(language, `<p>${wordsOf(language).television[message]}</p>`, 5);

/** Returns a page of tables to choose from. */
export const choicePage = (
  language: Language,
  tables: readonly { readonly path: string; readonly title: string }[],
): Notice =>
  noticePage(
    language,
    `<p>${wordsOf(language).television.which}</p>${tables.map(({ path, title }) => `<p><a href="${path}">${escapeHtml(title)}</a></p>`).join('')}`,
    15,
  );

/**
 * Returns the page of a set that was not let in.
 * @param path Where it asks again, as a new request.
 */
export function refusedPage(language: Language, path: string): Notice {
  const { refused, again } = wordsOf(language).television;
  return noticePage(language, `<p>${refused}</p><p><a href="${path}">${again}</a></p>`);
}

/** Escapes text for HTML, also within quotes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/**
 * The script of a page that polls, for browsers of 2012: it requests the newest version, and the host answers as soon as there is a new one.
 * While the host is unreachable it says so, and continues to ask. ES5, not minified: it is short.
 */
export const script = `function (page) {
  var picture = document.getElementById('picture');
  var width = Math.max(screen.width, document.documentElement.clientWidth) * (window.devicePixelRatio || 1) > 1400 ? 1920 : 1280;
  var version = page.version, shift = page.shift, isLost = false;
  function show() { document.body.className = 'm' + shift + (isLost ? ' lost' : ''); }
  function lost(is) { isLost = is; show(); }
  function load(next, says) {
    var image = new Image();
    image.onload = function () {
      version = next;
      picture.removeAttribute('srcset');
      picture.src = image.src;
      picture.alt = says;
      ask(0);
    };
    image.onerror = function () { lost(true); ask(2000); };
    image.src = page.path + '/picture?' + page.query + '&at=' + next + '&width=' + width;
  }
  function ask(after) { setTimeout(function () {
    var request = new XMLHttpRequest(), isDone = false;
    var patience = setTimeout(function () { if (!isDone) { isDone = true; request.abort(); lost(true); ask(1000); } }, 30000);
    request.onreadystatechange = function () {
      if (request.readyState !== 4 || isDone) return;
      isDone = true;
      clearTimeout(patience);
      if (request.status === 200) {
        var told = request.responseText.split('\\n');
        lost(false);
        if (told[0] === version) ask(0); else load(told[0], told[1]);
      }
      else if (request.status === 410) location.replace(page.path + '?' + page.query);
      else { lost(true); ask(2000); }
    };
    request.open('GET', page.path + '/next?' + page.query + '&at=' + version + '&now=' + new Date().getTime(), true);
    request.send();
  }, after); }
  setInterval(function () { shift = (shift + 1) % page.shifts; show(); }, 60000);
  show();
  ask(0);
}`;
