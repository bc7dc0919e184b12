import { defineStore } from 'pinia';
import { ref } from 'vue';

/**
 * Whether the table in sight can say how it stands, and whether it does. The bar asks, the table answers; without one in sight,
 * behind a curtain for instance, nothing is offered.
 */
export const useStatus = defineStore('status', () => {
  const isOffered = ref(false);
  const isShown = ref(false);
  /** Rises with each press: who asks again is told again. */
  const asked = ref(0);

  function ask(): void {
    isShown.value = true;
    asked.value++;
  }
  const putAway = (): void => {
    isShown.value = false;
  };
  /** A table comes into sight. Returns how it goes. */
  function offer(): () => void {
    isOffered.value = true;
    return () => {
      isOffered.value = false;
      isShown.value = false;
    };
  }
  return { isOffered, isShown, asked, ask, putAway, offer };
});
