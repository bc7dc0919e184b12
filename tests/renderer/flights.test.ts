import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { GameTypes } from '../../core/game.ts';
import { partOf } from '../../renderer/games/events.ts';
import { events as fuffzigerEvents } from '../../renderer/games/falsche-fuffziger/table/events.ts';
import '../../renderer/games/falsche-fuffziger/table/later-phases.ts';
import { events as forSaleEvents } from '../../renderer/games/for-sale/table/events.ts';
import { events as moneyEvents } from '../../renderer/games/money/table/events.ts';
import { anchorElement } from '../../renderer/games/shared/anchors.ts';
import type { Flight } from '../../renderer/games/shared/flight.ts';
import type { EventParts, VisibleEvent } from '../../renderer/games/table-parts.ts';
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
const flightsOf = <Types extends GameTypes, Words>(
  parts: EventParts<Types, Words>,
  event: VisibleEvent<Types>,
): readonly Flight[] => partOf(parts, event).flights?.(event) ?? [];
const [own, other] = [seat(0), seat(1)];

describe('flights begin and end at parts of the table', () => {
  it('of Money!', async () => {
    ({ mounted } = await lookAtMoney(3));
    expect(
      missing([
        ...flightsOf(moneyEvents, { type: 'took', seat: own, display: 'left', gained: [5], laid: [9] }),
        ...flightsOf(moneyEvents, { type: 'swapped', seat: own, with: other, gained: [5], laid: [9] }),
        ...flightsOf(moneyEvents, { type: 'refilled', left: [5], right: [9], pile: 3, stalled: 0 }),
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
    expect(missing([own, other].flatMap((at) => flightsOf(forSaleEvents, { ...bought, seat: at })))).toEqual(
      [],
    );
  });

  it('of Falsche Fuffziger', async () => {
    ({ mounted } = await lookAtFuffziger(fuffzigerStart()));
    const laundered = { type: 'laundered', card: 'A1', real: 20 } as const;
    expect(
      missing([own, other].flatMap((at) => flightsOf(fuffzigerEvents, { ...laundered, seat: at }))),
    ).toEqual([]);
  });
});
