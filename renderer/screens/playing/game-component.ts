import type { Component } from 'vue';
import { lazy } from '../../components/lazy.ts';
import type { TableComponent } from '../../games/define-table.ts';
import type { GameRenderer } from '../../games/game-renderer.ts';
import { rendererOf } from '../../games/index.ts';
import { openTableWords } from '../../i18n/load.ts';

/** Components of games, loaded with the messages of their tables on first use. */
const fromGames = <Loaded extends Component>(
  load: (renderer: GameRenderer) => Promise<{ readonly default: Loaded }>,
) => {
  const cache = new Map<string, Loaded>();
  return (game: string): Loaded | undefined => {
    const renderer = rendererOf(game);
    if (renderer === undefined) return undefined;
    const component =
      cache.get(game) ??
      lazy(
        () => load(renderer),
        () => openTableWords(game),
      );
    cache.set(game, component);
    return component;
  };
};

/** A game's table; undefined if this app does not know the game. */
export const tableOf = fromGames<TableComponent>(({ table }) => table());

const plainResult = () => import('../../games/shared/PlainResult.vue');
/** A game's score sheet; undefined if this app does not know the game. */
export const resultOf = fromGames<Component>(({ result = plainResult }) => result());
