import { defineStore } from 'pinia';
import { ref, watch, type Ref } from 'vue';
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
const KEYS = ['on', 'off'] as const;
const isKeys = (text: string): text is (typeof KEYS)[number] => (KEYS as readonly string[]).includes(text);
const isText = (text: string): text is string => text.length <= 200;

/** What a person set for this device. */
export const useSettings = defineStore('settings', () => {
  const theme = keptSetting<Theme>('theme', 'system', isTheme);
  /** A language code, or empty to follow the system. */
  const language = keptSetting('language', '', isText);
  /** The name that was used last, offered at the next table. */
  const name = keptSetting('name', '', isText);
  /** Whether single keys act at a table. */
  const keys = keptSetting('keys', 'on', isKeys);
  return { theme, language, name, keys };
});
