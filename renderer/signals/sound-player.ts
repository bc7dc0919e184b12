import { defineStore } from 'pinia';
import { load } from '../stores/loading.ts';
import { useSettings } from '../stores/settings.ts';
import { weightiest, type Sound } from './sounds.ts';
import type * as Voices from './synth.ts';

/** Seconds between the starts of two sounds. */
const SPACING = 0.2;
/** Seconds after which a queued sound is dropped. */
const TOO_LATE = 1;
/** Milliseconds of silence after which the audio context is suspended: a running one drains a phone's battery. */
const REST = 4_000;
/** Events that browsers accept as a user gesture; a pointer that goes down may be about to scroll. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

/** Where a sound is played: each output has its own switch. */
export type SoundOutput = 'table' | 'television';

/** Creates the audio output, which runs only while needed. Only in response to a touch: browsers allow no other start. */
function createOutput() {
  const context = new AudioContext();
  const voices = load(() => import('./synth.ts'));
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** When the next sound may start, in the context's time (seconds). */
  let isFreeAt = 0;

  /** Returns whether it runs now. */
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
    isFreeAt = at + SPACING;
  }
  return {
    start,
    /** A call or another app uses the audio. iOS resumes it only in response to a touch. */
    isInterrupted: (): boolean => context.state === 'interrupted',
    /** Returns whether the browser let it run. */
    play: async (sounds: readonly Sound[], loudness: number): Promise<boolean> => {
      const requestedAt = performance.now();
      const [loaded, isRunning] = await Promise.all([voices, start()]);
      const isLate = performance.now() - requestedAt > TOO_LATE * 1000;
      if (isRunning && !isLate) for (const sound of sounds) playOne(loaded, sound, loudness);
      return isRunning;
    },
  };
}

/** Plays the sounds of the app, from the first touch of the page on, at the volume of the settings. */
export const useSoundPlayer = defineStore('speaker', () => {
  const settings = useSettings();
  let output: ReturnType<typeof createOutput> | undefined;
  /** Whether the browser let the output run last time. If not, the next touch starts it again. */
  let hasStarted = false;

  const isOn = (destination: SoundOutput): boolean =>
    destination === 'table' ? settings.sound : settings.televisionSound;

  async function wake(): Promise<void> {
    if (!('AudioContext' in window) || (hasStarted && output?.isInterrupted() !== true)) return;
    output ??= createOutput();
    hasStarted = await output.start();
  }

  async function play(sounds: readonly Sound[], destination: SoundOutput = 'table'): Promise<void> {
    if (sounds.length === 0 || !isOn(destination)) return;
    if (output === undefined) return;
    hasStarted = await output.play(weightiest(sounds), (settings.volume / 100) ** 2); // perceived loudness
  }

  /** Plays a sample. Only in response to a touch. */
  async function sample(destination: SoundOutput = 'table'): Promise<void> {
    if (!isOn(destination)) return;
    await wake();
    await play(['coin'], destination);
  }

  /** Starts the output at the first touch if the sound is on; returns a function that stops listening. */
  function watchTouches(destination: SoundOutput): () => void {
    const stop = new AbortController();
    const onTouch = (): void => {
      if (isOn(destination)) void wake();
    };
    for (const type of TOUCHES)
      window.addEventListener(type, onTouch, { capture: true, passive: true, signal: stop.signal });
    // in a new task: opening the output takes as long as a screen's first paint, and would delay it
    const soon = navigator.userActivation?.hasBeenActive ? setTimeout(onTouch) : undefined;
    return () => {
      clearTimeout(soon);
      stop.abort();
    };
  }

  return { play, sample, watchTouches };
});
