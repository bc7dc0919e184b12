import type { App, Session } from 'electron';
import { OWN_PAGE } from './app-scheme.ts';

/** Denies every permission, check and device: the game needs none (security, "Electron"). */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
  session.on('select-hid-device', (event, _details, choose) => {
    event.preventDefault();
    choose(null);
  });
  session.on('select-serial-port', (event, _ports, _contents, choose) => {
    event.preventDefault();
    choose('');
  });
  session.on('select-usb-device', (event, _details, choose) => {
    event.preventDefault();
    choose();
  });
}

/**
 * Disables spell checking: if the system has none, Electron would download a dictionary with the first window, whatever the window's
 * settings.
 */
export function forbidSpelling(session: Session, platform: NodeJS.Platform): void {
  session.setSpellCheckerEnabled(false);
  if (platform !== 'darwin') session.setSpellCheckerLanguages([]);
}

/** Denies requests that belong to a page rather than a session: certificates, Bluetooth. Electron itself denies passwords. */
export function denyQuestions(app: App): void {
  app.on('select-client-certificate', (event, _contents, _url, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
  app.on('web-contents-created', (_event, contents) => {
    contents.on('select-bluetooth-device', (event, _devices, choose) => {
      event.preventDefault();
      choose('');
    });
  });
}

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
