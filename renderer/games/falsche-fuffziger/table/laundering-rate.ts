import { PRICES } from '../../../../core/games/falsche-fuffziger/material.ts';
import { sumOver, type Counts } from '../../../../core/games/falsche-fuffziger/material/money.ts';

/** What notes are changed for in phase 6, in real money: the same as a press of their type sells for. */
export const changedFor = (notes: Counts): number => sumOver(notes, (type) => PRICES[type].sells);
