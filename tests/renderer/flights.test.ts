import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { flightsOf as fuffzigerFlights } from '../../renderer/games/falsche-fuffziger/table/flights.ts';
import { flightsOf as forSaleFlights } from '../../renderer/games/for-sale/table/flights.ts';
import { flightsOf as moneyFlights } from '../../renderer/games/money/table/flights.ts';
import { anchorElement } from '../../renderer/games/shared/anchors.ts';
import type { Flight } from '../../renderer/games/shared/flight.ts';
import { lookAt as lookAtForSale, startOf } from '../helpers/renderer/for-sale-table.ts';
import { lookAt as lookAtFuffziger, startOf as fuffzigerStart } from '../helpers/renderer/fuffziger-table.ts';
import { lookAtMoney } from '../helpers/renderer/money-table.ts';
import type { Mounted } from '../helpers/renderer/mount.ts';

let mounted: Mounted;
afterEach(() => mounted.wrapper.unmount());

/** The ends of flights that are no parts of the table on the page. */
function missing(flights: readonly Flight[]): readonly string[] {
  expect(flights.length).toBeGreaterThan(0);
  const names = flights.flatMap(({ from, to, instead = to }) => [from, to, instead]);
  return names.filter((name) => anchorElement(document, name) === undefined);
}
const [own, other] = [seat(0), seat(1)];

describe('flights begin and end at parts of the table', () => {
  it('of Money!', async () => {
    ({ mounted } = await lookAtMoney(3));
    expect(
      missing([
        ...moneyFlights({ type: 'took', seat: own, display: 'left', gained: [5], laid: [9] }),
        ...moneyFlights({ type: 'swapped', seat: own, with: other, gained: [5], laid: [9] }),
        ...moneyFlights({ type: 'refilled', left: [5], right: [9], pile: 3, stalled: 0 }),
      ]),
    ).toEqual([]);
  });

  it('of For Sale', async () => {
    ({ mounted } = await lookAtForSale(startOf(3, { buildings: [3, 12, 25] })));
    const bought = {
      type: 'bought',
      round: 1,
      by: 'passing',
      building: 12,
      bid: 3,
      paid: 2,
      refund: 1,
    } as const;
    expect(missing([own, other].flatMap((at) => forSaleFlights({ ...bought, seat: at })))).toEqual([]);
  });

  it('of Falsche Fuffziger', async () => {
    ({ mounted } = await lookAtFuffziger(fuffzigerStart()));
    const laundered = { type: 'laundered', card: 'A1', real: 20 } as const;
    expect(missing([own, other].flatMap((at) => fuffzigerFlights({ ...laundered, seat: at })))).toEqual([]);
  });
});
