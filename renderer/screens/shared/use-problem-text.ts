import { ref } from 'vue';
import { NAME_REASONS } from '../../../core/base/name.ts';
import { isOneOf } from '../../../core/base/parse.ts';
import { isolate, useFormat, useI18n } from '../../i18n/index.ts';
import { openPartWords } from '../../i18n/load.ts';
import type { Problem } from '../../stores/problem.ts';
import { useTimeWords } from '../table/time-words.ts';

/** Errors that are shown while the host may be away; their texts are there from the start. */
const LOCAL = ['offline', 'page'] as const;

/** Whether the texts of the host's rejections are loaded. */
const areLoaded = ref(false);

/** Loads these texts. The host has just answered, so it can send them. Never rejects. */
async function loadTexts(): Promise<void> {
  await openPartWords('errors');
  areLoaded.value = true;
}

/**
 * Returns the text of an error: what happened, what was kept and what to do. It is undefined until the texts of the host's rejections are
 * loaded; the first call for one of them loads them.
 */
export function useProblemText(): (problem: Problem) => string | undefined {
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
    if (isOneOf(problem.code, LOCAL)) return t(`problem.${problem.code}`);
    if (!areLoaded.value) {
      void loadTexts();
      return undefined;
    }
    if (problem.code === 'too-fast' && typeof seconds === 'number')
      return t(reminded === undefined ? 'errors.too-fast-wait' : 'hosting.wait.reminded', {
        ...filled,
        time: timeWords(seconds * 1000),
      });
    return t(`errors.${problem.code}`, filled);
  };
}
