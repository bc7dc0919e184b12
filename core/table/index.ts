export { isPlayedFor, standInSince } from './account.ts';
export { applyEntry, openTable, type TableStep } from './apply.ts';
export { adviceTask, pastDecisions, positionSeen, type PastDecision } from './advice.ts';
export { certainMarks, shownMarks, type Judged, type Mark } from './marks.ts';
export {
  botAt,
  botSeats,
  botsFor,
  emptyMemories,
  faultText,
  observeBots,
  taskFor,
  type BotMemories,
} from './bots.ts';
export { originAt, originSeed } from './origin.ts';
export { isTableEntry, type TableCommand, type TableEntry } from './entries.ts';
export { foldLog, gamesToPlay, type GameToPlay, type LogProblem } from './fold.ts';
export { awaitsOf, gameOf, gameOptions } from './game.ts';
export { history, missed, type HistoryPage, type PastRound } from './history.ts';
export { eveningNow, hasPlayed, isSameEnd, ledgerNow, MOST_OF_EVENING } from './ledger.ts';
export { predictionBy, predictorOf, topicAt } from './predictions.ts';
export { resultAt } from './play.ts';
export { questionOf, classifyAction } from './questions.ts';
export { charactersAt, firstFree, personOf } from './seats.ts';
export { parseSetup } from './setup.ts';
export { isDealOpen, startRefusal, termsOf } from './shuffle.ts';
export { story } from './story.ts';
export { isUndo, undoneBy } from './undo.ts';
export type {
  AcceptedAct,
  BotSeat,
  DeviceKind,
  GameAccount,
  LedgerEntry,
  LedgerSeat,
  Origin,
  PersonSeat,
  Player,
  RunningGame,
  SeatState,
  TableNews,
  TablePhase,
  TableSetup,
  TableShuffle,
  TableState,
} from './state.ts';
