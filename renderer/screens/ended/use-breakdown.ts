import { onBeforeUnmount, shallowRef, watch } from 'vue';
import type { BreakdownAnswer } from '../../../core/protocol/answers.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { useSession } from '../../session/table-session.ts';

/** Milliseconds between two questions. */
const PAUSE = 1_000;
/** Of a host that refuses. */
const NONE: BreakdownAnswer = { weighed: 0, isComplete: true };

/** The breakdown of the finished match, or how far the host has come, once somebody wants to see it; undefined until the host has answered. */
export function useBreakdown(frame: () => TableFrame, isWanted: () => boolean) {
  const session = useSession();
  const known = shallowRef<BreakdownAnswer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  async function ask(match: number): Promise<void> {
    const answer = await session.request({ type: 'breakdown' });
    if (isGone || match !== frame().table.games) return;
    known.value = answer.ok ? answer.value : NONE;
    if (!known.value.isComplete && isWanted()) timer = setTimeout(() => void ask(match), PAUSE);
  }

  watch([isWanted, () => frame().table.games] as const, ([is, match], [, before]) => {
    clearTimeout(timer);
    if (match !== before) known.value = undefined;
    if (is && known.value?.isComplete !== true) void ask(match);
  });
  onBeforeUnmount(() => {
    isGone = true;
    clearTimeout(timer);
  });
  return known;
}
