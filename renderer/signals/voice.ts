import { defineStore } from 'pinia';
import { computed, onScopeDispose, shallowRef, watch } from 'vue';
import { useI18n } from '../i18n/index.ts';
import { useSettings } from '../stores/settings.ts';
import type { SoundOutput } from './sound-player.ts';

/** Marks of writing that are not heard: around names, and where a word may be broken. */
const SILENT = /[\u2066-\u2069\u00ad]/g;

/** What a browser has to speak with; undefined where it has nothing. */
const synthesis = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined;

const speaks = (voice: SpeechSynthesisVoice, language: string): boolean =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language;

/**
 * Says what happens with a voice of the system, in the language of the app. Only voices that are on the device: others would send
 * what is said, and the names in it, to somebody's computer on the internet.
 */
export const useVoice = defineStore('voice', () => {
  const settings = useSettings();
  const { t, locale } = useI18n();
  const speech = synthesis();
  const voices = shallowRef<readonly SpeechSynthesisVoice[]>([]);
  const look = (): void => {
    voices.value = speech?.getVoices().filter(({ localService }) => localService) ?? [];
  };
  look();
  const stopLooking = new AbortController();
  // Safari before 17 has the event, and nothing to listen for it with
  speech?.addEventListener?.('voiceschanged', look, { signal: stopLooking.signal });

  const voice = computed(() => {
    const able = voices.value.filter((one) => speaks(one, locale.value));
    return able.find((one) => one.default) ?? able[0];
  });

  /** What is being said; a browser may forget one that nothing else holds. */
  let current: SpeechSynthesisUtterance | undefined;
  /** What is said next. Whatever happens meanwhile takes its place: news that is late says nothing. */
  let next: { readonly text: string; readonly place: SoundOutput } | undefined;

  const isOn = (place: SoundOutput): boolean =>
    settings.voice && (place === 'table' ? settings.sound : settings.televisionSound);

  function begin(text: string): void {
    if (speech === undefined || voice.value === undefined) return;
    const utterance = new SpeechSynthesisUtterance(text.replaceAll(SILENT, ''));
    utterance.voice = voice.value;
    utterance.lang = voice.value.lang;
    utterance.volume = settings.volume / 100;
    utterance.onend = () => goOn(utterance);
    utterance.onerror = () => goOn(utterance);
    current = utterance;
    speech.speak(utterance);
  }
  function goOn(ended: SpeechSynthesisUtterance): void {
    if (ended !== current) return;
    current = undefined;
    const waiting = next;
    next = undefined;
    if (waiting !== undefined && isOn(waiting.place)) begin(waiting.text);
  }

  /** Says a text as soon as nothing else is being said. */
  function speak(text: string, place: SoundOutput): void {
    if (text === '' || speech === undefined || voice.value === undefined || !isOn(place)) return;
    if (!speech.speaking && !speech.pending) current = undefined; // some browsers do not tell the end of all
    if (current === undefined) begin(text);
    else next = { text, place };
  }
  function hush(): void {
    next = undefined;
    current = undefined;
    speech?.cancel();
  }
  /** Lets a person hear the voice that they have just chosen. Only in answer to a touch: some browsers let no other speak first. */
  const sample = (place: SoundOutput): void => speak(t('signals.voice.sample'), place);

  // Each place has its own switch for the sound, and a page is only ever one of them.
  watch(
    () => [settings.voice, settings.sound, settings.televisionSound],
    () => hush(),
    { flush: 'sync' },
  );
  onScopeDispose(() => {
    stopLooking.abort();
    hush();
  });

  return {
    /** Whether this browser can speak at all. */
    canSpeak: speech !== undefined,
    /** Whether it has a voice for the language of the app. */
    hasVoice: computed(() => voice.value !== undefined),
    speak,
    hush,
    sample,
  };
});
