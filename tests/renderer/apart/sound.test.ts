import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { NO_MONEY } from '../../../core/games/falsche-fuffziger/material/money.ts';
import { events } from '../../../renderer/games/falsche-fuffziger/table/events.ts';
import '../../../renderer/games/falsche-fuffziger/table/later-phases.ts';
import { weightiest } from '../../../renderer/signals/sounds.ts';
import { useSoundPlayer } from '../../../renderer/signals/sound-player.ts';
import type * as Voices from '../../../renderer/signals/synth.ts';
import { play, VOICES } from '../../../renderer/signals/synth.ts';
import { useSettings } from '../../../renderer/stores/settings.ts';
import { FakeAudio, stubAudio } from '../../helpers/renderer/fake-audio.ts';
import { after, lookAt, startOf } from '../../helpers/renderer/for-sale-table.ts';
import { lookAtMoney } from '../../helpers/renderer/money-table.ts';
import { freshStores, settled, type Mounted } from '../../helpers/renderer/mount.ts';

/** What was played, in order: name and loudness. */
const heard = vi.hoisted(() => [] as (readonly [string, number])[]);
vi.mock('../../../renderer/signals/synth.ts', async (original) => {
  const real = await original<typeof Voices>();
  return {
    ...real,
    play: (...[context, sound, at, loudness]: Parameters<typeof real.play>) => {
      heard.push([sound, loudness]);
      real.play(context, sound, at, loudness);
    },
  };
});
const names = () => heard.map(([name]) => name);

/** Hands a fake over as the part of the browser it stands for. */
const as = <Part>(fake: object): Part => fake as Part;

let mounted: Mounted | undefined;
let stop: () => void = () => undefined;
const touch = async (type = 'pointerup') => {
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await settled();
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] }); // a sound that comes late is dropped, and this machine may be slow
  heard.length = 0;
  localStorage.clear();
  stubAudio();
});
afterEach(() => {
  stop();
  mounted?.wrapper.unmount();
  mounted = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the sound of a table', () => {
  const lookAtBidding = async () => {
    const look = await lookAt(after(startOf(3), [0, 2]));
    ({ mounted } = look);
    stop = useSoundPlayer().watchTouches('table');
    return look;
  };

  it('begins with the first touch of the page, and not before', async () => {
    const look = await lookAtBidding();
    await look.play([1, 3]);
    expect([FakeAudio.made.length, names()]).toEqual([0, []]);
    await touch();
    expect(FakeAudio.made).toHaveLength(1);
    await look.play([2, 4]);
    expect(names()).toEqual(['coin']);
    expect(FakeAudio.made[0]?.played.length).toBeGreaterThan(0);
    await touch('keydown');
    expect(FakeAudio.made).toHaveLength(1);
  });

  it('says what happened: a pass rustles, the hammer falls for who stayed', async () => {
    const look = await lookAtBidding();
    await touch();
    await look.play([1, 'pass']);
    expect(names()).toEqual(['paper']);
    heard.length = 0;
    await look.play([2, 'pass']); // the round is over: bought twice, and the next buildings
    expect(names()).toEqual(['paper', 'hammer']);
  });

  it('is silent where nothing happens, and when the same table is shown again', async () => {
    const look = await lookAtBidding();
    await touch();
    await look.give({ events: [] });
    expect(heard).toEqual([]);
  });

  it('is another one for each game', async () => {
    const look = await lookAtMoney(3);
    ({ mounted } = look);
    stop = useSoundPlayer().watchTouches('table');
    await touch();
    await look.bidLowest([0]);
    expect(names()).toEqual(['wax']);
    await look.bidLowest([1, 2]);
    expect(names().at(-1)).toBe('hammer');
    const auction = { start: seat(0), lot: 2, winner: seat(1), paid: NO_MONEY };
    const fall = events['auction-ended'].sound;
    expect(typeof fall === 'function' && fall({ type: 'auction-ended', ...auction })).toBe('hammer');
    expect([events.inspected.sound, events.scrapped.sound]).toEqual(['door', 'siren']);
  });

  it('can be muted, and costs nothing then', async () => {
    const look = await lookAtBidding();
    useSettings().sound = false;
    await touch();
    await look.play([1, 3]);
    expect([FakeAudio.made.length, names()]).toEqual([0, []]);
    useSettings().sound = true;
    await touch();
    useSettings().sound = false;
    await look.play([2, 4]);
    expect(names()).toEqual([]);
  });

  it('is off on a television until it is wanted there', async () => {
    const look = await lookAtBidding();
    await look.give({ displayMode: 'television' });
    stop();
    stop = useSoundPlayer().watchTouches('television');
    await touch();
    await look.play([1, 3]);
    expect(names()).toEqual([]);
    useSettings().televisionSound = true;
    useSettings().sound = false; // the switch of the own table is another one
    await touch();
    await look.play([2, 4]);
    expect(names()).toEqual(['coin']);
  });

  it('is as loud as it was set', async () => {
    const look = await lookAtBidding();
    await touch();
    await look.play([1, 3]);
    useSettings().volume = 100;
    await look.play([2, 4]);
    expect(heard).toEqual([
      ['coin', 0.25],
      ['coin', 1],
    ]);
  });
});

describe('the speaker', () => {
  const ready = async () => {
    freshStores();
    const speaker = useSoundPlayer();
    stop = speaker.watchTouches('table');
    await touch();
    const [context] = FakeAudio.made;
    if (context === undefined) throw new Error('no sound');
    return { speaker, context };
  };

  it('plays sounds of a moment one after the other, and leaves out what would come late', async () => {
    const { speaker, context } = await ready();
    await speaker.play(['paper', 'coin']);
    const begins = context.played.map((part) => part.begins);
    expect(Math.min(...begins)).toBe(0);
    expect(Math.max(...begins)).toBeGreaterThanOrEqual(0.2);
    for (let times = 0; times < 10; times++) await speaker.play(['press']);
    expect(heard.length).toBeLessThan(8);
    context.currentTime = 5;
    heard.length = 0;
    await speaker.play(['press']);
    expect(names()).toEqual(['press']);
  });

  it('waits for the touch with which the browser lets it begin', async () => {
    FakeAudio.begins = 'suspended';
    FakeAudio.mayResume = false;
    const { speaker } = await ready();
    await speaker.play(['coin']);
    expect(heard).toEqual([]);
    FakeAudio.mayResume = true;
    await touch();
    await speaker.play(['coin']);
    expect(names()).toEqual(['coin']);
    expect(FakeAudio.made).toHaveLength(1);
  });

  it('comes back with the next touch after a call has taken the sound away', async () => {
    const { speaker, context } = await ready();
    context.state = 'interrupted';
    FakeAudio.mayResume = false; // no touch
    await speaker.play(['coin']);
    expect(heard).toEqual([]);
    FakeAudio.mayResume = true;
    await touch();
    expect(context.state).toBe('running');
    await speaker.play(['coin']);
    expect(names()).toEqual(['coin']);
  });

  it('comes back with a touch before anything was to be heard', async () => {
    const { context } = await ready();
    context.state = 'interrupted';
    await touch();
    expect(context.state).toBe('running');
  });

  it('rests while nothing is heard', async () => {
    vi.useFakeTimers();
    const { speaker, context } = await ready();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(context.state).toBe('suspended');
    await touch(); // alone it starts nothing
    expect(context.state).toBe('suspended');
    await speaker.play(['coin']);
    expect([context.state, names()]).toEqual(['running', ['coin']]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(context.state).toBe('suspended');
    vi.useRealTimers();
  });

  it('lets what was chosen be heard at once, unless nothing is to be heard', async () => {
    freshStores();
    FakeAudio.begins = 'suspended';
    useSettings().sound = false;
    await useSoundPlayer().sample();
    expect(FakeAudio.made).toEqual([]);
    useSettings().sound = true;
    await useSoundPlayer().sample();
    expect(names()).toEqual(['coin']);
  });

  it('stops listening, and does without sounds where there are none', async () => {
    freshStores();
    useSoundPlayer().watchTouches('table')();
    await touch();
    expect(FakeAudio.made).toEqual([]);
    Reflect.deleteProperty(window, 'AudioContext');
    await useSoundPlayer().sample();
    await useSoundPlayer().play(['coin']);
    expect(heard).toEqual([]);
  });
});

describe('a sound', () => {
  it('that reminds is louder than the one that calls to a turn', () => {
    const loudest = (name: keyof typeof VOICES): number => {
      const begins = VOICES[name].map(({ at = 0 }) => at);
      const together = (moment: number): number =>
        VOICES[name].reduce((sum, { at = 0, level }) => (at === moment ? sum + level : sum), 0);
      return Math.max(...begins.map(together));
    };
    expect(loudest('reminder')).toBeGreaterThan(loudest('turn') * 1.3);
    expect(loudest('reminder')).toBeLessThan(1);
  });

  it('is one of two at most, the weightiest, in the order of what happened', () => {
    expect(weightiest(['siren', 'paper', 'hammer', 'coin', 'paper'])).toEqual(['siren', 'hammer']);
    expect(weightiest(['paper', 'paper'])).toEqual(['paper']);
    expect(weightiest([])).toEqual([]);
  });

  it.each(Object.keys(VOICES) as (keyof typeof VOICES)[])('%s is short and soft', (name) => {
    const context = new FakeAudio();
    play(as(context), name, 3, 1);
    expect(context.played).toHaveLength(VOICES[name].length);
    for (const { begins, ends } of context.played) {
      expect(begins).toBeGreaterThanOrEqual(3);
      expect(ends).toBeGreaterThan(begins);
      expect(ends).toBeLessThanOrEqual(4.2);
    }
    expect(Math.max(...context.levels)).toBeLessThanOrEqual(0.6);
  });
});
