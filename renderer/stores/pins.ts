import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';

const PREFIX = 'auction-night.pin.';

/** PINs that were set on this device, for the person who hosts to read out: the host itself keeps only their hash. */
export const usePins = defineStore('pins', () => {
  const known = shallowRef<Readonly<Record<string, string>>>({});

  const pinOf = (table: TableId): string | undefined => known.value[table] ?? read(PREFIX + table);

  /** Remembers a PIN, or forgets it. */
  function setPin(table: TableId, pin: string | undefined): void {
    const { [table]: _old, ...others } = known.value;
    known.value = pin === undefined ? others : { ...others, [table]: pin };
    try {
      if (pin === undefined) localStorage.removeItem(PREFIX + table);
      else localStorage.setItem(PREFIX + table, pin);
    } catch {
      // a private window without storage: remembered as long as the page
    }
  }

  return { pinOf, setPin };
});

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
