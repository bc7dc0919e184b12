import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { Outcome } from '../net/index.ts';

/** Why something was not done: the host's rejection, or `offline`. */
export type Problem = Extract<Outcome, { ok: false }>['error'];

/** A problem in words; `at` tells the same thing that is said again from the first time. */
export interface Trouble {
  readonly text: string;
  readonly at: number;
}

/** The last thing that went wrong, for everybody to show in one place: the dialog that is open, or else beside the screen. */
export const useProblem = defineStore('problem', () => {
  const problem = shallowRef<{ readonly error: Problem; readonly at: number; readonly place?: symbol }>();
  const places: symbol[] = [];
  let count = 0;
  const show = (error: Problem): void => {
    const place = places.at(-1);
    problem.value = { error, at: ++count, ...(place === undefined ? {} : { place }) };
  };
  /** From now on problems are shown in a place of their own, until what is returned is called. */
  const showIn = (place: symbol): (() => void) => {
    places.push(place);
    return () => void places.splice(places.indexOf(place), 1);
  };
  /** Shows the problem of an outcome that has one; passes the outcome on. */
  const note = (outcome: Outcome): Outcome => {
    if (!outcome.ok) show(outcome.error);
    return outcome;
  };
  const clear = (): void => {
    problem.value = undefined;
  };
  return { problem, show, showIn, note, clear };
});
