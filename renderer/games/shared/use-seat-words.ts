import type { Seat } from '../../../core/base/ids.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { isolate, useFormat, useI18n } from '../../i18n/index.ts';

/** Texts, numbers, and the names of those who sit at a table. */
export function useSeatWords(seats: () => readonly SeatFrame[]) {
  const { t } = useI18n();
  const { names: list, number } = useFormat();

  const plainName = (at: Seat): string => {
    const who = seats()[at];
    return who === undefined || who.type === 'free' ? '' : who.name;
  };
  /** The name for use inside a sentence. */
  const name = (at: Seat): string => isolate(plainName(at));
  const names = (some: readonly Seat[]): string => list(some.map(plainName));
  return { t, number, plainName, name, names };
}
