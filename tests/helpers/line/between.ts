import type { ClientEvents } from '../../../core/line/client.ts';
import { openClientLine } from '../../../core/line/client.ts';
import { createHostLine } from '../../../electron/host/line/host-line.ts';
import { bytesIn, drawHostKey, nodeLine } from '../../../electron/host/line/node-line.ts';

/** One end of a line as a test holds it, over whatever carries its frames. */
export interface LineEnd {
  /** Takes what arrived. */
  receive(frame: Buffer | string): void;
  send(text: string): void;
}

/** The host's end, for a test that stands in a host's place. What is no line throws. */
export function acceptLine(
  path: string,
  send: (frame: Buffer) => void,
  message: (text: string) => void,
): LineEnd {
  const line = createHostLine(drawHostKey(), path, () => undefined);
  return {
    receive: (frame) => {
      const received = line.receive(Buffer.from(frame as Buffer), typeof frame !== 'string');
      if (received.type === 'text') message(received.text);
      if (received.type === 'step' && received.answer !== undefined) send(Buffer.from(received.answer));
      if (received.type === 'end') throw new Error(`a line ended with ${received.code}`);
    },
    send: (text) => {
      const frame = line.seal(text);
      if (frame !== undefined) send(Buffer.from(frame));
    },
  };
}

/** The client's end, over a connection that has just opened. */
export function joinLine(
  path: string,
  send: (frame: Buffer) => void,
  events: Pick<ClientEvents, 'open' | 'message'>,
): LineEnd {
  const line = openClientLine(nodeLine(path), {
    ...events,
    send: (frame) => send(Buffer.from(frame)),
    failed: ({ type }) => {
      throw new Error(`a line failed: ${type}`);
    },
  });
  return {
    receive: (frame) => line.receive(typeof frame === 'string' ? frame : bytesIn(frame)),
    send: (text) => line.send(text),
  };
}

/** Who stands between a page that does not know its host and that host: both have a line, and both texts can be read and changed. */
export function standBetween(
  path: string,
  toPage: (frame: Buffer) => void,
  toHost: (frame: Buffer) => void,
  change: {
    readonly fromPage?: (text: string) => string;
    readonly fromHost?: (text: string) => string;
  },
): { readonly page: LineEnd; readonly host: LineEnd } {
  const same = (text: string): string => text;
  const { fromPage = same, fromHost = same } = change;
  const waiting: string[] = [];
  let isOpen = false;
  const host = joinLine(path, toHost, {
    open: () => {
      isOpen = true;
      for (const text of waiting) host.send(text);
    },
    message: (text) => page.send(fromHost(text)),
  });
  const page = acceptLine(path, toPage, (text) => {
    if (isOpen) host.send(fromPage(text));
    else waiting.push(fromPage(text));
  });
  return { page, host };
}
