import type { App } from 'electron';

/**
 * Keeps every page where it is: no navigation, redirect, new window or webview, whatever it asks for. The page finds its
 * way by the fragment, which is no navigation; links out of the app there are none.
 */
export function forbidNavigation(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => event.preventDefault());
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
