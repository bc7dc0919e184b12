import { ref, watch, type Ref } from 'vue';
import type { Seat } from '../../core/base/ids.ts';
import type { ShownFrame } from '../session/scene-player.ts';

/** Whether this news reminds a player on this device. */
export const remindsHere = (
  item: ShownFrame['news'][number],
  { you }: Pick<ShownFrame, 'you'>,
): item is Extract<typeof item, { readonly type: 'nudged' }> =>
  item.type === 'nudged' && you.seats.includes(item.seat);

/** The seat of this device that was reminded, until it has answered the prompt or the match is paused. */
export function useReminder(frame: () => ShownFrame | undefined): Readonly<Ref<Seat | undefined>> {
  const reminded = ref<Seat>();
  let question: number | undefined;
  watch(frame, (now) => {
    const newest = now?.news.find((item) => remindsHere(item, now));
    if (newest !== undefined) {
      reminded.value = newest.seat;
      question = undefined;
    }
    if (reminded.value === undefined || now?.timing !== undefined) return; // the prompt follows the scene
    question ??= now?.game?.question;
    const isOwed = now?.game?.awaits.includes(reminded.value) === true && question === now.game.question;
    if (!isOwed || now.table.paused !== undefined) reminded.value = undefined;
  });
  return reminded;
}
