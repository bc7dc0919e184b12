import { CHARACTER_NAMES, type Character } from '../../../core/base/characters.ts';
import { parseName } from '../../../core/base/name.ts';

/** Who plays on one seat of this computer. */
export type LocalPlayer =
  | { readonly type: 'person'; readonly name: string }
  /** Without a character it is whom the host picks. */
  | { readonly type: 'bot'; readonly bot: string; readonly character?: Character };

/** The characters that play. */
export const charactersOf = (players: readonly LocalPlayer[]): readonly Character[] =>
  players.flatMap((player) =>
    player.type === 'bot' && player.character !== undefined ? [player.character] : [],
  );

/** A bot of a level as somebody by lot who does not play yet. */
export function newBot(players: readonly LocalPlayer[], level: string): LocalPlayer {
  const taken = charactersOf(players);
  const free = CHARACTER_NAMES.filter((one) => !taken.includes(one));
  const character = free[Math.floor(Math.random() * free.length)];
  return { type: 'bot', bot: level, ...(character && { character }) };
}

/** `count` players: those there are, then bots of `level`. */
export function withCount(
  players: readonly LocalPlayer[],
  count: number,
  level: string,
): readonly LocalPlayer[] {
  const fitting = [...players.slice(0, count)];
  while (fitting.length < count) fitting.push(newBot(fitting, level));
  return fitting;
}

/** The players with the offered name (by place, from 0) for people who typed none. */
export const withNames = (
  players: readonly LocalPlayer[],
  offered: (index: number) => string,
): readonly LocalPlayer[] =>
  players.map((player, index) =>
    player.type === 'person' && player.name.trim() === '' ? { ...player, name: offered(index) } : player,
  );

/** What is wrong with the people: a key of `setup.reason`. */
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
