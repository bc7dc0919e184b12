import { computed, type ComputedRef, type Ref } from 'vue';
import { remInPx, useBox, type Box } from './use-box.ts';

/** In rem, as in the styles of the tables. */
const NARROW = 40;

/** The size of a whole table, undefined until it is known, and whether that is a phone or a window as narrow as one. */
export function useTableBox(root: Readonly<Ref<HTMLElement | null | undefined>>): {
  readonly box: ComputedRef<Box | undefined>;
  readonly isNarrow: ComputedRef<boolean>;
} {
  const box = useBox(root);
  return {
    box: computed(() => box.value),
    isNarrow: computed(() => box.value !== undefined && box.value.width < NARROW * remInPx()),
  };
}
