import { optionFields, presets, SEATS } from '../../../core/games/for-sale/material.ts';
import type { GameRenderer } from '../game-renderer.ts';
import ForSaleEmblem from './art/ForSaleEmblem.vue';

/** For Sale as the renderer shows it. */
export const forSale: GameRenderer = {
  name: 'for-sale',
  seats: { least: SEATS.min, most: SEATS.max },
  minutes: { least: 20, most: 20 },
  presets,
  optionFields,
  bots: [
    'random',
    'cheapskate',
    'prudent',
    'value',
    'smart',
    'beginner',
    'casual',
    'regular',
    'expert',
    'master',
  ],
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
  rulesOf: { buy: 3, sell: 6, sealed: 6 },
  lessons: () => import('./lessons.ts'),
  coach: () => import('./coach.ts'),
  scenes: () => import('./table/scenes.ts'),
  emblem: ForSaleEmblem,
  table: () => import('./table/index.ts'),
  result: () => import('./sheets/ForSaleResult.vue'),
};
