import { defineStore } from 'pinia';
import { shallowRef, type App } from 'vue';
import type { Outcome } from '../net/index.ts';

/** Why a request failed: the host's rejection, `offline`, or a fault of the page itself. */
export type Problem = Extract<Outcome, { ok: false }>['error'] | { readonly code: 'page' };

/** A problem as text; `at` differs when the same text is shown again. */
export interface RequestError {
  readonly text: string;
  readonly at: number;
}

/**
 * The most recent request error. It is shown by the component that made the request, else by the dialog that was open, else (also if those
 * are gone by then) in a toast.
 */
export const useProblem = defineStore('problem', () => {
  const problem = shallowRef<{ readonly error: Problem; readonly at: number; readonly owner?: symbol }>();
  /** Owners (components) that can show errors. */
  const owners = new Set<symbol>();
  /** Owners that show the errors of all requests made while they are mounted, the newest last. */
  const dialogs: symbol[] = [];
  /** The owner of the requests being made now. */
  let current: symbol | undefined;
  let count = 0;
  const show = (error: Problem, owner?: symbol): void => {
    const isThere = owner !== undefined && owners.has(owner);
    problem.value = { error, at: ++count, ...(isThere ? { owner } : {}) };
  };
  /** Registers an owner until the returned function is called. */
  const enter = (owner: symbol): (() => void) => {
    owners.add(owner);
    return () => void owners.delete(owner);
  };
  /** Assigns all further requests to an owner until the returned function is called. */
  const takeAll = (owner: symbol): (() => void) => {
    dialogs.push(owner);
    return () => void dialogs.splice(dialogs.indexOf(owner), 1);
  };
  /** Calls `ask`; requests that it makes before its first `await` belong to the owner. */
  function askFrom<Result>(owner: symbol, ask: () => Result): Result {
    const before = current;
    current = owner;
    try {
      return ask();
    } finally {
      current = before;
    }
  }
  /**
   * Called when a request is made.
   *
   * @returns passes the outcome on, and shows its error, if any, at the owner of the request
   */
  const noteHere = (): (<Value>(outcome: Outcome<Value>) => Outcome<Value>) => {
    const owner = current ?? dialogs.at(-1);
    return (outcome) => {
      if (!outcome.ok) show(outcome.error, owner);
      return outcome;
    };
  };
  const clear = (): void => {
    problem.value = undefined;
  };
  return { problem, show, enter, takeAll, askFrom, noteHere, clear };
});

/** Reports uncaught errors of the page and shows a message, so that no press is silently ignored. */
export function reportFaults(app: App): void {
  app.config.errorHandler = (error) => {
    globalThis.reportError?.(error);
    useProblem().show({ code: 'page' });
  };
}
