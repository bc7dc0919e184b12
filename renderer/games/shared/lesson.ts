import type { GameTypes } from '../../../core/game.ts';
import type { Lesson } from '../game-renderer.ts';

/** Makes the lessons of a game, each in one line of code. */
export const lessonOf =
  <Types extends GameTypes, Anchor extends string>() =>
  (
    key: string,
    at: Anchor | Lesson<Types, Anchor>['at'],
    when: Lesson<Types>['when'],
    tip?: Lesson<Types, Anchor>['tip'],
  ): Lesson<Types, Anchor> => ({
    key,
    at: typeof at === 'function' ? at : () => [at],
    when,
    ...(tip && { tip }),
  });
