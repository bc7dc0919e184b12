import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { RecordProblem } from '../../../core/protocol/records.ts';

/** The file of a saved game on this device. */
export interface RecordFile {
  readonly name: string;
  /** Or why it cannot be read. */
  readonly content: Blob | RecordProblem;
}

/** Stands for the file in `useRecordFile` where an address names a saved game of the host, whose names all have an extension. */
export const FROM_DEVICE = 'opened';

/** The file that was opened last. */
export const useRecordFile = defineStore('record-file', () => ({ opened: shallowRef<RecordFile>() }));
