import { defineStore } from 'pinia';
import { load } from '../stores/loading.ts';
import { useSettings } from '../stores/settings.ts';
import { weightiest, type Sound } from './sounds.ts';
import type * as Voices from './synth.ts';

/** Seconds from one sound to the next one of the same moment. */
const APART = 0.2;
/** Seconds after which a sound says nothing any more. */
const TOO_LATE = 1;
/** Milliseconds after which nothing is heard any more; what could play would cost a phone its battery all the same. */
const REST = 4_000;
/** What counts as a touch for browsers; a pointer that goes down may be about to scroll. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

/** Where something is heard: each has its own switch. */
export type SoundOutput = 'table' | 'television';

/** What plays, running only while it is needed. Made in answer to a touch: browsers let no other start. */
function createOutput() {
  const context = new AudioContext();
  const voices = load(() => import('./synth.ts'));
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** When the last sound leaves room for the next one, in the context's time. */
  let isFreeAt = 0;

  /** Answers whether it runs now. */
  async function start(): Promise<boolean> {
    clearTimeout(rest);
    rest = setTimeout(() => void context.suspend(), REST);
    if (context.state !== 'running') await context.resume().catch(() => undefined);
    return context.state === 'running';
  }
  function playOne({ play }: typeof Voices, sound: Sound, loudness: number): void {
    const at = Math.max(context.currentTime, isFreeAt);
    if (at - context.currentTime > TOO_LATE) return;
    play(context, sound, at, loudness);
    isFreeAt = at + APART;
  }
  return {
    start,
    /** A call or another app has the device's sound. iOS gives it back only in answer to a touch. */
    isInterrupted: (): boolean => context.state === 'interrupted',
    /** Answers whether the browser let it run. */
    play: async (sounds: readonly Sound[], loudness: number): Promise<boolean> => {
      const wantedAt = performance.now();
      const [loaded, isRunning] = await Promise.all([voices, start()]);
      const isLate = performance.now() - wantedAt > TOO_LATE * 1000;
      if (isRunning && !isLate) for (const sound of sounds) playOne(loaded, sound, loudness);
      return isRunning;
    },
  };
}

/** Plays the sounds of the app, from the first touch of the page on and as loud as this device is set. */
export const useSoundPlayer = defineStore('speaker', () => {
  const settings = useSettings();
  let output: ReturnType<typeof createOutput> | undefined;
  /** Whether the browser let the output run when it was last wanted. If not, the next touch starts it again. */
  let hasStarted = false;

  const isOn = (place: SoundOutput): boolean =>
    place === 'table' ? settings.sound : settings.televisionSound;

  async function wake(): Promise<void> {
    if (!('AudioContext' in window) || (hasStarted && output?.isInterrupted() !== true)) return;
    output ??= createOutput();
    hasStarted = await output.start();
  }

  async function play(sounds: readonly Sound[], place: SoundOutput = 'table'): Promise<void> {
    if (sounds.length === 0 || !isOn(place)) return;
    if (output === undefined) return;
    hasStarted = await output.play(weightiest(sounds), (settings.volume / 100) ** 2); // as ears count
  }

  /** Lets a person hear what they have just chosen. Only in answer to a touch. */
  async function sample(place: SoundOutput = 'table'): Promise<void> {
    if (!isOn(place)) return;
    await wake();
    await play(['coin'], place);
  }

  /** Gets ready at the first touch; returns how to stop that. Somebody who hears nothing pays nothing. */
  function watchTouches(place: SoundOutput): () => void {
    const stop = new AbortController();
    const touched = (): void => {
      if (isOn(place)) void wake();
    };
    for (const type of TOUCHES)
      window.addEventListener(type, touched, { capture: true, passive: true, signal: stop.signal });
    // in a task of its own: to open the sound takes as long as a screen's first picture, and would come before it
    const soon = navigator.userActivation?.hasBeenActive ? setTimeout(touched) : undefined;
    return () => {
      clearTimeout(soon);
      stop.abort();
    };
  }

  return { play, sample, watchTouches };
});
