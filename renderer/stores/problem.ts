import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { Outcome } from '../net/index.ts';

/** Why something was not done: the host's rejection, or `offline`. */
export type Problem = Extract<Outcome, { ok: false }>['error'];

/** The last thing that went wrong, for everybody to show in one place. */
export const useProblem = defineStore('problem', () => {
  const problem = shallowRef<{ readonly error: Problem; readonly at: number }>();
  let count = 0;
  const show = (error: Problem): void => {
    problem.value = { error, at: ++count };
  };
  /** Shows the problem of an outcome that has one; passes the outcome on. */
  const note = (outcome: Outcome): Outcome => {
    if (!outcome.ok) show(outcome.error);
    return outcome;
  };
  const clear = (): void => {
    problem.value = undefined;
  };
  return { problem, show, note, clear };
});
