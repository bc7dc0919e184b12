import { computed, onUnmounted, ref, watch, type Ref } from 'vue';

/** The present moment, anew each second (milliseconds since 1970). */
export function useNow(): Ref<number> {
  const now = ref(Date.now());
  const timer = setInterval(() => (now.value = Date.now()), 1000);
  onUnmounted(() => clearInterval(timer));
  return now;
}

/** Milliseconds since the source last changed, anew each second: the clocks of two machines differ, so what a host says is counted on here. */
export function useElapsed(source: () => object): Readonly<Ref<number>> {
  const now = useNow();
  const since = ref(Date.now());
  watch(source, () => (since.value = Date.now()), { flush: 'sync' });
  return computed(() => Math.max(0, now.value - since.value));
}

/** A span of time as a clock shows it: minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
