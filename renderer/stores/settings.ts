import { defineStore } from 'pinia';
import { computed, ref, watch, type Ref, type WritableComputedRef, watchEffect } from 'vue';
import { kept, settingName } from './device.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A setting that outlives the page; what is stored and not allowed (any more) counts as not set. */
function keptSetting<Value extends string>(
  key: string,
  initial: Value,
  isAllowed: (text: string) => text is Value,
): Ref<Value> {
  const stored = kept.read(settingName(key));
  const setting = ref(stored !== undefined && isAllowed(stored) ? stored : initial) as Ref<Value>;
  watch(setting, (value) => kept.write(settingName(key), value));
  return setting;
}

const isTheme = (text: string): text is Theme => (THEMES as readonly string[]).includes(text);
const isText = (text: string): text is string => text.length <= 200;
const isSwitch = (text: string): text is 'on' | 'off' => text === 'on' || text === 'off';
const isPercent = (text: string): text is string => /^(?:100|\d{1,2})$/.test(text);

/** Something that is on or off. */
export function keptSwitch(key: string, initial: boolean): WritableComputedRef<boolean> {
  const stored = keptSetting(key, initial ? 'on' : 'off', isSwitch);
  return computed({
    get: () => stored.value === 'on',
    set: (is) => (stored.value = is ? 'on' : 'off'),
  });
}

/** What is heard, and how loud. */
function soundSettings() {
  const stored = keptSetting('volume', '50', isPercent);
  return {
    sound: keptSwitch('sound', true),
    /** A television is in a room with the devices of all; there it is quiet until somebody wants to hear it. */
    televisionSound: keptSwitch('television-sound', false),
    /** Whether a voice of the system says what happens. */
    voice: keptSwitch('voice', false),
    /** Whole per cent. */
    volume: computed({
      get: () => Number(stored.value),
      set: (percent) => (stored.value = String(percent)),
    }),
  };
}

/** How somebody at this device is told to be awaited. */
const turnSettings = () => ({
  turnMark: keptSwitch('turn-mark', true),
  turnSound: keptSwitch('turn-sound', true),
  turnVibration: keptSwitch('turn-vibration', true),
  turnTaskbar: keptSwitch('turn-taskbar', true),
  turnNotice: keptSwitch('turn-notice', true),
});

/** What a person set for this device. */
export const useSettings = defineStore('settings', () => {
  const theme = keptSetting<Theme>('theme', 'system', isTheme);
  /** A language code, or empty to follow the system. */
  const language = keptSetting('language', '', isText);
  /** The name that was used last, offered at the next table. */
  const name = keptSetting('name', '', isText);
  /** Whether single keys act at a table. */
  const keys = keptSwitch('keys', true);
  /** Whether how others take it, and what characters say, is seen and heard. */
  const reactions = keptSwitch('reactions', true);
  return { theme, language, name, keys, reactions, ...soundSettings(), ...turnSettings() };
});

/** Keeps the page in the light that is set. */
export function useTheme(): void {
  const settings = useSettings();
  watchEffect(() => {
    const { theme } = settings;
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
  });
}
