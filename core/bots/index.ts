export {
  botMeasured,
  parseMeasured,
  playDeals,
  reportOf,
  runArena,
  statsOf,
  type ArenaGame,
  type DealOutcome,
  type ArenaReport,
  type ArenaSetup,
  type BotStats,
} from './arena.ts';
export { playFrom, playMatch, type BotPosition, type Match, type Player } from './match.ts';
export { recollections, type PlayedGame } from './recall.ts';
export {
  botOf,
  budgetOf,
  decide,
  review,
  reviewBudgetOf,
  taskOf,
  weigh,
  type BotName,
  type BotQuestion,
  type BotTask,
  type RecalledTask,
  type Reviewed,
} from './task.ts';
