import type { Amount, Building, Cheque } from '../../material.ts';
import type { ForSaleEvent } from '../../events.ts';
import type { ForSaleView } from '../../view.ts';
import { startMoney, CHEQUES } from '../../material.ts';
import { MANNERS } from '../manners.ts';
import type { Style } from './style.ts';
import { habitPlans, meanCheques } from './sale.ts';

export type Player = {
  readonly spent: Amount;
  readonly bought: readonly Building[];
  readonly sold: readonly Building[];
  /** By manner how much what was seen speaks for it: the logarithm of its likelihood beside that of thinking. */
  readonly traits: readonly number[];
  readonly sells: readonly number[];
};
export type Memory = { readonly players: readonly Player[]; readonly cheques: readonly Cheque[]; readonly bids: readonly Amount[] };

export const NOTHING: Memory = { players: [], cheques: [], bids: [] };
const STRANGER: Player = { spent: 0, bought: [], sold: [], traits: MANNERS.map(() => 0), sells: [] };

export const playerAt = (memory: Memory, at: number): Player => memory.players[at] ?? STRANGER;

const withPlayer = (memory: Memory, at: number, player: Player, seatCount: number): Memory => ({
  ...memory,
  players: Array.from({ length: seatCount }, (_, seat) => (seat === at ? player : playerAt(memory, seat))),
});


export function remember(memory: Memory, view: ForSaleView, event: ForSaleEvent, style: Style): Memory {
  const n = view.seatCount;
  switch (event.type) {
    case 'bid': {
      const round = roundOf(view, event.round);
      const player = playerAt(memory, event.seat);
      const others = [...round.bids.filter((_, at) => at !== event.seat)];
      const high = Math.max(0, ...others);
      const fortune = startMoney(n) - player.spent;
      const traits = MANNERS.map((manner, m) => {
        const would = event.amount === high + 1 && high + 1 < manner.cap({ fortune, dealt: round.dealt, offer: round.offer });
        return (player.traits[m] ?? 0) + Math.log((would ? 1 - style.slip : style.slip) / style.mind);
      });
      return { ...withPlayer(memory, event.seat, { ...player, traits }, n), bids: Array.from({ length: n }, (_, at) => at === event.seat ? event.amount : (memory.bids[at] ?? 0)) };
    }
    case 'bought': {
      const player = playerAt(memory, event.seat);
      let traits = player.traits;
      if (event.by === 'passing') {
        const round = roundOf(view, event.round);
        const fortune = startMoney(n) - player.spent;
        const high = Math.max(0, ...round.bids);
        const offer = round.dealt.filter((b) => b >= event.building);
          if (high + 1 <= fortune)
          traits = MANNERS.map((manner, m) => {
            const would = high + 1 < manner.cap({ fortune, dealt: round.dealt, offer });
            return (player.traits[m] ?? 0) + Math.log((would ? style.slip : 1 - style.slip) / style.mind);
          });
      }
      return { ...withPlayer(memory, event.seat, { ...player, traits, spent: player.spent + event.paid, bought: [...player.bought, event.building] }, n), bids: event.by === 'staying' ? [] : Array.from({ length: n }, (_, at) => at === event.seat ? 0 : (memory.bids[at] ?? 0)) };
    }
    case 'sold': {
      const cheques = event.sales.map((s) => s.cheque).sort((a, b) => a - b);
      const hands = Array.from({ length: n }, (_, at) => { const p = playerAt(memory, at); return p.bought.filter((b) => !p.sold.includes(b)).sort((a, b) => a - b); });
      let after: Memory = { ...memory, cheques: [...memory.cheques, ...cheques] };
      const pool = [...CHEQUES];
      for (const c of after.cheques) { const i = pool.indexOf(c); if (i >= 0) pool.splice(i, 1); }
      const full = (hands[0]?.length ?? 0) > 1 && event.sales.every((s) => hands[s.seat]?.includes(s.building) === true);
      const plans = full ? habitPlans({ hands, table: cheques, later: meanCheques(pool, n), pool }, style) : [];
      for (const sale of event.sales) {
        const player = playerAt(after, sale.seat);
        let sells = player.sells;
        const place = hands[sale.seat]?.indexOf(sale.building) ?? 0;
        if (full) sells = plans.map((p, h) => (player.sells[h] ?? 0) + Math.log(p[sale.seat]?.[place] ?? 1));
        after = withPlayer(after, sale.seat, { ...player, sells, sold: [...player.sold, sale.building] }, n);
      }
      return after;
    }
    default:
      return memory;
  }
}

function roundOf({ round, previousRound }: ForSaleView, number: number): { dealt: readonly Building[]; offer: readonly Building[]; bids: readonly Amount[]; takers: readonly number[] } {
  if (round?.type === 'buying' && round.round === number) {
    const bids = [...round.bids];
    for (const { seat, bid } of round.taken) bids[seat] = bid;
    return { dealt: [...round.taken.map((t) => t.building), ...round.offer], offer: round.offer, bids, takers: round.taken.map((t) => t.seat) };
  }
  if (previousRound?.type === 'bought' && previousRound.round === number) {
    const bids: number[] = [];
    for (const { seat, bid } of previousRound.purchases) bids[seat] = bid;
    return { dealt: previousRound.purchases.map((t) => t.building), offer: [], bids, takers: previousRound.purchases.map((t) => t.seat) };
  }
  throw new Error('no such round');
}
