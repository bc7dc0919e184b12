import { facts } from '../../../core/games/money/material.ts';
import { inLanguages } from '../../i18n/languages.ts';
import type { GameMessages, GameRenderer, RulesText } from '../game-renderer.ts';
import MoneyEmblem from './art/MoneyEmblem.vue';

/** Money! as the renderer shows it. */
export const money: GameRenderer = {
  ...facts,
  minutes: { least: 20, most: 30 },
  bots: ['random', 'collector', 'beginner', 'casual', 'regular', 'expert', 'master'],
  messages: inLanguages(import.meta.glob<{ default: GameMessages }>('./messages/*/game.ts')),
  tableMessages: inLanguages(import.meta.glob<{ default: object }>('./messages/*/table-words.ts')),
  rules: inLanguages(import.meta.glob<{ default: RulesText }>('./rules/??.ts')),
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
