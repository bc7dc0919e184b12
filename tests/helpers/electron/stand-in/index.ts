/**
 * A stand-in for the part of Electron that the main process uses: windows are pages of the system's Chromium. It shows the
 * built main process, preload and page working together. What it cannot show: real sandbox and isolation, fuses, asar, native
 * menus and dialogs, the single-instance lock.
 */
import type * as Electron from 'electron';
import type { Route } from 'playwright-core';
import { app as running, links } from './app.ts';
import { fromLocalUrl } from './chromium.ts';
import { inside, wholeClass, wholeOf } from './declared.ts';
import { dialog as dialogs } from './dialogs.ts';
import { ipcMain as ipc } from './ipc.ts';
import { BINDING } from './page-side.ts';
import * as services from './services.ts';
import { watchPages } from './traffic.ts';
import { asksToNavigate, BrowserWindow as Window, windowShowing } from './windows.ts';

const electron = {
  app: wholeOf<Electron.App>(running),
  BrowserWindow: wholeClass<typeof Electron.BrowserWindow>('BrowserWindow', Window),
  clipboard: services.clipboard,
  dialog: dialogs,
  ipcMain: wholeOf<Electron.IpcMain>(ipc),
  Menu: wholeClass<typeof Electron.Menu>('Menu', services.Menu),
  nativeImage: wholeClass<typeof Electron.nativeImage>('NativeImage', services.Picture),
  nativeTheme: services.nativeTheme,
  net: services.net,
  Notification: wholeClass<typeof Electron.Notification>('Notification', services.Notification),
  powerMonitor: services.powerMonitor,
  powerSaveBlocker: services.powerSaveBlocker,
  protocol: services.protocol,
  screen: services.screen,
  session: wholeClass<typeof Electron.session>('Session', services.Session),
  shell: services.shell,
  Tray: wholeClass<typeof Electron.Tray>('Tray', services.Tray),
} satisfies Partial<typeof Electron>;

export const { app, BrowserWindow, clipboard, dialog, ipcMain, Menu, nativeImage, nativeTheme, net } =
  electron;
export const { Notification, powerMonitor, powerSaveBlocker, protocol, screen, session, shell, Tray } =
  electron;

links.prepare = async ({ context, endpoint }) => {
  watchPages(context, endpoint);
  await context.exposeBinding(
    BINDING,
    ({ page, frame }, kind: string, channel: string, values: unknown[]) => {
      const window = windowShowing(page);
      if (window === undefined) throw new Error('no such window');
      return ipc[inside].receive(kind, channel, values, window.webContents, frame);
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
  const response = await respond(handler, new Request(url, { method: request.method() }));
  if (response === undefined) return await route.abort();
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Undefined: the handler has failed, and with it the request. */
const respond = async (handler: services.SchemeHandler, request: Request): Promise<Response | undefined> => {
  try {
    return await handler(request);
  } catch (error) {
    console.error(error);
    return undefined;
  }
};

function isAllowedNavigation(route: Route): boolean {
  const request = route.request();
  const page = pageOf(route);
  const window = page === undefined ? undefined : windowShowing(page);
  if (page === undefined || window === undefined) return false; // a popup: its opener is asked, see windows.ts
  const isMainFrame = request.frame() === page.mainFrame();
  const { contents, loading } = window[inside];
  const isOwn = isMainFrame && request.url() === loading;
  if (!isOwn && !asksToNavigate(contents, request.url(), isMainFrame)) return false;
  const about = { url: fromLocalUrl(request.url()), isMainFrame, isSameDocument: false };
  contents.emit('did-start-navigation', about);
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
process.on('disconnect', () => running.exit(0));
