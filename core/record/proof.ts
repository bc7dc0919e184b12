import type { Seat } from '../base/ids.ts';
import { isSameJson } from '../base/json.ts';
import { isJsonObject } from '../base/parse.ts';
import { createRng } from '../base/rng.ts';
import { gameNamed } from '../games/index.ts';
import { proquints } from '../base/proquints.ts';
import type { BrokenOff } from '../shuffle/commitments.ts';
import { checkProof } from '../shuffle/proof.ts';
import type { GameRecord } from './record.ts';

/** Whether the deal of a record follows from the shares of several devices. */
export type ProofFinding =
  | {
      readonly type: 'proved';
      /** The number of the shuffle at its table. */
      readonly number: number;
      /** The four words that every device showed. */
      readonly words: readonly string[];
      /** The seats of the devices besides the host's. */
      readonly devices: readonly (readonly Seat[])[];
      readonly brokenOff: readonly BrokenOff[];
    }
  /** `isChosen`: the setup said that the host deals alone. */
  | { readonly type: 'none'; readonly isChosen: boolean }
  | { readonly type: 'wrong' };

/**
 * Checks the proof of a record. Says `wrong` also of a proof that this version cannot read.
 *
 * @param record as it is in its file: what was hashed are its own options, not those of a later version, which has more
 */
export function findProof({ game: name, options, seats, deal, meta, proof }: GameRecord): ProofFinding {
  const settings = meta?.['settings'];
  if (proof === undefined)
    return { type: 'none', isChosen: isJsonObject(settings) && settings['hostShuffles'] === true };
  const game = gameNamed(name);
  const completed = game?.parseOptions(options, seats.length);
  const checked = checkProof(proof, { game: name, options, seatCount: seats.length });
  if (game === undefined || completed?.ok !== true || checked === undefined) return { type: 'wrong' };
  const table = meta?.['table'];
  const isOfTable = table === undefined || table === checked.proof.table;
  const drawn = game.deal(completed.value, seats.length, createRng(checked.seed));
  if (!isOfTable || !isSameJson(drawn, deal)) return { type: 'wrong' };
  const { number, devices, brokenOff } = checked.proof;
  return {
    type: 'proved',
    number,
    words: proquints(checked.commitments),
    devices: devices.map((device) => device.seats),
    brokenOff,
  };
}
