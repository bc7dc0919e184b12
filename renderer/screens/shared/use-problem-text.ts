import { NAME_REASONS } from '../../../core/base/name.ts';
import { isOneOf } from '../../../core/base/parse.ts';
import { isolate, useFormat, useI18n } from '../../i18n/index.ts';
import type { Problem } from '../../stores/problem.ts';
import { useTimeWords } from '../table/time-words.ts';

/** Returns the text of an error: what happened, what was kept and what to do. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useI18n();
  const { number } = useFormat();
  const timeWords = useTimeWords();
  return (problem) => {
    const data = 'data' in problem ? (problem.data ?? {}) : {};
    const words = Object.entries(data).flatMap(([key, value]) => {
      if (typeof value === 'number') return [[key, number(value)]];
      return typeof value === 'string' ? [[key, isolate(value)]] : [];
    });
    const filled = Object.fromEntries(words) as Record<string, string>;
    const { reason, seconds, reminded } = data;
    if (problem.code === 'bad-name' && isOneOf(reason, NAME_REASONS)) return t(`badName.${reason}`, filled);
    if (problem.code === 'too-fast' && typeof seconds === 'number')
      return t(reminded === undefined ? 'problem.too-fast-wait' : 'hosting.wait.reminded', {
        ...filled,
        time: timeWords(seconds * 1000),
      });
    return t(`problem.${problem.code}`, filled);
  };
}
