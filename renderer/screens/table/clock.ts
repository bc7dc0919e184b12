import { computed, onUnmounted, ref, type Ref } from 'vue';
import type { ReceivedFrame } from '../../session/scene-player.ts';

/** The current time (milliseconds since 1970), updated each second. */
export function useNow(): Ref<number> {
  const now = ref(Date.now());
  const timer = setInterval(() => (now.value = Date.now()), 1000);
  onUnmounted(() => clearInterval(timer));
  return now;
}

/**
 * Milliseconds since a frame was received, updated each second. The clocks of two machines differ, so the host sends durations; they count
 * from the time of receipt, however often the frame is shown.
 */
export function useElapsed(frame: () => ReceivedFrame): Readonly<Ref<number>> {
  const now = useNow();
  return computed(() => Math.max(0, now.value - frame().receivedAt));
}

/** A duration as minutes and seconds, like a clock. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
