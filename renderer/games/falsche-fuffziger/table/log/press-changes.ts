import { frontOf, type Back, type Side } from '../../../../../core/games/falsche-fuffziger/material.ts';
import { frontTypeOf } from '../../../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { Production } from '../../../../../core/games/falsche-fuffziger/material/report.ts';

/** Equal conversions or sales of equal presses. */
export interface PressChange {
  readonly key: string;
  readonly from: Side;
  /** The side after a conversion; undefined for a sale. */
  readonly up: Back | undefined;
  readonly paid: number;
  readonly count: number;
}

/** The conversions and sales, with equal ones counted together. */
export function changesOf({ converted = [], sold = [] }: Partial<Production>): readonly PressChange[] {
  const changes = new Map<string, PressChange>();
  const add = (from: Side, up: Back | undefined, paid: number): void => {
    const key = `${from} ${up} ${paid}`;
    changes.set(key, { key, from, up, paid, count: (changes.get(key)?.count ?? 0) + 1 });
  };
  for (const { press, up, paid } of converted) add(frontOf(frontTypeOf(press)), up, paid);
  for (const { up, price } of sold) add(up, undefined, price);
  return [...changes.values()];
}
