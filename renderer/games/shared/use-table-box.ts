import { computed, type ComputedRef, type Ref } from 'vue';
import { remInPx, useBox, type Box } from '../../components/use-box.ts';

/**
 * How a table is laid out. `narrow`: one below the other, for a phone that stands or a window as narrow as one. `beside`: the
 * others, the market and the own things side by side, for a window that is low (a phone that lies on its side, very large letters).
 */
export type TableLayout = 'wide' | 'narrow' | 'beside';

/** In rem, as in the styles of the tables. */
const NARROW = 40;
const SLIM = 56;
const TIGHT = 80;
const BESIDE = { width: 36, height: 28 } as const;
/** Of others a slim table has room for so many as a wide one shows them. */
const FEW = 4;

/**
 * The size of a whole table, undefined until it is known, and what follows from it for its parts. With nothing but the own things
 * on it (`isHandOnly`) there is nothing that could lie beside them. `others`: how many they are.
 */
export function useTableBox(
  root: Readonly<Ref<HTMLElement | null | undefined>>,
  isHandOnly: () => boolean,
  others: () => number,
): {
  readonly box: ComputedRef<Box | undefined>;
  readonly layout: ComputedRef<TableLayout>;
  readonly isNarrow: ComputedRef<boolean>;
  readonly isTight: ComputedRef<boolean>;
  readonly arePlacesNarrow: ComputedRef<boolean>;
} {
  const box = useBox(root);
  const isBelow = (rem: number, side: keyof Box = 'width'): boolean =>
    box.value !== undefined && box.value[side] < rem * remInPx();
  const layout = computed((): TableLayout => {
    if (isBelow(BESIDE.height, 'height') && !isBelow(BESIDE.width) && !isHandOnly()) return 'beside';
    return isBelow(NARROW) ? 'narrow' : 'wide';
  });
  const isNarrow = computed(() => layout.value !== 'wide');
  return {
    box: computed(() => box.value),
    layout,
    isNarrow,
    isTight: computed(() => isBelow(TIGHT)),
    arePlacesNarrow: computed(() => isNarrow.value || (isBelow(SLIM) && others() > FEW)),
  };
}
