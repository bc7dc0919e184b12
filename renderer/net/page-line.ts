import { openClientLine, type ClientEvents, type ClientLine } from '../../core/line/client.ts';
import { keyName, type LineFailure } from '../../core/line/handshake.ts';
import type * as pin from '../../core/line/pin.ts';
import { scriptPrimitives } from '../../core/line/primitives.ts';
import { CLOSE, type CloseCode } from '../../core/protocol/close-codes.ts';
import { createHelloExchange, type HelloExchange } from '../../core/protocol/hello-exchange.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { load } from '../stores/loading.ts';

/** CPace; loaded with the first PIN. */
let loading: Promise<typeof pin> | undefined;
const pins = () => (loading ??= load(() => import('../../core/line/pin.ts')));
/** Also exists on pages without TLS. */
const entropy = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size));

/** The names of the keys of this page's host, by the path of a table: once the page is there, nobody can take the host's place. */
const known = new Map<string, Uint8Array>();
/** The path of the host itself, which may be another one each time that somebody looks for tables. */
const HOST_PATH = '/ws';

/** What a connection is closed with where its line fails. */
const CODES: Readonly<Record<LineFailure['type'], CloseCode>> = {
  malformed: CLOSE.brokenLine,
  unproven: CLOSE.brokenLine,
  'other-version': CLOSE.wrongProtocol,
  'other-key': CLOSE.otherKey,
};

/** A line of this page. */
export interface PageLine {
  receive(data: ArrayBuffer | string): void;
  send(text: string): void;
}

/** Begins a line over a WebSocket to `path` that has just opened. `failed` gets the code to close it with. */
export function openPageLine(
  path: string,
  {
    failed,
    send,
    ...events
  }: Omit<ClientEvents, 'failed' | 'send'> & {
    readonly send: (frame: Uint8Array<ArrayBuffer>) => void;
    readonly failed: (code: number) => void;
  },
): PageLine {
  let exchange: HelloExchange | undefined;
  const line: ClientLine = openClientLine(
    {
      primitives: scriptPrimitives,
      entropy,
      version: PROTOCOL_VERSION,
      path,
    },
    {
      open: (end) => {
        if (path !== HOST_PATH) known.set(path, keyName(end.hostKey));
        exchange = createHelloExchange({
          line: end.line,
          path,
          entropy,
          begin: () => pins().then(({ beginPin }) => beginPin),
          send: (text) => line.send(text),
          failed: () => failed(CLOSE.brokenLine),
        });
        events.open(end);
      },
      message: (text) => {
        if (exchange?.receive(text) === true) events.message(text);
      },
      send: (frame) => send(new Uint8Array(frame)),
      failed: ({ type }) => failed(CODES[type]),
    },
    known.get(path),
  );
  return {
    receive: (data) => line.receive(typeof data === 'string' ? data : new Uint8Array(data)),
    send: (text) => exchange?.send(text),
  };
}
