import { facts } from '../../../core/games/money/options.ts';
import { inLanguages, laterFiles } from '../../i18n/languages.ts';
import type { GameMessages, GameRenderer } from '../game-renderer.ts';
import MoneyEmblem from './art/MoneyEmblem.vue';

/** The renderer's part of Money!. */
export const money: GameRenderer = {
  ...facts,
  minutes: { least: 20, most: 30 },
  bots: ['random', 'collector', 'beginner', 'casual', 'regular', 'expert', 'master'],
  messages: inLanguages(import.meta.glob<{ default: GameMessages }>('./messages/*/game.json')),
  tableMessages: inLanguages(import.meta.glob<{ default: object }>('./messages/*/table-words.json')),
  rules: laterFiles(() => import('./rules-files.ts')),
  rulesPictures: () => import('./rules/RulesPictures.vue'),
  rulesOf: { bid: 3, sealed: 3, act: 4 },
  lessons: () => import('./lessons.ts'),
  coach: () => import('./coach.ts'),
  scenes: () => import('./table/events.ts'),
  firstGame: { seats: 3, edition: 'gryphon' },
  emblem: MoneyEmblem,
  table: () => import('./table/index.ts'),
  result: () => import('./sheets/MoneyResult.vue'),
};
