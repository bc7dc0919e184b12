import { optionFields, presets, SEATS } from '../../../core/games/falsche-fuffziger/material.ts';
import type { GameRenderer } from '../game-renderer.ts';
import FuffzigerEmblem from './art/FuffzigerEmblem.vue';

/** Falsche Fuffziger as the renderer shows it. */
export const falscheFuffziger: GameRenderer = {
  name: 'falsche-fuffziger',
  seats: { least: SEATS.min, most: SEATS.max },
  advice: { 3: 4 },
  minutes: { least: 60, most: 90 },
  presets,
  optionFields,
  bots: ['random', 'beginner', 'casual', 'regular', 'expert', 'master'],
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
  rulesOf: { produce: 8, lead: 10, match: 10, bid: 12, buy: 14, launder: 15 },
  lessons: () => import('./lessons.ts'),
  coach: () => import('./coach.ts'),
  scenes: () => import('./table/scenes.ts'),
  emblem: FuffzigerEmblem,
  table: () => import('./table/index.ts'),
  result: () => import('./sheets/FuffzigerResult.vue'),
};
