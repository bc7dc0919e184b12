export { peerGames } from './games.ts';
export { openMatch } from './match.ts';
