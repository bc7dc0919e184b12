import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import type { TableId } from '../../../core/base/ids.ts';
import type { Lesson } from '../../games/game-renderer.ts';
import type { GameSnapshot } from '../../games/table-parts.ts';
import { useLessons } from '../../stores/lessons.ts';

/** Milliseconds in which a note can be read. */
export const READING = 8_000;

/** A note as it is shown. `isOwn`: it came with a decision of one's own. */
interface Shown {
  readonly lesson: Lesson;
  readonly isOwn: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Those whose moment it was already when this one came: they wait for their turn. */
  readonly waiting: ReadonlySet<Lesson>;
}

/** Milliseconds that are left to read it. */
const leftOf = ({ since }: Shown): number => since + READING - Date.now();

/**
 * The note for the present moment: the first one in the order of the list that was not shown yet and whose moment has come. It
 * stays until it is put away. If its moment passes before, a note on the own decision goes, for the decision is made; one on
 * what others do stays as long as it takes to read, so that nobody puts the next one away unread. A note whose moment comes later
 * takes the place of one that lies there: at once from one decision to the next, else when that one could be read.
 */
export function useLesson(
  table: () => TableId,
  lessons: () => readonly Lesson[],
  moment: () => GameSnapshot,
): { readonly current: ComputedRef<Lesson | undefined>; readonly putAway: () => void } {
  const store = useLessons();
  const shown = shallowRef<Shown>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const waiting = (): readonly Lesson[] =>
    lessons().filter(({ key, when }) => !store.hasSeen(table(), key) && when(moment()));

  function show(lesson: Lesson | undefined): void {
    clearTimeout(timer);
    const isOwn = moment().prompt !== undefined;
    shown.value =
      lesson === undefined
        ? undefined
        : { lesson, isOwn, since: Date.now(), waiting: new Set([lesson, ...waiting()]) };
  }
  const putAway = (): void => {
    if (shown.value !== undefined) store.markSeen(table(), shown.value.lesson.key);
    show(waiting()[0]);
  };

  /** The moment of the note has passed. */
  function end(now: Shown): void {
    const left = now.isOwn ? 0 : leftOf(now);
    if (left <= 0) return putAway();
    timer = setTimeout(putAway, left);
  }
  /** The moment of another note has come, and that of the note lasts. */
  function giveWay(now: Shown, later: Lesson): void {
    const left = leftOf(now);
    if (left > 0 && (moment().prompt === undefined || !now.isOwn)) {
      timer = setTimeout(follow, left);
      return;
    }
    store.markSeen(table(), now.lesson.key);
    show(later);
  }
  function follow(): void {
    const now = shown.value;
    if (now === undefined) return show(waiting()[0]);
    clearTimeout(timer);
    if (!now.lesson.when(moment())) return end(now);
    const later = waiting().find((lesson) => !now.waiting.has(lesson));
    if (later !== undefined) giveWay(now, later);
  }

  watch([table, lessons, moment], follow, { immediate: true });
  onScopeDispose(() => clearTimeout(timer));
  return { current: computed(() => shown.value?.lesson), putAway };
}
