import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { falscheFuffziger, type FuffzigerTypes } from '../../core/games/falsche-fuffziger/index.ts';
import { playAtRandom, textOf } from '../games/falsche-fuffziger/play.ts';
import type { PlayedGame } from '../games/play.ts';
import { faultsInReplay, testAnswers } from '../games/replays.ts';
import { act, may, seatedTable } from '../games/falsche-fuffziger/referee.ts';
import { differencesTo, disagreements, disputes } from '../games/falsche-fuffziger/checks.ts';
import { arePressesKept, faultsInBooks, reckoned } from '../games/falsche-fuffziger/books.ts';

/** As many for each number of seats: a thousand in all. */
const GAMES = 250;
/** Of so many games one is played with frozen states, compared at each step, and replayed to a step on the way, too. */
const ONE_OF = 4;

const SEATS = [3, 4, 5, 6] as const;
/** Games in which everybody plays as the bot that plays by lot; in the others all tempers sit together. */
const BY_BOTS = 125;

/** Inspector cards that have been turned up when the 150s go: two whole passes, the five white ones again, and the green one. */
const CARDS_TO_THE_END = 26;

/**
 * Auctions can come of 19 symbols with five and more (15 with fewer) less the three free ones, and two more in each of eleven
 * rounds: in the first at most two cards are turned up, and they are free.
 */
const MOST_ROLLS = { 3: 12 + 22, 4: 12 + 22, 5: 16 + 22, 6: 16 + 22 } as const;
const MOST_ROUNDS = 12;

/** Silver coins in the box. */
const COINS = 80;

/**
 * What is wrong in a game: at each of its steps, or at the end of each round (a difference does not go away again); and in what may be done, at the
 * step of that number in anything that somebody might try.
 */
function faultsIn(
  { seatCount, deal, first, steps, last }: PlayedGame<FuffzigerTypes>,
  atEachStep: boolean,
  tried: number,
): readonly string[] {
  const referee = seatedTable(seatCount, deal);
  const faults = [...differencesTo(referee, first)];
  for (const [index, { seat, action, before, after }] of steps.entries()) {
    if (index === tried) faults.push(...disputes(referee, before));
    if (!may(referee, seat, action)) faults.push(`step ${index}: ${seat} may not ${JSON.stringify(action)}`);
    act(referee, seat, action);
    if (!atEachStep && after.round === before.round && after !== last) continue;
    faults.push(...differencesTo(referee, after).map((fault) => `step ${index}: ${fault}`));
    if (faults.length > 0) return faults;
  }
  return faults;
}

/** What is wrong with the end of a game. */
function faultsAtTheEnd(played: PlayedGame<FuffzigerTypes>): readonly string[] {
  const { last, seatCount, deal } = played;
  const { totals, winners, sheet } = falscheFuffziger.result(last) ?? {};
  const expected = reckoned(last);
  const reason = last.hasEnded ? last.endReason : undefined;
  const isResult =
    JSON.stringify({ totals, winners }) ===
    JSON.stringify({ totals: expected.totals, winners: expected.winners });
  const isEnd =
    reason === 'last-type' ? last.inspected === CARDS_TO_THE_END : last.laundered === deal.laundering.length;
  return [
    ...(expected.isRight && isResult ? [] : ['result']),
    ...(isEnd && sheet?.reason === reason ? [] : ['end']),
    ...(last.round <= MOST_ROUNDS ? [] : ['rounds']),
    ...(last.rolled <= MOST_ROLLS[seatCount as keyof typeof MOST_ROLLS] ? [] : ['rolls']),
    ...(arePressesKept(played) ? [] : ['presses']),
    ...faultsInBooks(played),
    ...disagreements(last),
  ];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

describe(`${(GAMES * SEATS.length).toLocaleString('en')} random games`, () => {
  it.each(SEATS)('for %i go as the referee says, lose nothing and replay to the same bytes', (seats) => {
    const ends = { 'last-type': 0, 'last-card': 0 };
    const rounds = new Set<number>();
    let mostCoins = 0;
    const faults: string[] = [];
    for (let index = 0; index < GAMES && faults.length === 0; index++) {
      const seed = `games/${seats}/${index}`;
      const isThorough = index % ONE_OF === 0;
      const how = index < BY_BOTS ? { seats, tempers: ['bot'] as const } : { seats };
      const played = playAtRandom(seed, { ...how, isFrozen: isThorough });
      const rng = createRng(`${seed}/tried`);
      const tried = rng.below(played.steps.length);
      const cut = rng.below(played.steps.length);
      const found = [
        faultsIn(played, isThorough, tried),
        faultsAtTheEnd(played),
        faultsInReplay(falscheFuffziger, played, isThorough ? cut : undefined, textOf),
        disagreements(played.steps[tried]?.before ?? played.last),
      ];
      faults.push(...found.flat().map((fault) => `${seed}: ${fault}`));
      if (played.last.hasEnded) ends[played.last.endReason] += 1;
      rounds.add(played.last.round);
      mostCoins = Math.max(mostCoins, sumOf([...played.last.coins]));
    }
    expect(faults).toEqual([]);
    for (const reason of ['last-type', 'last-card'] as const) expect(ends[reason]).toBeGreaterThan(0);
    expect(rounds.size).toBeGreaterThan(2);
    if (seats >= 5) expect(mostCoins).toBeGreaterThan(COINS); // Falsche Fuffziger Decision X2: the bank never runs out
  });
});

testAnswers(falscheFuffziger, 50, playAtRandom, ({ last }) => reckoned(last));
