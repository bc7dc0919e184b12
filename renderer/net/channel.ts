/** Callbacks of a channel; none is called after `close`. */
export interface ChannelEvents {
  open(): void;
  message(text: string): void;
  /**
   * `code` as in the WebSocket protocol and `core/protocol/close-codes.ts`; 1006 if the network failed. `why` is a system code such as
   * ECONNREFUSED where known; browsers do not expose it.
   */
  close(code: number, why?: string): void;
}

/** A two-way stream of text frames to a host. Opening is asynchronous; frames sent before `open` are dropped. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

/** The path of a host itself, outside of its tables. */
export const HOST_PATH = '/ws';

/** The target of a channel. `host` exists only in the desktop app; if absent, the app's own host or the one that served the page. */
export interface Target {
  readonly host?: HostAddress;
  /** `HOST_PATH`, or `/ws/<tableId>` for a table. */
  readonly path: string;
  /** The code of the table (`core/line/code.ts`) in the link that was opened: no other host will do. */
  readonly tableCode?: string;
}

/** Another host. `isTyped`: a person entered the address, as opposed to discovery. */
export interface HostAddress {
  readonly address: string;
  readonly port: number;
  readonly isTyped: boolean;
}

/** Opens a channel. Never throws: errors arrive as `close`. */
export type OpenChannel = (target: Target, events: ChannelEvents) => Channel;

/** The close code of a connection that broke or was never established. */
export const BROKEN = 1006;
