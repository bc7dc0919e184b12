import { computed, watch, type Ref } from 'vue';
import type { Seat } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';

/** The question of a seat, by its number. */
export interface Question {
  readonly seat: Seat;
  readonly number: number;
}

/**
 * Which question a person had before their eyes. A press belongs to the question that was shown when it began, however long it
 * takes and whatever has come meanwhile, so that no second half of a double click answers the question after it.
 */
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
  /** `time` as `Event.timeStamp`; undefined: now. Of questions before the last one only that it was another counts. */
  const shownAt = (time: number | undefined): Question | undefined =>
    time === undefined || time >= since ? now : before;
  return { shownAt };
}
