import { LAST_BUILDING, type Building } from '../../material.ts';
import type { Style } from './style.ts';

/** What the best building is worth, in thousands. */
const BEST_CHEQUE = 13;
/** Rounds in which the worth of money that can still buy shrinks to 37 %. */
const PATIENCE = 2.2;

/** In thousands at the end. */
export const worthOf = (building: Building, { bend }: Style): number =>
  BEST_CHEQUE * (building / LAST_BUILDING) ** bend;

/** What a thousand is worth while `round` of `rounds` (both from 1) runs, in thousands at the end. */
export const moneyAt = (round: number, rounds: number, { thrift }: Style): number =>
  1 + thrift * (1 - Math.exp((round - rounds) / PATIENCE));
