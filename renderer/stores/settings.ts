import { defineStore } from 'pinia';
import { ref, watch, type Ref } from 'vue';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const PREFIX = 'auction-night.';

/** A setting that outlives the page; what is stored and not allowed (any more) counts as not set. */
function kept<Value extends string>(
  key: string,
  initial: Value,
  isAllowed: (text: string) => text is Value,
): Ref<Value> {
  const stored = read(PREFIX + key);
  const setting = ref(stored !== undefined && isAllowed(stored) ? stored : initial) as Ref<Value>;
  watch(setting, (value) => write(PREFIX + key, value));
  return setting;
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a private window without storage: the setting lasts as long as the page
  }
}

const isTheme = (text: string): text is Theme => (THEMES as readonly string[]).includes(text);
const isText = (text: string): text is string => text.length <= 200;

/** What a person set for this device. */
export const useSettings = defineStore('settings', () => {
  const theme = kept<Theme>('theme', 'system', isTheme);
  /** A language code, or empty to follow the system. */
  const language = kept('language', '', isText);
  /** The name that was used last, offered at the next table. */
  const name = kept('name', '', isText);
  return { theme, language, name };
});
