import { computed, type ComputedRef, type Ref } from 'vue';
import { remInPx, useBox, type Box } from '../../components/use-box.ts';

/**
 * The layout of a table. `narrow`: a single column, for an upright phone or a window as narrow. `beside`: player panels, market and
 * own area side by side, for a low window (a phone on its side, very large letters).
 */
export type TableLayout = 'wide' | 'narrow' | 'beside';

/** Widths and heights in rem, as in the styles of the tables. */
const NARROW = 40;
const SLIM = 56;
const TIGHT = 80;
const BESIDE = { width: 36, height: 28 } as const;
/** With more opponents than this, a slim table uses narrow player panels. */
const FEW = 4;

/**
 * Measures a table and chooses its layout; `box` is undefined until the first measurement.
 *
 * @param isHandOnly whether the table shows only the own area, which is never laid out `beside`
 * @param others number of player panels
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
  readonly arePanelsNarrow: ComputedRef<boolean>;
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
    arePanelsNarrow: computed(() => isNarrow.value || (isBelow(SLIM) && others() > FEW)),
  };
}
