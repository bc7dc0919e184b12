import { computed, shallowRef, watch, type ComputedRef } from 'vue';

/** The item that is picked on this device and not sent yet. */
export interface Picked<Item> {
  readonly picked: ComputedRef<Item | undefined>;
  readonly pick: (item: Item | undefined) => void;
}

interface PickState<Item> {
  /** The legal items; undefined: none. */
  readonly from: readonly Item[] | undefined;
  /** The item that was sent, and may be taken back. */
  readonly sealed: Item | undefined;
  /** Changes when a new round begins. */
  readonly round: string | number | undefined;
}

/**
 * Holds the pick among the legal items; an item that is no longer legal is not picked. The only legal item is picked by itself, so that
 * one tap sends it; an item that was taken back is picked again; a new round begins without a pick.
 */
export function usePick<Item>(state: () => PickState<Item>): Picked<Item> {
  const choice = shallowRef<Item>();
  const picked = computed(() => {
    const { from = [] } = state();
    return from.length > 1 ? from.find((item) => item === choice.value) : from[0];
  });
  const pick = (item: Item | undefined): void => {
    choice.value = item;
  };
  watch(
    () => state().sealed,
    (sealed) => sealed !== undefined && pick(sealed),
    { immediate: true },
  );
  watch(
    () => state().round,
    () => pick(undefined),
  );
  return { picked, pick };
}
