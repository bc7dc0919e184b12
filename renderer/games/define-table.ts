import { defineComponent, h, type Component } from 'vue';
import TableShell from './shared/TableShell.vue';
import type { SeatWords } from './shared/use-seat-words.ts';
import type { TableParts, TableTypes } from './table-parts.ts';

/** The table of a game. Props: `TableProps`; slot `aside`, beside what there is to do; emits `act` with an action, and `history` with the act from which on the game is looked up. */
export function defineTable<Types extends TableTypes, Words extends SeatWords>(
  parts: TableParts<Types, Words>,
): Component {
  const shown: TableParts = parts;
  const shell: Component = TableShell;
  return defineComponent({
    inheritAttrs: false,
    setup:
      (_, { attrs, slots }) =>
      () =>
        h(shell, { ...attrs, parts: shown }, slots),
  });
}
