import { defineStore } from 'pinia';
import { ref } from 'vue';

/** Whether somebody at this device is awaited and looks elsewhere: the page calls for attention. */
export const useTurn = defineStore('turn', () => ({ isCalling: ref(false) }));
