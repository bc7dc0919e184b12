import type { HouseBook } from '../house/book.ts';
import type { HousePerson } from '../house/people.ts';
import type { SeatBreakdown } from '../base/breakdown.ts';
import type { Seat, TableId } from '../base/ids.ts';
import type { PersonId } from '../house/house-game.ts';
import type { PlayedAt } from '../house/played.ts';
import type { Suggestion } from '../house/next.ts';
import type { Bargain } from '../story/bargain.ts';
import type { MatchStory } from '../story/index.ts';
import type { ChancePlan, ChancePoint } from '../story/chances.ts';
import type { ChanceClaim } from '../story/turns.ts';
import type { WhatIfCounts } from '../story/what-if.ts';
import type { HistoryPage } from '../table/history.ts';
import type { ExportPart, ImportReport } from './archives.ts';
import type { NetworkCheck } from './network-check.ts';
import type { Film, RecordList } from './records.ts';
import type { HostMessage, TableMessage } from './requests.ts';

/** The chance line of the finished match, as far as it is known; without a plan: there is none. */
export interface ChancesAnswer extends Partial<ChancePlan> {
  /** In order of time. */
  readonly points: readonly ChancePoint[];
  /** Whether no more will follow. */
  readonly isComplete: boolean;
  /** What is most worth telling of a complete line, if anything is. */
  readonly claim?: ChanceClaim;
  /** What was bought most cheaply; known with a complete line. */
  readonly bargain?: Bargain;
}

/** What would have happened after another choice, as far as it has been played out. */
export interface WhatIfAnswer extends WhatIfCounts {
  /** Whether no more games will follow. */
  readonly isComplete: boolean;
}

/** The four words of the line to a guest's app, and the seats that it holds. */
export interface LineWords {
  readonly seats: readonly Seat[];
  readonly words: readonly string[];
}

/** The breakdown of the finished match, or how far it has come. */
export interface BreakdownAnswer {
  /** How many decisions have been weighed, and of how many; undefined: not known yet. */
  readonly weighed: number;
  readonly departures?: number;
  /** By seat; undefined if it is complete: there is none. */
  readonly seats?: readonly SeatBreakdown[];
  /** Whether no more will follow. */
  readonly isComplete: boolean;
}

/** A person of the house, for the owner; of their devices only the number is said. */
export interface HousePersonLine extends Omit<HousePerson, 'devices'> {
  readonly devices: number;
  /** When their last match that counts ended, in milliseconds since 1970. */
  readonly playedAt?: number;
}

/** The house book, and whom it is about. */
export interface HouseAnswer {
  /** Everybody the house knows, in the order in which they came. */
  readonly people: readonly HousePersonLine[];
  readonly book: HouseBook;
}

/** The match that has just ended, as a file of the host would say it but for people and times. */
export interface RecordAnswer {
  /** The version of the host's app: another one may show the same match in another way. */
  readonly app: string;
  /** A record, as JSON. */
  readonly record: string;
}

/** The values in the host's answers; requests not listed are answered without a value. */
interface AnswerValues {
  'pin-share': { readonly share: string };
  /** The host's proofs for those of the client that were right. */
  hello:
    | {
        readonly pin?: string;
        readonly code?: string;
        readonly owner?: string;
        readonly tokens?: readonly string[];
      }
    | undefined;
  'create-table': { readonly table: TableId };
  'check-network': NetworkCheck;
  diagnosis: readonly string[];
  'list-records': RecordList;
  'open-record': Film;
  /** Undefined until the last part has been sent. */
  'read-record': Film | undefined;
  'record-what-if': WhatIfAnswer;
  'list-people': readonly HousePersonLine[];
  'read-house': HouseAnswer;
  /** The newest first, `LIMITS.playedTables` at most. */
  'list-played': readonly PlayedAt[];
  'split-person': { readonly person: PersonId };
  'export-house': ExportPart;
  /** Undefined until the last part has been sent. */
  'import-house': ImportReport | undefined;
  'play-on': { readonly table: TableId };
  story: MatchStory;
  film: Film;
  record: RecordAnswer;
  /** The points from the index `from` on. */
  chances: ChancesAnswer;
  'what-next': readonly Suggestion[];
  'what-if': WhatIfAnswer;
  breakdown: BreakdownAnswer;
  history: HistoryPage;
  'compare-words': readonly LineWords[];
  /** Six digits. */
  'seat-code': string;
}

/** The value with which the host answers an accepted request of this type. */
export type AnswerValue<Type extends (HostMessage | TableMessage)['type']> = Type extends keyof AnswerValues
  ? AnswerValues[Type]
  : undefined;
