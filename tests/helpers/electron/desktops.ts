import type { DesktopApp } from './launch.ts';

/** The system starts the app a second time, with these arguments, in a folder. */
export const startAgain = (app: DesktopApp, argv: readonly string[] = [], folder = '/'): Promise<void> =>
  app.evaluate(
    ({ app: running }, [values, where]) =>
      void running.emit('second-instance', {}, ['auction-night', ...values], where, undefined),
    [argv, folder] as const,
  );

/** The system opens something with the running app, in its own way: macOS by an event, others by a second start. */
async function openByEvent(app: DesktopApp, event: 'open-url' | 'open-file', what: string): Promise<void> {
  if (app.desktop !== 'mac') return await startAgain(app, [what]);
  await app.evaluate(
    ({ app: running }, [name, value]) => void running.emit(name, { preventDefault: () => undefined }, value),
    [event, what] as const,
  );
}
export const openByLink = (app: DesktopApp, link: string): Promise<void> =>
  openByEvent(app, 'open-url', link);
export const openByFile = (app: DesktopApp, path: string): Promise<void> =>
  openByEvent(app, 'open-file', path);

/** Somebody wants the app to end, in the way of the desktop: by its only window, on macOS by the dock. */
export const wantToQuit = (app: DesktopApp): Promise<void> =>
  app.evaluate(({ app: running, BrowserWindow }, isMac) => {
    if (isMac) running.quit();
    else BrowserWindow.getAllWindows()[0]?.close();
  }, app.desktop === 'mac');

/** Whether the app goes on in the background, as it should on its desktop. */
export const isAway = (app: DesktopApp): Promise<boolean> =>
  app.evaluate(({ BrowserWindow }, isMinimized) => {
    const [window] = BrowserWindow.getAllWindows();
    return isMinimized ? window?.isMinimized() === true : window?.isVisible() === false;
  }, app.desktop === 'x11');

/** Whether an icon beside the clock stands for an app in the background. */
export const hasIcon = ({ desktop }: DesktopApp): boolean => desktop === 'x11' || desktop === 'windows';

/** Whether a window is before somebody's eyes. */
export const isSeen = (app: DesktopApp): Promise<boolean> =>
  app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return window?.isVisible() === true && !window.isMinimized();
  });

/** Somebody presses the app in the dock, or where the desktop has such things; on all but macOS that starts it a second time. */
export const pressInDock = async (app: DesktopApp): Promise<void> => {
  if (app.desktop !== 'mac') return await startAgain(app);
  await app.evaluate(({ app: running, BrowserWindow }) => {
    const hasVisible = BrowserWindow.getAllWindows().some((window) => window.isVisible());
    running.emit('activate', {}, hasVisible);
  });
};
