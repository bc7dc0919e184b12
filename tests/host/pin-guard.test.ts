import { describe, expect, it } from 'vitest';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import { parsePinTries, PinGuard, type PinTries } from '../../electron/host/table/pin-guard.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const MINUTE = 60_000;
const locked = { code: 'pin-locked' };
const pausedFor = (seconds: number): object => ({ ...locked, data: { seconds } });

function guarded(saved?: PinTries) {
  const clock = manualClock();
  let changes = 0;
  const guard = new PinGuard({ clock, limits: HOST_LIMITS, saved, changed: () => (changes += 1) });
  const fail = (address: string, times: number): void => {
    for (let index = 0; index < times; index++) {
      expect(guard.refusal(address)).toBeUndefined();
      guard.wrong(address);
    }
  };
  return { clock, guard, fail, changes: () => changes };
}
/** What a restart brings back, through the text of a file. */
const restarted = (guard: PinGuard) => guarded(parsePinTries(JSON.parse(JSON.stringify(guard.saved()))));

describe('an address', () => {
  it('pauses after five wrong tries, and again after five more', () => {
    const { clock, guard, fail } = guarded();
    for (let round = 0; round < 2; round++) {
      fail('eve', 4);
      expect(guard.wrong('eve')).toEqual({ code: 'wrong-pin', data: { left: 0 } });
      expect(guard.refusal('eve')).toEqual(pausedFor(900));
      expect(guard.lock()).toEqual({ wrongTries: 5 * (round + 1), devices: 1, seconds: 900 });
      clock.advance(15 * MINUTE);
      expect(guard.refusal('eve')).toBeUndefined();
      expect(guard.lock()).toBeUndefined();
    }
  });

  it('pauses no longer because somebody sets the clock back', () => {
    const { clock, guard, fail } = guarded();
    fail('eve', 5);
    clock.setBack(24 * 60 * MINUTE);
    clock.advance(14 * MINUTE);
    expect(guard.refusal('eve')).toEqual(pausedFor(60));
    clock.advance(MINUTE);
    expect(guard.refusal('eve')).toBeUndefined();
  });

  it('goes on pausing after a new PIN and after a restart, for the time that is left', () => {
    const { clock, guard, fail } = guarded();
    fail('eve', 5);
    fail('ben', 2);
    clock.advance(5 * MINUTE);
    guard.reset();
    expect(guard.refusal('eve')).toEqual(pausedFor(600));
    expect(guard.refusal('ben')).toBeUndefined();
    expect(guard.lock()).toEqual({ wrongTries: 5, devices: 1, seconds: 600 });
    const again = restarted(guard);
    expect(again.guard.refusal('eve')).toEqual(pausedFor(600));
    expect(again.guard.lock()).toEqual({ wrongTries: 5, devices: 1, seconds: 600 });
    again.clock.advance(10 * MINUTE);
    again.fail('eve', 1);
  });

  it('comes in without a PIN once a host says so, until there is a new one; who does not wait has to type it', () => {
    const { guard, fail } = guarded();
    fail('eve', 5);
    fail('ben', 2);
    guard.admitPaused();
    expect(['eve', 'ben', 'carl'].map((address) => guard.isAdmitted(address))).toEqual([true, false, false]);
    expect(guard.refusal('eve')).toBeUndefined();
    expect(guard.lock()).toBeUndefined();
    guard.reset();
    expect(guard.isAdmitted('eve')).toBe(false);
  });

  it('comes in after a new PIN, too, once a host says so', () => {
    const { guard, fail } = guarded();
    fail('eve', 5);
    guard.reset();
    guard.admitPaused();
    expect(guard.isAdmitted('eve')).toBe(true);
    expect(guard.lock()).toBeUndefined();
  });

  it('is not forgotten when many others try after it', () => {
    const { clock, guard, fail } = guarded();
    const failSlowly = (from: number, to: number): void => {
      for (let other = from; other < to; other++) {
        clock.advance(MINUTE); // slowly, so that the table is not locked
        fail(`other ${other}`, 1);
      }
    };
    failSlowly(0, 300);
    fail('eve', 5);
    failSlowly(300, 310);
    expect(guard.saved().addresses).toHaveLength(256);
    expect(guard.refusal('eve')).toEqual(pausedFor(5 * 60));
  });
});

describe('a table at which strangers guess', () => {
  const guessed = () => {
    const parts = guarded();
    for (const address of ['a', 'b', 'c', 'd']) parts.fail(address, 4);
    parts.fail('e', 4);
    return parts;
  };

  it('is locked for those who were wrong, and the owner sees why; whoever was never wrong comes in', () => {
    const { clock, guard } = guessed();
    for (const address of ['a', 'e']) expect(guard.refusal(address)).toEqual(locked);
    expect(guard.lock()).toEqual({ wrongTries: 20, devices: 5 });
    expect(guard.refusal('honest')).toBeUndefined();
    guard.right('honest');
    clock.advance(24 * 60 * MINUTE);
    expect(guard.refusal('a')).toEqual(locked);
    guard.wrong('late');
    expect(guard.refusal('late')).toEqual(locked);
    expect(guard.lock()).toEqual({ wrongTries: 21, devices: 6 });
    guard.reset();
    expect(guard.refusal('a')).toBeUndefined();
    expect(guard.lock()).toBeUndefined();
  });

  it('stays locked over a restart', () => {
    const again = restarted(guessed().guard).guard;
    expect(again.refusal('a')).toEqual(locked);
    expect(again.refusal('honest')).toBeUndefined();
    expect(again.lock()).toEqual({ wrongTries: 20, devices: 5 });
  });

  it('counts the tries of ten minutes, by a clock that nobody sets', () => {
    const { clock, guard, fail } = guarded();
    for (const address of ['a', 'b', 'c', 'd']) fail(address, 4);
    clock.setBack(60 * MINUTE);
    clock.advance(10 * MINUTE);
    fail('e', 4);
    expect(guard.lock()).toBeUndefined();
  });

  it('is locked for everybody once more addresses were wrong than are remembered: none of them gets a second try', () => {
    const { guard } = guessed();
    const others = Array.from({ length: 251 }, (_, index) => `other ${index}`);
    for (const other of others) guard.wrong(other);
    for (const other of [...others, 'one more']) expect(guard.refusal(other)).toEqual(locked);
    expect(guard.saved().addresses).toHaveLength(256);
  });
});

it('says when something is to be kept, and reads only what it wrote', () => {
  const { guard, changes } = guarded();
  guard.wrong('eve');
  guard.right('eve');
  guard.right('eve');
  expect(changes()).toBe(2);
  for (const text of ['null', '{}', '{"isLocked":1,"wrongTries":0,"recent":[],"addresses":[]}'])
    expect(parsePinTries(JSON.parse(text))).toBeUndefined();
  const odd = '{"isLocked":false,"wrongTries":1,"recent":["x",-1],"addresses":[{"address":"eve","tries":1}]}';
  expect(parsePinTries(JSON.parse(odd))).toEqual({
    isLocked: false,
    wrongTries: 1,
    recent: [],
    addresses: [],
  });
});
