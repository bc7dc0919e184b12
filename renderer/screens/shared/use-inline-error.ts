import { computed, onScopeDispose } from 'vue';
import type { Outcome } from '../../net/index.ts';
import { useProblem, type RequestError } from '../../stores/problem.ts';
import { useProblemText } from './use-problem-text.ts';

/** What goes wrong with what a part of the page asks of the host, for the part to say itself (`InlineError`). */
export function useInlineError() {
  const store = useProblem();
  const textOf = useProblemText();
  const owner = Symbol('owner');
  onScopeDispose(store.enter(owner));
  const trouble = computed<RequestError | undefined>(() => {
    const { problem } = store;
    return problem?.owner === owner ? { text: textOf(problem.error), at: problem.at } : undefined;
  });
  /** Says here what goes wrong with this one thing. */
  async function ask(request: () => Promise<Outcome>): Promise<void> {
    store.clear();
    await store.askFrom(owner, request);
  }
  /** Says it no more, since something else is typed. */
  const clear = (): void => {
    if (trouble.value !== undefined) store.clear();
  };
  /** Says here whatever is asked for as long as the part is there. */
  const takeAll = (): void => onScopeDispose(store.takeAll(owner));
  return { trouble, ask, clear, takeAll };
}
