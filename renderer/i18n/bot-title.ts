import { isRung } from '../../core/base/rungs.ts';
import type { MessageKey } from './keys.ts';

/** Where the word for a bot stands: rungs are called the same in every game, the plain ones belong to theirs. */
export const botTitle = (game: string, bot: string): MessageKey =>
  isRung(bot) ? `rungs.${bot}` : `game.${game}.bots.${bot}.title`;
