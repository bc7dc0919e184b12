import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { AnswerFrame } from '../../../core/protocol/frames.ts';
import type { Clock } from '../clock.ts';
import { guarded, type Log } from '../guard.ts';
import type { HostLimits } from '../limits.ts';
import { INTERNAL_ERROR, type Channel } from './channel.ts';

/** What goes out on one connection. Answers all go; of what is shown only the newest. */
export interface Outbox {
  answer(frame: AnswerFrame): void;
  /**
   * Has `build` make the text of the next frame, now or as soon as the other side has read enough; a later call takes its place.
   * A text, so that viewers who are shown the same share one.
   */
  show(build: () => string | undefined): void;
}

/**
 * The outbox of a channel. A reader that falls behind gets whole frames again once it has caught up, made from what holds then; one that
 * is too far behind, or for too long, is dropped.
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
