export {
  botMeasured,
  playDeals,
  reportOf,
  runArena,
  standing,
  type ArenaGame,
  type DealOutcome,
  type ArenaReport,
  type ArenaSetup,
  type Standing,
} from './arena.ts';
export { playMatch, type Match, type Player } from './match.ts';
export { botOf, budgetOf, decide, weigh, type BotName, type BotTask } from './task.ts';
