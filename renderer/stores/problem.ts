import { defineStore } from 'pinia';
import { shallowRef, type App } from 'vue';
import type { Outcome } from '../net/index.ts';

/** Why something was not done: the host's rejection, `offline`, or a fault of the page itself. */
export type Problem = Extract<Outcome, { ok: false }>['error'] | { readonly code: 'page' };

/** A problem in words; `at` tells the same thing that is said again from the first time. */
export interface RequestError {
  readonly text: string;
  readonly at: number;
}

/**
 * The last thing that went wrong. It is said where it was asked for: in a part of the page that says so itself, in the dialog that was
 * open, or else, as where that place has gone by the time of the answer, beside the screen.
 */
export const useProblem = defineStore('problem', () => {
  const problem = shallowRef<{ readonly error: Problem; readonly at: number; readonly place?: symbol }>();
  /** Parts of the page that can say something. */
  const places = new Set<symbol>();
  /** Those of them that say whatever is asked for while they are there, the newest last. */
  const dialogs: symbol[] = [];
  /** The part for which something is being asked now. */
  let asking: symbol | undefined;
  let count = 0;
  const show = (error: Problem, place?: symbol): void => {
    const isThere = place !== undefined && places.has(place);
    problem.value = { error, at: ++count, ...(isThere ? { place } : {}) };
  };
  /** A part of the page can say something from now on, until what is returned is called. */
  const enter = (place: symbol): (() => void) => {
    places.add(place);
    return () => void places.delete(place);
  };
  /** From now on what is asked belongs to a place, until what is returned is called. */
  const takeAll = (place: symbol): (() => void) => {
    dialogs.push(place);
    return () => void dialogs.splice(dialogs.indexOf(place), 1);
  };
  /** Calls `ask`; what it asks before it first waits for something belongs to the place. */
  function askFrom<Asked>(place: symbol, ask: () => Asked): Asked {
    const before = asking;
    asking = place;
    try {
      return ask();
    } finally {
      asking = before;
    }
  }
  /**
   * To be called when something is asked.
   *
   * @returns shows the problem of its outcome, if it has one, where it was asked; passes the outcome on
   */
  const noteHere = (): (<Value>(outcome: Outcome<Value>) => Outcome<Value>) => {
    const place = asking ?? dialogs.at(-1);
    return (outcome) => {
      if (!outcome.ok) show(outcome.error, place);
      return outcome;
    };
  };
  const clear = (): void => {
    problem.value = undefined;
  };
  return { problem, show, enter, takeAll, askFrom, noteHere, clear };
});

/** What throws in the page, and no part of it has taken, is reported and said: nobody is left with a press that did nothing. */
export function tellFaults(app: App): void {
  app.config.errorHandler = (error) => {
    globalThis.reportError?.(error);
    useProblem().show({ code: 'page' });
  };
}
