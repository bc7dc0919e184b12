import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { AnswerFrame } from '../../../core/protocol/frames.ts';
import type { Clock } from '../clock.ts';
import { guarded, type Log } from '../guard.ts';
import type { HostLimits } from '../limits.ts';
import { INTERNAL_ERROR, type Channel } from './channel.ts';

/** The texts sent on one connection: every answer, but only the newest frame. */
export interface Outbox {
  answer(frame: AnswerFrame): void;
  /**
   * Calls `build` for the text of the next frame, now or as soon as the other side has read enough; a later call replaces a waiting one. It
   * builds a text, so that viewers with the same frame share one.
   */
  show(build: () => string | undefined): void;
}

/**
 * Creates the outbox of a channel. A slow reader gets one current frame once it has caught up; one that is too far behind, or for too long,
 * is dropped.
 */
export function createOutbox(channel: Channel, clock: Clock, limits: HostLimits, log: Log): Outbox {
  let waiting: (() => string | undefined) | undefined;
  let cancelPatience: (() => void) | undefined;
  let isOver = false;

  const drop = (): void => channel.close(CLOSE.tooSlow);
  const send = (text: string): void => {
    void channel.send(text).then(flush);
    watch();
  };
  const watch = (): void => {
    const unread = channel.unread();
    if (unread > limits.unreadMost) drop();
    else if (unread <= limits.unreadFrames) {
      cancelPatience?.();
      cancelPatience = undefined;
    } else cancelPatience ??= clock.after(limits.unreadTime, drop);
  };
  const flush = (): void => {
    if (isOver) return;
    watch();
    if (waiting === undefined || channel.unread() > limits.unreadFrames) return;
    const build = waiting;
    waiting = undefined;
    const isBuilt = guarded(log, 'a frame', () => {
      const text = build();
      if (text !== undefined) send(text);
    });
    if (!isBuilt) channel.close(INTERNAL_ERROR);
  };

  void channel.closed.then(() => {
    isOver = true;
    cancelPatience?.();
  });
  return {
    answer: (frame) => send(JSON.stringify(frame)),
    show: (build) => {
      waiting = build;
      flush();
    },
  };
}
