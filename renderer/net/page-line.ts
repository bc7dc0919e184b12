import { openClientLine, type ClientEvents, type ClientLine } from '../../core/line/client.ts';
import { KEY_NAME } from '../../core/line/code.ts';
import { keyName } from '../../core/line/handshake.ts';
import type * as pin from '../../core/line/pin.ts';
import { scriptPrimitives } from '../../core/line/primitives.ts';
import { CLOSE, FAILURE_CODES } from '../../core/protocol/close-codes.ts';
import { createHelloExchange, type HelloExchange } from '../../core/protocol/hello-exchange.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { load } from '../stores/loading.ts';
import { HOST_PATH } from './channel.ts';

/** CPace; loaded with the first PIN. */
let loading: Promise<typeof pin> | undefined;
const pins = () => (loading ??= load(() => import('../../core/line/pin.ts')));
/** Also exists on pages without TLS. */
const entropy = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size));

/**
 * The name of the host's key, by the path of a table: nobody can take the host's place while the page is open. Outside of tables any host
 * will do: the start page lists the tables of whichever answers.
 */
const known = new Map<string, Uint8Array>();
/** A line of this page. */
export interface PageLine {
  receive(data: ArrayBuffer | string): void;
  send(text: string): void;
}

/** The name of the host's key in the code of a table. */
const keyNameIn = (code: string): Uint8Array =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0)).slice(
    0,
    KEY_NAME,
  );

/**
 * Begins a line over a WebSocket to `path` that has just opened. `failed` gets the code to close it with.
 * @param code The code of the table, where this page has it from a link.
 */
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
  code?: string,
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
      failed: ({ type }) => failed(FAILURE_CODES[type]),
    },
    known.get(path) ?? (code === undefined ? undefined : keyNameIn(code)),
  );
  return {
    receive: (data) => line.receive(typeof data === 'string' ? data : new Uint8Array(data)),
    send: (text) => exchange?.send(text),
  };
}
