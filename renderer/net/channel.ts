/** What a channel tells while it lives. After `close` nothing more comes. */
export interface ChannelEvents {
  open(): void;
  message(text: string): void;
  /**
   * `code` as in the WebSocket protocol and `core/protocol/close-codes.ts`; 1006 when the network failed, with `why` (a code of the
   * system, such as ECONNREFUSED) where that is known: browsers do not tell.
   */
  close(code: number, why?: string): void;
}

/** A two-way stream of text frames to a host. Opening is asynchronous; frames sent before `open` are dropped. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

/** Where a channel leads. `host` is only for the desktop app; absent: the app's own host, or the one that served the page. */
export interface Target {
  readonly host?: HostAddress;
  /** `/ws` for the host itself, `/ws/<tableId>` for a table. */
  readonly path: string;
}

/** A host somewhere else. `isTyped`: a person entered it, discovery did not find it. */
export interface HostAddress {
  readonly address: string;
  readonly port: number;
  readonly isTyped: boolean;
}

/** Opens a channel. Never throws: what goes wrong arrives as `close`. */
export type OpenChannel = (target: Target, events: ChannelEvents) => Channel;

/** The close code of a connection that broke or never came to be. */
export const BROKEN = 1006;
