import type { Seat } from '../../../core/base/ids.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { isolate, useFormat, useGameText, useI18n, type Translate } from '../../i18n/index.ts';

/** Texts of a game, numbers, and the names of the players. */
export interface SeatWords<Key extends string = never> {
  readonly t: Translate<Key>;
  readonly number: (value: number) => string;
  /** The bare name; empty for a free seat. */
  readonly plainName: (at: Seat) => string;
  /** The name, isolated for use inside a sentence. */
  readonly name: (at: Seat) => string;
  readonly names: (some: readonly Seat[]) => string;
  /** Whether the seat is addressed as "you": it is that of the only person in front of the page. */
  readonly isYou: (at: Seat) => boolean;
  /** The sentence about a player: `own` addresses them as "you", `other` calls them `{name}`. */
  readonly seatText: (at: Seat, own: Key, other: Key, facts?: Readonly<Record<string, string>>) => string;
  /** The name at the head of a line, or "You". */
  readonly label: (at: Seat) => string;
  /** The name without a verb, or "you". */
  readonly inList: (at: Seat) => string;
  /** Several names without a verb: "Anna, Ben, and you". */
  readonly listed: (some: readonly Seat[]) => string;
}

/**
 * The words for the seats of a table. `Key`: the paths of the game's texts.
 *
 * @param own the seat of the only person in front of the page; undefined if several share it, and each is called by name
 */
export function useSeatWords<Key extends string>(
  game: string,
  seats: () => readonly SeatFrame[],
  own: () => Seat | undefined = () => undefined,
): SeatWords<Key> {
  const { t: shared } = useI18n();
  const t = useGameText<Key>(game);
  const { names: list, number } = useFormat();

  const plainName = (at: Seat): string => {
    const who = seats()[at];
    return who === undefined || who.type === 'free' ? '' : who.name;
  };
  const name = (at: Seat): string => isolate(plainName(at));
  const names = (some: readonly Seat[]): string => list(some.map(plainName));
  const isYou = (at: Seat): boolean => at === own();
  const seatText: SeatWords<Key>['seatText'] = (at, own, other, facts) =>
    t(isYou(at) ? own : other, { name: name(at), ...facts });
  const label = (at: Seat): string => (isYou(at) ? shared('people.you') : plainName(at));
  const inList = (at: Seat): string => (isYou(at) ? shared('people.youInList') : plainName(at));
  const listed = (some: readonly Seat[]): string =>
    list([...some.filter((at) => !isYou(at)), ...some.filter(isYou)].map(inList));
  return { t, number, plainName, name, names, isYou, seatText, label, inList, listed };
}
