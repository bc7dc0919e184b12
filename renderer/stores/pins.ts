import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import { kept } from './device.ts';

const PREFIX = 'auction-night.pin.';

/** PINs that were set on this device, for the person who hosts to read out: the host itself keeps only their hash. */
export const usePins = defineStore('pins', () => {
  const known = shallowRef<Readonly<Record<string, string>>>({});

  const pinOf = (table: TableId): string | undefined => known.value[table] ?? kept.read(PREFIX + table);

  /** Remembers a PIN, or forgets it. */
  function setPin(table: TableId, pin: string | undefined): void {
    const { [table]: _old, ...others } = known.value;
    known.value = pin === undefined ? others : { ...others, [table]: pin };
    kept.write(PREFIX + table, pin);
  }

  return { pinOf, setPin };
});
