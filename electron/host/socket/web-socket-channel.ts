import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { every, type Clock } from '../clock.ts';
import type { HostLine } from '../line/host-line.ts';
import type { HostLimits } from '../limits.ts';
import { createBucket } from '../rate-limit.ts';
import type { Channel } from './channel.ts';

/** Milliseconds after which a peer that does not answer a close is dropped. */
const CLOSE_PATIENCE = 2_000;
const MAX_MISSED_PONGS = 2;

/**
 * Wraps an untrusted WebSocket over the connection `stream` as a channel, on the line `line`. It accepts frames within the limits, control
 * frames included. A peer that continues after a close is not read any more; one that does not answer pings is dropped.
 */
export function webSocketChannel(
  socket: WebSocket,
  stream: Duplex,
  line: HostLine,
  { clock, limits }: { readonly clock: Clock; readonly limits: HostLimits },
): Channel {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const end = ending(socket, stream, clock, closed);
  const budget = createBucket(clock, limits.messageBurst, limits.messagesPerSecond);
  const isAccepted = (): boolean => {
    if (end.isExpelled()) return false;
    if (budget.take() === 0) return !end.hasBegun();
    end.expel(CLOSE.tooFast);
    return false;
  };

  // Errors (a frame too large, a broken one, a reset) are followed by `close`, which is what counts
  socket.on('error', () => undefined);
  socket.on('ping', isAccepted);
  watchHeartbeat(socket, clock, limits, closed, isAccepted);

  return {
    send: (text) =>
      new Promise((resolve) => {
        const frame = end.hasBegun() || socket.readyState !== socket.OPEN ? undefined : line.seal(text);
        if (frame === undefined) return resolve();
        stream.cork(); // the answer and the frame that follows it leave together
        process.nextTick(() => stream.uncork());
        socket.send(frame, () => resolve());
      }),
    receive: (listener, atOnce) => {
      const queue = createQueue(listener, limits.undone, (isCrowded) => {
        if (isCrowded) socket.pause();
        else if (!end.isExpelled()) socket.resume();
      });
      void closed.then(queue.end);
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        // A handshake has two frames, and does not count
        if ((line.isOpen() || end.hasBegun()) && !isAccepted()) return;
        const received = line.receive(data, isBinary);
        if (received.type === 'text' && !atOnce(received.text)) queue.add(received.text);
        if (received.type === 'step' && received.answer !== undefined) socket.send(received.answer);
        if (received.type !== 'end' || end.hasBegun()) return;
        if (received.last !== undefined) socket.send(received.last);
        end.close(received.code);
      });
    },
    unread: () => socket.bufferedAmount,
    close: end.close,
    terminate: end.terminate,
    closed,
  };
}

/** The ways in which the host ends a connection. */
function ending(socket: WebSocket, stream: Duplex, clock: Clock, closed: Promise<void>) {
  let hasBegun = false;
  let isExpelled = false;
  const close = (code: number): void => {
    if (hasBegun) return;
    hasBegun = true;
    socket.close(code);
    const cancel = clock.after(CLOSE_PATIENCE, () => socket.terminate());
    void closed.then(cancel);
  };
  return {
    hasBegun: () => hasBegun,
    isExpelled: () => isExpelled,
    close,
    /** Closes with a reason and does not wait for an answer: what still arrives would only cost us. */
    expel: (code: number): void => {
      close(code);
      isExpelled = true;
      socket.pause();
      stream.end();
    },
    terminate: (): void => {
      hasBegun = true;
      socket.terminate();
    },
  };
}

/** Sends pings, and drops a peer that leaves them unanswered. A pong without a ping counts as a message. */
function watchHeartbeat(
  socket: WebSocket,
  clock: Clock,
  limits: HostLimits,
  closed: Promise<void>,
  isAccepted: () => boolean,
): void {
  let unanswered = 0;
  socket.on('pong', () => {
    if (unanswered === 0) isAccepted();
    unanswered = 0;
  });
  const stop = every(clock, limits.heartbeat, () => {
    if (socket.isPaused) return; // its pong may have arrived; we are not reading
    if (unanswered >= MAX_MISSED_PONGS) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.ping();
    unanswered += 1;
  });
  void closed.then(stop);
}

/**
 * Creates a queue of texts that runs `work` for one text after the other, in order.
 * @param most Number of unfinished texts at which `onCrowded` is called with true, and below which with false.
 */
function createQueue(
  work: (text: string) => Promise<void>,
  most: number,
  onCrowded: (isCrowded: boolean) => void,
) {
  const queue: string[] = [];
  const run = async (): Promise<void> => {
    for (let text = queue[0]; text !== undefined; text = queue[0]) {
      await work(text);
      queue.shift();
      if (queue.length === most - 1) onCrowded(false);
    }
  };
  return {
    add: (text: string): void => {
      queue.push(text);
      if (queue.length === most) onCrowded(true);
      if (queue.length === 1) void run();
    },
    /** Drops the waiting texts. */
    end: () => void queue.splice(1),
  };
}
