import { computed, onScopeDispose } from 'vue';
import type { Outcome } from '../../net/index.ts';
import { useProblem, type RequestError } from '../../stores/problem.ts';
import { useProblemText } from './use-problem-text.ts';

/** Errors of requests made by one component, shown inline by it (`InlineError`). */
export function useInlineError() {
  const store = useProblem();
  const textOf = useProblemText();
  const owner = Symbol('owner');
  onScopeDispose(store.enter(owner));
  const requestError = computed<RequestError | undefined>(() => {
    const { problem } = store;
    if (problem?.owner !== owner) return undefined;
    const text = textOf(problem.error);
    return text === undefined ? undefined : { text, at: problem.at };
  });
  /** Sends a request whose error is shown here. */
  async function ask(request: () => Promise<Outcome>): Promise<void> {
    store.clear();
    await store.askFrom(owner, request);
  }
  /** Hides the error after the input has changed. */
  const clear = (): void => {
    if (requestError.value !== undefined) store.clear();
  };
  /** Shows the errors of all requests here while the component is mounted. */
  const takeAll = (): void => onScopeDispose(store.takeAll(owner));
  return { requestError, ask, clear, takeAll };
}
