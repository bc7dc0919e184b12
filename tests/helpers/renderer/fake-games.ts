import type { GameRenderer } from '../../../renderer/games/game-renderer.ts';
import { fakeGame } from './fake-game.ts';

/** Takes the place of the registry of games in tests of the screens. */
export const gameRenderers: readonly GameRenderer[] = [fakeGame];
