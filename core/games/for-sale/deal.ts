import { seat, type Seat } from '../../base/ids.ts';
import { isIntegerIn, isIntegerListIn, malformed, parseFields } from '../../base/parse.ts';
import { rejection, type Rejection } from '../../base/rejection.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Rng } from '../../base/rng.ts';
import { BUILDINGS, CHEQUES, LAST_BUILDING, removedCount, type Building, type Cheque } from './material.ts';
import { SEATS, type ForSaleOptions } from './options.ts';

/** All chance of a match. Removed cards are in neither pile; each round takes the next cards, one for each seat. */
export interface ForSaleDeal {
  readonly starter: Seat;
  /** 24, 28, 30 or 30 buildings with 3, 4, 5 or 6 seats, top first. */
  readonly buildings: readonly Building[];
  /** As many cheques, in thousands, top first. */
  readonly cheques: readonly Cheque[];
}

/** Draws a deal. The starter is drawn unless the options set it (For Sale Decision F2). */
export function drawDeal(options: ForSaleOptions, seatCount: number, rng: Rng): ForSaleDeal {
  const removed = removedCount(seatCount);
  return {
    starter: options.starter ?? seat(rng.below(seatCount)),
    buildings: rng.shuffle(BUILDINGS).slice(removed),
    cheques: rng.shuffle(CHEQUES).slice(removed),
  };
}

/**
 * Reads a deal: a starter at the table, and piles of the right size from the game's cards. Rejects with malformed, unknown-key or bad-deal;
 * the reasons are `starter`, `buildings` and `cheques`.
 */
export function parseDeal(
  input: unknown,
  options: ForSaleOptions,
  seatCount: number,
): Result<ForSaleDeal, Rejection> {
  const fields = parseFields(input, 'deal', ['starter', 'buildings', 'cheques']);
  if (!fields.ok) return fields;
  const { starter, buildings, cheques } = fields.value;
  if (!isIntegerIn(starter, 0, SEATS.max - 1)) return fail(malformed('deal.starter', 'seat'));
  if (!isIntegerListIn(buildings, 1, LAST_BUILDING))
    return fail(malformed('deal.buildings', 'building numbers'));
  if (!isIntegerListIn(cheques, 0, Math.max(...CHEQUES)))
    return fail(malformed('deal.cheques', 'amounts in thousands'));
  const agrees = starter < seatCount && (options.starter === undefined || starter === options.starter);
  if (!agrees) return fail(rejection('bad-deal', { reason: 'starter' }));
  if (!isPile(buildings, BUILDINGS, seatCount))
    return fail(rejection('bad-deal', { reason: 'buildings', expected: sizeOf(BUILDINGS, seatCount) }));
  if (!isPile(cheques, CHEQUES, seatCount))
    return fail(rejection('bad-deal', { reason: 'cheques', expected: sizeOf(CHEQUES, seatCount) }));
  return ok({ starter: seat(starter), buildings, cheques });
}

const sizeOf = (all: readonly number[], seatCount: number): number => all.length - removedCount(seatCount);

/** Whether the pile has the right size and no card more often than the game has it. */
const isPile = (pile: readonly number[], all: readonly number[], seatCount: number): boolean =>
  pile.length === sizeOf(all, seatCount) && pile.every((card) => countOf(pile, card) <= countOf(all, card));

const countOf = (cards: readonly number[], card: number): number =>
  cards.filter((other) => other === card).length;
