import type { GameResult } from '../../../../core/game.ts';
import type { ForSaleSheet } from '../../../../core/games/for-sale/score.ts';
import type { GameFrame } from '../../../../core/protocol/frames.ts';

/** The result of a game that has ended; the host's For Sale vouches for its form. */
export const forSaleResult = ({ result }: Pick<GameFrame, 'result'>): GameResult<ForSaleSheet> =>
  result as unknown as GameResult<ForSaleSheet>;
