import { onScopeDispose, watch } from 'vue';

/** Whether the browser supports wake locks; most do not without TLS. */
export const canKeepScreenOn = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while `isWanted`, if the browser allows it. */
export function useScreenOn(isWanted: () => boolean): void {
  const stop = new AbortController();
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const update = (): void => {
    void lock?.then((held) => held?.release());
    // Browsers release the lock of a hidden page
    const isOn = isWanted() && document.visibilityState === 'visible' && canKeepScreenOn();
    lock = isOn ? navigator.wakeLock.request('screen').catch(() => undefined) : undefined;
  };
  watch(isWanted, update, { immediate: true });
  document.addEventListener('visibilitychange', update, { signal: stop.signal });
  onScopeDispose(() => {
    stop.abort();
    void lock?.then((held) => held?.release());
  });
}
