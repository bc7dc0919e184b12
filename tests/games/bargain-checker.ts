/*
 * Checks the claim about prices. Written from docs/claims.md alone; shares nothing with the code that finds it, except that the same bots
 * bid.
 */
import { eventsFor } from '../../core/base/audience.ts';
import { seatsOf, type Seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { GameState } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import type { GameRecord } from '../../core/record/index.ts';

/** A claim of any form. */
export interface PriceClaimed {
  readonly type: string;
  readonly seats: readonly number[];
  readonly item: number;
  readonly paid: number;
  readonly usual: number;
}

interface Moment {
  readonly state: GameState;
  readonly memories: readonly never[];
}
interface Price {
  readonly seat: number;
  readonly item: number;
  readonly paid: number;
}

/** The claim that is true of the prices in a finished match of For Sale; undefined if none is. @param auctions of each round */
export function trueBargain(record: GameRecord, seed: string, auctions: number): PriceClaimed | undefined {
  const game = gameNamed(record.game);
  const bot = game?.bots['expert'];
  if (game === undefined || bot === undefined) throw new Error('no game');
  const everybody = seatsOf(record.seats.length);

  function after({ state, memories }: Moment, { seat, ...action }: { seat: Seat; type: string }) {
    const step = game?.apply(state, seat, action);
    if (step?.ok !== true) throw new Error('refused');
    const next = step.value;
    const seen = everybody.map(
      (at) =>
        bot?.observe?.(memories[at] ?? null, game?.view(next.state, at), eventsFor(next.events, at)) ?? null,
    );
    const prices = next.events.flatMap((event): Price[] => {
      const { type, building, paid } = event as { type: string; building?: number; paid?: number };
      return type === 'bought' ? [{ seat: Number(event.seat), item: building ?? 0, paid: paid ?? 0 }] : [];
    });
    return { state: next.state, memories: seen as never[], prices };
  }

  const start = game.start(record.options, record.seats.length, record.deal);
  let now: Moment = {
    state: start,
    memories: everybody.map((at) => bot.observe?.(bot.initial, game.view(start, at), []) as never),
  };
  let begin = { ...now, position: 0 };
  let best: PriceClaimed | undefined;
  let bought: Price[] = [];
  for (const [index, act] of record.actions.entries()) {
    const { prices, ...next } = after(now, act as { seat: Seat; type: string });
    bought.push(...prices);
    const isOver = game.round(next.state) !== game.round(now.state);
    now = next;
    if (!isOver) continue;
    if (bought.length > 0) {
      const paidBy = pricesOf(begin);
      for (const { seat, item, paid } of bought) {
        const list = (paidBy.get(item) ?? []).sort((one, other) => one - other);
        const usual = list[Math.ceil(list.length / 2) - 1] ?? 0;
        const isCheap = paid * 5 <= usual * 3 && usual >= paid + 3;
        if (isCheap && (best === undefined || usual - paid > best.usual - best.paid))
          best = { type: 'bargain', seats: [seat], item, paid, usual };
      }
    }
    bought = [];
    begin = { ...now, position: index + 1 };
  }
  return best;

  function pricesOf({ position, ...moment }: Moment & { readonly position: number }): Map<number, number[]> {
    const paidBy = new Map<number, number[]>();
    for (let number = 0; number < auctions; number++) {
      const rngs = everybody.map((at) => createRng(`auction/${seed}/${position}/${number}/${at}`));
      let at = moment as Moment;
      while (game?.round(at.state) === game?.round(moment.state)) {
        const [seat = everybody[0] as Seat] = game?.awaits(at.state) ?? [];
        const view = game?.view(at.state, seat);
        const memory = at.memories[seat] as never;
        const chosen = bot?.decide(view, game?.legal(at.state, seat) as never, memory, rngs[seat] as never, {
          playouts: 0,
          isOver: () => false,
        });
        const { prices, ...next } = after(at, { seat, ...(chosen as { type: string }) });
        for (const { item, paid } of prices) paidBy.set(item, [...(paidBy.get(item) ?? []), paid]);
        at = next;
      }
    }
    return paidBy;
  }
}
