import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue';
import '../../styles/television.css';

/** Milliseconds after which a pointer that rests is gone again. */
const RESTS = 3_000;

/**
 * Makes the page a television while a component is there: large letters, and a screen that stays on where the browser lets it.
 * Answers whether somebody moves a pointer over it.
 */
export function useTelevision(): Readonly<Ref<boolean>> {
  const isTouched = ref(false);
  const stop = new AbortController();
  let rest: ReturnType<typeof setTimeout> | undefined;
  let lock: Promise<WakeLockSentinel | undefined> | undefined;

  /** Browsers take it away from a page that is not seen. Without TLS most have none. */
  const stayOn = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  const touched = (): void => {
    isTouched.value = true;
    clearTimeout(rest);
    rest = setTimeout(() => (isTouched.value = false), RESTS);
  };
  onMounted(() => {
    document.documentElement.setAttribute('data-television', '');
    document.addEventListener('visibilitychange', stayOn, { signal: stop.signal });
    window.addEventListener('pointermove', touched, { signal: stop.signal });
    stayOn();
  });
  onBeforeUnmount(() => {
    document.documentElement.removeAttribute('data-television');
    stop.abort();
    clearTimeout(rest);
    void lock?.then((held) => held?.release());
  });
  return isTouched;
}
