import { computed, onBeforeUnmount, shallowRef, watch, type ComputedRef } from 'vue';
import { isStill } from '../../shared/motion.ts';
import type { FuffzigerHappening } from './context.ts';

/** How far the last opening has been told: closed fists, what is in them, and who wins. */
export type Told = 'closed' | 'opened' | 'decided';

/** Milliseconds until the fists open, and from there until the winner is shown. */
const CLOSED = 300;
const OPENED = 400;

/**
 * The last opening of bids as it is told. It only draws what has happened before: any press ends it, and nothing waits for it.
 * Nothing is told step by step for those who want no motion.
 */
export function useReveal(events: () => readonly FuffzigerHappening[]): ComputedRef<Told> {
  const told = shallowRef<Told>('decided');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function skip(): void {
    clearTimeout(timer);
    document.removeEventListener('pointerdown', skip);
    told.value = 'decided';
  }
  function open(): void {
    told.value = 'opened';
    timer = setTimeout(skip, OPENED);
  }
  watch(
    events,
    (happened) => {
      if (isStill() || !happened.some(({ type }) => type === 'opened')) return;
      skip();
      told.value = 'closed';
      document.addEventListener('pointerdown', skip);
      timer = setTimeout(open, CLOSED);
    },
    { immediate: true },
  );
  onBeforeUnmount(skip);
  return computed(() => told.value);
}
