import { defineStore } from 'pinia';
import { computed, onScopeDispose, shallowRef, watch } from 'vue';
import { useI18n } from '../i18n/index.ts';
import { useSettings } from '../stores/settings.ts';
import type { SoundOutput } from './sound-player.ts';

/** Characters that are not spoken: isolates around names, and soft hyphens. */
const SILENT = /[\u2066-\u2069\u00ad]/g;

/** The browser's speech synthesis; undefined if it has none. */
const synthesis = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined;

const speaks = (voice: SpeechSynthesisVoice, language: string): boolean =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language;

/**
 * Reads out events with a system voice in the language of the app. Uses only voices on the device: others would send the text, with
 * players' names, to a server on the internet.
 */
export const useVoice = defineStore('voice', () => {
  const settings = useSettings();
  const { t, locale } = useI18n();
  const speech = synthesis();
  const voices = shallowRef<readonly SpeechSynthesisVoice[]>([]);
  const updateVoices = (): void => {
    voices.value = speech?.getVoices().filter(({ localService }) => localService) ?? [];
  };
  updateVoices();
  const stop = new AbortController();
  // Safari before 17 has the event but no `addEventListener` here
  speech?.addEventListener?.('voiceschanged', updateVoices, { signal: stop.signal });

  const voice = computed(() => {
    const able = voices.value.filter((one) => speaks(one, locale.value));
    return able.find((one) => one.default) ?? able[0];
  });

  /** The current utterance; browsers may collect one that is not referenced. */
  let current: SpeechSynthesisUtterance | undefined;
  /** The next text. A later one replaces it, so that late news is dropped. */
  let next: { readonly text: string; readonly output: SoundOutput } | undefined;

  const isOn = (output: SoundOutput): boolean =>
    settings.voice && (output === 'table' ? settings.sound : settings.televisionSound);

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
    if (waiting !== undefined && isOn(waiting.output)) begin(waiting.text);
  }

  /** Speaks a text when the current one has ended. */
  function speak(text: string, output: SoundOutput): void {
    if (text === '' || speech === undefined || voice.value === undefined || !isOn(output)) return;
    if (!speech.speaking && !speech.pending) current = undefined; // some browsers do not report the end of every utterance
    if (current === undefined) begin(text);
    else next = { text, output };
  }
  function hush(): void {
    next = undefined;
    current = undefined;
    speech?.cancel();
  }
  /** Plays a sample of the voice. Only in response to a touch: some browsers allow no other first utterance. */
  const sample = (output: SoundOutput): void => speak(t('device.voice.sample'), output);

  // Each output has its own sound switch, and a page is only ever one of them.
  watch(
    () => [settings.voice, settings.sound, settings.televisionSound],
    () => hush(),
    { flush: 'sync' },
  );
  onScopeDispose(() => {
    stop.abort();
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
