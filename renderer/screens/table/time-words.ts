import { useFormat, useI18n } from '../../i18n/index.ts';

/**
 * A duration as text: minutes from two minutes on, else seconds. `milliseconds` ≥ 0. Rounds up, which suits remaining time; pass
 * `Math.floor` for elapsed time.
 */
export function useTimeWords(): (milliseconds: number, round?: (value: number) => number) => string {
  const { t } = useI18n();
  const { number } = useFormat();
  return (milliseconds, round = Math.ceil) => {
    const seconds = Math.max(0, round(milliseconds / 1000));
    const isMinutes = seconds >= 120;
    const count = isMinutes ? round(seconds / 60) : seconds;
    return t(isMinutes ? 'table.minutes' : 'table.seconds', { count: number(count) }, count);
  };
}
