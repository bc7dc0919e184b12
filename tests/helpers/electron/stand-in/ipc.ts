import { EventEmitter } from 'node:events';
import type { Frame } from 'playwright-core';
import { fromLocalUrl, originOf } from './chromium.ts';

type Listener = (event: object, ...values: unknown[]) => unknown;

interface SenderFrame {
  readonly url: string;
  readonly origin: string;
  readonly parent: SenderFrame | null;
}

class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Listener>();

  handle(channel: string, handler: Listener): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  /** A message that a page sent from `frame`. */
  async receive(
    kind: string,
    channel: string,
    values: unknown[],
    sender: object,
    frame: Frame,
  ): Promise<unknown> {
    const event = { sender, senderFrame: describe(frame), processId: 1, frameId: 1 };
    if (kind === 'send') return void this.emit(channel, event, ...values);
    const handler = this.#handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return await handler(event, ...values);
  }
}

const describe = (frame: Frame): SenderFrame => {
  const parent = frame.parentFrame();
  return {
    url: fromLocalUrl(frame.url()),
    origin: originOf(frame.url()),
    parent: parent === null ? null : describe(parent),
  };
};

export const ipcMain = new IpcMain();
