import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import type { FuffzigerAction } from '../../../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerTypes } from '../../../../../core/games/falsche-fuffziger/types.ts';
import { isNone, minus, type Counts } from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import type { GameSnapshot, TableContext } from '../../../table-parts.ts';
import { moneyOf } from '../view-facts.ts';

/** The confirmation before a player gives away the last press or the last notes. */
export interface LastConfirmation {
  /** What would be the last; undefined without a pending action. */
  readonly of: ComputedRef<'press' | 'notes' | undefined>;
  readonly yes: () => void;
  readonly no: () => void;
}

/** What an action would give away the last of. Not a bid for a laundering card: it brings real money, or the notes come back. */
function lastOf(
  action: FuffzigerAction,
  { view, prompt }: GameSnapshot<FuffzigerTypes>,
): 'press' | 'notes' | undefined {
  const { own, presses } = view;
  if (own === undefined) return undefined;
  if (action.type === 'sell')
    return presses.filter(({ seat }) => seat === own.seat).length === 1 ? 'press' : undefined;
  const notes = notesOf(action, prompt);
  return !isNone(notes) && isNone(minus(own.notes, notes)) ? 'notes' : undefined;
}

function notesOf(action: FuffzigerAction, prompt: GameSnapshot<FuffzigerTypes>['prompt']): Counts {
  if (action.type === 'lay') return 'notes' in action ? action.notes : {};
  return action.type === 'match' && prompt?.type === 'match' ? moneyOf(prompt.led).notes : {};
}

/** Wraps `act` to ask for confirmation before the last press or the last notes are given away. */
export function useLastConfirmation({ frame, act }: Pick<TableContext<FuffzigerTypes>, 'frame' | 'act'>) {
  const pending = shallowRef<FuffzigerAction>();
  /** Belongs to the current decision; choices of other players do not reset it. */
  watch(
    () => JSON.stringify([frame.value.question, frame.value.prompt, frame.value.view.own]),
    () => (pending.value = undefined),
  );
  const lastConfirmation: LastConfirmation = {
    of: computed(() => pending.value && lastOf(pending.value, frame.value)),
    yes: () => {
      if (pending.value !== undefined) act(pending.value);
      pending.value = undefined;
    },
    no: () => {
      pending.value = undefined;
    },
  };
  return {
    lastConfirmation,
    act: (action: FuffzigerAction): void => {
      if (lastOf(action, frame.value) === undefined) act(action);
      else pending.value = action;
    },
  };
}
