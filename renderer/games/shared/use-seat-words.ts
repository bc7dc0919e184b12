import type { Seat } from '../../../core/base/ids.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { isolate, useFormat, useGameText, type Translate } from '../../i18n/index.ts';

/** Texts of a game, numbers, and the names of those who sit at a table. */
export interface SeatWords<Key extends string = never> {
  readonly t: Translate<Key>;
  readonly number: (value: number) => string;
  /** The name as it is; empty for a free seat. */
  readonly plainName: (at: Seat) => string;
  /** The name for use inside a sentence. */
  readonly name: (at: Seat) => string;
  readonly names: (some: readonly Seat[]) => string;
}

/** The words for the seats of a table. `Key`: the paths of the game's texts. */
export function useSeatWords<Key extends string>(
  game: string,
  seats: () => readonly SeatFrame[],
): SeatWords<Key> {
  const t = useGameText<Key>(game);
  const { names: list, number } = useFormat();

  const plainName = (at: Seat): string => {
    const who = seats()[at];
    return who === undefined || who.type === 'free' ? '' : who.name;
  };
  const name = (at: Seat): string => isolate(plainName(at));
  const names = (some: readonly Seat[]): string => list(some.map(plainName));
  return { t, number, plainName, name, names };
}
