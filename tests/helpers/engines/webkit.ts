import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSession, poll, xScreen } from './webdriver.ts';
import { pageOfSession, type WebKitPage, type Window } from './webkit-page.ts';

const LIBRARIES = '/usr/lib';

/** Where Debian has WebKit's own small browser, below the folder of the machine's architecture. */
const browserOf = (): string | undefined =>
  readdirSync(LIBRARIES)
    .filter((name) => name.includes('-linux-'))
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => join(LIBRARIES, folder, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find((path) => existsSync(path));

const DRIVER = '/usr/bin/WebKitWebDriver';

/** What this machine lacks; undefined if nothing. */
export const missingWebKit =
  process.platform === 'linux' &&
  existsSync(DRIVER) &&
  existsSync('/usr/bin/Xvfb') &&
  browserOf() !== undefined
    ? undefined
    : 'pages in WebKit: they need webkit2gtk-driver and xvfb';

/** Opens a window of exactly that size in a WebKit that nobody has used before. */
export async function openWebKit(size: Window, isDark: boolean): Promise<WebKitPage> {
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    ...(isDark ? ['--dark-mode'] : []),
  ];
  const session = await openSession({
    driver: DRIVER,
    screen: xScreen,
    capabilities: { 'webkitgtk:browserOptions': { binary: browserOf(), args } },
  });
  // The first window has a toolbar, and is never narrower than that.
  const script = `open('about:blank', 'page', 'toolbar=no,menubar=no,location=no,width=${size.width},height=${size.height}')`;
  const before = (await session.get('window/handles')) as readonly string[];
  await session.post('execute/sync', { script, args: [] });
  let handle: string | undefined;
  await poll(async () => {
    const handles = (await session.get('window/handles')) as readonly string[];
    handle = handles.find((one) => !before.includes(one));
    return handle !== undefined;
  });
  await session.post('window', { handle });
  const opened = pageOfSession(session);
  await opened.page.setViewportSize(size);
  return opened;
}
