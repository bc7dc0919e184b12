import type { FuffzigerAction } from '../../actions.ts';
import { countOf, countsBy } from '../../material/money.ts';
import { of } from './by-type.ts';
import type { Outlook } from './outlook.ts';

/** A note that is so likely to become worthless is changed. */
const DOUBTFUL = 0.7;

/** Changes what the next inspection may take, and a part of the rest. */
export function chooseLaunder({ own, timetable, isLast, style }: Outlook): FuffzigerAction {
  const next = timetable.survivals[0] ?? [];
  const notes = countsBy((type) => {
    const count = countOf(own.notes, type);
    return isLast || of(next, type) < DOUBTFUL ? count : Math.round(count * style.laundered);
  });
  return { type: 'launder', notes };
}
