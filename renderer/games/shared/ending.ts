import { inject, provide, type InjectionKey } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { useEver } from '../../components/lazy.ts';

const LIVE: InjectionKey<() => boolean> = Symbol('live ending');

/** Lets the results below this component be animated if the match was played while it was mounted, at a pace other than zero. */
export function provideLiveEnding(frame: () => TableFrame | undefined): void {
  const wasPlayed = useEver(() => {
    const { phase, beat = 0 } = frame()?.table ?? {};
    return phase === 'playing' && beat > 0;
  });
  provide(LIVE, () => wasPlayed.value);
}

/** Whether the result shown here belongs to a match that was followed live. */
export const isLiveEnding = (): boolean => inject(LIVE, undefined)?.() ?? false;
