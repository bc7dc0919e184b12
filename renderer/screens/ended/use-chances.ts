import { onBeforeUnmount, shallowRef, watch } from 'vue';
import type { Chances } from '../../../core/story/chances.ts';
import type { ChanceClaim } from '../../../core/story/turns.ts';
import { useSession } from '../../session/table-session.ts';

/** The chance line of a match as far as the host has it. */
export interface KnownChances {
  readonly chances: Chances;
  readonly isComplete: boolean;
  readonly claim?: ChanceClaim | undefined;
}

/** Milliseconds between two questions for more points. */
const PAUSE = 1_000;

/**
 * The chance line of the finished match, which grows.
 *
 * @param match the number of the match at its table
 * @param isSeen whether somebody looks at what shows it, from then on for good: the host computes nothing that nobody looks at
 */
export function useChances(match: () => number | undefined, isSeen: () => boolean = () => true) {
  const session = useSession();
  const known = shallowRef<KnownChances>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  async function ask(asked: number): Promise<void> {
    const before = known.value?.chances.points ?? [];
    const answer = await session.request({ type: 'chances', from: before.length });
    if (!answer.ok || isGone || asked !== match()) return;
    const { points: more, isComplete, claim, bargain, policy, seed, playouts } = answer.value;
    if (policy === undefined || seed === undefined || playouts === undefined) return; // there is no line
    // A line that failed is complete, and has lost its points
    const points = isComplete && more.length === 0 ? [] : [...before, ...more];
    const chances = { policy, seed, playouts, points, ...(bargain && { bargain }) };
    known.value = { chances, isComplete, claim };
    if (!isComplete) timer = setTimeout(() => void ask(asked), PAUSE);
  }

  watch(
    [isSeen, match] as const,
    ([is, now], [, before]) => {
      clearTimeout(timer);
      if (now !== before) known.value = undefined;
      if (is && now !== undefined) void ask(now);
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    isGone = true;
    clearTimeout(timer);
  });
  return known;
}
