import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Browser } from './chromium.ts';
import { schemeHandlers } from './services.ts';

/** Where Debian puts Qt's modules; another Python comes before it on some machines. */
const PYTHON = '/usr/bin/python3';

/**
 * Starts Qt WebEngine, a Chromium that can be taught the scheme `app`, by `script`. Its pages have the app's real origin, and the answers to
 * their requests are those of the handler that the main process has registered for the scheme.
 */
export async function startQt(script: string): Promise<Browser> {
  const bridge = createServer((request, response) => void pass(request, response));
  const port = await listeningPort(bridge);
  const probe = createServer();
  const debugging = await listeningPort(probe); // Qt takes no 0 for a free port
  await new Promise((resolve) => probe.close(resolve));
  // Its input ends with us, and it with its input.
  const child = spawn(PYTHON, [script, `http://127.0.0.1:${port}/`], {
    stdio: ['pipe', 'inherit', 'pipe'],
    env: {
      ...process.env,
      QT_QPA_PLATFORM: 'offscreen',
      QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${debugging}`,
      QTWEBENGINE_CHROMIUM_FLAGS: '--no-sandbox --disable-gpu --remote-allow-origins=*',
    },
  });
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Qt WebEngine ended with ${code}:\n${said}`)));
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
      const [, at] = /DevTools listening on ws:\/\/([\d.]+:\d+)\//.exec(said) ?? [];
      if (at !== undefined) resolve(`http://${at}`);
    });
  });
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Qt WebEngine has no browser context');
  await context.addInitScript(addMissing);
  return { context, endpoint };
}

const listeningPort = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** One request of a page. */
async function pass({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const [url, method] = [String(headers['x-url']), String(headers['x-method'])];
  const handler = schemeHandlers.get(url.slice(0, url.indexOf(':')));
  const answer = await handler?.(new Request(url, { method }));
  const type = answer?.headers.get('content-type');
  if (answer?.ok !== true || typeof type !== 'string')
    return void response.writeHead(answer?.status ?? 404).end();
  response.writeHead(200, { 'content-type': type });
  const body = Buffer.from(await answer.arrayBuffer());
  response.end(type.startsWith('text/html') ? withPolicy(body.toString(), answer.headers) : body);
}

/** Qt 6.4 takes no headers of such an answer, so the page says its policy itself; all but what no page may say. */
function withPolicy(page: string, headers: Headers): string {
  const policy = headers.get('content-security-policy') ?? '';
  const sayable = policy.replace(/;? *frame-ancestors [^;]*/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${sayable}">`;
  if (policy === '' || !page.includes('<head>')) throw new Error('a page without a policy or a head');
  return page.replace('<head>', `<head>${meta}`);
}

/** What came after Chromium 102, which Debian's is, and before the Chromium in Electron. */
function addMissing(): void {
  if (!('timeout' in AbortSignal))
    Object.defineProperty(AbortSignal, 'timeout', {
      value(milliseconds: number) {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), milliseconds);
        return controller.signal;
      },
    });
  if (!('checkVisibility' in Element.prototype))
    Object.defineProperty(Element.prototype, 'checkVisibility', {
      value(this: Element) {
        return this.getClientRects().length > 0;
      },
    });
}
