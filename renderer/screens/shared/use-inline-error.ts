import { computed, onScopeDispose } from 'vue';
import type { Outcome } from '../../net/index.ts';
import { useProblem, type RequestError } from '../../stores/problem.ts';
import { useProblemText } from './use-problem-text.ts';

/** What goes wrong with what a part of the page asks of the host, for the part to say itself (`InlineError`). */
export function useInlineError() {
  const store = useProblem();
  const textOf = useProblemText();
  const place = Symbol('place');
  onScopeDispose(store.enter(place));
  const trouble = computed<RequestError | undefined>(() => {
    const { problem } = store;
    return problem?.place === place ? { text: textOf(problem.error), at: problem.at } : undefined;
  });
  /** Says here what goes wrong with this one thing. */
  async function ask(asked: () => Promise<Outcome>): Promise<void> {
    store.clear();
    await store.askFrom(place, asked);
  }
  /** Says it no more, since something else is typed. */
  const clear = (): void => {
    if (trouble.value !== undefined) store.clear();
  };
  /** Says here whatever is asked for as long as the part is there. */
  const takeAll = (): void => onScopeDispose(store.takeAll(place));
  return { trouble, ask, clear, takeAll };
}
