import { describe, expect, it } from 'vitest';
import { Dice } from '../../../core/base/search/dice.ts';
import { Net, type Errors, type Shape } from '../../bench/nets/net.ts';
import { Tables } from '../../bench/nets/tables.ts';
import { keptApart, train } from '../../bench/nets/train.ts';

const ROWS = 4;
const SHAPE: Shape = { traits: 2, units: 8, amounts: 1, amountsCount: 1 };
const WIDTH = SHAPE.traits + 2;

/** Tables in which the row wins that is nearest to 0 in its first trait, and the amount is the larger trait. */
function nearest(count: number): Tables {
  const dice = new Dice(1, 2, 3);
  const tables = new Tables(WIDTH);
  for (let table = 0; table < count; table++) {
    const start = tables.add(ROWS);
    const rows = Array.from(
      { length: ROWS },
      () => [2 * dice.fraction() - 1, 2 * dice.fraction() - 1] as const,
    );
    const least = Math.min(...rows.map(([first]) => Math.abs(first)));
    for (const [row, [first, second]] of rows.entries())
      tables.told.set(
        [first, second, Math.abs(first) === least ? 1 : 0, Math.max(first, second)],
        start + row * WIDTH,
      );
  }
  return tables;
}

describe('a net that learns', () => {
  it('gets far below the errors by luck on tables that were kept apart', () => {
    const tables = nearest(4_000);
    const heard: Errors[] = [];
    const net = train(tables, SHAPE, 25, (_, errors) => heard.push(errors));
    const before = Net.by(new Dice(1, 2, 3), SHAPE).errorsOn(tables, keptApart(tables));
    const after = net.errorsOn(tables, keptApart(tables));
    expect(heard.at(-1)).toEqual(after);
    expect(before.wins).toBeGreaterThan(0.9 * Math.log(ROWS));
    expect(after.wins).toBeLessThan(0.5 * Math.log(ROWS));
    expect(after.found).toBeGreaterThan(0.85);
    expect(after.amounts[0]).toBeLessThan(0.3 * (before.amounts[0] ?? 0));
  });

  it('foretells shares that add up to 1, and cannot take the weights of another net', () => {
    const net = Net.by(new Dice(4, 5, 6), SHAPE);
    net.foretell(
      Float32Array.from({ length: ROWS * WIDTH }, (_, place) => place / 10),
      0,
      WIDTH,
      ROWS,
    );
    const shares = Array.from({ length: ROWS }, (_, row) => net.foretold[2 * row] ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(() => new Net({ ...SHAPE, units: 9 }, net.weights)).toThrow('weights of another net');
  });
});
