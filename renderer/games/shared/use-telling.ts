import { computed, onBeforeUnmount, shallowRef, type ComputedRef } from 'vue';
import { isToldEnding } from './ending.ts';
import { isStill } from './motion.ts';

/** Milliseconds from one line of the standing to the next, for its total to count up, and for the hammer to fall. */
const LINE = 800;
const COUNT = 600;
const FALL = 500;
/** What a person does that ends it. */
const ENDING = ['pointerdown', 'keydown'] as const;

/** How far the end of a game has been told. */
export interface Telling {
  /** How much of the total of a line has been counted, from 0 to 1; `line`: from 0 for the first place. */
  counted(line: number): number;
  readonly stage: ComputedRef<'counts' | 'falls' | 'over'>;
}

/**
 * Tells a standing from its last line to its first, and lets the hammer fall. It is over at once where nobody saw the game
 * played, and for those who want no motion; any press or key ends it. It only covers what is there already.
 */
export function useTelling(lines: number): Telling {
  const time = shallowRef(isToldEnding() && !isStill() ? 0 : Number.POSITIVE_INFINITY);
  const end = lines * LINE;
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    for (const type of ENDING) document.removeEventListener(type, stop, true);
    time.value = Number.POSITIVE_INFINITY;
  }
  function follow(since: number): void {
    frame = requestAnimationFrame((now) => {
      time.value = Math.max(0, now - since);
      if (time.value >= end + FALL) stop();
      else follow(since);
    });
  }
  if (time.value === 0) {
    for (const type of ENDING) document.addEventListener(type, stop, true);
    follow(performance.now());
  }
  onBeforeUnmount(stop);

  return {
    counted(line) {
      const part = Math.min(1, Math.max(0, (time.value - (lines - 1 - line) * LINE) / COUNT));
      return 1 - (1 - part) ** 2;
    },
    stage: computed(() => {
      if (time.value < end) return 'counts';
      return time.value < end + FALL ? 'falls' : 'over';
    }),
  };
}
