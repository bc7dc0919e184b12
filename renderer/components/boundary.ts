import { onErrorCaptured, ref, watch, type Ref } from 'vue';

/** What Vue says of an error while drawing: in words, and in a build by number. */
const DRAWING = /(?:setup function|render function|component update|#runtime-(?:0|15?))$/;

/**
 * For a component around a part of the page: an error while that part is drawn ends here. It is still reported, as the bug that it is.
 *
 * @param shown what the part shows: when that changes the part is tried again
 * @returns whether the part could not be drawn; false tries again
 */
export function useBoundary(shown: () => unknown): Ref<boolean> {
  const isBroken = ref(false);
  onErrorCaptured((error, _part, where) => {
    if (!DRAWING.test(where)) return true;
    isBroken.value = true;
    globalThis.reportError?.(error);
    return false;
  });
  watch(shown, () => (isBroken.value = false));
  return isBroken;
}
