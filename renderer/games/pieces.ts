import type { Component } from 'vue';
import { lazy } from '../components/lazy.ts';
import { openTableWords } from '../i18n/load.ts';

/** By file; apart from the games' other parts, since the first load needs not even their names. */
const pieces = import.meta.glob<{ readonly default: Component }>('./*/sheets/ConfettiPiece.vue');

/** A piece of a game for confetti, by its index; undefined if the game has none. */
export function pieceOf(game: string): Component | undefined {
  const from = pieces[`./${game}/sheets/ConfettiPiece.vue`];
  return (
    from &&
    lazy(
      () => from(),
      () => openTableWords(game),
    )
  );
}
