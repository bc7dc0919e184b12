import { computed } from 'vue';
import { useI18n } from './translate.ts';

const DAY = 86_400_000;

/** The language of the reader's system; undefined if it has none (`C`). */
function ownLanguage(): string | undefined {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0];
  } catch {
    return undefined;
  }
}
/** Whether a language uses the 12-hour clock. */
const hasHalves = (language: string | undefined): boolean =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;
/** Options for the time of day: 12-hour only if both the language and the reader's system use it. */
const timeIn = (language: string): Intl.DateTimeFormatOptions =>
  hasHalves(language) && hasHalves(ownLanguage())
    ? { hour: 'numeric', minute: '2-digit' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** The language of the app in the regional form of the reader's system, if it has one. */
const writtenHere = (language: string): string => {
  const own = ownLanguage();
  return own?.startsWith(`${language}-`) === true ? own : language;
};

/** Formats times in the language of the app. */
export function useDateFormats() {
  const { locale } = useI18n();
  const language = computed(() => writtenHere(locale.value));
  const clock = computed(() => new Intl.DateTimeFormat(language.value, timeIn(language.value)));
  const weekday = computed(
    () => new Intl.DateTimeFormat(language.value, { weekday: 'long', ...timeIn(language.value) }),
  );
  const day = computed(() => new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }));
  const dayIn = computed(() => {
    const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const thisYear = new Intl.DateTimeFormat(language.value, parts);
    const another = new Intl.DateTimeFormat(language.value, { ...parts, year: 'numeric' });
    return (isThisYear: boolean) => (isThisYear ? thisYear : another);
  });
  /** A past day, with its year only if that differs from the current one. */
  const dayOf = (milliseconds: number, now: number = Date.now()): string => {
    const isThisYear = new Date(milliseconds).getFullYear() === new Date(now).getFullYear();
    return dayIn.value(isThisYear).format(milliseconds);
  };
  const time = (milliseconds: number): string => clock.value.format(milliseconds);
  /** A past time with decreasing precision: time today, weekday and time within six days, else the date. `milliseconds` since 1970. */
  const when = (milliseconds: number, now: number = Date.now()): string => {
    const isToday = new Date(milliseconds).toDateString() === new Date(now).toDateString();
    if (isToday) return time(milliseconds);
    return now - milliseconds < 6 * DAY ? weekday.value.format(milliseconds) : day.value.format(milliseconds);
  };
  return { time, day: dayOf, when };
}
