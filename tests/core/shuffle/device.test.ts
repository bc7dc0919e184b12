import { expect, it } from 'vitest';
import { seat, type TableId } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { commitmentTo, type Opening, type Party } from '../../../core/shuffle/commitments.ts';
import {
  faultIn,
  hashOfSeen,
  needsShare,
  seedOfSeen,
  type DeviceShuffle,
  type SeenShuffle,
} from '../../../core/shuffle/device.ts';
import { drawnOpening, game, proofOf } from '../../helpers/shuffles.ts';

const TABLE = '0123456789abcdef' as TableId;
const NUMBER = 7;
const rng = createRng('devices');
const openings = Array.from({ length: 4 }, () => drawnOpening(rng));
const [hostOpening, ...others] = openings as [Opening, ...Opening[]];
const rules = game('for-sale');
const parsed = rules.parseOptions({ edition: Object.keys(rules.presets)[0] }, 4);
if (!parsed.ok) throw new Error(parsed.error.code);
const terms = { game: 'for-sale', options: parsed.value, seatCount: 4 };

const party = (opening: Opening, at: number): Party => ({
  seats: [seat(at)],
  commitment: commitmentTo(opening, { table: TABLE, number: NUMBER }),
});

const FIXED: SeenShuffle = {
  table: TABLE,
  terms,
  number: NUMBER,
  brokenOff: [],
  host: party(hostOpening, 0),
  devices: others.map((opening, at) => party(opening, at + 1)),
  isFixed: true,
  due: 'none',
};
/** Each honest device, as it stands once it has opened its share. */
const DEVICES = others.map((own): DeviceShuffle => {
  const commitments = hashOfSeen(FIXED);
  return { number: NUMBER, own, ...(commitments !== undefined && { commitments }) };
});
const STARTED: SeenShuffle = { ...FIXED, openings: others, due: 'devices' };
const ENDED: SeenShuffle = { ...STARTED, hostOpening, due: 'all' };

/** What the devices find, and whoever has no share. */
const found = (seen: SeenShuffle, last: number | undefined = NUMBER - 1) => [
  ...new Set([...DEVICES, undefined].map((device) => faultIn(seen, device, last))),
];

it('an honest shuffle is found to be one, and its seed is that of the deal', () => {
  for (const seen of [FIXED, STARTED, ENDED]) expect(found(seen)).toEqual([undefined]);
  expect(seedOfSeen(STARTED)).toBeUndefined();
  const { seed } = proofOf('for-sale', terms.options, openings, NUMBER);
  expect(seedOfSeen({ ...ENDED, brokenOff: [{ number: NUMBER - 1, why: 'away', seats: [seat(2)] }] })).toBe(
    seed,
  );
});

it('every device finds a share that is withheld, replaced, repeated, or not the one that was committed to', () => {
  const [first, second, third] = others as [Opening, Opening, Opening];
  const other = drawnOpening(rng);
  expect(found({ ...FIXED, due: 'devices' })).toEqual(['opened-wrongly']);
  expect(found({ ...STARTED, due: 'all' })).toEqual(['opened-wrongly']);
  expect(found({ ...STARTED, openings: [first, second] })).toEqual(['opened-wrongly']);
  expect(found({ ...STARTED, openings: [first, second, other] })).toEqual(['opened-wrongly']);
  expect(found({ ...STARTED, openings: [first, third, second] })).toEqual(['opened-wrongly']);
  expect(found({ ...STARTED, openings: [first, first, third] })).toEqual(['opened-wrongly']);
  expect(found({ ...ENDED, hostOpening: other })).toEqual(['opened-wrongly']);
  const [ben, cleo, dora] = FIXED.devices as [Party, Party, Party];
  const copied = { ...FIXED, devices: [ben, cleo, { ...dora, commitment: ben.commitment }] };
  expect(found(copied)).toEqual(['repeated']);
  expect(found({ ...FIXED, host: { seats: [seat(0)], commitment: ben.commitment } })).toEqual(['repeated']);
});

it('every device finds that it is left out, or that the list is another one than it opened its share for', () => {
  for (const [at, device] of DEVICES.entries()) {
    const without = { ...FIXED, devices: FIXED.devices.filter((_, index) => index !== at) };
    expect(faultIn(without, device, undefined)).toBe('without');
  }
  const host = { seats: [seat(0)], commitment: commitmentTo(drawnOpening(rng), FIXED) };
  for (const device of DEVICES) {
    expect(faultIn({ ...STARTED, host }, device, undefined)).toBe('changed');
    const seatCount = { ...STARTED, terms: { ...terms, seatCount: 5 } };
    expect(faultIn(seatCount, device, undefined)).toBe('changed');
    const options = { ...STARTED, terms: { ...terms, options: { ...terms.options, starter: 2 } } };
    expect(faultIn(options, device, undefined)).toBe('changed');
    const aided = { ...STARTED, terms: { ...terms, options: { ...terms.options, memoryAid: true } } };
    expect(faultIn(aided, device, undefined)).toBeUndefined();
  }
});

it('numbers go up, and what became of each is seen', () => {
  expect(found(FIXED, NUMBER + 1)).toEqual(['number']);
  expect(found(FIXED, NUMBER - 2)).toEqual(['number']);
  const brokenOff = [{ number: NUMBER - 1, why: 'host', seats: [] }] as const;
  expect(faultIn({ ...FIXED, brokenOff }, undefined, NUMBER - 2)).toBeUndefined();
  expect(faultIn(FIXED, undefined, undefined)).toBeUndefined();
});

it('a device never opens the same share for two lists', () => {
  const [device] = DEVICES;
  const { isFixed: _isFixed, ...open } = FIXED;
  expect(needsShare(open, undefined)).toBe(true);
  expect(needsShare(open, device)).toBe(false);
  expect(needsShare({ ...open, number: NUMBER + 1 }, device)).toBe(true);
  expect(needsShare({ ...FIXED, number: NUMBER + 1 }, device)).toBe(false);
});
