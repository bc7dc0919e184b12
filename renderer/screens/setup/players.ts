import { parseName } from '../../../core/base/name.ts';

/** Who plays on one seat of this computer. */
export type LocalPlayer =
  | { readonly type: 'person'; readonly name: string }
  | { readonly type: 'bot'; readonly bot: string };

/** `count` players: those there are, then bots of `level`. */
export const withCount = (
  players: readonly LocalPlayer[],
  count: number,
  level: string,
): readonly LocalPlayer[] =>
  Array.from({ length: count }, (_, index) => players[index] ?? { type: 'bot', bot: level });

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
): 'people' | 'name' | 'longName' | 'badName' | 'sameName' | undefined {
  const people = players.flatMap((player) => (player.type === 'person' ? [parseName(player.name)] : []));
  if (people.length === 0) return 'people';
  const wrong = people.flatMap((name) => (name.ok ? [] : [name.error.data?.['reason']]))[0];
  if (wrong !== undefined) return wrong === 'empty' ? 'name' : wrong === 'too-long' ? 'longName' : 'badName';
  const names = people.flatMap((name) => (name.ok ? [name.value.toLowerCase()] : []));
  return new Set(names).size < names.length ? 'sameName' : undefined;
}
