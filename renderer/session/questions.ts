import { computed, watch, type Ref } from 'vue';
import type { Seat } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';

/** The question of a seat, by its number. */
export interface Question {
  readonly seat: Seat;
  readonly number: number;
}

/** Remembers which question was on the screen when: an event is handled some time after it happened. */
export function watchQuestions(frame: Readonly<Ref<TableFrame | undefined>>) {
  const seat = computed(() => frame.value?.you.facing);
  const number = computed(() => frame.value?.game?.question);
  const shown = (): Question | undefined =>
    seat.value === undefined || number.value === undefined
      ? undefined
      : { seat: seat.value, number: number.value };

  let now = shown();
  let before: Question | undefined;
  let since = 0;
  watch(
    [seat, number],
    () => {
      before = now;
      now = shown();
      since = performance.now();
    },
    { flush: 'sync' },
  );
  /** `time` as `Event.timeStamp`; undefined: now. For all times before the last question, returns the one before it. */
  const shownAt = (time: number | undefined): Question | undefined =>
    time === undefined || time >= since ? now : before;
  return { shownAt };
}
