import { describe, expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';
import { statisticsOf, type HouseGame, type Strength } from '../../../core/house/index.ts';
import { FIRST_PERSON, fitRankings, type Ranking } from '../../../core/house/fit.ts';
import { scaleNamed, strengthAt } from '../../../core/house/scale.ts';
import { houseOfRungs, kendall, twoCircles } from '../../helpers/simulated-house.ts';
import { repeated } from './games.ts';

const strengthIn = (games: readonly HouseGame[], person = 'ann'): Strength | undefined =>
  statisticsOf(games).people.find((one) => one.person === person)?.strength;

describe('a strength is shown', () => {
  it('from six games on two evenings on', () => {
    expect(strengthIn(repeated(5, 'ann 1, bot:regular 2'))).toBeUndefined();
    expect(strengthIn(repeated(6, 'ann 1, bot:regular 2', { evening: '1' }))).toBeUndefined();
    expect(strengthIn(repeated(6, 'ann 1, bot:regular 2'))).toBeDefined();
  });

  it('if the rungs of the game were measured', () => {
    expect(strengthIn(repeated(6, 'ann 1, bot:regular 2', { game: 'goofspiel' }))).toBeUndefined();
  });

  it('if others played whom the fit knows', () => {
    expect(strengthIn(repeated(6, 'ann 1, guest: 2, bot:random 3'))).toBeUndefined();
    expect(strengthIn(repeated(6, 'ann 1, ben 2'))).toBeDefined();
    expect(strengthIn(repeated(6, 'ann 1, bot:steady 2'))).toBeDefined();
  });
});

describe('a strength lies', () => {
  const won = (count: number, seats: string): readonly HouseGame[] => repeated(count, seats);

  it('between two rungs', () => {
    expect(
      strengthIn([
        ...won(9, 'ann 2, bot:regular 1, bot:expert 0'),
        ...won(9, 'ann 0, bot:expert 1, bot:expert 2'),
      ]),
    ).toMatchObject({ above: 'regular', below: 'expert' });
  });

  it('below the weakest, or above the strongest', () => {
    const weak = strengthIn(won(30, 'ann 0, bot:beginner 1'));
    expect(weak).toMatchObject({ below: 'beginner' });
    expect(weak).not.toHaveProperty('above');
    const strong = strengthIn(won(30, 'ann 2, bot:master 1'));
    expect(strong).toMatchObject({ above: 'master' });
    expect(strong).not.toHaveProperty('below');
  });

  it('anywhere if nobody has played against bots', () => {
    const [ann, ben] = ['ann', 'ben'].map((person) => strengthIn(repeated(40, 'ann 2, ben 1'), person));
    expect(ann?.at).toBeGreaterThan(ben?.at ?? NaN);
    for (const { low, high } of [ann, ben].flatMap((one) => one ?? [])) expect(high - low).toBeGreaterThan(4);
  });

  it('as if guests and other bots had not played', () => {
    const seats = 'ann 3, bot:regular 2, bot:expert 5';
    expect(strengthIn(won(8, `${seats}, guest: 4, nobody 1, bot:random 0`))).toEqual(
      strengthIn(won(8, seats)),
    );
  });
});

describe('the fit', () => {
  const scale = scaleNamed('money');
  if (scale === undefined) throw new Error('no scale');
  const ann = FIRST_PERSON;
  const duel = (best: number, worst: number): Ranking => ({
    scale,
    groups: [
      { players: [best], isFirst: true },
      { players: [worst], isFirst: false },
    ],
  });

  it('stays at the average if nothing was played, with the error of the prior', () => {
    const { rungs, standardErrors } = fitRankings([], 2);
    expect([...rungs]).toEqual([2, 2]);
    for (const standardError of standardErrors) expect(standardError).toBeCloseTo(2, 10);
  });

  it('is where the posterior does not rise any more', () => {
    const wins = 7;
    const { rungs } = fitRankings(new Array<Ranking>(wins).fill(duel(ann, 3)), 1);
    const [at = 0] = rungs;
    const { strength, slope } = strengthAt(scale, at);
    const chance = 1 / (1 + Math.exp(scale.first * (strengthAt(scale, 3).strength - strength)));
    // The average lies half way between the middle of the ladder and the only person.
    const prior = 1 - 2 / (1 + Math.exp((2 - at) / 2));
    expect(wins * scale.first * slope * (1 - chance) + prior).toBeCloseTo(0, 4);
    expect(at).toBeGreaterThan(3);
  });

  it('lets a shared place be neither better nor worse', () => {
    const tie: Ranking = { scale, groups: [{ players: [2, ann], isFirst: true }] };
    expect(fitRankings([tie, tie], 1).rungs[0]).toBeCloseTo(2, 6);
  });

  it('draws who shares a place one after the other, each counting for what is left on average', () => {
    const ties = 20;
    const tie: Ranking = {
      scale,
      groups: [
        { players: [2, ann], isFirst: true },
        { players: [0], isFirst: false },
      ],
    };
    const logPosterior = (at: number): number => {
      const [own, regular, beginner] = [at, 2, 0].map(
        (rungs) => scale.first * strengthAt(scale, rungs).strength,
      );
      const [one = 0, other = 0, worse = 0] = [own, regular, beginner].map((strength = 0) =>
        Math.exp(strength),
      );
      const lead = (at - 2) / 2;
      const prior = 2 * (lead - 2 * Math.log(1 + Math.exp(lead)));
      return ties * Math.log((one * other) / (one + other + worse) / ((one + other) / 2 + worse)) + prior;
    };
    const [at = NaN] = fitRankings(new Array<Ranking>(ties).fill(tie), 1).rungs;
    expect(logPosterior(at)).toBeGreaterThan(logPosterior(at - 0.01));
    expect(logPosterior(at)).toBeGreaterThan(logPosterior(at + 0.01));
  });

  it('knows somebody through others', () => {
    const ben = ann + 1;
    const rankings = [duel(ann, 4), duel(ann, 4), duel(ben, ann), duel(ben, ann)];
    const { rungs, standardErrors } = fitRankings(rankings, 2);
    expect(rungs[1]).toBeGreaterThan(rungs[0] ?? NaN);
    expect(standardErrors[1]).toBeGreaterThan(standardErrors[0] ?? NaN);
  });
});

describe('strengths hold', () => {
  it('to the bit in whatever order matches and seats come', () => {
    const { games } = twoCircles('shuffled', 120);
    const rng = createRng('shuffled');
    const mixed = rng.shuffle(games).map((game): HouseGame => {
      const order = rng.shuffle([...game.seats.keys()]);
      const by = <Item>(list: readonly Item[]): readonly Item[] =>
        order.flatMap((at) => list.slice(at, at + 1));
      return { ...game, seats: by(game.seats), places: by(game.places), totals: by(game.totals) };
    });
    expect(mixed.map(({ file }) => file)).not.toEqual(games.map(({ file }) => file));
    expect(JSON.stringify(statisticsOf(mixed))).toBe(JSON.stringify(statisticsOf(games)));
  });

  it('for a bot of known rung: nine in ten intervals contain it', () => {
    const runs = 1000;
    let held = 0;
    for (let run = 0; run < runs; run++) {
      const { games, rungs } = houseOfRungs(`house/${run}`);
      const { low = NaN, high = NaN } = strengthIn(games) ?? {};
      const rung = rungs.get('ann') ?? NaN;
      if (low <= rung && rung <= high) held++;
    }
    expect(held / runs).toBeGreaterThanOrEqual(0.86);
    expect(held / runs).toBeLessThanOrEqual(0.94);
  });

  it('for two circles that rarely meet', () => {
    const houses = 100;
    const sums = { wins: 0, strength: 0 };
    for (let house = 0; house < houses; house++) {
      const { games, rungs } = twoCircles(`circles/${house}`, 120);
      const { people } = statisticsOf(games);
      const skills = people.map(({ person }) => rungs.get(person) ?? NaN);
      const order = kendall(
        people.map(({ strength }) => strength?.at ?? NaN),
        skills,
      );
      sums.strength += order / houses;
      sums.wins +=
        kendall(
          people.map(({ wins }) => wins),
          skills,
        ) / houses;
    }
    expect(sums.strength).toBeGreaterThanOrEqual(0.85);
    expect(sums.wins).toBeLessThan(0.65);
  });
});
