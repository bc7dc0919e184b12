import { onScopeDispose, ref, type Ref } from 'vue';

/** Whether the page is hidden, or something else has the attention. */
export function useAway(): Readonly<Ref<boolean>> {
  const look = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();
  const isAway = ref(look());
  const stop = new AbortController();
  const { signal } = stop;
  const note = (): void => {
    isAway.value = look();
  };
  document.addEventListener('visibilitychange', note, { signal });
  window.addEventListener('focus', note, { signal });
  window.addEventListener('blur', note, { signal });
  onScopeDispose(() => stop.abort());
  return isAway;
}
