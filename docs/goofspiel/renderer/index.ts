import { inLanguages } from '../../../renderer/i18n/languages.ts';
import type { GameMessages, GameRenderer } from '../../../renderer/games/game-renderer.ts';
import type { RulesText } from '../../../renderer/games/rules-text.ts';
import { facts } from '../core/material.ts';
import GoofspielEmblem from './GoofspielEmblem.vue';

/** The renderer's part of Goofspiel. */
export const goofspiel: GameRenderer = {
  ...facts,
  minutes: { least: 5, most: 10 },
  bots: ['regular'],
  messages: inLanguages(import.meta.glob<{ default: GameMessages }>('./messages/*/game.json')),
  tableMessages: inLanguages(import.meta.glob<{ default: object }>('./messages/*/table-words.json')),
  rules: inLanguages(import.meta.glob<{ default: RulesText }>('./rules/*.md')),
  scenes: () => import('./events.ts'),
  emblem: GoofspielEmblem,
  table: () => import('./table.ts'),
};
