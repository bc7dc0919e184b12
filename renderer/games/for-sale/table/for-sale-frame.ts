import type { ForSaleLegal } from '../../../../core/games/for-sale/actions.ts';
import type { ForSalePrompt } from '../../../../core/games/for-sale/prompt.ts';
import type { ForSaleView } from '../../../../core/games/for-sale/view.ts';
import type { GameFrame } from '../../../../core/protocol/frames.ts';

/** The game's frame with the types that the host's For Sale gives it. */
export interface ForSaleFrame {
  readonly view: ForSaleView;
  readonly legal: ForSaleLegal;
  readonly prompt: ForSalePrompt | undefined;
}

/** The frame of a table that plays For Sale; the host is the one that vouches for its form. */
export const forSaleFrame = ({
  view,
  legal,
  prompt,
}: Pick<GameFrame, 'view' | 'legal' | 'prompt'>): ForSaleFrame => ({
  view: view as unknown as ForSaleView,
  legal: legal as ForSaleLegal,
  prompt: prompt as ForSalePrompt | undefined,
});
