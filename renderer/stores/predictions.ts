import { defineStore } from 'pinia';
import { keptSwitch } from './settings.ts';

/** Whether what can be predicted is offered on this device, and who was right is told. A setting that the first screen does without. */
export const usePredictions = defineStore('predictions', () => ({
  areOn: keptSwitch('predictions', true),
}));
