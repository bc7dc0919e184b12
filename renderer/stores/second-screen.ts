import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import { kept } from './device.ts';

const PREFIX = 'auction-night.beside.';

/** The tables at which this device is the second screen beside a television, and shows only the player's own area. */
export const useSecondScreen = defineStore('beside', () => {
  const known = shallowRef<Readonly<Record<string, boolean>>>({});

  const isSecondScreen = (table: TableId): boolean =>
    known.value[table] ?? kept.read(PREFIX + table) !== undefined;

  function setSecondScreen(table: TableId, is: boolean): void {
    known.value = { ...known.value, [table]: is };
    kept.write(PREFIX + table, is ? 'yes' : undefined);
  }

  return { isSecondScreen, setSecondScreen };
});
