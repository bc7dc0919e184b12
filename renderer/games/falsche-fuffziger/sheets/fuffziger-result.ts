import type { GameResult } from '../../../../core/game.ts';
import type { FuffzigerSheet } from '../../../../core/games/falsche-fuffziger/score.ts';
import type { GameFrame } from '../../../../core/protocol/frames.ts';

/** The result of a game that has ended; the host's Falsche Fuffziger vouches for its form. */
export const fuffzigerResult = ({ result }: Pick<GameFrame, 'result'>): GameResult<FuffzigerSheet> =>
  result as unknown as GameResult<FuffzigerSheet>;
