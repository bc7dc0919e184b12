import { onScopeDispose, watch } from 'vue';

/** Whether the browser can keep a screen on at all; without TLS most cannot. */
export const canKeepScreenOn = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on as long as it is wanted, where the browser lets it. */
export function useScreenOn(isWanted: () => boolean): void {
  const stop = new AbortController();
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const follow = (): void => {
    void lock?.then((held) => held?.release());
    // Browsers take it away from a page that is not seen
    const isOn = isWanted() && document.visibilityState === 'visible' && canKeepScreenOn();
    lock = isOn ? navigator.wakeLock.request('screen').catch(() => undefined) : undefined;
  };
  watch(isWanted, follow, { immediate: true });
  document.addEventListener('visibilitychange', follow, { signal: stop.signal });
  onScopeDispose(() => {
    stop.abort();
    void lock?.then((held) => held?.release());
  });
}
