import { facts } from '../../../core/games/for-sale/options.ts';
import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import { inLanguages, laterFiles } from '../../i18n/languages.ts';
import type { GameMessages, GameRenderer } from '../game-renderer.ts';
import ForSaleEmblem from './art/ForSaleEmblem.vue';

/** The renderer's part of For Sale. */
export const forSale: GameRenderer<ForSaleTypes> = {
  ...facts,
  minutes: { least: 20, most: 20 },
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
  messages: inLanguages(import.meta.glob<{ default: GameMessages }>('./messages/*/game.json')),
  tableMessages: inLanguages(import.meta.glob<{ default: object }>('./messages/*/table-words.json')),
  rules: laterFiles(() => import('./rules-files.ts')),
  rulesPictures: () => import('./rules/RulesPictures.vue'),
  rulesOf: { buy: 3, sell: 6, sealed: 6 },
  // All start with the same money, and everything is paid in public.
  isOpen: ({ round }) => round?.type === 'buying',
  lessons: () => import('./lessons.ts'),
  coach: () => import('./coach.ts'),
  scenes: () => import('./table/events.ts'),
  emblem: ForSaleEmblem,
  table: () => import('./table/index.ts'),
  result: () => import('./sheets/ForSaleResult.vue'),
};
