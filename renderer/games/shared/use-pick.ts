import { computed, shallowRef, watch, type ComputedRef } from 'vue';

/** The one thing that is picked on this device and not given away yet. */
export interface Picked<Item> {
  readonly picked: ComputedRef<Item | undefined>;
  readonly pick: (item: Item | undefined) => void;
}

/** What can be picked at the moment, and what belongs to it. */
interface Picking<Item> {
  /** What is legal now; absent: nothing. */
  readonly from: readonly Item[] | undefined;
  /** What has been given away, and may be taken back. */
  readonly sealed: Item | undefined;
  /** Changes when a new round begins. */
  readonly round: string | number | undefined;
}

/**
 * Picks one of what is legal, which falls out once it is not legal any more. The last one is picked by itself, so that one tap gives it
 * away; what is taken back is picked again; a new round begins with nothing picked.
 */
export function usePick<Item>(picking: () => Picking<Item>): Picked<Item> {
  const wished = shallowRef<Item>();
  const picked = computed(() => {
    const { from = [] } = picking();
    return from.length > 1 ? from.find((item) => item === wished.value) : from[0];
  });
  const pick = (item: Item | undefined): void => {
    wished.value = item;
  };
  watch(
    () => picking().sealed,
    (sealed) => sealed !== undefined && pick(sealed),
    { immediate: true },
  );
  watch(
    () => picking().round,
    () => pick(undefined),
  );
  return { picked, pick };
}
