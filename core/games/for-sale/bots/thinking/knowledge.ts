import { seatsOf, type Seat } from '../../../../base/ids.ts';
import { ascending, without } from '../../../../base/lists.ts';
import type { Rng } from '../../../../base/rng.ts';
import { remembered } from '../../../../base/noise.ts';
import { BUILDINGS, CHEQUES, startMoney, type Amount, type Building, type Cheque } from '../../material.ts';
import type { ForSaleView, OwnThings } from '../../view.ts';
import { HEURISTICS } from '../plain.ts';
import { handOf, playerAt, type Memory, type Player } from './memory.ts';
import { lessEach, shares } from './numbers.ts';
import type { Style } from './style.ts';
import { WAYS_OF_STRANGERS } from './market.ts';

/** What the bot assumes: remembered if it observed it, guessed otherwise. By seat. */
export interface Knowledge {
  readonly style: Style;
  readonly seat: Seat;
  /** All buildings, including this player's chosen one, ascending. */
  readonly hands: readonly (readonly Building[])[];
  /** Money including the bid on the table, in thousands. */
  readonly fortunes: readonly Amount[];
  /** Cheques that may still come, including removed ones. */
  readonly pool: readonly Cheque[];
  /** Odds of the heuristics of bidding, and last of deliberate play. */
  readonly bidding: readonly (readonly number[])[];
  /** Odds of the ways of selling. */
  readonly selling: readonly (readonly number[])[];
}

/** The assumption about a stranger's bidding; adds up to 1. */
const HEURISTIC_OF_STRANGERS = 0.1;
export const BIDDING_OF_STRANGERS: readonly number[] = [
  ...HEURISTICS.map(() => HEURISTIC_OF_STRANGERS),
  1 - HEURISTIC_OF_STRANGERS * HEURISTICS.length,
];

/** The part of their money that players have spent when all buildings are bought. */
export const SPENT_IN_ALL = 0.8;

/** Builds the knowledge from the view and from what the bot still remembers. */
export function knowledgeOf(
  view: ForSaleView,
  own: OwnThings,
  memory: Memory,
  style: Style,
  rng: Rng,
): Knowledge {
  const { round, seatCount } = view;
  const { recall, isReader } = style;
  const players = seatsOf(seatCount).map((at) => recalled(playerAt(memory, at), recall, rng));
  const knownCheques = [
    ...remembered(memory.cheques, recall, rng),
    ...(round?.type === 'selling' ? round.cheques : []),
  ];
  return {
    style,
    seat: own.seat,
    hands: handsOf(view, own, players, rng),
    fortunes: players.map((player, at) => fortuneOf(view, own, player, at)),
    pool: lessEach(CHEQUES, knownCheques),
    bidding: players.map(({ bidding }) =>
      isReader ? updated(BIDDING_OF_STRANGERS, bidding) : BIDDING_OF_STRANGERS,
    ),
    selling: players.map(({ selling }) =>
      isReader ? updated(WAYS_OF_STRANGERS, selling) : WAYS_OF_STRANGERS,
    ),
  };
}

/** What the bot still knows of a player. It forgets a part of the payments; after a forgotten sale the building seems to be in the hand. */
function recalled(player: Player, recall: number, rng: Rng): Player {
  const bought = remembered(player.bought, recall, rng);
  const part = player.bought.length === 0 ? 1 : bought.length / player.bought.length;
  return {
    ...player,
    spent: Math.round(player.spent * part),
    bought,
    sold: remembered(player.sold, recall, rng),
  };
}

/** Updates beliefs by the evidence (Bayes). */
function updated(before: readonly number[], evidence: readonly number[]): readonly number[] {
  const best = Math.max(...evidence);
  return shares(before.map((odd, way) => odd * Math.exp((evidence[way] ?? 0) - best)));
}

/** The remembered hands. Missing buildings, because the bot came late, are drawn from those never seen. */
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

/** The buildings that may still come or are in unknown hands, including removed ones. */
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

/** A player's money: from its public payments, and a mean for rounds not seen. */
function fortuneOf(
  { round, counts, seatCount, rounds }: ForSaleView,
  own: OwnThings,
  { spent, bought }: Player,
  at: number,
): Amount {
  const bid = round?.type === 'buying' ? (round.bids[at] ?? 0) : 0;
  if (at === own.seat) return own.money + bid;
  const held = (counts[at]?.buildings ?? 0) + (counts[at]?.cheques ?? 0);
  const perRound = (SPENT_IN_ALL * startMoney(seatCount)) / rounds;
  const guess = startMoney(seatCount) - spent - Math.round((held - bought.length) * perRound);
  return Math.max(guess, bid);
}
