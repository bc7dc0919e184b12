import { seatsOf } from '../../../core/base/ids.ts';
import type { FuffzigerAction, FuffzigerLegal } from '../../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import type { Counts, Money } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { PressId } from '../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { disagreementsIn } from '../disagreements.ts';
import { may } from './referee.ts';
import { COSTS, NUMBERS, TYPES } from './tables.ts';
import { setupOf, type FuffzigerSetup } from './setup.ts';
import type { Player, RefereedGame } from './referee-inspection.ts';

/** What of the game that is tested stands otherwise than at the referee's table. */
export function differencesTo(game: RefereedGame, position: FuffzigerPosition): readonly string[] {
  const state = setupOf(position);
  const { phase, inspected, deal, scrapped } = state;
  const isOver = phase.type === 'ended';
  const left = deal.laundering.length - state.laundered;
  const same: Readonly<Record<string, boolean>> = {
    money: game.players.every((player, at) => hasSame(player, state.money[at])),
    coins: isOver || game.players.every(({ coins }, at) => state.coins[at] === coins), // at the end the ranks have been paid
    presses: areSamePresses(game, falscheFuffziger.view(position, 'table')),
    supply: TYPES.every((type) => (state.supply[type] ?? 0) === (game.supply[type] ?? 0)),
    types: `${TYPES.filter((type) => !scrapped.includes(type))}` === `${game.inPlay}`,
    inspectors:
      10 - (inspected % 10) === game.deck.length && Math.min(3, state.symbols) === 3 - game.freeSymbols,
    cards: left === game.cards.length && deal.laundering[state.laundered] === game.cards[0],
    die: state.start === game.start && ROLLS - state.rolled === game.dice.length,
    auctions: isOver || (state.auctions === game.auctions && state.added === game.extraAuctions),
    phase: state.round === game.round && phase.type === (game.isOver ? 'ended' : game.phase),
    awaited: `${falscheFuffziger.awaits(position)}` === `${awaitedIn(game)}`,
  };
  return Object.keys(same).filter((what) => same[what] !== true);
}

/** Rolls in a deal. */
const ROLLS = 128;

const hasSame = ({ notes, real }: Player, money: Money | undefined): boolean =>
  money?.real === real && TYPES.every((type) => (money.notes[type] ?? 0) === (notes.get(type) ?? 0));

const areSamePresses = ({ machines }: RefereedGame, { presses }: FuffzigerView): boolean =>
  machines.length === presses.length &&
  presses.every((one, index) => {
    const machine = machines[index];
    const isSame = machine?.name === one.press && machine.seat === one.seat;
    return isSame && machine.isTurned === one.isConverted && machine.up === one.up;
  });

/** In a turn the first of those who follow each other; where all choose at once, all that have not. */
const awaitedIn = ({ isOver, phase, toAct }: RefereedGame): readonly number[] => {
  if (isOver) return [];
  return phase === 'laundering' || phase === 'general' ? toAct : toAct.slice(0, 1);
};

const some = (counts: Counts, all: Counts): boolean =>
  TYPES.every((type) => (counts[type] ?? 0) <= (all[type] ?? 0));

/** Whether the description allows the action, as a reader of it would say. */
export function isDescribed(legal: FuffzigerLegal, wanted: FuffzigerAction): boolean {
  switch (wanted.type) {
    case 'convert':
    case 'sell':
      return legal[wanted.type]?.press.includes(wanted.press) ?? false;
    case 'lay': {
      const { lay } = legal;
      if (lay === undefined) return false;
      if ('notes' in wanted) return some(wanted.notes, lay.notes);
      return lay.real !== undefined && wanted.real >= lay.real.min && wanted.real <= lay.real.max;
    }
    case 'bid':
      return (
        legal.bid !== undefined && some(wanted.notes, legal.bid.notes) && wanted.real <= legal.bid.real.max
      );
    case 'buy': {
      const { buy } = legal;
      if (buy === undefined || !some(wanted.presses, buy.supply)) return false;
      const cost = TYPES.reduce((sum, type) => sum + (wanted.presses[type] ?? 0) * (buy.price[type] ?? 0), 0);
      return cost <= buy.money;
    }
    case 'launder':
      return legal.launder !== undefined && some(wanted.notes, legal.launder.notes);
    case 'finish':
    case 'match':
    case 'drop':
    case 'unbid':
    case 'unlaunder':
      return legal[wanted.type] !== undefined;
  }
}

/** Actions that somebody might try in a state: what means something, and what lies just beyond the edges of it. */
export function attemptsIn(
  state: Pick<FuffzigerSetup, 'money' | 'presses' | 'supply'>,
): readonly FuffzigerAction[] {
  const amounts = [...new Set(state.money.map(({ real }) => real))];
  const presses = [...state.presses.map(({ press }) => press), '10-24', '150-12', '20-99'] as PressId[];
  const notes = [...state.money.map((money) => money.notes), {}, { 10: 1 }, { 20: 1 }, { 150: 99 }];
  const reals = [0, 1, 4, 5, 6, ...amounts, ...amounts.map((real) => real + 1), Number.MAX_SAFE_INTEGER];
  return deepFreeze<FuffzigerAction[]>([
    ...presses.flatMap((press): FuffzigerAction[] => [
      { type: 'convert', press },
      { type: 'sell', press },
    ]),
    ...(['finish', 'match', 'drop', 'unbid', 'unlaunder'] as const).map((type) => ({ type })),
    ...TYPES.flatMap((type) =>
      countsAround(type, state).map((count): FuffzigerAction => ({ type: 'lay', notes: { [type]: count } })),
    ),
    ...reals.flatMap((real): FuffzigerAction[] => [
      { type: 'lay', real: Math.max(real, 1) },
      { type: 'bid', notes: {}, real },
    ]),
    ...notes.flatMap((own): FuffzigerAction[] => [
      { type: 'bid', notes: own, real: amounts[0] ?? 0 },
      { type: 'launder', notes: own },
    ]),
    ...TYPES.flatMap((type) =>
      [1, 2, NUMBERS[type] - 6, state.supply[type] ?? 1, (state.supply[type] ?? 0) + 1].map(
        (count): FuffzigerAction => ({ type: 'buy', presses: { [type]: count } }),
      ),
    ),
    { type: 'buy', presses: {} },
    { type: 'buy', presses: { 10: 1, 20: 1, 50: 1 } },
    ...amounts.map((real): FuffzigerAction => ({
      type: 'buy',
      presses: { 10: Math.max(1, Math.floor((real - COSTS[100]) / COSTS[10])), 100: 1 },
    })),
  ]);
}

/** One note, all that somebody has, and one more. */
const countsAround = (
  type: (typeof TYPES)[number],
  { money }: Pick<FuffzigerSetup, 'money'>,
): readonly number[] => [
  ...new Set([1, ...money.flatMap(({ notes }) => [notes[type] ?? 1, (notes[type] ?? 0) + 1])]),
];

/** Actions that the game accepts in a position and the referee does not allow, or the other way round. */
export const disputes = (game: RefereedGame, position: FuffzigerPosition): readonly string[] =>
  attemptsIn(setupOf(position)).flatMap((action) =>
    seatsOf(position.seatCount)
      .filter((at) => falscheFuffziger.apply(position, at, action).ok !== may(game, at, action))
      .map((at) => `${at} ${may(game, at, action) ? 'may' : 'may not'} ${JSON.stringify(action)}`),
  );

/** Where `legal` and `apply` disagree about anything that anybody might try in this state; and where `awaits` does. */
export const disagreements = (state: FuffzigerPosition): readonly string[] => {
  const textOf = (position: FuffzigerPosition): string => JSON.stringify(setupOf(position));
  return disagreementsIn(
    falscheFuffziger,
    state,
    state.seatCount,
    attemptsIn(setupOf(state)),
    isDescribed,
    textOf,
  );
};
