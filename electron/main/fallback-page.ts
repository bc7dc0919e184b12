import type { BrowserWindow } from 'electron';
import { directionOf, type Language } from '../../core/base/languages.ts';
import { FALLBACK_PAGE } from './app-scheme.ts';
import { ABORTED } from './crashes.ts';
import type { Messages } from './messages.ts';

const STYLE = `
  :root { color-scheme: light dark; background: #f6f1e4; color: #2b2620; font: 1.1rem/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; }
  h1 { font: 600 1.7rem/1.25 Georgia, serif; }
  a { display: inline-block; margin-top: 0.75rem; padding: 0.6rem 1.4rem; border-radius: 0.5rem; background: #1f5a41; color: #fff; text-decoration: none; }
  a:focus-visible { outline: 3px solid #b08d3c; outline-offset: 3px; }
  @media (prefers-color-scheme: dark) { :root { background: #17201b; color: #ece5d5; } }
`;

/** Returns a page without scripts, for when ours cannot be loaded, with a link to try again. */
export const fallbackPage = (language: Language, { failed, detail, again }: Messages['page']): string =>
  `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head><meta charset="utf-8" /><title>Auction Night</title><style>${STYLE}</style></head>
  <body><main><h1>${failed}</h1><p>${detail}</p><a href="./" autofocus>${again}</a></main></body>
</html>
`;

/** Shows that page when ours could not be loaded. */
export function showFallbackOnFailure({ webContents }: Pick<BrowserWindow, 'webContents'>): void {
  webContents.on('did-fail-load', (_event, code, _text, url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED || url === FALLBACK_PAGE) return;
    setImmediate(() => {
      if (!webContents.isDestroyed()) void webContents.loadURL(FALLBACK_PAGE); // until then Electron is busy with ours
    });
  });
}
