import type { IpcMain as ElectronIpcMain, IpcMainInvokeEvent, WebContents, WebFrameMain } from 'electron';
import type { Frame } from 'playwright-core';
import { fromLocalUrl, originOf } from './chromium.ts';
import { declared, DeclaredEmitter, inside, wholeOf, type PartOf } from './declared.ts';

type Handler = Parameters<ElectronIpcMain['handle']>[1];

class IpcMain extends DeclaredEmitter implements PartOf<ElectronIpcMain> {
  readonly #handlers = new Map<string, Handler>();
  readonly [inside] = { receive: this.#receive.bind(this) };

  constructor() {
    super('IpcMain');
  }

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  /** A message that a page sent from `frame`. */
  async #receive(
    kind: string,
    channel: string,
    values: unknown[],
    sender: WebContents,
    frame: Frame,
  ): Promise<unknown> {
    const told = { sender, senderFrame: describe(frame), processId: 1, frameId: 1 };
    const event = wholeOf<IpcMainInvokeEvent>(declared('IpcMainInvokeEvent', told));
    if (kind === 'send') return void this.emit(channel, event, ...values);
    const handler = this.#handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return await handler(event, ...values);
  }
}

const describe = (frame: Frame): WebFrameMain => {
  const parent = frame.parentFrame();
  return wholeOf<WebFrameMain>(
    declared('WebFrameMain', {
      url: fromLocalUrl(frame.url()),
      origin: originOf(frame.url()),
      parent: parent === null ? null : describe(parent),
    }),
  );
};

export const ipcMain = new IpcMain();
