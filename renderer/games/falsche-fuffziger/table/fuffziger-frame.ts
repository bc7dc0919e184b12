import type { FuffzigerLegal } from '../../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerPrompt } from '../../../../core/games/falsche-fuffziger/prompt.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';
import type { GameFrame } from '../../../../core/protocol/frames.ts';

/** The game's frame with the types that the host's Falsche Fuffziger gives it. */
export interface FuffzigerFrame {
  readonly view: FuffzigerView;
  readonly legal: FuffzigerLegal;
  readonly prompt: FuffzigerPrompt | undefined;
}

/** The frame of a table that plays Falsche Fuffziger; the host is the one that vouches for its form. */
export const fuffzigerFrame = ({
  view,
  legal,
  prompt,
}: Pick<GameFrame, 'view' | 'legal' | 'prompt'>): FuffzigerFrame => ({
  view: view as unknown as FuffzigerView,
  legal: legal as FuffzigerLegal,
  prompt: prompt as FuffzigerPrompt | undefined,
});
