export { openRecordOf, recordOf, tablesAtTheEnd } from './of-table.ts';
export { endOf, firstSeatOf, type RecordedEnd, walkRecord } from './play.ts';
export { findProof, type ProofFinding } from './proof.ts';
export { filmOf, filmStep, hasOpenHands, type FilmStep, type FilmViewer } from './film.ts';
export { parseRecord, RECORD_FORMAT, type GameRecord } from './record.ts';
export {
  replay,
  type ReplayAnswer,
  type ReplayFailure,
  type ReplayScope,
  type ReplayState,
} from './replay.ts';
export { answerRequest, parseScope } from './replay.ts';
