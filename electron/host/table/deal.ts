import { dailySeed } from '../../../core/base/daily.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { editionOf } from '../../../core/base/option-field.ts';
import { createRng } from '../../../core/base/rng.ts';
import { gameOf, gameOptions, originSeed, type TableState } from '../../../core/table/index.ts';

/** Bytes of a seed: more entropy than any deal needs. */
const SEED_BYTES = 32;

type Entropy = (size: number) => Uint8Array;

/** Draws all chance of the next game. Every deal comes from here, so proofs about deals need only this. */
export function drawDeal(table: TableState, entropy: Entropy): unknown {
  const rng = createRng(seedFor(table, 'deal', entropy));
  return gameOf(table).deal(gameOptions(table), table.seats.length, rng);
}

/**
 * Returns the seed of a bot's next decision. In the game of a day, and where a game is played on from a decision, it depends on the number
 * of the seat's actions: sealed choices arrive in another order each time, and must stay the same.
 */
export function decisionSeed(table: TableState, at: Seat, entropy: Entropy): Uint8Array {
  if (table.setup.daily === undefined && table.origin === undefined) return entropy(SEED_BYTES);
  const acts = table.game?.actions.slice().filter((action) => action.seat === at).length ?? 0;
  return seedFor(table, `bot/${at}/${acts}`, entropy);
}

/** Returns a random seed; a reproducible one in the game of a day and where a game is played on. */
function seedFor({ setup, origin }: TableState, purpose: string, entropy: Entropy): Uint8Array {
  const { daily, game, options } = setup;
  if (origin !== undefined) return new TextEncoder().encode(originSeed(origin, purpose));
  if (daily === undefined) return entropy(SEED_BYTES);
  return new TextEncoder().encode(dailySeed(daily, game, editionOf(options), purpose));
}
