import { onUnmounted, ref, type Ref } from 'vue';
import { useFormat, useI18n } from '../../i18n/index.ts';

/** A span of time in words: minutes from two minutes on, else seconds. `milliseconds` ≥ 0. */
export function useTimeWords(): (milliseconds: number) => string {
  const { t } = useI18n();
  const { number } = useFormat();
  return (milliseconds) => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    const isMinutes = seconds >= 120;
    const count = isMinutes ? Math.ceil(seconds / 60) : seconds;
    return t(isMinutes ? 'table.minutes' : 'table.seconds', { count: number(count) }, count);
  };
}

/** The present moment, anew each second (milliseconds since 1970). */
export function useNow(): Ref<number> {
  const now = ref(Date.now());
  const timer = setInterval(() => (now.value = Date.now()), 1000);
  onUnmounted(() => clearInterval(timer));
  return now;
}
