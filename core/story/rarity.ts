import type { RarityTable } from './select.ts';

export const RARITY: RarityTable = {};
