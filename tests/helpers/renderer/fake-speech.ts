import { vi } from 'vitest';

class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  volume = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const voiceFor = (lang: string, isHere: boolean): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  localService: isHere,
  default: false,
});

/** What a page has to speak with, without a sound. A voice is on the device unless its name begins with `far:`. */
export class FakeSpeech extends EventTarget {
  /** All that was said, in full or not. */
  readonly said: string[] = [];
  readonly utterances: FakeUtterance[] = [];
  cancelled = 0;
  speaking = false;
  readonly pending = false;
  #voices: readonly SpeechSynthesisVoice[];

  constructor(voices: readonly string[]) {
    super();
    this.#voices = FakeSpeech.#made(voices);
  }
  static #made(voices: readonly string[]): readonly SpeechSynthesisVoice[] {
    return voices.map((name) => voiceFor(name.replace('far:', ''), !name.startsWith('far:')));
  }
  getVoices(): readonly SpeechSynthesisVoice[] {
    return this.#voices;
  }
  /** The system has other voices now. */
  change(voices: readonly string[]): void {
    this.#voices = FakeSpeech.#made(voices);
    this.dispatchEvent(new Event('voiceschanged'));
  }
  speak(utterance: FakeUtterance): void {
    this.utterances.push(utterance);
    this.said.push(utterance.text);
    this.speaking = true;
  }
  cancel(): void {
    this.cancelled++;
    this.speaking = false;
  }
  /** What is being said has been said; `isTold`: and the page is told. */
  finish(how: 'onend' | 'onerror' = 'onend', isTold = true): void {
    this.speaking = false;
    if (isTold) this.utterances.at(-1)?.[how]?.();
  }
}

/** Gives the page voices; until `vi.unstubAllGlobals`. */
export function stubSpeech(...voices: readonly string[]): FakeSpeech {
  const speech = new FakeSpeech(voices);
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return speech;
}
