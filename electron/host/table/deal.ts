import { createRng } from '../../../core/base/rng.ts';
import { gameOf, gameOptions, type TableState } from '../../../core/table/index.ts';

/** Bytes of a seed: more than any deal holds secrets. */
const SEED_BYTES = 32;

/** Draws all chance of the next game at a table. The one place where cards come from: what is to be proven about a deal is proven here. */
export function drawDeal(table: TableState, entropy: (size: number) => Uint8Array): unknown {
  const rng = createRng(entropy(SEED_BYTES));
  return gameOf(table).deal(gameOptions(table), table.seats.length, rng);
}
