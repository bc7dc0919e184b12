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
