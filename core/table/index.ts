export { applyEntry, openTable, type TableStep } from './apply.ts';
export { botSeats, decideForBot, emptyMemories, observeBots, type BotMemories } from './bots.ts';
export { isTableEntry, type TableCommand, type TableEntry } from './entries.ts';
export { awaitsOf, gameOf, gameOptions } from './play.ts';
export { parseSetup } from './setup.ts';
export type {
  BotSeat,
  LedgerEntry,
  PersonSeat,
  RunningGame,
  SeatState,
  TableNews,
  TablePhase,
  TableSetup,
  TableState,
} from './state.ts';
