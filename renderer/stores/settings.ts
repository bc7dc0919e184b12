import { defineStore } from 'pinia';
import { computed, ref, watch, type Ref, type WritableComputedRef, watchEffect } from 'vue';
import { kept, settingName } from './device.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A stored setting; a stored value that is not allowed (any more) counts as not set. */
function storedSetting<Value extends string>(
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

/** A stored setting that is on or off. */
export function storedSwitch(key: string, initial: boolean): WritableComputedRef<boolean> {
  const stored = storedSetting(key, initial ? 'on' : 'off', isSwitch);
  return computed({
    get: () => stored.value === 'on',
    set: (is) => (stored.value = is ? 'on' : 'off'),
  });
}

function soundSettings() {
  const stored = storedSetting('volume', '50', isPercent);
  return {
    sound: storedSwitch('sound', true),
    /** Off by default: a television shares the room with everybody's devices. */
    televisionSound: storedSwitch('television-sound', false),
    /** Whether a system voice reads out what happens. */
    voice: storedSwitch('voice', false),
    /** Integer per cent. */
    volume: computed({
      get: () => Number(stored.value),
      set: (percent) => (stored.value = String(percent)),
    }),
  };
}

/** How this device signals that a player's turn has come. */
const turnSettings = () => ({
  turnMark: storedSwitch('turn-mark', true),
  turnSound: storedSwitch('turn-sound', true),
  turnVibration: storedSwitch('turn-vibration', true),
  turnTaskbar: storedSwitch('turn-taskbar', true),
  turnNotice: storedSwitch('turn-notice', true),
});

/** The settings of this device. */
export const useSettings = defineStore('settings', () => {
  const theme = storedSetting<Theme>('theme', 'system', isTheme);
  /** A language code, or empty to follow the system. */
  const language = storedSetting('language', '', isText);
  /** The last name used, offered at the next table. */
  const name = storedSetting('name', '', isText);
  /** Whether single keys trigger actions at a table. */
  const keys = storedSwitch('keys', true);
  /** Whether reactions, and what characters say, are shown and heard. */
  const reactions = storedSwitch('reactions', true);
  return { theme, language, name, keys, reactions, ...soundSettings(), ...turnSettings() };
});

/** Applies the theme to the page. */
export function useTheme(): void {
  const settings = useSettings();
  watchEffect(() => {
    const { theme } = settings;
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
  });
}
