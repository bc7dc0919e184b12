import { isJsonObject, type JsonObject } from '../../core/base/parse.ts';

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
