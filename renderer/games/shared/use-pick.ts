import { computed, shallowRef, watch, type ComputedRef } from 'vue';

/** The one thing that is picked on this device and not given away yet. */
export interface Pick<Item> {
  readonly picked: ComputedRef<Item | undefined>;
  readonly pick: (item: Item | undefined) => void;
}

/**
 * Picks one of what is legal, which falls out once it is not legal any more. The last one is picked by itself, so that one tap gives it
 * away; what was `sealed` and is taken back is picked again; a new `round` begins with nothing picked.
 */
export function usePick<Item>(
  legal: () => readonly Item[] | undefined,
  sealed: () => Item | undefined,
  round: () => string | number,
): Pick<Item> {
  const wished = shallowRef<Item>();
  const picked = computed(() => {
    const [only, ...others] = legal() ?? [];
    if (others.length === 0) return only;
    return wished.value !== undefined && legal()?.includes(wished.value) === true ? wished.value : undefined;
  });
  const pick = (item: Item | undefined): void => {
    wished.value = item;
  };
  watch(sealed, (item) => item !== undefined && pick(item), { immediate: true });
  watch(round, () => pick(undefined));
  return { picked, pick };
}
