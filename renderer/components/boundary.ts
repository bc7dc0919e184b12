import { onErrorCaptured, ref, watch, type Ref } from 'vue';

/** Vue's error info for errors while rendering: text in development, a code in a build. */
const RENDERING = /(?:setup function|render function|component update|#runtime-(?:0|15?))$/;

/**
 * Error boundary of the component's subtree: catches errors while rendering and still reports them.
 *
 * @param key the content of the subtree; a change tries to render it again
 * @returns whether the subtree could not be rendered; setting it to false tries again
 */
export function useBoundary(key: () => unknown): Ref<boolean> {
  const isBroken = ref(false);
  onErrorCaptured((error, _part, where) => {
    if (!RENDERING.test(where)) return true;
    isBroken.value = true;
    globalThis.reportError?.(error);
    return false;
  });
  watch(key, () => (isBroken.value = false));
  return isBroken;
}
