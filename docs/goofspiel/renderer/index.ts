import type { GameRenderer } from '../../../renderer/games/game-renderer.ts';
import { optionFields, presets, SEATS } from '../core/material.ts';
import GoofspielEmblem from './GoofspielEmblem.vue';

/** Goofspiel as the renderer shows it. */
export const goofspiel: GameRenderer = {
  name: 'goofspiel',
  seats: { least: SEATS.min, most: SEATS.max },
  minutes: { least: 5, most: 10 },
  presets,
  optionFields,
  bots: ['regular'],
  messages: {
    en: () => import('./messages/en/game.ts'),
    de: () => import('./messages/de/game.ts'),
    nl: () => import('./messages/nl/game.ts'),
    it: () => import('./messages/it/game.ts'),
  },
  tableMessages: {
    en: () => import('./messages/en/table-words.ts'),
    de: () => import('./messages/de/table-words.ts'),
    nl: () => import('./messages/nl/table-words.ts'),
    it: () => import('./messages/it/table-words.ts'),
  },
  rules: {
    en: () => import('./rules/en.ts'),
    de: () => import('./rules/de.ts'),
    nl: () => import('./rules/nl.ts'),
    it: () => import('./rules/it.ts'),
  },
  scenes: () => import('./scenes.ts'),
  emblem: GoofspielEmblem,
  table: () => import('./table.ts'),
};
