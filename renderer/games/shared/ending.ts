import { inject, provide, type InjectionKey } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { useEver } from '../../components/lazy.ts';

const WATCHED: InjectionKey<() => boolean> = Symbol('watched');

/** Lets the ends of games below this component be told, if they were played before its eyes, and not at once. */
export function tellEndings(frame: () => TableFrame | undefined): void {
  const wasPlayed = useEver(() => {
    const { phase, beat = 0 } = frame()?.table ?? {};
    return phase === 'playing' && beat > 0;
  });
  provide(WATCHED, () => wasPlayed.value);
}

/** Whether the end that is shown here is one to be told. */
export const isToldEnding = (): boolean => inject(WATCHED, undefined)?.() ?? false;
