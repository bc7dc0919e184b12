import { inLanguages } from '../../../renderer/i18n/languages.ts';
import type { GameMessages, GameRenderer, RulesText } from '../../../renderer/games/game-renderer.ts';
import { facts } from '../core/material.ts';
import GoofspielEmblem from './GoofspielEmblem.vue';

/** Goofspiel as the renderer shows it. */
export const goofspiel: GameRenderer = {
  ...facts,
  minutes: { least: 5, most: 10 },
  bots: ['regular'],
  messages: inLanguages(import.meta.glob<{ default: GameMessages }>('./messages/*/game.ts')),
  tableMessages: inLanguages(import.meta.glob<{ default: object }>('./messages/*/table-words.ts')),
  rules: inLanguages(import.meta.glob<{ default: RulesText }>('./rules/??.ts')),
  scenes: () => import('./scenes.ts'),
  emblem: GoofspielEmblem,
  table: () => import('./table.ts'),
};
