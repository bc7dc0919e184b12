import { PRESS_TYPES } from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf, type Counts } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { Words } from './use-words.ts';

/** "2 × 20 and 1 × 50": presses that are bought. Their number always stands there, because a price follows. */
export const usePressCounts =
  ({ t, number, list }: Words) =>
  (presses: Counts): string =>
    list(
      PRESS_TYPES.filter((type) => countOf(presses, type) > 0).map((type) =>
        t('table.things.times', {
          count: number(countOf(presses, type)),
          type: number(type),
        }),
      ),
    );
