import { computed, type ComputedRef, type Ref } from 'vue';
import { remInPx, useBox, type Box } from './use-box.ts';

/** In rem, as in the styles of the tables. */
const NARROW = 40;
const TIGHT = 80;

/** The size of a whole table, undefined until it is known, and whether that is a phone or a window as narrow as one. */
export function useTableBox(root: Readonly<Ref<HTMLElement | null | undefined>>): {
  readonly box: ComputedRef<Box | undefined>;
  readonly isNarrow: ComputedRef<boolean>;
  /** A desktop as small as the tables are made for, or less. */
  readonly isTight: ComputedRef<boolean>;
} {
  const box = useBox(root);
  const isBelow = (rem: number): boolean => box.value !== undefined && box.value.width < rem * remInPx();
  return {
    box: computed(() => box.value),
    isNarrow: computed(() => isBelow(NARROW)),
    isTight: computed(() => isBelow(TIGHT)),
  };
}
