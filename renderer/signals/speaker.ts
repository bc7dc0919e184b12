import { defineStore } from 'pinia';
import { load } from '../stores/loading.ts';
import { useSettings } from '../stores/settings.ts';
import { weightiest, type Sound } from './sounds.ts';
import type * as Voices from './voices.ts';

/** Seconds from one sound to the next one of the same moment. */
const APART = 0.2;
/** Seconds after which a sound says nothing any more. */
const TOO_LATE = 1;
/** What counts as a touch for browsers; a pointer that goes down may be about to scroll. */
const TOUCHES = ['pointerup', 'click', 'keydown'] as const;

/** Where something is heard: each has its own switch. */
export type Place = 'table' | 'television';

/** Plays the sounds of the app, from the first touch of the page on and as loud as this device is set. */
export const useSpeaker = defineStore('speaker', () => {
  const settings = useSettings();
  let context: AudioContext | undefined;
  let voices: Promise<typeof Voices> | undefined;
  /** When the last sound leaves room for the next one, in the context's time. */
  let isFreeAt = 0;

  const isOn = (place: Place): boolean => (place === 'table' ? settings.sound : settings.televisionSound);

  function wake(): void {
    if (!('AudioContext' in window)) return;
    context ??= new AudioContext();
    voices ??= load(() => import('./voices.ts'));
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  }

  async function play(sounds: readonly Sound[], place: Place = 'table'): Promise<void> {
    if (sounds.length === 0 || context === undefined || voices === undefined || !isOn(place)) return;
    const wantedAt = performance.now();
    const { play: sound } = await voices;
    const isLate = performance.now() - wantedAt > TOO_LATE * 1000;
    if (isLate || context.state !== 'running') return;
    const loudness = (settings.volume / 100) ** 2; // as ears count
    for (const one of weightiest(sounds)) {
      const at = Math.max(context.currentTime, isFreeAt);
      if (at - context.currentTime > TOO_LATE) return;
      sound(context, one, at, loudness);
      isFreeAt = at + APART;
    }
  }

  /** Lets a person hear what they have just chosen. Only in answer to a touch. */
  async function sample(place: Place = 'table'): Promise<void> {
    if (!isOn(place)) return;
    wake();
    if (context?.state === 'suspended') await context.resume();
    await play(['coin'], place);
  }

  /** Gets ready at touches; returns how to stop that. Somebody who hears nothing pays nothing. */
  function watchTouches(place: Place): () => void {
    const stop = new AbortController();
    const touched = (): void => {
      if (isOn(place)) wake();
    };
    for (const type of TOUCHES)
      window.addEventListener(type, touched, { capture: true, passive: true, signal: stop.signal });
    if (navigator.userActivation?.hasBeenActive) touched();
    return () => stop.abort();
  }

  return { play, sample, watchTouches };
});
