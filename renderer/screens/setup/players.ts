import { CHARACTER_NAMES, type Character } from '../../../core/base/characters.ts';
import { parseName } from '../../../core/base/name.ts';

/** The player of one seat on this computer. */
export type LocalPlayer =
  | {
      readonly type: 'person';
      readonly name: string;
      /** The colour that they have in the house. */
      readonly colour?: number;
    }
  /** Without a character the host picks one. */
  | { readonly type: 'bot'; readonly bot: string; readonly character?: Character };

/** The characters of the bots. */
export const charactersOf = (players: readonly LocalPlayer[]): readonly Character[] =>
  players.flatMap((player) =>
    player.type === 'bot' && player.character !== undefined ? [player.character] : [],
  );

/** A bot with a random unused character. */
export function newBot(players: readonly LocalPlayer[], bot: string): LocalPlayer {
  const taken = charactersOf(players);
  const free = CHARACTER_NAMES.filter((name) => !taken.includes(name));
  const character = free[Math.floor(Math.random() * free.length)];
  return { type: 'bot', bot, ...(character && { character }) };
}

/** `count` players: the given ones, then bots. */
export function withCount(
  players: readonly LocalPlayer[],
  count: number,
  bot: string,
): readonly LocalPlayer[] {
  const fitting = [...players.slice(0, count)];
  while (fitting.length < count) fitting.push(newBot(fitting, bot));
  return fitting;
}

/** The players, with default names (by index, from 0) for people who entered none. */
export const withNames = (
  players: readonly LocalPlayer[],
  defaultName: (index: number) => string,
): readonly LocalPlayer[] =>
  players.map((player, index) =>
    player.type === 'person' && player.name.trim() === '' ? { ...player, name: defaultName(index) } : player,
  );

/** The problem with the people: a key of `setup.reason`. */
export function playersProblem(
  players: readonly LocalPlayer[],
): 'people' | 'name' | 'longName' | 'longNames' | 'badName' | 'sameName' | undefined {
  const people = players.flatMap((player) => (player.type === 'person' ? [parseName(player.name)] : []));
  if (people.length === 0) return 'people';
  const wrong = people.flatMap((name) => (name.ok ? [] : [name.error.data?.['reason']]))[0];
  if (wrong === 'too-long') return people.length === 1 ? 'longName' : 'longNames';
  if (wrong !== undefined) return wrong === 'empty' ? 'name' : 'badName';
  const names = people.flatMap((name) => (name.ok ? [name.value.toLowerCase()] : []));
  return new Set(names).size < names.length ? 'sameName' : undefined;
}
