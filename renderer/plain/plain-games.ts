import type { PlainGame } from './plain-game.ts';

const files = import.meta.glob<PlainGame>('../games/*/plain/index.ts', { eager: true, import: 'plain' });

/** How the games are drawn, by name: a game has a folder `plain` with that, and no entry anywhere. One without shows who sits there. */
export const plainGames: ReadonlyMap<string, PlainGame> = new Map(
  Object.entries(files).map(([path, game]) => [/games\/([\w-]+)\//.exec(path)?.[1] ?? '', game]),
);
