import type { RankedPerson } from '../../../core/base/evening/ranking.ts';
import { useFormat, useI18n } from '../../i18n/index.ts';

/** Returns a number of opponents as text, of whom a shared place counts half: "11½". */
export function useHalves(): (value: number) => string {
  const { number } = useFormat();
  return (value) => {
    const whole = Math.floor(value);
    if (whole === value) return number(value);
    return whole === 0 ? '½' : `${number(whole)}½`;
  };
}

/** Returns how many opponents somebody left behind, as text: "11½ of 17". Needs the messages of `evening`. */
export function useLeftBehind(): (rank: Pick<RankedPerson, 'beaten' | 'met'>) => string {
  const { t } = useI18n();
  const { number } = useFormat();
  const halves = useHalves();
  return ({ beaten, met }) => t('evening.of', { beaten: halves(beaten), met: number(met) });
}
