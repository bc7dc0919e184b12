import { defineComponent, h, type DefineSetupFnComponent, type SlotsType } from 'vue';
import TableShell from './shared/TableShell.vue';
import type { SeatWords } from './shared/use-seat-words.ts';
import type { TableEmits, TableParts, TableProps, TableTypes } from './table-parts.ts';

/** The table component of a game. Slot `aside`: extra content next to the prompt. */
export type TableComponent = DefineSetupFnComponent<
  TableProps,
  { [Name in keyof TableEmits]: (...values: TableEmits[Name]) => void },
  SlotsType<{ aside?: Record<string, never> }>
>;

/**
 * Makes the table component of a game. Which game is played is known only at run time, and the host has validated what it sends: this is
 * where the types of a game are forgotten.
 */
export function defineTable<Types extends TableTypes, Words extends SeatWords>(
  parts: TableParts<Types, Words>,
): TableComponent {
  return defineComponent(
    (_: TableProps, { attrs, slots }) =>
      () =>
        h(TableShell, { ...(attrs as unknown as TableProps<TableTypes>), parts: parts as TableParts }, slots),
    { inheritAttrs: false },
  );
}
