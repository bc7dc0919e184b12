import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { games } from '../../core/games/index.ts';
import type { Suggestion } from '../../core/house/next.ts';
import type { HostFrame } from '../../core/protocol/frames.ts';
import { LONG_NAMES } from '../helpers/e2e/reach.ts';
import { acceptLine, standBetween, type LineEnd } from '../helpers/line/between.ts';
import { NAMES } from './recording.ts';
import type { Scene } from './scenes.ts';

/** A server between one page and the host, in whatever browser the page is: tables are those of the scene, all else is the host's. */
export interface Replay {
  readonly port: number;
  /** How many answers the page has asked for or been given so far: a page for which that grows is still loading. */
  traffic(): number;
  /** The paths whose answers are under way. */
  pending(): readonly string[];
  /** From now on this scene is played. Resolves when a page was told what it shows first, or that it may not come in. */
  begin(scene: Scene): Promise<void>;
  /** What the host does then, if anything. */
  goOn(): void;
  /** Whether the host took the page for its owner's when that last came, or none has come yet. */
  isOwners(): boolean;
  close(): Promise<void>;
}

/** The host that serves the pages. */
export interface House {
  readonly port: number;
  readonly ownerSecret: string;
}

/** A page of the host's origin on which nothing is, to put into its storage what the next one finds. */
export const EMPTY = '/empty-page';

const TABLE = /^\/ws\/[0-9a-f]{16}$/;

/** What is asked of a table, as far as it matters here. */
interface Asked {
  readonly id: number;
  readonly type: string;
  readonly from?: number;
}

/** Starts a server for one page. `isRenamed`: everybody at a table has the longest name that there may be. */
export async function startReplay(
  { port: hostPort, ownerSecret }: House,
  isRenamed: boolean,
): Promise<Replay> {
  let scene: Scene | undefined;
  let told = (): void => undefined;
  let table: WebSocket | undefined;
  let line: LineEnd | undefined;
  let hasGoneOn = false;
  let isOwners = true;
  let traffic = 0;
  const loading = new Map<ServerResponse, string>();

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    traffic++;
    loading.set(response, path);
    response.once('close', () => {
      traffic++;
      loading.delete(response);
    });
    if (path === EMPTY)
      response.setHeader('Content-Type', 'text/html').end('<link rel="icon" href="data:,">');
    else forward(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** The host takes only its own port for itself; the page has to find this one in whatever the host says. */
  const toHost = renumber(port, hostPort);
  const toPage = renumber(hostPort, port);

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url: path, rawHeaders } = request;
    const headers = rawHeaders.map(toHost);
    const asking = ask({ host: '127.0.0.1', port: hostPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders.map(toPage));
      answer.pipe(response);
    });
    asking.once('error', () => response.destroy());
    asking.end();
  }

  const handshakes = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url ?? '';
    if (TABLE.test(path)) handshakes.handleUpgrade(request, socket, head, (page) => playTable(page, path));
    else
      connectToHost(request, socket, (host) =>
        handshakes.handleUpgrade(request, socket, head, relay(host, path)),
      );
  });
  function connectToHost(
    { url = '/', headers: { host = '', origin = '' } }: IncomingMessage,
    page: Duplex,
    whenOpen: (host: WebSocket) => void,
  ): void {
    const socket = new WebSocket(`ws://127.0.0.1:${hostPort}${url}`, {
      headers: { Host: toHost(host) },
      origin: toHost(origin),
    });
    page.once('error', () => socket.terminate());
    socket.once('open', () => whenOpen(socket));
    socket.once('error', () => page.destroy());
  }
  const relay =
    (host: WebSocket, path: string) =>
    (page: WebSocket): void => {
      const between = standBetween(
        path,
        (frame) => page.send(frame),
        (frame) => host.send(frame),
        { fromHost: (text) => toPage(fromHost(text)), owner: ownerSecret },
      );
      page.on('message', (frame: Buffer) => between.page.receive(frame));
      host.on('message', (frame: Buffer) => between.host.receive(frame));
      page.once('close', () => host.close());
      host.once('close', () => page.close());
    };

  /** What the host says, its first word as the scene has it. */
  function fromHost(text: string): string {
    const said = JSON.parse(text) as HostFrame | { readonly type: 'answer' };
    if (said.type !== 'host') return text;
    isOwners = said.owner !== undefined;
    return scene?.house === undefined ? text : JSON.stringify(scene.house(said));
  }

  function playTable(opened: WebSocket, path: string): void {
    table = opened;
    const end = acceptLine(
      path,
      (frame) => opened.send(frame),
      (text) => answer(JSON.parse(text) as Asked),
    );
    line = end;
    const { conduct } = scene ?? {};
    const isOver = conduct?.type === 'closes' || conduct?.type === 'is-lost';
    if (hasGoneOn && isOver) return goOn();
    opened.on('message', (frame: Buffer) => end.receive(frame));
  }
  const send = (frame: object): void => {
    const text = toPage(JSON.stringify(frame));
    line?.send(isRenamed ? withLongNames(text) : text);
  };
  function answer({ id, type, from = 0 }: Asked): void {
    const { still, conduct } = scene ?? {};
    const isRefused = type === 'hello' && conduct?.type === 'refuses';
    const entries = still?.history.filter((step) => (step as { at: number }).at >= from);
    const values: Readonly<Record<string, unknown>> = {
      history: { entries },
      story: still?.story ?? { claims: [] },
      chances: still?.chances ?? { points: [], isComplete: true },
      'seat-code': '482913',
      'what-next': suggestionsAfter(still?.frame.table.setup.game),
    };
    if (isRefused) send({ type: 'answer', id, ok: false, error: conduct.error });
    else send({ type: 'answer', id, ok: true, value: values[type] });
    if (type !== 'hello') return;
    if (!isRefused && still !== undefined) send(still.frame);
    told();
  }
  function goOn(): void {
    const { conduct } = scene ?? {};
    hasGoneOn = true;
    if (conduct?.type === 'goes-on') send(conduct.frame);
    if (conduct?.type === 'closes') table?.close(conduct.code);
    if (conduct?.type === 'is-lost') table?.terminate();
  }
  return {
    port,
    traffic: () => traffic,
    pending: () => [...loading.values()],
    begin: (next) => {
      scene = next;
      hasGoneOn = false;
      return new Promise((resolve) => (told = resolve));
    },
    goOn,
    isOwners: () => isOwners,
    close: async () => {
      for (const socket of handshakes.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Replaces one port by another in what is said. */
const renumber = (from: number, to: number): ((text: string) => string) => {
  const port = new RegExp(`\\b${from}\\b`, 'g');
  return (text) => text.replaceAll(port, String(to));
};

const withLongNames = (text: string): string =>
  NAMES.reduce((so, name, place) => so.replaceAll(`"${name}"`, JSON.stringify(LONG_NAMES[place])), text);

/** The other games, for four. */
const suggestionsAfter = (played: string | undefined): readonly Suggestion[] =>
  Object.keys(games)
    .filter((game) => game !== played)
    .map((game) => ({ game, seats: 4, minutes: 25 }));
