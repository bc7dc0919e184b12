import { computed } from 'vue';
import { useI18n } from './shown.ts';

const DAY = 86_400_000;

/** A text of somebody else inside a sentence: its writing direction stays its own (U+2068 … U+2069). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/**
 * What `make` makes for a language, once for each when it is first wanted: a formatter of the browser takes longer to make than a whole
 * screen, and each part of a screen asks for one.
 */
export function madeOnce<Format>(make: (language: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

const integerIn = madeOnce((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }));
const shareIn = madeOnce((language) => new Intl.NumberFormat(language, { style: 'percent' }));
const listIn = madeOnce((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** Whole numbers below it are the same figures in all languages: no group of three is parted from them. */
const GROUPED = 1000;

/** Whether hours are counted twice to 12 in a language. */
const hasHalves = (language: string): boolean =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;
/** A time of day, in halves only where both the language and the reader's own system have them. */
const timeIn = (language: string): Intl.DateTimeFormatOptions =>
  hasHalves(language) && hasHalves(navigator.language)
    ? { hour: 'numeric', minute: '2-digit' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Numbers, names and times in the language of the app. */
export function useFormat() {
  const { locale } = useI18n();
  const clock = computed(() => new Intl.DateTimeFormat(locale.value, timeIn(locale.value)));
  const weekday = computed(
    () => new Intl.DateTimeFormat(locale.value, { weekday: 'long', ...timeIn(locale.value) }),
  );
  const day = computed(() => new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }));
  const time = (milliseconds: number): string => clock.value.format(milliseconds);
  /** A moment of the past, as exactly as it is remembered: time, weekday and time, or date. `milliseconds` since 1970. */
  const when = (milliseconds: number, now: number = Date.now()): string => {
    const isToday = new Date(milliseconds).toDateString() === new Date(now).toDateString();
    if (isToday) return time(milliseconds);
    return now - milliseconds < 6 * DAY ? weekday.value.format(milliseconds) : day.value.format(milliseconds);
  };
  return {
    number: (value: number): string =>
      Number.isInteger(value) && value >= 0 && value < GROUPED
        ? String(value)
        : integerIn(locale.value).format(value),
    /** "50 %"; `value` in whole per cent. */
    percent: (value: number): string => shareIn(locale.value).format(value / 100),
    /** "2 × 20 and 50". */
    list: (parts: readonly string[]): string => listIn(locale.value).format(parts),
    names: (names: readonly string[]): string => listIn(locale.value).format(names.map(isolate)),
    time,
    when,
  };
}
