import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { money } from '../../core/games/money/index.ts';
import { drawPicture } from '../../renderer/plain/picture.ts';
import { drawPair as forSalePair } from '../games/for-sale/pairs.ts';
import { playAtRandom as playForSale } from '../games/for-sale/play.ts';
import { drawPair as fuffzigerPair } from '../games/falsche-fuffziger/pairs.ts';
import { playAtRandom as playFuffziger } from '../games/falsche-fuffziger/play.ts';
import { drawPair as moneyPair } from '../games/money/pairs.ts';
import { handOf, playAtRandom as playMoney } from '../games/money/play.ts';
import { withView, type Pair } from '../helpers/noninterference.ts';
import { seatsFor, shownAt } from '../helpers/plain-shown.ts';
import type { PlayedGame } from '../games/play.ts';

const GAMES = 12;
/** Of each game: half of the pairs show something to a seat alone, and say nothing here. */
const PAIRS = 120;

/** Pairs of states that the open table cannot tell from each other, from all over random games. */
function pairsOf<Types extends GameTypes>(
  play: (index: number) => PlayedGame<Types>,
  draw: (state: Types['state'], rng: Rng) => Pair<Types>,
): readonly Pair<Types>[] {
  const games = Array.from({ length: GAMES }, (_, index) => play(index).steps);
  const rng = createRng('plain pictures');
  const found: Pair<Types>[] = [];
  for (let tries = 0; found.length < PAIRS && tries < PAIRS * 30; tries++) {
    const pair = draw(rng.pick(rng.pick(games)).before, rng);
    if (pair.viewer === 'table' && JSON.stringify(pair.one) !== JSON.stringify(pair.other)) found.push(pair);
  }
  return found;
}

/** The picture of a state, as everybody in the room sees it. */
function pictureOf<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  show: number | undefined,
): string {
  const seats = seatsFor(countOf(state));
  const { options } = state as { readonly options: object };
  const shown = shownAt(
    game as never,
    state as never,
    options as never,
    seats,
    show === undefined ? {} : { show },
  );
  return drawPicture(shown, 'en', undefined).svg;
}

const countOf = (state: unknown): number => (state as { readonly seatCount: number }).seatCount;

const moneyPairs = pairsOf((index) => playMoney(`plain/${index}`, { memoryAid: index % 3 === 0 }), moneyPair);

describe('two tables that differ in what is hidden alone have the same picture, byte for byte', () => {
  const differing = <Types extends GameTypes>(game: Game<Types>, pairs: readonly Pair<Types>[]): number =>
    pairs.filter(({ one, other }, index) => {
      const show = index % 2 === 0 ? undefined : 1;
      return pictureOf(game, one, show) !== pictureOf(game, other, show);
    }).length;

  it('of Money!', () => {
    expect(moneyPairs.length).toBe(PAIRS);
    expect(differing(money, moneyPairs)).toBe(0);
  });

  it('of For Sale', () => {
    const pairs = pairsOf(
      (index) => playForSale(`plain/${index}`, { memoryAid: index % 3 === 0 }),
      forSalePair,
    );
    expect(pairs.length).toBe(PAIRS);
    expect(differing(forSale, pairs)).toBe(0);
  });

  it('of Falsche Fuffziger', () => {
    const pairs = pairsOf(
      (index) => playFuffziger(`plain/${index}`, { seats: 3 + (index % 4), memoryAid: index % 3 === 0 }),
      fuffzigerPair,
    );
    expect(pairs.length).toBe(PAIRS);
    expect(differing(falscheFuffziger, pairs)).toBe(0);
  });

  it('and where a view holds something hidden, the pictures differ', () => {
    const hands = withView(money, (position) => ({
      displays: { left: handOf(position, 0), right: handOf(position, 1) },
    }));
    expect(differing(hands, moneyPairs)).toBeGreaterThan(PAIRS / 3);
  });
});
