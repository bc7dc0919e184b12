import type { PlainGame } from './plain-game.ts';

const files = import.meta.glob<PlainGame>('../games/*/plain/index.ts', { eager: true, import: 'plain' });

/** By name, the games with a folder `plain`. For other games the picture shows only the players. */
export const plainGames: ReadonlyMap<string, PlainGame> = new Map(
  Object.entries(files).map(([path, game]) => [/games\/([\w-]+)\//.exec(path)?.[1] ?? '', game]),
);
