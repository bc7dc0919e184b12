import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { Lay } from '../../../core/games/falsche-fuffziger/actions.ts';
import { Chronicle, nothingDone } from '../../../core/games/falsche-fuffziger/chronicle.ts';
import { backOf, type FuffzigerDeal } from '../../../core/games/falsche-fuffziger/deal.ts';
import {
  KINDS,
  MONEY,
  NONE,
  REAL,
  TYPES,
  countsIn,
  kindOf,
  kindOfBack,
  layOf,
  listCounts,
  listMoney,
  moneyIn,
  placeOfType,
} from '../../../core/games/falsche-fuffziger/kinds.ts';
import {
  PRESS_TYPES,
  dealOf,
  frontOf,
  type PressType,
} from '../../../core/games/falsche-fuffziger/material.ts';
import type { FuffzigerOptions } from '../../../core/games/falsche-fuffziger/options.ts';
import type { Counts, Money } from '../../../core/games/falsche-fuffziger/material/money.ts';
import { frontTypeOf, type Press } from '../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { Production, RoundReport } from '../../../core/games/falsche-fuffziger/material/report.ts';
import { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { bonusOf, type EndReason } from '../../../core/games/falsche-fuffziger/score.ts';

/** A press that lies before somebody; which side is up, the deal says. */
export type SetPress = Omit<Press, 'up'>;

/** A position as plain data, which tests read and change. */
export interface FuffzigerSetup {
  readonly options: FuffzigerOptions;
  readonly seatCount: number;
  readonly deal: FuffzigerDeal;
  readonly round: number;
  readonly start: Seat;
  /** Inspector cards turned up, and those of them before this round. */
  readonly inspected: number;
  readonly inspectedBefore: number;
  readonly symbols: number;
  readonly auctions: number;
  readonly added: number;
  readonly rolled: number;
  readonly scrapped: readonly PressType[];
  readonly presses: readonly SetPress[];
  readonly supply: Counts;
  readonly broken: number;
  /** By seat; what lies on the table or in a fist is counted in. */
  readonly money: readonly Money[];
  readonly coins: readonly number[];
  readonly laundered: number;
  readonly report: RoundReport;
  readonly previous?: RoundReport;
  readonly phase: Phase;
}

export type Phase =
  | {
      readonly type: 'producing';
      readonly turn: Seat;
      readonly done: Production;
      readonly hasBroken: boolean;
    }
  | Auction
  /** By seat; null: no bid yet. */
  | { readonly type: 'laundering'; readonly bids: readonly (Money | null)[] }
  | { readonly type: 'buying'; readonly turn: Seat }
  | { readonly type: 'general'; readonly choices: readonly (Counts | null)[] }
  | { readonly type: 'ended'; readonly reason: EndReason; readonly bonus: readonly number[] };

/** A coin auction. `led`: what is to be matched. */
export interface Auction {
  readonly type: 'auction';
  readonly lot: number;
  readonly isIn: readonly boolean[];
  readonly leader: Seat;
  readonly turn: Seat;
  readonly led: Lay | null;
  readonly laid: readonly Money[];
}

/** A position as plain data; holding it changes nothing. */
export function setupOf(position: FuffzigerPosition): FuffzigerSetup {
  const { options, seatCount, round, inspected, inspectedBefore, symbols, auctions, added, rolled } =
    position;
  const { deal, named: presses } = position;
  const { report, previous } = chronicleOf(position);
  if (deal === undefined) throw new Error('a position without a deal');
  return {
    options,
    seatCount,
    deal,
    round,
    start: seat(position.start),
    inspected,
    inspectedBefore,
    symbols,
    auctions,
    added,
    rolled,
    scrapped: PRESS_TYPES.slice(0, position.scrapped),
    presses,
    supply: countsIn(position.supply, 0),
    broken: position.broken,
    money: seatsOf(seatCount).map((at) => ({
      notes: countsIn(position.notes, at * TYPES),
      real: position.real[at] ?? 0,
    })),
    coins: [...position.coins],
    laundered: position.laundered,
    report,
    ...(previous && { previous }),
    phase: phaseOf(position),
  };
}

function chronicleOf({ chronicle }: FuffzigerPosition): Chronicle {
  if (chronicle === undefined) throw new Error('a position without a chronicle');
  return chronicle;
}

function phaseOf(position: FuffzigerPosition): Phase {
  const { phase: type, seatCount, hasBroken, lot, led, amount, laid, chosen } = position;
  const turn = seat(position.turn);
  const fists = seatsOf(seatCount).map((at) =>
    (chosen & (1 << at)) === 0 ? null : moneyIn(laid, at * MONEY),
  );
  switch (type) {
    case 'producing':
      return { type, turn, done: chronicleOf(position).done, hasBroken };
    case 'auction':
      return {
        type,
        lot,
        isIn: seatsOf(seatCount).map((at) => (position.isIn & (1 << at)) !== 0),
        leader: seat(position.leader),
        turn,
        led: led === NONE ? null : layOf(led, amount),
        laid: seatsOf(seatCount).map((at) => moneyIn(laid, at * MONEY)),
      };
    case 'laundering':
      return { type, bids: fists };
    case 'buying':
      return { type, turn };
    case 'general':
      return { type, choices: fists.map((fist) => fist && fist.notes) };
    case 'ended':
      return { type, reason: position.endReason, bonus: bonusOf([...position.real]) };
  }
}

/** The position that plain data tell. */
export function positionOf(setup: FuffzigerSetup): FuffzigerPosition {
  const { seatCount, deal, round, start, inspected, inspectedBefore, symbols, auctions, added, rolled } =
    setup;
  const { broken, laundered, report, previous, phase } = setup;
  const position = new FuffzigerPosition(setup.options, seatCount);
  position.stack(deal);
  Object.assign(position, { round, start, inspected, inspectedBefore, symbols, auctions, added, rolled });
  Object.assign(position, { broken, laundered, scrapped: setup.scrapped.length });
  position.coins.set(setup.coins);
  listCounts(setup.supply, position.supply, 0);
  for (const [at, { notes, real }] of setup.money.entries()) {
    listCounts(notes, position.notes, at * TYPES);
    position.real[at] = real;
  }
  const presses = setup.presses.map((press) => pressIn(press, deal));
  for (const press of presses) add(position.presses, press.seat * KINDS + kindOf(press, seatCount));
  position.named = presses;
  position.chronicle = new Chronicle(
    phase.type === 'producing' ? phase.done : nothingDone(start),
    report,
    previous,
  );
  setPhase(position, phase);
  return position;
}

const add = (cells: Int32Array, place: number, more = 1): void =>
  void (cells[place] = (cells[place] ?? 0) + more);

function pressIn({ press, seat: at, isConverted }: SetPress, { presses }: FuffzigerDeal): Press {
  const up = isConverted ? backOf(presses, press) : frontOf(frontTypeOf(press));
  if (up === 'broken') throw new Error(`${press} is broken`);
  return { press, seat: at, up, isConverted };
}

function setPhase(position: FuffzigerPosition, phase: Phase): void {
  const { laid, turned } = position;
  position.phase = phase.type;
  if ('turn' in phase) position.turn = phase.turn;
  if (phase.type === 'producing') {
    position.hasBroken = phase.hasBroken;
    for (const { up } of phase.done.converted) if (up !== 'broken') add(turned, kindOfBack(up));
    const converted = phase.done.converted.map(({ press }) => press);
    position.turnedNow = position.named.filter(({ press }) => converted.includes(press));
  }
  if (phase.type === 'auction') {
    const { lot, isIn, leader, led } = phase;
    Object.assign(position, { lot, leader, isIn: bitsOf(isIn) });
    for (const [at, money] of phase.laid.entries()) listMoney(money, laid, at * MONEY);
    if (led !== null) Object.assign(position, ledIn(led));
  }
  if (phase.type === 'laundering') {
    for (const { seat: at, card } of position.chronicle?.won ?? []) {
      add(position.won, at);
      add(position.prize, at, dealOf(card).real);
    }
    setFists(position, phase.bids);
  }
  if (phase.type === 'general')
    setFists(
      position,
      phase.choices.map((notes) => notes && { notes, real: 0 }),
    );
}

const bitsOf = (bySeat: readonly boolean[]): number =>
  bySeat.reduce((bits, one, at) => bits | (one ? 1 << at : 0), 0);

function setFists(position: FuffzigerPosition, fists: readonly (Money | null)[]): void {
  position.chosen = bitsOf(fists.map((fist) => fist !== null));
  for (const [at, fist] of fists.entries()) if (fist !== null) listMoney(fist, position.laid, at * MONEY);
}

function ledIn(led: Lay): { readonly led: number; readonly amount: number } {
  if ('real' in led) return { led: REAL, amount: led.real };
  const [[type, amount] = ['10', 0]] = Object.entries(led.notes);
  return { led: placeOfType(Number(type) as PressType), amount };
}
