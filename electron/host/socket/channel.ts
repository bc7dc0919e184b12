/** The WebSocket close code for a bug of ours. */
export const INTERNAL_ERROR = 1011;

/** Carries whole texts between host and client, in order. */
export interface Channel {
  /** Resolves when the text has left this process or the channel has closed; never rejects. */
  send(text: string): Promise<void>;
  /**
   * Calls `listener` with each text, in order, the next one when the previous one is done. While too many wait, nothing is read: a peer
   * that is too fast fills its own buffers. Called once.
   * @param listener Never rejects.
   * @param atOnce Called with each text on arrival, before its turn. Returns whether it has handled it.
   */
  receive(listener: (text: string) => Promise<void>, atOnce: (text: string) => boolean): void;
  /** Bytes that were sent and have not left this process. */
  unread(): number;
  /** Closes the channel with a code of `CLOSE`; texts sent before still arrive. */
  close(code: number): void;
  /** Ends the channel at once. */
  terminate(): void;
  /** Resolves when the channel has ended, for whatever reason. */
  readonly closed: Promise<void>;
}
