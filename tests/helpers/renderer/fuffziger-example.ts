import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerEvent } from '../../../core/games/falsche-fuffziger/events.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import {
  backsOf,
  cardsOf,
  cardsPerLetter,
  DIE,
  LETTERS,
  PRESS_TYPES,
  ROLLS,
  type Back,
  type Letter,
  type PressType,
} from '../../../core/games/falsche-fuffziger/material.ts';
import type { Counts, Money } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { PressId } from '../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { FuffzigerSheet } from '../../../core/games/falsche-fuffziger/score.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import type { GameResult } from '../../../core/game.ts';
import {
  positionOf,
  setupOf,
  type FuffzigerSetup,
  type SetPress,
} from '../../games/falsche-fuffziger/setup.ts';
import { optionsOf, stepOf } from '../../games/moves.ts';

/** The players of the examples, in the order of their seats. */
const PLAYERS = ['Anna', 'Ben', 'Clara', 'David'] as const;
type Player = (typeof PLAYERS)[number];
/** The seat of a player of the examples. */
export const seatOf = (name: string): Seat => seat((PLAYERS as readonly string[]).indexOf(name));

/** What is played in an example: by whom, and what. */
type Acts = readonly (readonly [Player, FuffzigerAction])[];
/** What comes of it: the position, also as plain data, and what happened. */
export interface Played {
  readonly state: FuffzigerSetup;
  readonly position: FuffzigerPosition;
  readonly events: readonly FuffzigerEvent[];
}

/** A pile of all cards that begins with these. */
function pileOf<Item>(all: readonly Item[], first: readonly Item[]): readonly Item[] {
  const rest = first.reduce<readonly Item[]>((left, one) => left.toSpliced(left.indexOf(one), 1), all);
  return [...first, ...rest];
}

/** The presses from the supply that the example tells of: the fifth ones, because the first four are dealt. */
const FIRST_BACKS: { readonly [Type in PressType]?: readonly Back[] } = {
  10: ['20', '20', '20', '20', 'broken'],
  20: ['50', '50', '50', '50', '50x2'],
  50: ['100', '100', '100', '100'],
};
/** The inspector cards of the example: the 10 is the last one, and then the 20 and the 100 come again. */
const INSPECTORS = ['20', '100', 'coin', 'coin', 'coin', '150', 'coin', '50', 'coin', '10'];
/** The first cards of the second letter: 44 → 90 and 51 → 100. */
const FIRST_CARDS = ['B4', 'B5'];
const cardsUsed = (letter: Letter): readonly string[] =>
  pileOf<string>(cardsOf(letter), letter === 'B' ? FIRST_CARDS : []).slice(0, cardsPerLetter(PLAYERS.length));

/** The game of the examples before its first decision. */
function begun(): FuffzigerPosition {
  const options = optionsOf(falscheFuffziger, { starter: 0 }, PLAYERS.length);
  const presses = PRESS_TYPES.map((type) => [type, pileOf(backsOf(type), FIRST_BACKS[type] ?? [])] as const);
  const piles = {
    starter: 0,
    laundering: LETTERS.flatMap(cardsUsed),
    inspectors: INSPECTORS,
    presses: Object.fromEntries(presses),
    dice: Array.from({ length: ROLLS }, () => Math.max(...DIE.filter((face) => face < 5))),
  };
  const deal = falscheFuffziger.parseDeal(piles, options, PLAYERS.length);
  if (!deal.ok) throw new Error(JSON.stringify(deal.error));
  return falscheFuffziger.start(options, PLAYERS.length, deal.value);
}

/** Plays on from a state in which some things are otherwise than at the beginning. */
function played(otherwise: Partial<FuffzigerSetup>, acts: Acts): Played {
  const position = positionOf({ ...setupOf(begun()), ...otherwise });
  const events = acts.flatMap(([name, action]) => {
    const outcome = position.play(seatOf(name), action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.error)}`);
    return outcome.value;
  });
  return { state: setupOf(position), position, events };
}

/** By seat what is said for a player, and nothing for all others. */
const moneyOf = (own: { readonly [Name in Player]?: Money }): readonly Money[] =>
  PLAYERS.map((name) => own[name] ?? { notes: {}, real: 0 });
const press = (name: Player, id: PressId): SetPress => ({
  press: id,
  seat: seatOf(name),
  isConverted: false,
});
const producing = (name: Player): FuffzigerSetup['phase'] => ({
  type: 'producing',
  turn: seatOf(name),
  done: { seat: seatOf(name), converted: [], sold: [], printed: {} },
  hasBroken: false,
});
/** Phase 6, in which only one player has not chosen yet. */
const waitingFor = (name: Player): FuffzigerSetup['phase'] => ({
  type: 'general',
  choices: PLAYERS.map((one) => (one === name ? null : {})),
});
const bids = (notes: Counts, real: number): FuffzigerAction => ({ type: 'bid', notes, real });

/** An inspection after eight cards: five of them were symbols, and no type is scrapped yet. */
export const inspection = (): Played =>
  played(
    {
      round: 4,
      inspected: 8,
      symbols: 5,
      presses: [press('Anna', '10-1'), press('Anna', '10-6'), press('Anna', '20-1')],
      money: moneyOf({ Anna: { notes: { 10: 3 }, real: 0 } }),
      phase: waitingFor('David'),
    },
    [['David', { type: 'launder', notes: {} }]],
  );

/** Ben, the last one in turn, at his presses. */
export const production = (): Played =>
  played(
    {
      start: seatOf('Clara'),
      presses: (['10-5', '20-5', '20-2', '100-1'] as const).map((id) => press('Ben', id)),
      phase: producing('Ben'),
    },
    [
      ['Ben', { type: 'convert', press: '20-5' }],
      ['Ben', { type: 'convert', press: '10-5' }],
      ['Ben', { type: 'sell', press: '20-2' }],
      ['Ben', { type: 'finish' }],
    ],
  );

/** The coin auction after phase 2, before which the die comes to Anna. */
export const auction = (): Played =>
  played(
    {
      start: seatOf('David'),
      auctions: 1,
      presses: [],
      money: moneyOf({
        Anna: { notes: { 20: 2 }, real: 0 },
        Ben: { notes: { 20: 2 }, real: 10 },
        Clara: { notes: { 20: 1 }, real: 0 },
        David: { notes: { 20: 2, 50: 1 }, real: 10 },
      }),
      phase: producing('Clara'),
    },
    [
      ['Clara', { type: 'finish' }],
      ['Anna', { type: 'lay', notes: { 20: 2 } }],
      ['Ben', { type: 'match' }],
      ['Clara', { type: 'drop' }],
      ['David', { type: 'match' }],
      ['Ben', { type: 'lay', real: 10 }],
      ['David', { type: 'match' }],
      ['Anna', { type: 'drop' }],
      ['David', { type: 'lay', notes: { 50: 1 } }],
      ['Ben', { type: 'drop' }],
    ],
  );

/** The laundering of two cards, with Anna as start player. */
export const laundering = (): Played =>
  played(
    {
      laundered: cardsPerLetter(PLAYERS.length),
      money: moneyOf({
        Anna: { notes: { 20: 2 }, real: 5 },
        Ben: { notes: { 50: 1 }, real: 0 },
        Clara: { notes: { 20: 2 }, real: 10 },
      }),
      phase: { type: 'laundering', bids: PLAYERS.map(() => null) },
    },
    [
      ['Anna', bids({ 20: 2 }, 5)],
      ['Ben', bids({ 50: 1 }, 0)],
      ['Clara', bids({ 20: 2 }, 10)],
      ['David', bids({}, 0)],
      ['Anna', bids({ 20: 2 }, 5)],
      ['Ben', bids({}, 0)],
      ['Clara', bids({ 20: 2 }, 10)],
      ['David', bids({}, 0)],
    ],
  );

/** What David buys with 85. */
export const shopping = (): Played =>
  played(
    {
      money: moneyOf({ David: { notes: {}, real: 85 } }),
      phase: { type: 'buying', turn: seatOf('David') },
    },
    [['David', { type: 'buy', presses: { 50: 1, 20: 2 } }]],
  );

/** What Anna changes in phase 6. */
export const change = (): Played =>
  played({ money: moneyOf({ Anna: { notes: { 20: 3, 50: 1 }, real: 0 } }), phase: waitingFor('Anna') }, [
    ['Anna', { type: 'launder', notes: { 50: 1, 20: 2 } }],
  ]);

/** The result when the inspector gets the 150s while the players have so many coins and so much real money. */
export function ending(coins: readonly number[], real: readonly number[]): GameResult<FuffzigerSheet> {
  const { position } = played(
    {
      inspected: 2 * INSPECTORS.length + INSPECTORS.indexOf('150'),
      scrapped: PRESS_TYPES.slice(0, -1),
      presses: [],
      coins,
      money: real.map((amount) => ({ notes: {}, real: amount })),
      phase: waitingFor('David'),
    },
    [['David', { type: 'launder', notes: {} }]],
  );
  const result = falscheFuffziger.result(position);
  if (result === undefined) throw new Error('the game goes on');
  return result;
}

/** The result of a game in which nobody does more than they must. */
export function idleGame(): GameResult<FuffzigerSheet> {
  let state = begun();
  for (;;) {
    const result = falscheFuffziger.result(state);
    if (result !== undefined) return result;
    const [next] = falscheFuffziger.awaits(state);
    if (next === undefined) throw new Error('nobody is awaited');
    state = stepOf(falscheFuffziger, state, next, least(state, next)).state;
  }
}

function least(state: FuffzigerPosition, at: Seat): FuffzigerAction {
  const { finish, drop, bid, buy } = falscheFuffziger.legal(state, at);
  if (finish !== undefined) return { type: 'finish' };
  if (drop !== undefined) return { type: 'drop' };
  if (bid !== undefined) return bids({}, 0);
  return buy === undefined ? { type: 'launder', notes: {} } : { type: 'buy', presses: {} };
}

/** The names of the seats that are in a list of them. */
export const namesOf = (seats: readonly Seat[]): readonly string[] =>
  seatsOf(PLAYERS.length).flatMap((one) => (seats.includes(one) ? (PLAYERS[one] ?? []) : []));
