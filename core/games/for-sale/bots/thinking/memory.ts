import { seatsOf, type Seat } from '../../../../base/ids.ts';
import { ascending, without } from '../../../../base/lists.ts';
import type { ForSaleEvent } from '../../events.ts';
import {
  CHEQUES,
  leastBidOver,
  startMoney,
  type Amount,
  type Building,
  type Cheque,
} from '../../material.ts';
import type { Sale } from '../../round.ts';
import type { ForSaleView } from '../../view.ts';
import { HEURISTICS, type Auction } from '../plain.ts';
import { SLIP, WAYS_OF_STRANGERS, meanCheques, plansByWay } from './market.ts';
import { lessEach } from './numbers.ts';

/** What it remembers of one player; all of it was once public. */
export type Player = {
  /** What it paid to the bank, in thousands. */
  readonly spent: Amount;
  readonly bought: readonly Building[];
  readonly sold: readonly Building[];
  /** The sum of its cheques, in thousands. */
  readonly earned: Amount;
  /** For each heuristic of bidding, and last for deliberate play, the log-likelihood of what was seen. */
  readonly bidding: readonly number[];
  /** The same for each way of selling. */
  readonly selling: readonly number[];
};

export type Memory = {
  /** By seat; empty before the first event. */
  readonly players: readonly Player[];
  /** All cheques that were handed out. */
  readonly cheques: readonly Cheque[];
};

export const NOTHING: Memory = { players: [], cheques: [] };

const STRANGER: Player = {
  spent: 0,
  bought: [],
  sold: [],
  earned: 0,
  bidding: [...HEURISTICS.map(() => 0), 0],
  selling: WAYS_OF_STRANGERS.map(() => 0),
};

/** The likelihood of a raise or a pass under deliberate play: neither is surprising. */
const THINKING_EXPLAINS = 0.55;

export const playerAt = (memory: Memory, at: Seat): Player => memory.players[at] ?? STRANGER;

/** The buildings that a player is known to have, ascending. */
export const handOf = ({ bought, sold }: Player): readonly Building[] => ascending(without(bought, sold));

/** The memory after an event that led to the view. */
export function remember(memory: Memory, view: ForSaleView, event: ForSaleEvent): Memory {
  if (event.type === 'sold') return afterSale(memory, view, event.sales);
  if (event.type !== 'bid' && event.type !== 'bought') return memory;
  const players = seatsOf(view.seatCount).map((at) => {
    const player = playerAt(memory, at);
    return at === event.seat ? afterAct(player, view, event) : player;
  });
  return { ...memory, players };
}

type Acted = Extract<ForSaleEvent, { readonly type: 'bid' | 'bought' }>;

function afterAct(player: Player, view: ForSaleView, event: Acted): Player {
  if (event.type === 'bid') return { ...player, bidding: likelihoods(player, view, event) };
  const { by, paid, building } = event;
  const bidding = by === 'passing' ? likelihoods(player, view, event) : player.bidding;
  return { ...player, bidding, spent: player.spent + paid, bought: [...player.bought, building] };
}

/** Updates the log-likelihoods after one more raise or pass. */
function likelihoods({ bidding, spent }: Player, view: ForSaleView, event: Acted): readonly number[] {
  const { auction, high } = auctionSeen(view, event, startMoney(view.seatCount) - spent);
  const amount = event.type === 'bid' ? event.amount : undefined;
  const least = leastBidOver(high);
  if (amount === undefined && least > auction.fortune) return bidding; // a forced pass tells nothing
  return bidding.map((so, heuristic) => {
    const plain = HEURISTICS[heuristic];
    if (plain === undefined) return so + Math.log(THINKING_EXPLAINS);
    const raises = least < plain.cap(auction);
    const isExplained = amount === undefined ? !raises : raises && amount === least;
    return so + Math.log(isExplained ? 1 - SLIP : SLIP);
  });
}

/**
 * The auction as the event's seat saw it before its action, and the highest bid of the others, reconstructed from the view afterwards.
 * `fortune`: its money including its bid.
 */
function auctionSeen(
  { round, previousRound }: ForSaleView,
  event: Acted,
  fortune: Amount,
): { readonly auction: Auction; readonly high: Amount } {
  const isRunning = round?.type === 'buying' && round.round === event.round;
  const { offer, bids } = isRunning ? round : { offer: [], bids: [] };
  const taken = isRunning ? round.taken : previousRound?.type === 'bought' ? previousRound.purchases : [];
  const dealt = [...taken.map(({ building }) => building), ...offer]; // the cheaper ones are taken first
  const others = [
    ...bids.filter((_, at) => at !== event.seat),
    ...taken.filter(({ seat }) => seat !== event.seat).map(({ bid }) => bid),
  ];
  const left = event.type === 'bid' ? offer : dealt.filter((one) => one >= event.building);
  return { auction: { fortune, dealt, offer: left }, high: Math.max(0, ...others) };
}

/** Everybody's building and cheque are public; if all hands were known, the choices show how players sell. */
function afterSale(memory: Memory, { seatCount }: ForSaleView, sales: readonly Sale[]): Memory {
  const hands = seatsOf(seatCount).map((at) => handOf(playerAt(memory, at)));
  const handed = ascending(sales.map(({ cheque }) => cheque));
  const cheques = [...memory.cheques, ...handed];
  const isKnown = sales.every(({ seat, building }) => hands[seat]?.includes(building) === true);
  const later = meanCheques(lessEach(CHEQUES, cheques), seatCount);
  const plans = isKnown ? plansByWay({ hands, cheques: handed, later }) : [];
  const players = seatsOf(seatCount).map((at) => {
    const player = playerAt(memory, at);
    const own = sales.filter(({ seat }) => seat === at);
    const sold = own.map(({ building }) => building);
    const earned = own.reduce((sum, { cheque }) => sum + cheque, player.earned);
    const place = hands[at]?.indexOf(sold[0] ?? 0) ?? -1;
    const selling = player.selling.map((so, way) => so + Math.log(plans[way]?.[at]?.[place] ?? 1));
    return { ...player, selling, sold: [...player.sold, ...sold], earned };
  });
  return { players, cheques };
}
