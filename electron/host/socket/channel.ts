/** The WebSocket protocol's code for a bug of ours. */
export const INTERNAL_ERROR = 1011;

/**
 * What host and client talk through: whole texts, in order. Everything is asynchronous, so that a handshake and encryption can be
 * put under it without a change above.
 */
export interface Channel {
  /** Resolves when both sides can talk; rejects if that never comes about. */
  open(): Promise<void>;
  /** Resolves when the text has left this process, and also when the channel has closed meanwhile; never rejects. */
  send(text: string): Promise<void>;
  /**
   * Has each text that arrives handed to `listener` from now on, in order, the next when the one before is done; `listener` never
   * rejects. While too many wait, no more is read: a peer that is faster than its requests are done fills its own buffers. `atOnce` is
   * offered each text when it arrives, whatever waits; what it takes is not handed to `listener`. Called once.
   */
  receive(listener: (text: string) => Promise<void>, atOnce: (text: string) => boolean): void;
  /** Bytes that were sent and have not left this process. */
  unread(): number;
  /** Ends the channel in good order with a code of `CLOSE`; what was sent before still arrives. */
  close(code: number): void;
  /** Ends the channel at once. */
  terminate(): void;
  /** Resolves when the channel has ended, for whatever reason. */
  readonly closed: Promise<void>;
}
