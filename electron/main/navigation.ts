import type { App } from 'electron';
import { OWN_PAGE } from './app-scheme.ts';

/**
 * Blocks navigation, redirects, new windows and webviews of every page. The page routes by the fragment, which is no navigation, and has no
 * external links. It may only reload itself.
 */
export function forbidNavigation(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    const guard = (event: Navigation): void => {
      if (!event.isMainFrame || event.url.split('#', 1)[0] !== OWN_PAGE) event.preventDefault();
    };
    contents.on('will-navigate', guard);
    contents.on('will-frame-navigate', guard);
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
  preventDefault(): void;
}
