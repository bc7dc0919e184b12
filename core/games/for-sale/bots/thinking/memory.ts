import { seatsOf, type Seat } from '../../../../base/ids.ts';
import { ascending, without } from '../../../../base/lists.ts';
import type { ForSaleEvent } from '../../events.ts';
import { CHEQUES, startMoney, type Amount, type Building, type Cheque } from '../../material.ts';
import type { Sale } from '../../round.ts';
import type { ForSaleView } from '../../view.ts';
import { MANNERS } from '../manners.ts';
import { meanCheques } from './market.ts';
import { lessEach } from './numbers.ts';
import { auctionSeen } from './seen.ts';
import { plansByWay, SLIP, WAYS_OF_STRANGERS } from './ways.ts';

/** What it remembers of one player; everything here lay open once. */
export type Player = {
  /** What went to the bank, in thousands. */
  readonly spent: Amount;
  readonly bought: readonly Building[];
  readonly sold: readonly Building[];
  /** The sum of its cheques, in thousands. */
  readonly earned: Amount;
  /** By plain manner of bidding, and last for thinking: the logarithm of how well it explains what was seen. */
  readonly bidding: readonly number[];
  /** The same by way of selling. */
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
  bidding: [...MANNERS.map(() => 0), 0],
  selling: WAYS_OF_STRANGERS.map(() => 0),
};

/** How well thinking explains one raise or pass: neither surprises much. */
const THINKING_EXPLAINS = 0.55;

export const playerAt = (memory: Memory, at: Seat): Player => memory.players[at] ?? STRANGER;

/** The buildings that a player is known to hold, ascending. */
export const handOf = ({ bought, sold }: Player): readonly Building[] => ascending(without(bought, sold));

/** The memory after an event that has led to the view. */
export function remember(memory: Memory, view: ForSaleView, event: ForSaleEvent): Memory {
  switch (event.type) {
    case 'bid': {
      const { seat, amount } = event;
      return changed(memory, view, seat, (player) => ({
        ...player,
        bidding: explained(
          player,
          auctionSeen(view, event, startMoney(view.seatCount) - player.spent),
          amount,
        ),
      }));
    }
    case 'bought': {
      const { seat, by, paid, building } = event;
      return changed(memory, view, seat, (player) => {
        const seen = auctionSeen(view, event, startMoney(view.seatCount) - player.spent);
        const bidding = by === 'passing' ? explained(player, seen, undefined) : player.bidding;
        return { ...player, bidding, spent: player.spent + paid, bought: [...player.bought, building] };
      });
    }
    case 'sold':
      return afterSale(memory, view, event.sales);
    default:
      return memory;
  }
}

const changed = (
  memory: Memory,
  { seatCount }: ForSaleView,
  at: Seat,
  change: (player: Player) => Player,
): Memory => ({
  ...memory,
  players: seatsOf(seatCount).map((seat) =>
    seat === at ? change(playerAt(memory, seat)) : playerAt(memory, seat),
  ),
});

/** How well each manner explains what was seen, with one act more: a raise to `amount`, or a pass. */
function explained(
  { bidding }: Player,
  seen: ReturnType<typeof auctionSeen>,
  amount: Amount | undefined,
): readonly number[] {
  const { auction, high } = seen;
  if (amount === undefined && high + 1 > auction.fortune) return bidding; // a forced pass tells nothing
  return bidding.map((so, manner) => {
    const plain = MANNERS[manner];
    if (plain === undefined) return so + Math.log(THINKING_EXPLAINS);
    const raises = high + 1 < plain.cap(auction);
    const isExplained = amount === undefined ? !raises : raises && amount === high + 1;
    return so + Math.log(isExplained ? 1 - SLIP : SLIP);
  });
}

/** Everybody's building and cheque are known; how they chose tells how they sell, if all hands were known before. */
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
