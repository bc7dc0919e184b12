export { runArena, type ArenaGame, type ArenaReport, type ArenaSetup, type Standing } from './arena.ts';
export { playMatch, wholeBudget, type Match, type Player } from './match.ts';
