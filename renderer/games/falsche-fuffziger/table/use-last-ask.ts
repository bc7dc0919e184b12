import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import type { FuffzigerAction } from '../../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { isNone, minus, type Counts } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { GameSnapshot, TableContext } from '../../table-parts.ts';
import { moneyOf } from './outlook.ts';

/** The last of something, which is given away only if that is meant. */
export interface LastAsk {
  /** What it would be the last of; undefined while nothing is asked. */
  readonly of: ComputedRef<'press' | 'notes' | undefined>;
  readonly yes: () => void;
  readonly no: () => void;
}

/** What an action would give the last one of away. A bid for a laundering card is no loss: it brings real money, or the notes come back. */
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

/** Acts as the table does, but asks once before the last press or the last notes are given away. */
export function useLastAsk({ frame, act }: Pick<TableContext<FuffzigerTypes>, 'frame' | 'act'>) {
  const waiting = shallowRef<FuffzigerAction>();
  /** What is asked is asked of this decision alone; that others have chosen meanwhile changes nothing. */
  watch(
    () => JSON.stringify([frame.value.question, frame.value.prompt, frame.value.view.own]),
    () => (waiting.value = undefined),
  );
  const lastAsk: LastAsk = {
    of: computed(() => waiting.value && lastOf(waiting.value, frame.value)),
    yes: () => {
      if (waiting.value !== undefined) act(waiting.value);
      waiting.value = undefined;
    },
    no: () => {
      waiting.value = undefined;
    },
  };
  return {
    lastAsk,
    act: (action: FuffzigerAction): void => {
      if (lastOf(action, frame.value) === undefined) act(action);
      else waiting.value = action;
    },
  };
}
