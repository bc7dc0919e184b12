import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { forSale, type ForSaleTypes } from '../../core/games/for-sale/index.ts';
import { disagreements, reckoned } from '../games/for-sale/checks.ts';
import { playAtRandom } from '../games/for-sale/play.ts';
import type { PlayedGame } from '../games/play.ts';
import { faultsInReplay, testAnswers } from '../games/replays.ts';

/** As many for each number of seats: two thousand in all. */
const GAMES = 500;

const SEATS = [3, 4, 5, 6] as const;
const ROUNDS = { 3: 8, 4: 7, 5: 6, 6: 5 } as const;

/** What is wrong with the end of a game. */
function faultsAtTheEnd(played: PlayedGame<ForSaleTypes>): readonly string[] {
  const { last, seatCount, steps } = played;
  const rounds = ROUNDS[seatCount as keyof typeof ROUNDS];
  const { totals, winners } = forSale.result(last) ?? {};
  const isEnded =
    last.bought.length === rounds && last.sold.length === rounds && last.hands.every((hand) => hand === 0);
  return [
    ...(isEnded ? [] : ['not all is sold']),
    ...(JSON.stringify({ totals, winners }) === JSON.stringify(reckoned(played)) ? [] : ['result']),
    ...(forSale.awaits(last).length === 0 ? [] : ['awaits']),
    ...(steps.every(({ events }) => events.every(({ to }) => to === 'all')) ? [] : ['audience']),
  ];
}

/** What kinds of auctions there were in some games. */
function auctionsIn(kinds: Auctions, { steps, last }: PlayedGame<ForSaleTypes>): Auctions {
  const seen = { ...kinds, spent: kinds.spent + (last.money.includes(0) ? 1 : 0) };
  let bids = 0;
  for (const { before, seat, action, events } of steps) {
    if (action.type === 'bid') bids += 1;
    if (action.type === 'pass' && forSale.legal(before, seat).bid === undefined) seen.forced += 1;
    if (!events.some((event) => event.type === 'bought' && event.by === 'staying')) continue;
    seen.longest = Math.max(seen.longest, bids);
    if (bids === 0) seen.silent += 1;
    bids = 0;
  }
  return seen;
}

/** The most bids of a round, rounds without a bid, passes of who could not outbid, and games in which somebody spent everything. */
interface Auctions {
  readonly longest: number;
  readonly silent: number;
  readonly forced: number;
  readonly spent: number;
}

describe(`${(GAMES * SEATS.length).toLocaleString('en')} random games`, () => {
  it.each(SEATS)('for %i end as they should, replay to the same bytes; legal and apply agree', (seats) => {
    const faults: string[] = [];
    let seen: Auctions = { longest: 0, silent: 0, forced: 0, spent: 0 };
    for (let index = 0; index < GAMES && faults.length === 0; index++) {
      const seed = `games/${seats}/${index}`;
      const played = playAtRandom(seed, { seats });
      const rng = createRng(`${seed}/tried`);
      // One state of each game is tried with everything that anybody might do
      const tried = played.steps[rng.below(played.steps.length + 1)]?.before ?? played.last;
      const cut = rng.below(played.steps.length);
      const found = [
        faultsAtTheEnd(played),
        faultsInReplay(forSale, played, cut),
        disagreements(tried),
      ].flat();
      faults.push(...found.map((fault) => `${seed}: ${fault}`));
      seen = auctionsIn(seen, played);
    }
    expect(faults).toEqual([]);
    expect(seen.longest).toBeGreaterThan(12);
    for (const count of [seen.silent, seen.forced, seen.spent]) expect(count).toBeGreaterThan(25);
  });
});

testAnswers(forSale, 200, playAtRandom, reckoned);
