import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue';
import type { TableId } from '../../../core/base/ids.ts';
import type { Lesson } from '../../games/game-renderer.ts';
import type { GameSnapshot } from '../../games/table-parts.ts';
import { useLessons } from '../../stores/lessons.ts';

/** Milliseconds that a note takes to read. */
export const READING = 8_000;

/** The visible note. `isOwn`: it came with this player's own decision. */
interface VisibleNote {
  readonly lesson: Lesson;
  readonly isOwn: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Notes that already applied when this one came: they wait for their turn. */
  readonly waiting: ReadonlySet<Lesson>;
}

/** Milliseconds left to read it. */
const leftOf = ({ since }: VisibleNote): number => since + READING - Date.now();

/**
 * The note for the current snapshot: the first in the list that applies and was not shown yet. It stays until dismissed, with these
 * exceptions. When it no longer applies, a note on this player's own decision goes at once, because the decision is made; one on other
 * players' actions stays long enough to be read, so that nobody dismisses its successor unread. A note that starts to apply later replaces
 * the visible one: at once from one own decision to the next, else when that one could be read.
 */
export function useLesson(
  table: () => TableId,
  lessons: () => readonly Lesson[],
  snapshot: () => GameSnapshot,
): { readonly current: ComputedRef<Lesson | undefined>; readonly dismiss: () => void } {
  const store = useLessons();
  const visible = shallowRef<VisibleNote>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const waiting = (): readonly Lesson[] =>
    lessons().filter(({ key, when }) => !store.hasSeen(table(), key) && when(snapshot()));

  function show(lesson: Lesson | undefined): void {
    clearTimeout(timer);
    const isOwn = snapshot().prompt !== undefined;
    visible.value =
      lesson === undefined
        ? undefined
        : { lesson, isOwn, since: Date.now(), waiting: new Set([lesson, ...waiting()]) };
  }
  const dismiss = (): void => {
    if (visible.value !== undefined) store.markSeen(table(), visible.value.lesson.key);
    show(waiting()[0]);
  };

  /** The note no longer applies. */
  function end(now: VisibleNote): void {
    const left = now.isOwn ? 0 : leftOf(now);
    if (left <= 0) return dismiss();
    timer = setTimeout(dismiss, left);
  }
  /** Another note starts to apply while this one still does. */
  function giveWay(now: VisibleNote, later: Lesson): void {
    const left = leftOf(now);
    if (left > 0 && (snapshot().prompt === undefined || !now.isOwn)) {
      timer = setTimeout(follow, left);
      return;
    }
    store.markSeen(table(), now.lesson.key);
    show(later);
  }
  function follow(): void {
    const now = visible.value;
    if (now === undefined) return show(waiting()[0]);
    clearTimeout(timer);
    if (!now.lesson.when(snapshot())) return end(now);
    const later = waiting().find((lesson) => !now.waiting.has(lesson));
    if (later !== undefined) giveWay(now, later);
  }

  watch([table, lessons, snapshot], follow, { immediate: true });
  onScopeDispose(() => clearTimeout(timer));
  return { current: computed(() => visible.value?.lesson), dismiss };
}
