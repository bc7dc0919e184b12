import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../core/base/claims.ts';
import { seat, seatsOf } from '../../../core/base/ids.ts';
import { gameNamed, games } from '../../../core/games/index.ts';
import type { AnyGame, FinishedMatch } from '../../../core/game.ts';
import { claimsOf, rarityOf, type HouseClaim } from '../../../core/story/claims.ts';
import { storyOf } from '../../../core/story/index.ts';
import { matchOf } from '../../../core/story/of-record.ts';
import { RARITY } from '../../../core/story/rarity.ts';
import { selectClaims } from '../../../core/story/select.ts';
import { forSaleMatch } from './matches.ts';

const claim = (type: string, ...seats: readonly number[]): Claim => ({ type, seats: seats.map(seat) });
const HELD = { rare: 1, scarce: 10, usual: 500, common: 1000 };
const typesOf = (
  claims: readonly Claim[],
  totals: readonly number[] = [9, 5, 3, 1],
  winners: readonly number[] = [0],
): readonly string[] =>
  selectClaims(claims, { totals, winners: winners.map(seat) }, { held: HELD }, ['common', 'never']).map(
    ({ type, seats }) => [type, ...seats].join(' '),
  );

describe('what is said of a match', () => {
  it('is the rarest, at most three, from the rarest on', () => {
    const all = [claim('common'), claim('usual'), claim('unseen'), claim('rare'), claim('scarce')];
    expect(typesOf(all)).toEqual(['unseen', 'rare', 'scarce']);
    expect(typesOf([])).toEqual([]);
  });

  it('is of each type once, the first of equally rare ones', () => {
    expect(typesOf([claim('rare', 1), claim('rare', 0), claim('usual', 2)])).toEqual(['rare 1', 'usual 2']);
  });

  it('names no seat again before each seat was named', () => {
    expect(typesOf([claim('rare', 0), claim('scarce', 0), claim('usual', 1)])).toEqual(['rare 0', 'usual 1']);
    expect(typesOf([claim('rare', 0, 1), claim('scarce', 1, 2), claim('usual', 2)])).toEqual([
      'rare 0 1',
      'usual 2',
    ]);
    const everybody = [claim('rare', 0, 1, 2, 3), claim('scarce', 0), claim('usual', 1)];
    expect(typesOf(everybody)).toEqual(['rare 0 1 2 3', 'scarce 0', 'usual 1']);
  });

  it('has a kind claim about the last place if there is one, however common', () => {
    const three = [claim('unseen', 0), claim('rare', 1), claim('scarce')];
    expect(typesOf([...three, claim('common', 3)])).toEqual(['unseen 0', 'rare 1', 'common 3']);
    expect(typesOf([...three, claim('common', 2, 3)])).toEqual(['unseen 0', 'rare 1', 'scarce']);
  });

  it('has nothing that is not kind about the last place alone, however rare', () => {
    expect(typesOf([claim('rare', 3), claim('usual', 0)])).toEqual(['usual 0']);
    expect(typesOf([claim('rare', 3, 1), claim('usual', 0)])).toEqual(['rare 3 1', 'usual 0']);
  });

  it('has one about any of several last places; where all win, nobody is last', () => {
    const all = [claim('rare', 0), claim('scarce', 2), claim('common', 2)];
    expect(typesOf(all, [9, 1, 1])).toEqual(['rare 0', 'common 2']);
    expect(typesOf(all, [1, 1, 1], [0, 1, 2])).toEqual(['rare 0', 'scarce 2']);
  });
});

describe('what the house makes of a match', () => {
  const { record } = forSaleMatch();
  const [game, match] = [gameNamed(record.game), matchOf(record)];
  if (game === undefined || match === undefined) throw new Error('no finished match');
  const { totals, winners } = match.result;
  const last = seat(totals.indexOf(Math.min(...totals)));
  const [winner = seat(0)] = winners;
  const other = seatsOf(totals.length).find((at) => at !== last && at !== winner) ?? seat(0);
  const NEWS: readonly HouseClaim[] = [
    { type: 'record', seats: [winner], total: 9, games: 6 },
    { type: 'first', seats: [winner], games: 4 },
    { type: 'nemesis', seats: [other, last], count: 8, games: 8 },
  ];

  it('comes before all else, and names no seat again', () => {
    const [record9, , nemesis] = NEWS;
    const withoutKind = { ...game, story: { ...game.story, kind: [] } } as unknown as AnyGame;
    expect(storyOf(withoutKind, match, NEWS).slice(0, 2)).toEqual([record9, nemesis]);
    expect(storyOf(game, match, NEWS.slice(1, 2))[0]).toEqual(NEWS[1]);
  });

  it('leaves the kind sentence about the last place, even the most common one', () => {
    const [consoling] = storyOf(game, match).filter(({ seats: [first] }) => first === last);
    expect(game.story?.kind).toContain(consoling?.type);
    expect(storyOf(game, match, NEWS)).toContainEqual(consoling);
    expect(storyOf(game, match, NEWS).map(({ type }) => type)).not.toContain('nemesis');
  });
});

describe('claims about any game', () => {
  const game = { name: 'any' } as AnyGame;
  const general = (totals: readonly number[], winners: readonly number[]): readonly object[] =>
    claimsOf(
      game,
      {
        seatCount: totals.length,
        events: [],
        result: { totals, winners: winners.map(seat), sheet: {} },
      } as unknown as FinishedMatch,
      20,
    );

  it.each([
    ['close', [100, 80, 5], [0], [{ type: 'close', seats: [], margin: 20 }]],
    ['not close', [101, 80, 5], [0], []],
    ['broken tie is not close', [80, 80, 5], [0], []],
    ['shared', [80, 5, 80], [0, 2], [{ type: 'shared', seats: [0, 2], total: 80 }]],
    [
      'level',
      [200, 5, 7, 5, 7],
      [0],
      [
        { type: 'level', seats: [2, 4], total: 7 },
        { type: 'level', seats: [1, 3], total: 5 },
      ],
    ],
    ['level with the highest is not level', [200, 200, 5], [1], []],
  ])('%s', (_, totals, winners, expected) => {
    expect(general(totals, winners)).toEqual(expected);
  });
});

describe('the rarity', () => {
  it('is there for every game that tells stories, every edition and number of seats', () => {
    const telling = Object.values(games).filter(({ story }) => story !== undefined);
    for (const game of telling)
      for (const edition of Object.keys(game.presets))
        for (let seatCount = game.seats.min; seatCount <= game.seats.max; seatCount++) {
          const options = { edition, memoryAid: false };
          const rarity = rarityOf(game, { options, seatCount });
          expect(rarity?.games, `${game.name} ${edition} ${seatCount}`).toBeGreaterThanOrEqual(500);
          for (const times of Object.values(rarity?.held ?? {}))
            expect(times).toBeLessThanOrEqual(rarity?.games ?? 0);
        }
    expect(Object.keys(RARITY).sort()).toEqual(telling.map(({ name }) => name).sort());
  });
});
