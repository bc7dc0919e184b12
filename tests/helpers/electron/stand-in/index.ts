/**
 * A stand-in for the part of Electron that the main process uses: windows are pages of the system's Chromium. It shows the
 * built main process, preload and page working together. What it cannot show: real sandbox and isolation, fuses, asar, native
 * menus and dialogs, the single-instance lock.
 */
import type { Route } from 'playwright-core';
import { app, links } from './app.ts';
import { fromLocalUrl } from './chromium.ts';
import { ipcMain } from './ipc.ts';
import { BINDING } from './page-side.ts';
import * as services from './services.ts';
import { watchPages } from './traffic.ts';
import { BrowserWindow, windowShowing } from './windows.ts';

export { app, BrowserWindow, ipcMain };
export * from './services.ts';

const electron = { app, BrowserWindow, ipcMain, ...services };

links.prepare = async ({ context, endpoint }) => {
  watchPages(context, endpoint);
  await context.exposeBinding(
    BINDING,
    ({ page, frame }, kind: string, channel: string, values: unknown[]) => {
      const window = windowShowing(page);
      if (window === undefined) throw new Error('no such window');
      return ipcMain.receive(kind, channel, values, window.webContents, frame);
    },
  );
  await context.route('**/*', answer);
};

/** One request of any page: its navigations are asked for, own schemes are served by their handlers. */
async function answer(route: Route): Promise<void> {
  const request = route.request();
  if (request.isNavigationRequest() && !isAllowedNavigation(route)) return await route.abort('aborted');
  const url = fromLocalUrl(request.url());
  const handler = services.schemeHandlers.get(url.slice(0, url.indexOf(':')));
  if (handler === undefined) return await route.fallback();
  const response = await handler(new Request(url, { method: request.method() }));
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

function isAllowedNavigation(route: Route): boolean {
  const request = route.request();
  const page = pageOf(route);
  const window = page === undefined ? undefined : windowShowing(page);
  if (page === undefined || window === undefined) return false; // a popup: its opener is asked, see windows.ts
  const isMainFrame = request.frame() === page.mainFrame();
  const isOwn = isMainFrame && request.url() === window.loading;
  if (!isOwn && !window.webContents.asksToNavigate(request.url(), isMainFrame)) return false;
  window.webContents.emit('did-start-navigation', { url: request.url(), isMainFrame, isSameDocument: false });
  return true;
}

function pageOf(
  route: Route,
): ReturnType<ReturnType<ReturnType<Route['request']>['frame']>['page']> | undefined {
  try {
    return route.request().frame().page();
  } catch {
    return undefined; // a popup whose frame is not there yet
  }
}

/** A question of the test: a function to call with this module, as text. */
interface Question {
  readonly id: number;
  readonly run: string;
  readonly value?: unknown;
}

async function reply({ id, run, value }: Question): Promise<void> {
  try {
    // oxlint-disable-next-line no-eval -- what a test runs in the main process
    const call: (module: typeof electron, argument: unknown) => unknown = (0, eval)(`(${run})`);
    process.send?.({ id, value: await call(electron, value) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.stack : String(error) });
  }
}

process.on('message', (question: Question) => void reply(question));
process.on('disconnect', () => app.exit(0));
