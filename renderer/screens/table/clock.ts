import { computed, onUnmounted, ref, type Ref } from 'vue';
import type { ReceivedFrame } from '../../session/scene-player.ts';

/** The present moment, anew each second (milliseconds since 1970). */
export function useNow(): Ref<number> {
  const now = ref(Date.now());
  const timer = setInterval(() => (now.value = Date.now()), 1000);
  onUnmounted(() => clearInterval(timer));
  return now;
}

/**
 * Milliseconds since a frame came, anew each second. The clocks of two machines differ, so the host says spans, and they are counted on
 * from then, however often the frame is shown.
 */
export function useElapsed(frame: () => ReceivedFrame): Readonly<Ref<number>> {
  const now = useNow();
  return computed(() => Math.max(0, now.value - frame().receivedAt));
}

/** A span of time as a clock shows it: minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
