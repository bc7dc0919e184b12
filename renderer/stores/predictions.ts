import { defineStore } from 'pinia';
import { storedSwitch } from './settings.ts';

/** Whether this device offers predictions and shows who was right. Apart from the settings, because the first screen does without it. */
export const usePredictions = defineStore('predictions', () => ({
  areOn: storedSwitch('predictions', true),
}));
