import type { Page } from 'playwright-core';
import { standBetween, type Between } from '../line/between.ts';

/** From now on a page's messages pass through a test, in clear text. Works as long as the page does not know the key of its host. */
export const routeLine = (page: Page, url: RegExp, change: Between): Promise<void> =>
  page.routeWebSocket(url, (socket) => {
    const server = socket.connectToServer();
    const between = standBetween(
      new URL(socket.url()).pathname,
      (bytes) => socket.send(bytes),
      (bytes) => server.send(bytes),
      change,
    );
    socket.onMessage((frame) => between.page.receive(frame));
    server.onMessage((frame) => between.host.receive(frame));
  });
