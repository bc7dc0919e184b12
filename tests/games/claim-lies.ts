import { isJsonObject, type JsonObject } from '../../core/base/parse.ts';

import type { ClaimForm } from './claim-rules.ts';

const CURRENCIES = ['yen', 'krona', 'rouble', 'franc', 'euro', 'pound', 'dollar'];
const PRESS_TYPES = [10, 20, 50, 100, 150];

/**
 * All claims with one argument changed: a number by one, a currency or type of press to each other one, the seats by one seat replaced,
 * left out, added or moved. Some may be true: a lie is caught if the checker refuses it, or if it is derived too.
 */
export function liesOf(claim: object, seatCount: number): readonly JsonObject[] {
  if (!isJsonObject(claim)) return [];
  return Object.entries(claim).flatMap(([name, value]) =>
    otherValues(name, value, seatCount).map((other) => ({ ...claim, [name]: other })),
  );
}

function otherValues(name: string, value: unknown, seatCount: number): readonly unknown[] {
  if (name === 'type') return [];
  if (name === 'seats') return otherSeats(value as readonly number[], seatCount);
  if (name === 'currency') return CURRENCIES.filter((one) => one !== value);
  if (name === 'pressType') return PRESS_TYPES.filter((one) => one !== value);
  return typeof value === 'number' ? [value - 1, value + 1].filter((one) => one >= 0) : [];
}

function otherSeats(seats: readonly number[], seatCount: number): readonly (readonly number[])[] {
  const others = Array.from({ length: seatCount }, (_, at) => at).filter((at) => !seats.includes(at));
  return [
    ...seats.flatMap((_, index) => others.map((at) => seats.with(index, at))),
    ...seats.map((_, index) => seats.toSpliced(index, 1)),
    ...others.flatMap((at) => seats.concat(at).map((_, index) => seats.toSpliced(index, 0, at))),
    ...seats
      .slice(1)
      .map(
        (at, index) => [...seats.slice(0, index), at, seats[index], ...seats.slice(index + 2)] as number[],
      ),
  ];
}

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Nearly all values that an argument has in any match. Those that are missing have too many. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  ...{ currency: CURRENCIES, pressType: PRESS_TYPES, hand: range(1, 3), round: range(1, 15) },
  ...{ count: range(0, 24), cards: range(0, 20), auctions: range(0, 6), behind: range(0, 9) },
  ...{ building: range(1, 30), cheque: range(0, 15), money: range(0, 18), paid: range(0, 40) },
  ...{ coins: range(0, 12), margin: range(0, 40), worth: range(0, 300, 10) },
  ...{ points: range(0, 1500, 10), sum: range(0, 465), real: range(0, 600), face: range(0, 4000, 10) },
};

/** More claims of one type take too long. */
const MOST = 30_000;

/** All claims of these types that can be made up, as far as they are not too many. */
export const possibleClaims = (
  forms: Readonly<Record<string, ClaimForm>>,
  seatCount: number,
): readonly JsonObject[] =>
  Object.entries(forms).flatMap(([type, { seats, names }]) => {
    if (seats === undefined || names.some((name) => VALUES[name] === undefined)) return [];
    const all = range(0, seatCount - 1);
    const pairs = all.flatMap((at) => all.filter((other) => other !== at).map((other) => [at, other]));
    const named = seats === 2 ? pairs : seats === 1 ? all.map((at) => [at]) : [[]];
    const domains = [['seats', named] as const, ...names.map((name) => [name, VALUES[name] ?? []] as const)];
    if (domains.reduce((product, [, values]) => product * values.length, 1) > MOST) return [];
    return domains.reduce<readonly JsonObject[]>(
      (claims, [name, values]) =>
        claims.flatMap((claim) => values.map((value) => ({ ...claim, [name]: value }))),
      [{ type }],
    );
  });
