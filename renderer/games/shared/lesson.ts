import type { GameTypes } from '../../../core/game.ts';
import type { Lesson } from '../game-renderer.ts';

/** Makes a lesson in one line of code. */
export const lesson = <Types extends GameTypes>(
  key: string,
  at: string | Lesson<Types>['at'],
  when: Lesson<Types>['when'],
  tip?: Lesson<Types>['tip'],
): Lesson<Types> => ({ key, at: typeof at === 'string' ? () => at : at, when, ...(tip && { tip }) });
