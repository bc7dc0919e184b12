import type { GameTypes } from '../../../core/game.ts';
import type { Lesson } from '../game-renderer.ts';

/** A note of a first game in one line: its key, what it speaks of, when it is shown, and what could be chosen then. */
export const lesson = <Types extends GameTypes>(
  key: string,
  at: string | Lesson<Types>['at'],
  when: Lesson<Types>['when'],
  tip?: Lesson<Types>['tip'],
): Lesson<Types> => ({ key, at: typeof at === 'string' ? () => at : at, when, ...(tip && { tip }) });
