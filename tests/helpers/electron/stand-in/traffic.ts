import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { fromLocalUrl } from './chromium.ts';

/**
 * What this process and its pages have asked the network for since the start, each once. Pages: `GET app://…`, `socket ws://…`. The main
 * process: `tcp 127.0.0.1:80`, `udp 224.0.0.251:5353`, `name example.org` for what is looked up. Tests find it at `globalThis`.
 */
const asked = new Set<string>();
Reflect.set(globalThis, 'standInTraffic', asked);

type Method = (...input: unknown[]) => unknown;

/** Has `note` told of each call of a method, before it is done. */
function listen(owner: object, name: string, note: Method): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') return;
  Reflect.set(owner, name, function (this: unknown, ...input: unknown[]): unknown {
    note(...input);
    return Reflect.apply(method, this, input);
  });
}

const noteName = (name: unknown): void => {
  if (typeof name === 'string' && net.isIP(name) === 0) asked.add(`name ${name}`);
};

listen(net.Socket.prototype, 'connect', (...input) => {
  const [first, second] = (Array.isArray(input[0]) ? input[0] : input) as [unknown, unknown];
  const to = typeof first === 'object' && first !== null ? { ...first } : { port: first, host: second };
  if ('port' in to) asked.add(`tcp ${'host' in to ? String(to.host) : 'localhost'}:${String(to.port)}`); // else a socket in the file system
});
listen(dgram.Socket.prototype, 'send', (_message, ...input) => {
  const [port, address] = typeof input[1] === 'number' ? input.slice(2) : input;
  asked.add(`udp ${String(address)}:${String(port)}`);
});
for (const part of [dns, dns.promises])
  for (const name of Object.keys(part)) if (/^(?:lookup|resolve)/.test(name)) listen(part, name, noteName);
syncBuiltinESMExports();

/** Notes what pages ask for. `own`: an address to which this process keeps a connection that is not the app's. */
export function watchPages(context: BrowserContext, own: string): void {
  asked.delete(`tcp ${new URL(own).host}`);
  const watch = (page: Page): void => {
    page.on('request', (request) => asked.add(`${request.method()} ${fromLocalUrl(request.url())}`));
    page.on('websocket', (socket) => asked.add(`socket ${socket.url()}`));
  };
  context.on('page', watch);
  context.pages().forEach(watch);
}
