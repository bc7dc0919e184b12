import type { MoneyLegal } from '../../../../core/games/money/actions.ts';
import type { MoneyPrompt } from '../../../../core/games/money/prompt.ts';
import type { MoneyView } from '../../../../core/games/money/view.ts';
import type { LessonMoment } from '../../game-renderer.ts';

/** The game's frame with the types that the host's Money! gives it. */
export interface MoneyFrame {
  readonly view: MoneyView;
  readonly legal: MoneyLegal;
  readonly prompt: MoneyPrompt | undefined;
}

/** The frame (or as much of it as a lesson is given) of a table that plays Money!; the host is the one that vouches for its form. */
export const moneyFrame = ({ view, legal, prompt }: LessonMoment): MoneyFrame => ({
  view: view as unknown as MoneyView,
  legal: legal as MoneyLegal,
  prompt: prompt as MoneyPrompt | undefined,
});
