import { LAST_BUILDING, type Building } from '../../material.ts';

/** What a building is worth: it grows faster than its number, since the highest ones take the best of every round. */
const BEST_CHEQUE = 13;
const BEND = 1.7;
/** Rounds in which the worth of money that can still buy shrinks to 37 %. */
const PATIENCE = 2.2;

/** In thousands at the end. */
export const worthOf = (building: Building): number => BEST_CHEQUE * (building / LAST_BUILDING) ** BEND;

/** What a thousand is worth while `round` of `rounds` (both from 1) runs. `thrift`: how much more than at the end it is worth at first. */
export const moneyAt = (round: number, rounds: number, thrift: number): number =>
  1 + thrift * (1 - Math.exp((round - rounds) / PATIENCE));
