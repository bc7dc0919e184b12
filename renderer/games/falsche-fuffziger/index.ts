import { facts } from '../../../core/games/falsche-fuffziger/options.ts';
import { inLanguages, laterFiles } from '../../i18n/languages.ts';
import type { GameMessages, GameRenderer } from '../game-renderer.ts';
import FuffzigerEmblem from './art/FuffzigerEmblem.vue';

/** The renderer's part of Falsche Fuffziger. */
export const falscheFuffziger: GameRenderer = {
  ...facts,
  advice: { 3: 4 },
  minutes: { least: 60, most: 90 },
  bots: ['random', 'beginner', 'casual', 'regular', 'expert', 'master'],
  messages: inLanguages(import.meta.glob<{ default: GameMessages }>('./messages/*/game.json')),
  tableMessages: inLanguages(import.meta.glob<{ default: object }>('./messages/*/table-words.json')),
  rules: laterFiles(() => import('./rules-files.ts')),
  rulesPictures: () => import('./rules/RulesPictures.vue'),
  rulesOf: { produce: 8, lead: 10, match: 10, bid: 12, buy: 14, launder: 15 },
  lessons: () => import('./lessons.ts'),
  coach: () => import('./coach.ts'),
  scenes: () => import('./table/events.ts'),
  emblem: FuffzigerEmblem,
  table: () => import('./table/index.ts'),
  result: () => import('./sheets/FuffzigerResult.vue'),
};
