import { existsSync } from 'node:fs';
import { openSession, waylandScreen } from './webdriver.ts';
import { pageOfSession, type WebKitPage, type Window } from './webkit-page.ts';

const [DRIVER, BROWSER, SCREEN] = ['/usr/bin/WPEWebDriver', '/usr/bin/cog', '/usr/bin/weston'];

/** What this machine lacks; undefined if nothing. */
export const missingWpe = [DRIVER, BROWSER, SCREEN].every((path) => existsSync(path))
  ? undefined
  : 'pages in WPE: they need wpewebkit-driver, cog and weston';

/**
 * Opens a page in WPE, in a browser that nobody has used before: Debian's is the WebKit of Safari 16.0. It keeps its size, is light, has a
 * finger, and moves what moves.
 */
export async function openWpe({ width, height }: Window): Promise<WebKitPage> {
  const session = await openSession({
    driver: DRIVER,
    screen: waylandScreen,
    capabilities: { 'wpe:browserOptions': { binary: BROWSER, args: ['--automation', '--platform=wl'] } },
    env: { COG_PLATFORM_WL_VIEW_WIDTH: String(width), COG_PLATFORM_WL_VIEW_HEIGHT: String(height) },
  });
  return pageOfSession(session);
}
