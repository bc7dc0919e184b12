import { optionFields, presets, SEATS } from '../../../core/games/money/material.ts';
import type { GameRenderer } from '../game-renderer.ts';
import MoneyEmblem from './art/MoneyEmblem.vue';

/** Money! as the renderer shows it. */
export const money: GameRenderer = {
  name: 'money',
  seats: { least: SEATS.min, most: SEATS.max },
  minutes: { least: 20, most: 30 },
  presets,
  optionFields,
  bots: ['random', 'collector', 'beginner', 'casual', 'regular', 'expert', 'master'],
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
  rulesPictures: () => import('./rules/RulesPictures.vue'),
  rulesOf: { bid: 3, sealed: 3, act: 4 },
  lessons: () => import('./lessons.ts'),
  coach: () => import('./coach.ts'),
  scenes: () => import('./table/scenes.ts'),
  firstGame: { seats: 3, edition: 'gryphon' },
  emblem: MoneyEmblem,
  table: () => import('./table/index.ts'),
  result: () => import('./sheets/MoneyResult.vue'),
};
