import type { RawData, WebSocket } from 'ws';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { every, type Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import type { Channel } from './channel.ts';
import { createMessageBudget } from './message-budget.ts';

/** Milliseconds after which a peer that does not answer a close is dropped. */
const CLOSE_PATIENCE = 2_000;
const MISSES = 2;

/**
 * A WebSocket of a stranger as a channel. It takes text only, no more messages (pings included) than the limits allow, and drops a
 * peer that does not answer pings.
 */
export function webSocketChannel(socket: WebSocket, clock: Clock, limits: HostLimits): Channel {
  const mayCome = createMessageBudget(clock, limits);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let isEnding = false;

  const close = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    socket.close(code);
    const cancel = clock.after(CLOSE_PATIENCE, () => socket.terminate());
    void closed.then(cancel);
  };
  const isWelcome = (): boolean => {
    if (isEnding) return false;
    if (mayCome()) return true;
    close(CLOSE.tooFast);
    return false;
  };

  // Errors (a frame too large, a broken one, a reset) are followed by `close`, which is what counts
  socket.on('error', () => undefined);
  socket.on('ping', isWelcome);
  watchHeartbeat(socket, clock, limits, closed);

  return {
    open: () => Promise.resolve(),
    send: (text) =>
      new Promise((resolve) => {
        if (isEnding || socket.readyState !== socket.OPEN) resolve();
        else socket.send(text, () => resolve());
      }),
    receive: (listener) => {
      socket.on('message', (data: RawData, isBinary: boolean) => {
        if (!isWelcome()) return;
        if (isBinary) close(CLOSE.badMessage);
        else listener(data.toString());
      });
    },
    unread: () => socket.bufferedAmount,
    close,
    terminate: () => {
      isEnding = true;
      socket.terminate();
    },
    closed,
  };
}

function watchHeartbeat(socket: WebSocket, clock: Clock, limits: HostLimits, closed: Promise<void>): void {
  let missed = 0;
  socket.on('pong', () => (missed = 0));
  const stop = every(clock, limits.heartbeat, () => {
    if (missed >= MISSES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.ping();
    missed += 1;
  });
  void closed.then(stop);
}
