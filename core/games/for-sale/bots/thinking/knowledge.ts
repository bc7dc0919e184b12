import { seatsOf, type Seat } from '../../../../base/ids.ts';
import { ascending, without } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import { recalled } from '../../../../base/slips.ts';
import { BUILDINGS, CHEQUES, startMoney, type Amount, type Building, type Cheque } from '../../material.ts';
import type { ForSaleView, OwnThings } from '../../view.ts';
import { MANNERS } from '../plain.ts';
import { handOf, playerAt, type Memory, type Player } from './memory.ts';
import { lessEach, shares } from './numbers.ts';
import type { Style } from './style.ts';
import { WAYS_OF_STRANGERS } from './market.ts';

/** What it takes to be so: remembered where it watched, guessed where it did not. By seat. */
export interface Knowledge {
  readonly style: Style;
  readonly seat: Seat;
  /** All buildings, the own chosen one counted in, ascending. */
  readonly hands: readonly (readonly Building[])[];
  /** Money with the bid on the table, in thousands. */
  readonly fortunes: readonly Amount[];
  /** Cheques that may still be turned up, removed ones among them. */
  readonly pool: readonly Cheque[];
  /** Odds of the plain manners of bidding, and last of thinking. */
  readonly bidding: readonly (readonly number[])[];
  /** Odds of the ways of selling. */
  readonly selling: readonly (readonly number[])[];
}

/** What is believed of a stranger's bidding; adds up to 1. */
const MANNER_OF_STRANGERS = 0.1;
const BIDDING_OF_STRANGERS: readonly number[] = [
  ...MANNERS.map(() => MANNER_OF_STRANGERS),
  1 - MANNER_OF_STRANGERS * MANNERS.length,
];

/** The part of the money that players have spent when all buildings are bought. */
const SPENT_IN_ALL = 0.8;

/** What it makes of the view and of what it still has in mind. */
export function knowledgeOf(
  view: ForSaleView,
  own: OwnThings,
  memory: Memory,
  style: Style,
  rng: Rng,
): Knowledge {
  const { round, seatCount } = view;
  const { recall, isReader } = style;
  const players = seatsOf(seatCount).map((at) => inMind(playerAt(memory, at), recall, rng));
  const seen = [
    ...recalled(memory.cheques, recall, rng),
    ...(round?.type === 'selling' ? round.cheques : []),
  ];
  return {
    style,
    seat: own.seat,
    hands: handsOf(view, own, players, rng),
    fortunes: players.map((player, at) => fortuneOf(view, own, player, at)),
    pool: lessEach(CHEQUES, seen),
    bidding: players.map(({ bidding }) =>
      isReader ? believed(BIDDING_OF_STRANGERS, bidding) : BIDDING_OF_STRANGERS,
    ),
    selling: players.map(({ selling }) =>
      isReader ? believed(WAYS_OF_STRANGERS, selling) : WAYS_OF_STRANGERS,
    ),
  };
}

/** What it still knows of a player; what somebody paid is forgotten in part, and a sale that is forgotten leaves the building in the hand. */
function inMind(player: Player, recall: number, rng: Rng): Player {
  const bought = recalled(player.bought, recall, rng);
  const part = player.bought.length === 0 ? 1 : bought.length / player.bought.length;
  return {
    ...player,
    spent: Math.round(player.spent * part),
    bought,
    sold: recalled(player.sold, recall, rng),
  };
}

/** What is believed after what was seen (Bayes). */
function believed(before: readonly number[], explained: readonly number[]): readonly number[] {
  const best = Math.max(...explained);
  return shares(before.map((odd, way) => odd * Math.exp((explained[way] ?? 0) - best)));
}

/** Hands as remembered; what is missing, because it came late, is drawn from what was never seen. */
function handsOf(
  view: ForSaleView,
  own: OwnThings,
  players: readonly Player[],
  rng: Rng,
): readonly (readonly Building[])[] {
  const ownHand = ascending([...own.hand, ...(own.chosen === undefined ? [] : [own.chosen])]);
  const hands = players.map((player, at) => (at === own.seat ? ownHand : handOf(player)));
  const unseen = rng.shuffle(unseenIn(view, players, hands));
  return hands.map((hand, at) => {
    const missing = (view.counts[at]?.buildings ?? 0) - hand.length;
    return missing <= 0 ? hand : ascending([...hand, ...unseen.splice(0, missing)]);
  });
}

/** The buildings that may still be turned up or are in hands nobody knows, removed ones among them. */
export const unseenIn = (
  { round, own }: ForSaleView,
  players: readonly Player[],
  hands: Knowledge['hands'],
): readonly Building[] =>
  without(BUILDINGS, [
    ...hands.flat(),
    ...(round?.type === 'buying' ? round.offer : []),
    ...players.flatMap(({ sold }) => sold),
    ...(own?.sales ?? []).map(({ building }) => building),
  ]);

/** Its money: from what it paid openly, and a mean for the rounds that were not seen. */
function fortuneOf(
  { round, counts, seatCount, rounds }: ForSaleView,
  own: OwnThings,
  { spent, bought }: Player,
  at: number,
): Amount {
  const laid = round?.type === 'buying' ? (round.bids[at] ?? 0) : 0;
  if (at === own.seat) return own.money + laid;
  const held = (counts[at]?.buildings ?? 0) + (counts[at]?.cheques ?? 0);
  const perRound = (SPENT_IN_ALL * startMoney(seatCount)) / rounds;
  const guess = startMoney(seatCount) - spent - Math.round((held - bought.length) * perRound);
  return Math.max(guess, laid);
}
