import { computed, onBeforeUnmount, shallowRef, type ComputedRef } from 'vue';
import { isLiveEnding } from './ending.ts';
import { isStill } from './motion.ts';

/** Milliseconds from one line of the ranking to the next, for its total to count up, and for the hammer to fall. */
const LINE = 800;
const COUNT = 600;
const FALL = 500;
/** DOM events that skip the animation. */
const SKIPPING = ['pointerdown', 'keydown'] as const;

/** How far the animation of a ranking is. */
export interface RankingReveal {
  /** The part of a line's total that has been counted, from 0 to 1; `line` is 0 for the first place. */
  counted(line: number): number;
  readonly stage: ComputedRef<'counts' | 'falls' | 'over'>;
}

/**
 * Reveals a ranking of `lines` lines from the last to the first, then lets the hammer fall. Any press or key skips it. There is no
 * animation if the match was not followed live, or if motion is off.
 */
export function useRankingReveal(lines: number): RankingReveal {
  const time = shallowRef(isLiveEnding() && !isStill() ? 0 : Number.POSITIVE_INFINITY);
  const end = lines * LINE;
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    for (const type of SKIPPING) document.removeEventListener(type, stop, true);
    time.value = Number.POSITIVE_INFINITY;
  }
  function animate(since: number): void {
    frame = requestAnimationFrame((now) => {
      time.value = Math.max(0, now - since);
      if (time.value >= end + FALL) stop();
      else animate(since);
    });
  }
  if (time.value === 0) {
    for (const type of SKIPPING) document.addEventListener(type, stop, true);
    animate(performance.now());
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
