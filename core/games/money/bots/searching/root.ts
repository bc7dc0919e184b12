import type { Seat } from '../../../../base/ids.ts';
import { BLUFF, DEALT } from '../../material.ts';
import { MoneyPosition } from '../../position.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import type { Memory } from './memory.ts';

/** The table as far as the seat knows it: without cards that nobody was seen to take, and with an empty pile. */
export function rootOf(view: MoneyView, own: OwnCards, { seen }: Memory): MoneyPosition {
  const { seatCount, options, round, displays, stalled } = view;
  const root = new MoneyPosition(options, seatCount);
  root.layOut(displays.right, displays.left);
  for (let at = 0; at < seatCount; at++)
    for (const card of at === own.seat ? own.hand : (seen[at] ?? []))
      if (card !== BLUFF) root.sets.put(card, at);
  root.stalled = stalled;
  root.last = round?.last;
  if (round?.type !== 'acting') return root;
  for (const [at, cards] of round.lying.entries()) {
    root.lying[at] = root.bidOf(at);
    for (const card of cards) root.sets.put(card, root.bidOf(at));
  }
  root.queue.set([round.acting, ...round.waiting]);
  root.queued = 1 + round.waiting.length;
  return root;
}

/**
 * By seat how many cards it holds that nobody knows but itself; none at the own one. Who has watched from the start of the hand knows it: of the
 * cards that each was dealt those that it has not bid. Who came later takes an even share of the `unseen` cards outside the pile.
 */
export function hiddenIn(
  { seatCount, pile }: MoneyView,
  own: Seat,
  unseen: number,
  { shown }: Memory,
): readonly number[] {
  const hidden = unseen - pile;
  const kept = Array.from({ length: seatCount }, (_, at) => (at === own ? 0 : DEALT - (shown[at] ?? 0)));
  if (kept.reduce((sum, count) => sum + count, 0) === hidden) return kept;
  const shareUpTo = (others: number): number => Math.floor((hidden * others) / (seatCount - 1));
  return kept.map((_, at) => {
    const before = at < own ? at : at - 1;
    return at === own ? 0 : shareUpTo(before + 1) - shareUpTo(before);
  });
}
