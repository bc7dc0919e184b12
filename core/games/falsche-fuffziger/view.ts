import type { Seat, Viewer } from '../../base/ids.ts';
import { chosenIn, ownChoice } from '../../base/sealed.ts';
import type { Lay } from './actions.ts';
import { FREE_SYMBOLS, type Inspector, type LaunderingCard, type PressType, type Side } from './material.ts';
import { without, type Counts, type Money } from './material/money.ts';
import type { FuffzigerOptions } from './options.ts';
import { openCard, purseOf } from './on-table.ts';
import type { PressId } from './material/press-names.ts';
import { upOf } from './presses.ts';
import type { Production, RoundReport } from './material/report.ts';
import type { FuffzigerState } from './state.ts';

/** What only its owner sees. Money that lies on the table or is sealed is not counted in. */
export interface OwnMoney extends Money {
  readonly seat: Seat;
  /** The sealed bid, or the sealed choice of notes; absent unless there is one. */
  readonly sealed?: Money;
}

/** A press that lies before a player. */
export interface PressView {
  readonly press: PressId;
  readonly seat: Seat;
  /** The side that lies up. */
  readonly up: Side;
  readonly isConverted: boolean;
}

/** The running phase. */
export type PhaseView =
  /** Phase 2. `done`: what the seat whose turn it is has done so far. */
  | {
      readonly type: 'producing';
      readonly turn: Seat;
      readonly done: Production;
      readonly hasBroken: boolean;
    }
  /** Phase 3. `led`: what is to be matched; absent while somebody is to lead. `laid`: by seat, of who is out, too. */
  | {
      readonly type: 'auction';
      readonly lot: number;
      readonly isIn: readonly boolean[];
      readonly leader: Seat;
      readonly turn: Seat;
      readonly led?: Lay;
      readonly laid: readonly Money[];
    }
  /** Phase 4. `chosen`: who has sealed a bid, ascending. `won`: the cards won in this round. */
  | {
      readonly type: 'laundering';
      readonly chosen: readonly Seat[];
      readonly won: readonly { readonly seat: Seat; readonly card: LaunderingCard }[];
    }
  /** Phase 5. */
  | { readonly type: 'buying'; readonly turn: Seat }
  /** Phase 6. `chosen`: who has sealed a choice, ascending. */
  | { readonly type: 'general'; readonly chosen: readonly Seat[] };

/** What one seat, or the open table, may see. Enough to go on playing and to tell what has just happened. */
export interface FuffzigerView {
  readonly options: FuffzigerOptions;
  readonly seatCount: number;
  /** From 1. */
  readonly round: number;
  /** Who has the die. */
  readonly start: Seat;
  /** Absent for the open table. */
  readonly own?: OwnMoney;
  readonly presses: readonly PressView[];
  /** Silver coins by seat. */
  readonly coins: readonly number[];
  /** Presses of types in play that can be bought. */
  readonly supply: Counts;
  readonly scrapped: readonly PressType[];
  /** Broken presses on the inspector pile. */
  readonly broken: number;
  readonly inspectors: {
    /** Cards that lie face down. */
    readonly faceDown: number;
    /** Those turned up in this round. */
    readonly turned: readonly Inspector[];
    /** All that were turned up before, in their order; with `memoryAid` only. */
    readonly earlier?: readonly Inspector[];
  };
  /** How many of the first three coin symbols are gone, 0–3. */
  readonly freeSymbols: number;
  /** Auctions of this round that are still to come after the running one, and how many the die has added. */
  readonly auctions: number;
  readonly added: number;
  readonly laundering: { readonly left: number; readonly open?: LaunderingCard };
  /** Absent once the game has ended. */
  readonly phase?: PhaseView;
  /** What has happened openly in the running round, and in the last finished one (Decision A1). */
  readonly report: RoundReport;
  readonly previousRound?: RoundReport;
}

/** What the viewer may see of the state. Source: Falsche Fuffziger, what each player may see. */
export function view(state: FuffzigerState, viewer: Viewer): FuffzigerView {
  const own = viewer === 'table' ? undefined : ownMoney(state, viewer);
  const phase = phaseView(state);
  const open = openCard(state);
  const { previous } = state;
  return {
    options: state.options,
    seatCount: state.seatCount,
    round: state.round,
    start: state.start,
    ...(own === undefined ? {} : { own }),
    presses: state.presses.map((one) => ({
      press: one.press,
      seat: one.seat,
      up: upOf(state.deal.presses, one),
      isConverted: one.isConverted,
    })),
    coins: state.coins,
    supply: state.supply,
    scrapped: state.scrapped,
    broken: state.broken,
    inspectors: inspectorsView(state),
    freeSymbols: Math.min(state.symbols, FREE_SYMBOLS),
    auctions: state.auctions,
    added: state.added,
    laundering: {
      left: state.deal.laundering.length - state.laundered,
      ...(open === undefined ? {} : { open }),
    },
    ...(phase === undefined ? {} : { phase }),
    report: state.report,
    ...(previous === null ? {} : { previousRound: previous }),
  };
}

function ownMoney(state: FuffzigerState, at: Seat): OwnMoney | undefined {
  const money = state.money[at];
  const { phase } = state;
  if (money === undefined) return undefined;
  switch (phase.type) {
    case 'auction':
      return own(at, purseOf(state, phase, at));
    case 'laundering':
      return unsealed(at, money, ownChoice(phase.bids, at));
    case 'general': {
      const notes = ownChoice(phase.choices, at);
      return unsealed(at, money, notes && { notes, real: 0 });
    }
    case 'producing':
    case 'buying':
    case 'ended':
      return own(at, money);
  }
}

const own = (at: Seat, { notes, real }: Money): OwnMoney => ({ seat: at, notes, real });

const unsealed = (at: Seat, money: Money, sealed: Money | undefined): OwnMoney =>
  sealed === undefined ? own(at, money) : { ...own(at, without(money, sealed)), sealed };

/** Face-up cards of earlier rounds are remembered, not shown: their order repeats, and to remember it is the game. */
function inspectorsView({
  deal,
  inspected,
  inspectors,
  options,
}: FuffzigerState): FuffzigerView['inspectors'] {
  const size = deal.inspectors.length;
  const faceDown = size - (inspected % size);
  if (!options.memoryAid) return { faceDown, turned: inspectors };
  const before = inspected - inspectors.length;
  const earlier = Array.from({ length: before }, (_, index) => deal.inspectors[index % size] ?? 'coin');
  return { faceDown, turned: inspectors, earlier };
}

function phaseView({ phase }: FuffzigerState): PhaseView | undefined {
  switch (phase.type) {
    case 'producing': {
      const { type, turn, done, hasBroken } = phase;
      return { type, turn, done, hasBroken };
    }
    case 'auction': {
      const { type, lot, isIn, leader, turn, led, laid } = phase;
      return { type, lot, isIn, leader, turn, ...(led === null ? {} : { led }), laid };
    }
    case 'laundering':
      return { type: 'laundering', chosen: chosenIn(phase.bids), won: phase.won };
    case 'buying':
      return { type: 'buying', turn: phase.turn };
    case 'general':
      return { type: 'general', chosen: chosenIn(phase.choices) };
    case 'ended':
      return undefined;
  }
}
