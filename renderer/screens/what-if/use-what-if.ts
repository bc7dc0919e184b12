import { computed, onBeforeUnmount, shallowReactive, watch } from 'vue';
import type { WhatIfAnswer } from '../../../core/protocol/answers.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import type { TableRequestOf } from '../../../core/protocol/requests.ts';

/** A decision of a finished match, as its seat was asked. */
export interface PastDecision {
  readonly frame: TableFrame;
  /** The number of actions before it. */
  readonly position: number;
  readonly seat: TableRequestOf<'what-if'>['seat'];
}

export type WhatIfQuestion = Omit<TableRequestOf<'what-if'>, 'id' | 'type'>;

/** Asks the host once; undefined if it refuses. */
export type AskWhatIf = (question: WhatIfQuestion) => Promise<WhatIfAnswer | undefined>;

/** Milliseconds between two requests for more games. */
const PAUSE = 200;
/** Of a host that refuses. */
const NONE: WhatIfAnswer = { games: 0, isComplete: true, places: [], made: [] };

/**
 * The answer to a question, which grows; undefined until the host has answered. Answers are kept, so that a question that returns has its
 * answer at once.
 *
 * @param question undefined while nothing is asked
 */
export function useWhatIf(ask: AskWhatIf, question: () => WhatIfQuestion | undefined) {
  const answers = shallowReactive(new Map<string, WhatIfAnswer>());
  const key = computed(() => {
    const asked = question();
    return asked && JSON.stringify(asked);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  async function askOn(asked: string): Promise<void> {
    const now = question();
    if (now === undefined) return;
    const answer = (await ask(now)) ?? NONE;
    if (isGone || key.value !== asked) return;
    answers.set(asked, answer);
    if (!answer.isComplete) timer = setTimeout(() => void askOn(asked), PAUSE);
  }

  watch(
    key,
    (asked) => {
      clearTimeout(timer);
      if (asked !== undefined && answers.get(asked)?.isComplete !== true) void askOn(asked);
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    isGone = true;
    clearTimeout(timer);
  });
  return computed(() => (key.value === undefined ? undefined : answers.get(key.value)));
}
