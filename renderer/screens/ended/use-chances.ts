import { onBeforeUnmount, onMounted, shallowRef, useTemplateRef, watch } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
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
 * The chance line of the finished match, which grows. It is asked for once its panel, the template ref `panel`, comes to sight: the host
 * computes nothing that nobody looks at.
 */
export function useChances(frame: () => TableFrame) {
  const session = useSession();
  const panel = useTemplateRef<HTMLElement>('panel');
  const known = shallowRef<KnownChances>();
  const isSeen = shallowRef(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  async function ask(match: number): Promise<void> {
    const before = known.value?.chances.points ?? [];
    const answer = await session.request({ type: 'chances', from: before.length });
    if (!answer.ok || isGone || match !== frame().table.games) return;
    const { points: more, isComplete, claim, policy, seed, playouts } = answer.value;
    if (policy === undefined || seed === undefined || playouts === undefined) return; // there is no line
    // A line that failed is complete, and has lost its points
    const points = isComplete && more.length === 0 ? [] : [...before, ...more];
    known.value = { chances: { policy, seed, playouts, points }, isComplete, claim };
    if (!isComplete) timer = setTimeout(() => void ask(match), PAUSE);
  }

  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) isSeen.value = true;
  });
  onMounted(() => {
    if (panel.value !== null) observer.observe(panel.value);
  });
  watch([isSeen, () => frame().table.games] as const, ([is, match], [, before]) => {
    clearTimeout(timer);
    if (match !== before) known.value = undefined;
    if (is) void ask(match);
  });
  onBeforeUnmount(() => {
    isGone = true;
    clearTimeout(timer);
    observer.disconnect();
  });
  return known;
}
