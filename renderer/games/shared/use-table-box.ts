import { computed, type ComputedRef, type Ref } from 'vue';
import { remInPx, useBox, type Box } from './use-box.ts';

/**
 * How a table is laid out. `narrow`: one below the other, for a phone that stands or a window as narrow as one. `beside`: the
 * others, the market and the own things side by side, for a window that is low (a phone that lies on its side, very large letters).
 */
export type TableLayout = 'wide' | 'narrow' | 'beside';

/** In rem, as in the styles of the tables. */
const NARROW = 40;
const TIGHT = 80;
const BESIDE = { width: 36, height: 28 } as const;

/**
 * The size of a whole table, undefined until it is known, and what follows from it for its parts. With nothing but the own things
 * on it (`isHandOnly`) there is nothing that could lie beside them.
 */
export function useTableBox(
  root: Readonly<Ref<HTMLElement | null | undefined>>,
  isHandOnly: () => boolean,
): {
  readonly box: ComputedRef<Box | undefined>;
  readonly layout: ComputedRef<TableLayout>;
  readonly isNarrow: ComputedRef<boolean>;
  readonly isTight: ComputedRef<boolean>;
} {
  const box = useBox(root);
  const rem = computed(() => {
    if (box.value === undefined) return undefined;
    const px = remInPx();
    return { width: box.value.width / px, height: box.value.height / px };
  });
  const layout = computed((): TableLayout => {
    if (rem.value === undefined) return 'wide';
    const { width, height } = rem.value;
    if (height < BESIDE.height && width >= BESIDE.width && !isHandOnly()) return 'beside';
    return width < NARROW ? 'narrow' : 'wide';
  });
  return {
    box: computed(() => box.value),
    layout,
    isNarrow: computed(() => layout.value !== 'wide'),
    isTight: computed(() => rem.value !== undefined && rem.value.width < TIGHT),
  };
}
