import type { RankedPerson } from '../../../core/base/evening/ranking.ts';
import { useFormat, useI18n } from '../../i18n/index.ts';

/** Returns how many opponents somebody left behind, as text: "11½ of 17". Needs the messages of `evening`. */
export function useLeftBehind(): (rank: Pick<RankedPerson, 'beaten' | 'met'>) => string {
  const { t } = useI18n();
  const { number } = useFormat();
  const halves = (value: number): string => {
    const whole = Math.floor(value);
    if (whole === value) return number(value);
    return whole === 0 ? '½' : `${number(whole)}½`;
  };
  return ({ beaten, met }) => t('evening.of', { beaten: halves(beaten), met: number(met) });
}
