// A program for tests: a host with one table, or a browser, with the discovery of the app and nothing else of it. Prints
// one JSON object per line; reads one command per line. After `close` it ends by itself, because nothing is left running.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { toTableId } from '../../core/base/ids.ts';
import { createDiscovery, type Discovery } from '../../electron/host/discovery/index.ts';
import { healthAnswers } from './health-answers.ts';

interface PeerArguments {
  readonly id?: string;
  readonly title?: string;
  readonly protocol?: number;
  readonly dataDir?: string;
}

const peer = JSON.parse(process.argv[2] ?? '{}') as PeerArguments;
const say = (line: object) => process.stdout.write(`${JSON.stringify({ ...line, at: Date.now() })}\n`);

const id = toTableId(peer.id ?? '');
const answer = id === undefined ? () => undefined : healthAnswers({ ...peer, id });
const server = createServer((request, response) => {
  const health = answer(request.url ?? '');
  response.writeHead(health === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(health ?? {}));
});

server.listen(0, '0.0.0.0', () => {
  const { port } = server.address() as AddressInfo;
  const discovery = createDiscovery({ port: () => port, appVersion: '0.1.0', ...peer });
  discovery.onStatus((status) => say({ event: 'status', status }));
  discovery.browser.onChange((tables) => say({ event: 'tables', tables }));
  if (id !== undefined) discovery.publisher.publish({ id, title: peer.title ?? 'Table', game: 'money' });
  say({ event: 'ready', port });
  obey(discovery);
});

function obey(discovery: Discovery): void {
  const input = createInterface({ input: process.stdin });
  input.on('line', (line) => {
    const [command, address = '', port = ''] = line.split(' ');
    if (command === 'refresh') discovery.refresh();
    if (command === 'remember') discovery.rememberAddress(address, Number(port));
    if (command === 'close') {
      input.close();
      process.stdin.destroy();
      server.close();
      server.closeAllConnections();
      void discovery.close().then(() => say({ event: 'closed' }));
    }
  });
}
