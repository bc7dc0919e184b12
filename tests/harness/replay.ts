import type { Page, WebSocketRoute } from 'playwright-core';
import type { HostFrame } from '../../core/protocol/frames.ts';
import { LONG_NAMES } from '../helpers/e2e/reach.ts';
import { NAMES } from './recording.ts';
import type { Scene } from './scenes.ts';

/** The host as a page meets it: tables are those of the scene, all else is the real one's. */
export interface Replay {
  /** From now on this scene is played. Resolves when a page was told what it shows first, or that it may not come in. */
  begin(scene: Scene): Promise<void>;
  /** What the host does then, if anything. */
  goOn(): void;
}

/** How a connection ends that breaks off. */
const BROKEN = 1006;
/** What is asked of a table, as far as it matters here. */
interface Asked {
  readonly id: number;
  readonly type: string;
  readonly from?: number;
}

/** Stands between a page and its host. `isRenamed`: everybody at a table has the longest name that there may be. */
export async function replayTo(page: Page, isRenamed: boolean): Promise<Replay> {
  let scene: Scene | undefined;
  let told = (): void => undefined;
  let socket: WebSocketRoute | undefined;
  let hasGoneOn = false;

  const send = (frame: object): void => {
    const text = JSON.stringify(frame);
    socket?.send(isRenamed ? withLongNames(text) : text);
  };
  function answer({ id, type, from = 0 }: Asked): void {
    const { still, conduct } = scene ?? {};
    const isRefused = type === 'hello' && conduct?.type === 'refuses';
    const entries = still?.history.filter((step) => (step as { at: number }).at >= from);
    const values: Readonly<Record<string, unknown>> = { history: { entries }, 'seat-code': '482913' };
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
    if (conduct?.type === 'closes') void socket?.close({ code: conduct.code });
    if (conduct?.type === 'is-lost') void socket?.close({ code: BROKEN });
  }
  await page.routeWebSocket(/\/ws\/[0-9a-f]{16}$/, (opened) => {
    socket = opened;
    const { conduct } = scene ?? {};
    const isOver = conduct?.type === 'closes' || conduct?.type === 'is-lost';
    if (hasGoneOn && isOver) return goOn();
    opened.onMessage((text) => answer(JSON.parse(String(text)) as Asked));
  });
  await page.routeWebSocket(/\/ws$/, (opened) => {
    const server = opened.connectToServer();
    server.onMessage((text) => opened.send(changed(String(text), scene?.house)));
  });
  await page.route('**/same/*', (route) => route.abort()); // nobody is found elsewhere
  return {
    begin: (next) => {
      scene = next;
      hasGoneOn = false;
      return new Promise((resolve) => (told = resolve));
    },
    goOn,
  };
}

/** The first word of the host, changed. */
function changed(text: string, house: ((frame: HostFrame) => HostFrame) | undefined): string {
  const said = JSON.parse(text) as HostFrame | { readonly type: 'answer' };
  return house === undefined || said.type !== 'host' ? text : JSON.stringify(house(said));
}

const withLongNames = (text: string): string =>
  NAMES.reduce((so, name, place) => so.replaceAll(`"${name}"`, JSON.stringify(LONG_NAMES[place])), text);
