import { describe, expect, it } from 'vitest';
import type { Frame } from '../../core/protocol/frames.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import type { Channel } from '../../electron/host/socket/channel.ts';
import { createOutbox, type Outbox } from '../../electron/host/socket/outbox.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

interface Reader {
  readonly outbox: Outbox;
  readonly clock: ManualClock;
  readonly sent: readonly string[];
  readonly codes: readonly number[];
  /** The other side has read everything. */
  catchUp(): Promise<void>;
}

function reader(): Reader {
  const sent: string[] = [];
  const codes: number[] = [];
  const clock = manualClock();
  let unread = 0;
  let written: (() => void)[] = [];
  const channel: Channel = {
    receive: () => undefined,
    send: (text) => {
      sent.push(text);
      unread += text.length;
      return new Promise((resolve) => written.push(resolve));
    },
    unread: () => unread,
    close: (code) => codes.push(code),
    terminate: () => undefined,
    closed: new Promise(() => undefined),
  };
  const catchUp = async (): Promise<void> => {
    unread = 0;
    const all = written;
    written = [];
    for (const done of all) done();
    await Promise.resolve();
  };
  return { outbox: createOutbox(channel, clock, HOST_LIMITS, () => undefined), clock, sent, codes, catchUp };
}

const answer = (id: number, bytes: number): Frame & { type: 'answer' } => ({
  type: 'answer',
  id,
  ok: true,
  value: 'x'.repeat(bytes),
});

describe('a slow reader', () => {
  it('gets only what holds when it has caught up', async () => {
    const { outbox, sent, catchUp } = reader();
    outbox.answer(answer(0, 70_000));
    for (const id of [1, 2, 3]) outbox.show(() => JSON.stringify(answer(id, 1)));
    expect(sent).toHaveLength(1);
    await catchUp();
    expect(sent.slice(1)).toEqual([JSON.stringify(answer(3, 1))]);
    outbox.show(() => JSON.stringify(answer(4, 1)));
    expect(sent).toHaveLength(3);
  });

  it('is ended after ten seconds, unless it catches up before', async () => {
    const { outbox, clock, codes, catchUp } = reader();
    outbox.answer(answer(0, 70_000));
    clock.advance(9_999);
    await catchUp();
    clock.advance(9_999);
    outbox.answer(answer(1, 70_000));
    clock.advance(9_999);
    expect(codes).toEqual([]);
    clock.advance(1);
    expect(codes).toEqual([4006]);
  });

  it('is ended at once above one mebibyte', () => {
    const { outbox, codes } = reader();
    for (const id of [1, 2, 3]) outbox.answer(answer(id, 300_000));
    expect(codes).toEqual([]);
    outbox.answer(answer(4, 300_000));
    expect(codes).toEqual([4006]);
  });
});
