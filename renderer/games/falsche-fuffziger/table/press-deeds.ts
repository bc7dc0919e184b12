import { frontOf, type Back, type Side } from '../../../../core/games/falsche-fuffziger/material.ts';
import { frontTypeOf } from '../../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { Production } from '../../../../core/games/falsche-fuffziger/material/report.ts';

/** What was done to presses that are the same. */
export interface PressDeeds {
  readonly key: string;
  readonly from: Side;
  /** What has become of it; absent: money. */
  readonly up: Back | undefined;
  readonly paid: number;
  readonly count: number;
}

/** What was done to each press; the same to several as one, with their number. */
export function deedsOf({ converted = [], sold = [] }: Partial<Production>): readonly PressDeeds[] {
  const found = new Map<string, PressDeeds>();
  const add = (from: Side, up: Back | undefined, paid: number): void => {
    const key = `${from} ${up} ${paid}`;
    found.set(key, { key, from, up, paid, count: (found.get(key)?.count ?? 0) + 1 });
  };
  for (const { press, up, paid } of converted) add(frontOf(frontTypeOf(press)), up, paid);
  for (const { up, price } of sold) add(up, undefined, price);
  return [...found.values()];
}
