// node firefox-relay.mjs FIREFOX ARGS…: Firefox as Playwright starts it. Answers for it what Playwright always asks of a browser
// that speaks WebDriver BiDi and Firefox does not know yet; all else goes through.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Light and dark are settings of the profile instead. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const PLAIN = { perMessageDeflate: false, maxPayload: 256 * 2 ** 20 };

const [program, ...args] = process.argv.slice(2);
const firefox = spawn(program, args, { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) return console.error(line);
  const server = new WebSocketServer({ ...PLAIN, host: '127.0.0.1', port: 0 });
  server.on('connection', (socket, { url }) => relay(socket, `${address}${url}`));
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
});

function relay(socket, address) {
  const upstream = new WebSocket(address, PLAIN);
  const isOpen = new Promise((resolve) => upstream.once('open', resolve));
  socket.on('message', async (data) => {
    const { id, method } = JSON.parse(data);
    if (method === UNKNOWN) return socket.send(JSON.stringify({ type: 'success', id, result: {} }));
    await isOpen;
    upstream.send(String(data));
  });
  upstream.on('message', (data) => socket.send(String(data)));
  socket.on('close', () => upstream.close());
  upstream.on('close', () => socket.close());
}
