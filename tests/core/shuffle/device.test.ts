import { expect, it } from 'vitest';
import { seat, type TableId } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { commitmentTo, type Opening, type Party } from '../../../core/shuffle/commitments.ts';
import {
  afterLoss,
  followTable,
  hashOfShown,
  ownCommitment,
  seedOfShown,
  type DeviceMemory,
  type ShownShuffle,
  type SeenTable,
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
const options = parsed.value;

const party = (opening: Opening, at: number, number = NUMBER): Party => ({
  seats: [seat(at)],
  commitment: commitmentTo(opening, { table: TABLE, number }),
});

/** A table in its second match: the shuffle is the first for it. */
const tableWith = (shuffle: Partial<ShownShuffle> | undefined, more: Partial<SeenTable> = {}): SeenTable => ({
  id: TABLE,
  setup: { game: 'for-sale', options },
  seats: [0, 1, 2, 3],
  phase: 'lobby',
  games: 1,
  ...(shuffle && { shuffle: { number: NUMBER, brokenOff: [], devices: [], ...shuffle } }),
  ...more,
});

const LIST = { host: party(hostOpening, 0), devices: others.map((opening, at) => party(opening, at + 1)) };
const OPEN = tableWith(LIST);
const FIXED = tableWith({ ...LIST, isFixed: true });
const STARTED = tableWith({ ...LIST, isFixed: true, openings: others }, { phase: 'playing', games: 2 });
const ENDED: SeenTable = { ...STARTED, phase: 'ended', ledger: [{ early: false }] };
const OPEN_HANDS = { ...FIXED.setup, openHands: true } as const;

/** What the device at a seat remembers after some frames, and what it did last; its share is one of `others`. */
function seen(at: number, tables: readonly SeenTable[], before: DeviceMemory = {}, seats = [seat(at)]) {
  let knowledge = before;
  const steps = tables.map((table) => {
    const after = followTable(knowledge, table, seats, () => others[at - 1] ?? drawnOpening(rng));
    knowledge = after.knowledge;
    return after.step;
  });
  return { knowledge, fault: knowledge.fault?.type, step: steps.at(-1) };
}

/** What all devices find, and whoever has no seat. */
const found = (...tables: readonly SeenTable[]) => [
  ...new Set([...[1, 2, 3].map((at) => seen(at, tables).fault), seen(0, tables, {}, []).fault]),
];
const changed = (table: SeenTable, more: Partial<ShownShuffle>): SeenTable => ({
  ...table,
  shuffle: { ...(table.shuffle as ShownShuffle), ...more },
});

it('commits to a share, opens it once, and an honest shuffle is found to be one', () => {
  const first = seen(1, [tableWith({})]);
  expect(first.step).toBe('commit');
  expect(first.knowledge.own).toEqual({ ...others[0], number: NUMBER });
  expect(seen(1, [tableWith({}), OPEN]).step).toBeUndefined();
  expect(seen(1, [OPEN, FIXED]).step).toBe('open');
  expect(seen(1, [OPEN, FIXED, FIXED]).step).toBeUndefined();
  expect(found(OPEN, FIXED, STARTED, ENDED)).toEqual([undefined]);
  const opened = changed({ ...ENDED, setup: OPEN_HANDS }, { hostOpening });
  expect(found(OPEN, FIXED, STARTED, opened)).toEqual([undefined]);
  expect(seedOfShown(STARTED)).toBeUndefined();
  const brokenOff = [{ number: NUMBER - 1, why: 'away', seats: [seat(2)] }] as const; // as `proofOf` has it
  expect(seedOfShown(changed(opened, { brokenOff }))).toBe(
    proofOf('for-sale', options, openings, NUMBER).seed,
  );
});

it('finds a share that is withheld, replaced, repeated, or not the one that was committed to', () => {
  const [first, second, third] = others as [Opening, Opening, Opening];
  const other = drawnOpening(rng);
  const after = (...more: readonly Partial<ShownShuffle>[]) =>
    more.map((one) => found(OPEN, FIXED, changed(STARTED, one)));
  expect(
    after(
      { openings: undefined as never },
      { openings: [first, second] },
      { openings: [first, second, other] },
      { openings: [first, third, second] },
      { openings: [first, first, third] },
      { hostOpening: other },
    ),
  ).toEqual(Array.from({ length: 6 }, () => ['opened-wrongly']));
  const [ben, cleo, dora] = LIST.devices as [Party, Party, Party];
  const copied = { devices: [ben, cleo, { ...dora, commitment: ben.commitment }] };
  expect(found(OPEN, changed(FIXED, copied))).toEqual(['repeated']);
  expect(found(OPEN, changed(FIXED, { host: { seats: [seat(0)], commitment: ben.commitment } }))).toEqual([
    'repeated',
  ]);
});

it('finds that the host’s share is missing where hands may be looked at, even if the setup no longer says so', () => {
  const open = { setup: OPEN_HANDS };
  expect(found({ ...FIXED, ...open }, { ...STARTED, ...open }, { ...ENDED, ...open })).toEqual([
    'opened-wrongly',
  ]);
  expect(found({ ...FIXED, ...open }, { ...STARTED, ...open }, ENDED)).toEqual(['opened-wrongly']);
  expect(
    found({ ...FIXED, ...open }, { ...STARTED, ...open }, { ...ENDED, ...open, ledger: [{ early: true }] }),
  ).toEqual([undefined]);
});

it('finds that its seat is there with another commitment, or that its own has gone', () => {
  const forged = LIST.devices.map((_, at) => party(drawnOpening(rng), at + 1));
  for (const at of [1, 2, 3]) {
    const devices = LIST.devices.map((one, index) => (index === at - 1 ? (forged[index] ?? one) : one));
    expect(seen(at, [OPEN, changed(FIXED, { devices })]).fault).toBe('without');
    expect(
      seen(at, [OPEN, changed(FIXED, { devices: LIST.devices.filter((_, index) => index !== at - 1) })])
        .fault,
    ).toBe('without');
  }
  // A list that nobody has seen before, under another number, with shares that are all the host's
  const drawn = Array.from({ length: 4 }, () => drawnOpening(rng));
  const [own, ...theirs] = drawn.map((opening, at) => party(opening, at, NUMBER + 1));
  if (own === undefined) throw new Error('no host');
  const list = { number: NUMBER + 1, host: own, devices: theirs, openings: drawn.slice(1) };
  for (const at of [1, 2, 3]) expect(seen(at, [OPEN, changed(STARTED, list)]).fault).toBe('without');
});

it('finds nothing where an honest host could not count it in', () => {
  const without = changed(FIXED, { devices: LIST.devices.slice(1) });
  const bare = tableWith({ host: LIST.host, devices: LIST.devices.slice(1) });
  expect(seen(1, [bare, without]).fault).toBeUndefined(); // its commitment came too late
  expect(seen(1, [OPEN, without], {}, []).fault).toBeUndefined(); // it has stood up
  const [knowledge] = [afterLoss(seen(1, [OPEN]).knowledge)];
  expect(seen(1, [without], knowledge).fault).toBeUndefined(); // it was away
  const reloaded = changed(FIXED, { devices: LIST.devices });
  expect(followTable({}, reloaded, [seat(1)], () => drawnOpening(rng)).knowledge.fault).toBeUndefined();
});

it('finds that the list is another one than was fixed', () => {
  const host = party(drawnOpening(rng), 0);
  expect(found(OPEN, FIXED, changed(STARTED, { host }))).toEqual(['changed']);
  expect(found(OPEN, FIXED, { ...STARTED, seats: [0, 1, 2, 3, 4] })).toEqual(['changed']);
  const starter = { ...STARTED.setup, options: { ...options, starter: 2 } };
  expect(found(OPEN, FIXED, { ...STARTED, setup: starter })).toEqual(['changed']);
  const aided = { ...STARTED.setup, options: { ...options, memoryAid: true } };
  expect(found(OPEN, FIXED, { ...STARTED, setup: aided })).toEqual([undefined]);
});

it('finds a match without the shuffle for which it has opened or committed, but not where that was broken off', () => {
  const bare = tableWith(undefined, { phase: 'playing', games: 2 });
  expect(seen(1, [OPEN, FIXED, bare]).fault).toBe('opened-wrongly');
  expect(seen(1, [OPEN, FIXED, STARTED, tableWith(undefined, { phase: 'ended', games: 2 })]).fault).toBe(
    'opened-wrongly',
  );
  expect(seen(1, [OPEN, bare]).fault).toBe('without');
  const alone = { ...bare, setup: { ...bare.setup, hostShuffles: true } as const };
  expect(seen(1, [OPEN, alone]).fault).toBeUndefined();
  const brokenOff = [{ number: NUMBER, why: 'away', seats: [seat(1)] }] as const;
  const dealtAlone = { ...bare, shuffle: { number: NUMBER, brokenOff, devices: [] } };
  expect(seen(1, [OPEN, FIXED, dealtAlone]).fault).toBeUndefined();
  expect(seen(1, [bare], afterLoss(seen(1, [OPEN, FIXED]).knowledge)).fault).toBeUndefined();
});

it('numbers go up, and a list that led to nothing is named', () => {
  const at = (number: number, more: Partial<ShownShuffle> = {}): SeenTable => {
    const list = openings.map((opening, index) => party(opening, index, number));
    const [host, ...devices] = list;
    return tableWith({ number, ...(host && { host }), devices, isFixed: true, ...more });
  };
  const broken = (number: number) => ({ number, why: 'host', seats: [] }) as const;
  const watched = (...tables: readonly SeenTable[]) => seen(0, tables, {}, []).fault;
  expect(watched(FIXED, at(NUMBER - 1))).toBe('number');
  expect(watched(FIXED, at(NUMBER + 1))).toBe('number'); // what became of this one?
  expect(watched(FIXED, at(NUMBER + 2, { brokenOff: [broken(NUMBER + 1)] }))).toBe('number');
  expect(watched(FIXED, at(NUMBER + 1, { brokenOff: [broken(NUMBER)] }))).toBeUndefined();
  const later = seen(0, [at(NUMBER + 1)], afterLoss(seen(0, [FIXED], {}, []).knowledge), []);
  expect(later.fault).toBe('number'); // the connection was lost meanwhile
  expect(watched(FIXED, STARTED, { ...at(NUMBER + 1), games: 2 })).toBeUndefined();
  expect(watched(FIXED, STARTED, { ...at(NUMBER), games: 2 })).toBe('changed'); // it led to a match already
});

it('keeps what was wrong for as long as the match lasts, and no longer', () => {
  const wrong = changed(STARTED, { openings: others.slice(1) });
  const { knowledge } = seen(1, [OPEN, FIXED, wrong, STARTED]);
  expect(knowledge.fault).toEqual({ match: 2, type: 'opened-wrongly' });
  const next = seen(1, [tableWith({ number: NUMBER + 1 }, { games: 2 })], knowledge);
  expect(next.fault).toBeUndefined();
  expect(next.step).toBe('commit');
});

it('draws a share for each shuffle, and opens none that is not its own', () => {
  const { knowledge } = seen(1, [OPEN, FIXED]);
  const next = followTable(
    knowledge,
    tableWith({ number: NUMBER + 1, brokenOff: [{ number: NUMBER, why: 'away', seats: [] }] }),
    [seat(1)],
    () => drawnOpening(rng),
  );
  expect(next.step).toBe('commit');
  expect(next.knowledge.own?.share).not.toBe(knowledge.own?.share);
  if (next.knowledge.own === undefined) throw new Error('no share');
  expect(ownCommitment(next.knowledge.own, TABLE)).not.toBe(LIST.devices[0]?.commitment);
  expect(seen(1, [FIXED]).step).toBeUndefined();
  expect(hashOfShown(tableWith({}))).toBeUndefined();
});
