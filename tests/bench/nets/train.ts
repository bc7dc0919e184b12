import { Dice } from '../../../core/base/search/dice.ts';
import { Net, type Errors, type Shape } from './net.ts';
import type { Tables } from './tables.ts';

/** One table in so many is not learned from, and says how far off a net is. */
const APART = 20;

/** A net that has gone so many times through the tables but those kept apart. `heard` is told after each round how far off it is on those. */
export function train(
  tables: Tables,
  shape: Shape,
  rounds: number,
  heard: (round: number, errors: Errors) => void,
): Net {
  const dice = new Dice(1, 2, 3);
  const net = Net.by(dice, shape);
  const apart = keptApart(tables);
  const order = Array.from({ length: tables.count - apart.length }, (_, table) => table);
  for (let round = 0; round < rounds; round++) {
    net.learn(tables, order, dice, (1 - round / rounds) ** 1.5 + 0.02);
    heard(round, net.errorsOn(tables, apart));
  }
  return net;
}

/** The numbers of the tables that are kept apart: the last ones, for neighbours are of one game. */
export function keptApart({ count }: Tables): readonly number[] {
  const first = Math.ceil(count * (1 - 1 / APART));
  return Array.from({ length: count - first }, (_, place) => first + place);
}
