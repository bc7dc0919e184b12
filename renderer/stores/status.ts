import { defineStore } from 'pinia';
import { ref } from 'vue';

/**
 * Whether the visible table can show its status, and whether it does. The bar requests it and the table shows it; without a visible table
 * (behind a curtain, for instance) it is not offered.
 */
export const useStatus = defineStore('status', () => {
  const isOffered = ref(false);
  const isShown = ref(false);
  /** Counts presses, so that the status is announced again each time. */
  const requests = ref(0);

  function request(): void {
    isShown.value = true;
    requests.value++;
  }
  const putAway = (): void => {
    isShown.value = false;
  };
  /** Registers a visible table; returns a function that unregisters it. */
  function offer(): () => void {
    isOffered.value = true;
    return () => {
      isOffered.value = false;
      isShown.value = false;
    };
  }
  return { isOffered, isShown, requests, request, putAway, offer };
});
