import { seat, seatsOf, type Seat, type Viewer } from '../../base/ids.ts';
import type { Lay } from './actions.ts';
import type { Chronicle } from './chronicle.ts';
import { COIN, MONEY, NONE, PILE, REAL, cardOf, layOf, moneyIn } from './kinds.ts';
import {
  FREE_SYMBOLS,
  PRESS_TYPES,
  type Inspector,
  type LaunderingCard,
  type PressType,
} from './material.ts';
import type { FuffzigerOptions } from './options.ts';
import type { Counts, Money } from './material/money.ts';
import type { Press } from './material/press-names.ts';
import type { Production, RoundReport } from './material/report.ts';
import type { FuffzigerPosition } from './position.ts';

/** What only this player sees. Excludes money on the table and sealed money. */
export interface OwnMoney extends Money {
  readonly seat: Seat;
  /** The sealed bid, or the sealed choice of notes; absent if there is none. */
  readonly sealed?: Money;
}

/** The current phase. */
export type PhaseView =
  /** Phase 2. `done`: what the seat to move has done so far. */
  | {
      readonly type: 'producing';
      readonly turn: Seat;
      readonly done: Production;
      readonly hasBroken: boolean;
    }
  /** Phase 3. `led`: what has to be matched; absent while a seat has to lead. `laid`: by seat, including those that are out. */
  | {
      readonly type: 'auction';
      readonly lot: number;
      readonly isIn: readonly boolean[];
      readonly leader: Seat;
      readonly turn: Seat;
      readonly led?: Lay;
      readonly laid: readonly Money[];
    }
  /** Phase 4. `chosen`: the seats that have sealed a bid, ascending. `won`: the cards won in this round. */
  | {
      readonly type: 'laundering';
      readonly chosen: readonly Seat[];
      readonly won: readonly { readonly seat: Seat; readonly card: LaunderingCard }[];
    }
  /** Phase 5. */
  | { readonly type: 'buying'; readonly turn: Seat }
  /** Phase 6. `chosen`: the seats that have sealed a choice, ascending. */
  | { readonly type: 'general'; readonly chosen: readonly Seat[] };

/** What one seat, or the table, may see. Enough to play on and to show what has just happened. */
export interface FuffzigerView {
  readonly options: FuffzigerOptions;
  readonly seatCount: number;
  /** From 1. */
  readonly round: number;
  /** The seat that has the die. */
  readonly start: Seat;
  /** Absent in the table's view. */
  readonly own?: OwnMoney;
  readonly presses: readonly Press[];
  /** Silver coins by seat. */
  readonly coins: readonly number[];
  /** Presses of types in play that can be bought. */
  readonly supply: Counts;
  readonly scrapped: readonly PressType[];
  /** Broken presses on the inspector pile. */
  readonly broken: number;
  readonly inspectors: {
    /** Number of face-down cards. */
    readonly faceDown: number;
    /** The cards turned up in this round. */
    readonly turned: readonly Inspector[];
    /** All cards turned up before, in order; only with `memoryAid`. */
    readonly earlier?: readonly Inspector[];
  };
  /** How many of the first three coin symbols are gone, 0–3. */
  readonly freeSymbols: number;
  /** Number of auctions left in this round after the current one, and of auctions that the die has added. */
  readonly auctions: number;
  readonly added: number;
  readonly laundering: { readonly left: number; readonly open?: LaunderingCard };
  /** Absent once the game has ended. */
  readonly phase?: PhaseView;
  /** The public history of the current round, and of the last finished one (Decision A1). */
  readonly report: RoundReport;
  readonly previousRound?: RoundReport;
}

/** The viewer's view of the position. Source: Falsche Fuffziger, what each player may see. @throws without a chronicle */
export function view(position: FuffzigerPosition, viewer: Viewer): FuffzigerView {
  const { options, seatCount, round, start, cards, laundered, auctions, added, named, chronicle } = position;
  if (chronicle === undefined) throw new Error('there is nothing to tell of a playout');
  const { report, previous } = chronicle;
  const own = viewer === 'table' ? undefined : ownMoney(position, viewer);
  const phase = phaseView(position, chronicle);
  const open = position.openCard;
  return {
    options,
    seatCount,
    round,
    start: seat(start),
    ...(own === undefined ? {} : { own }),
    presses: Object.freeze(named),
    coins: [...position.coins],
    supply: position.shop().supply,
    scrapped: PRESS_TYPES.slice(0, position.scrapped),
    broken: position.broken,
    inspectors: inspectorsView(position),
    freeSymbols: Math.min(position.symbols, FREE_SYMBOLS),
    auctions,
    added,
    laundering: { left: cards - laundered, ...(open === undefined ? {} : { open }) },
    ...(phase === undefined ? {} : { phase }),
    report,
    ...(previous === undefined ? {} : { previousRound: previous }),
  };
}

function ownMoney(position: FuffzigerPosition, at: Seat): OwnMoney | undefined {
  const { coins, chosen, laid } = position;
  if (coins[at] === undefined) return undefined;
  const own = { seat: at, notes: position.freeNotes(at), real: position.free(at, REAL) };
  return (chosen & (1 << at)) === 0 ? own : { ...own, sealed: moneyIn(laid, at * MONEY) };
}

/** Face-up cards of earlier rounds are not shown: their order repeats, and remembering it is part of the game. */
function inspectorsView(position: FuffzigerPosition): FuffzigerView['inspectors'] {
  const { inspectors, inspected, inspectedBefore, options } = position;
  const turnedUp = (from: number, to: number): readonly Inspector[] =>
    Array.from({ length: to - from }, (_, index) => cardOf(inspectors[(from + index) % PILE] ?? COIN));
  const shown = { faceDown: PILE - (inspected % PILE), turned: turnedUp(inspectedBefore, inspected) };
  return options.memoryAid ? { ...shown, earlier: turnedUp(0, inspectedBefore) } : shown;
}

function phaseView(position: FuffzigerPosition, chronicle: Chronicle): PhaseView | undefined {
  const { phase: type, hasBroken, lot, led, amount, laid } = position;
  const turn = seat(position.turn);
  switch (type) {
    case 'producing':
      return { type, turn, done: chronicle.done, hasBroken };
    case 'auction':
      return {
        type,
        lot,
        isIn: seatsOf(position.seatCount).map((at) => (position.isIn & (1 << at)) !== 0),
        leader: seat(position.leader),
        turn,
        ...(led === NONE ? {} : { led: layOf(led, amount) }),
        laid: seatsOf(position.seatCount).map((at) => moneyIn(laid, at * MONEY)),
      };
    case 'laundering':
      return { type, chosen: position.seatsThat(true), won: chronicle.won };
    case 'buying':
      return { type, turn };
    case 'general':
      return { type, chosen: position.seatsThat(true) };
    case 'ended':
      return undefined;
  }
}
