import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import type { TableId } from '../../../core/base/ids.ts';
import type { Lesson } from '../../games/game-renderer.ts';
import type { Moment } from '../../games/table-parts.ts';
import { useLessons } from '../../stores/lessons.ts';

/** Milliseconds in which a note can be read. */
export const READING = 8_000;

/** A note as it is shown. `isOwn`: it came with a decision of one's own. */
interface Shown {
  readonly lesson: Lesson;
  readonly isOwn: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/**
 * The note for the present moment: the first one in the order of the list that was not shown yet and whose moment has come. It
 * stays until it is put away. If its moment passes before, a note on the own decision goes, for the decision is made; one on
 * what others do stays as long as it takes to read, or comes again if another note has to be shown at once.
 */
export function useLesson(
  table: () => TableId,
  lessons: () => readonly Lesson[],
  moment: () => Moment,
): { readonly current: ComputedRef<Lesson | undefined>; readonly putAway: () => void } {
  const store = useLessons();
  const shown = shallowRef<Shown>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): Lesson | undefined =>
    lessons().find(({ key, when }) => !store.hasSeen(table(), key) && when(moment()));

  function show(lesson: Lesson | undefined): void {
    clearTimeout(timer);
    shown.value =
      lesson === undefined ? undefined : { lesson, isOwn: moment().prompt !== undefined, since: Date.now() };
  }
  const markSeen = ({ lesson }: Shown): void => store.markSeen(table(), lesson.key);
  const putAway = (): void => {
    if (shown.value !== undefined) markSeen(shown.value);
    show(next());
  };
  function follow(): void {
    const now = shown.value;
    if (now === undefined) return show(next());
    clearTimeout(timer);
    if (now.lesson.when(moment())) return;
    const left = now.isOwn ? 0 : now.since + READING - Date.now();
    if (left <= 0) return putAway();
    const other = next();
    if (other !== undefined) return show(other);
    timer = setTimeout(putAway, left);
  }

  watch([table, lessons, moment], follow, { immediate: true });
  onScopeDispose(() => clearTimeout(timer));
  return { current: computed(() => shown.value?.lesson), putAway };
}
