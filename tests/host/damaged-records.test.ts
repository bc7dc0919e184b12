import { expect, it } from 'vitest';
import { openDamaged } from '../helpers/damaged-records.ts';
import { openRecords } from '../helpers/open-records.ts';

/** `npm run fuzz -- --records` opens as many as one likes. */
const COUNT = 260;

it('a damaged record opens, or is refused with a reason', async () => {
  const { outcomes, faults } = await openDamaged(openRecords(), COUNT, 'damaged records');
  expect(faults).toEqual([]);
  for (const outcome of ['opened', 'no-record', 'newer', 'unfinished', 'not-available', 'no-such-seat'])
    expect([outcome, outcomes.get(outcome)]).toEqual([outcome, expect.any(Number)]);
});
