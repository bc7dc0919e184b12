import type { Seat } from '../../core/base/ids.ts';
import type { Rng } from '../../core/base/rng.ts';
import { decide } from '../../core/bots/index.ts';
import { taskFor, type BotMemories, type TableState } from '../../core/table/index.ts';
import { few } from './budget.ts';

/** What the bot on a seat does, or one of another `name`. */
export const decideForBot = (
  table: TableState,
  memories: BotMemories,
  at: Seat,
  rng: Rng,
  name?: string,
): unknown => decide(taskFor(table, memories, at, name), rng, () => few());
