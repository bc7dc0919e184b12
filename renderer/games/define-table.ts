import { defineComponent, h, type Component } from 'vue';
import TableShell from './shared/TableShell.vue';
import type { SeatWords } from './shared/use-seat-words.ts';
import type { TableParts, TableTypes } from './table-parts.ts';

/**
 * Makes the table component of a game. Props: `TableProps`; slot `aside`: extra content next to the prompt. Emits `act` with an
 * action, `history` with the index of the action from which to load the log, `on` to skip a scene, and `putAway` to dismiss
 * the missed events.
 */
export function defineTable<Types extends TableTypes, Words extends SeatWords>(
  parts: TableParts<Types, Words>,
): Component {
  const shell: Component = TableShell;
  return defineComponent({
    inheritAttrs: false,
    setup:
      (_, { attrs, slots }) =>
      () =>
        h(shell, { ...attrs, parts }, slots),
  });
}
