import { eventsFor } from '../base/audience.ts';
import type { ClaimOf } from '../base/claims.ts';
import { seatsOf } from '../base/ids.ts';
import { createRng } from '../base/rng.ts';
import { botOf, playFrom, recollections, type BotPosition } from '../bots/index.ts';
import type { AnyGame, GameEvent, Purchase } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import { walkRecord } from '../record/play.ts';
import type { GameRecord } from '../record/record.ts';

/** What a seat bought for much less than experts pay. */
export type Bargain = ClaimOf<'bargain', Omit<Purchase, 'seat'> & { readonly usual: number }>;

/** A round in which something was bought. */
export interface Buying {
  /** The number of actions before it. */
  readonly position: number;
  readonly purchases: readonly Purchase[];
}

/** How often experts play each round of the match again. */
export const AUCTIONS = 200;
const EXPERT = 'expert';
/** The most that a bargain costs, as a part of what is usual, and the least that it saves. */
const PART = 0.6;
const SAVED = 3;

/** The rounds of a finished match in which something was bought; none if its game has no prices. */
export function buyingsOf(record: GameRecord): readonly Buying[] {
  const bought = gameNamed(record.game)?.story?.bought;
  if (bought === undefined) return [];
  const rounds = new Map<string, { readonly position: number; readonly purchases: Purchase[] }>();
  let position = 0;
  let round = '';
  for (const { game, state, events } of walkRecord(record)) {
    rounds.get(round)?.purchases.push(...purchasesIn(events, bought));
    round = game.round(state);
    if (!rounds.has(round)) rounds.set(round, { position, purchases: [] });
    position++;
  }
  return [...rounds.values()].filter(({ purchases }) => purchases.length > 0);
}

/**
 * What experts pay in a round of a match: its auctions with the numbers from `from` up to, not including, `to`, all from the position at its
 * start. Each expert knows what its seat had seen.
 *
 * @param seed of the chances of the match (`ChancePlan`)
 */
export function auctionsAt(
  record: GameRecord,
  position: number,
  seed: string,
  from: number,
  to: number,
): readonly Purchase[] {
  const game = gameNamed(record.game);
  const bought = game?.story?.bought;
  if (game === undefined || bought === undefined) throw new Error(`${record.game} has no prices`);
  const start = recalled(game, record, position);
  const bot = botOf({ game: record.game, bot: EXPERT });
  const round = game.round(start.state);
  const purchases: Purchase[] = [];
  for (let number = from; number < to; number++) {
    const players = record.seats.map((_, at) => ({
      bot,
      rng: createRng(`auction/${seed}/${position}/${number}/${at}`),
    }));
    for (const { state, events } of playFrom(game, start, players)) {
      purchases.push(...purchasesIn(events, bought));
      if (game.round(state) !== round) break;
    }
  }
  return purchases;
}

/**
 * The purchase that saved most of what experts pay; of equal ones the first.
 *
 * @param prices by round, as in `buyings`, what experts bought in all of its auctions
 */
export function bargainOf(
  buyings: readonly Buying[],
  prices: readonly (readonly Purchase[])[],
): Bargain | undefined {
  const all = buyings.flatMap(({ purchases }, index) =>
    purchases.map(({ seat, item, paid }): Bargain => {
      const usual = medianOf(prices[index]?.filter((one) => one.item === item).map((one) => one.paid) ?? []);
      return { type: 'bargain', seats: [seat], item, paid, usual };
    }),
  );
  const saved = ({ paid, usual }: Bargain): number => usual - paid;
  const bargains = all.filter((one) => one.paid <= PART * one.usual && saved(one) >= SAVED);
  return bargains.sort((one, other) => saved(other) - saved(one))[0]; // stable
}

/** The lower one of two in the middle; 0 of none. */
function medianOf(amounts: readonly number[]): number {
  const ascending = [...amounts].sort((one, other) => one - other);
  return ascending[Math.floor((ascending.length - 1) / 2)] ?? 0;
}

const purchasesIn = (
  events: readonly GameEvent[],
  bought: (event: GameEvent) => Purchase | undefined,
): readonly Purchase[] => eventsFor(events, 'table').flatMap((event) => bought(event) ?? []);

/** A position of a match, with what experts would remember who had watched each seat. */
function recalled(game: AnyGame, record: GameRecord, position: number): BotPosition {
  const { options, deal, seats } = record;
  const actions = record.actions.slice(0, position) as never;
  const bot = botOf({ game: game.name, bot: EXPERT });
  const positions = seatsOf(seats.length).map((at) =>
    [...recollections(game, { options, deal, actions, seatCount: seats.length }, at, bot)].at(-1),
  );
  const [first] = positions;
  if (first === undefined) throw new RangeError(`the record has no position ${position}`);
  return { state: first.state, memories: positions.map((one) => one?.memory ?? null) };
}
