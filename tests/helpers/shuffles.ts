import { seat, seatsOf, type TableId } from '../../core/base/ids.ts';
import { botOf, playMatch } from '../../core/bots/index.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { AnyGame } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import { RECORD_FORMAT, type GameRecord } from '../../core/record/index.ts';
import { commitmentTo, hashOfCommitments, seedFrom, type Opening } from '../../core/shuffle/commitments.ts';
import { PROOF_FORMAT, type OpenedParty, type ShuffleProof } from '../../core/shuffle/proof.ts';

const TABLE = '0123456789abcdef' as TableId;

/** 32 bytes of a stream as hexadecimal digits. */
export const randomHex = (rng: Rng): string =>
  Array.from({ length: 8 }, () => rng.next().toString(16).padStart(8, '0')).join('');

export const drawnOpening = (rng: Rng): Opening => ({ share: randomHex(rng), nonce: randomHex(rng) });

export function game(name: string): AnyGame {
  const found = gameNamed(name);
  if (found === undefined) throw new Error(`no game ${name}`);
  return found;
}

/** A proof of the host at seat 0 and one device at each other seat. */
export function proofOf(
  name: string,
  options: object,
  openings: readonly Opening[],
  number = 3,
): { readonly proof: ShuffleProof; readonly seed: string } {
  const parties = openings.map((opening, at): OpenedParty => {
    const commitment = commitmentTo(opening, { table: TABLE, number });
    return { seats: [seat(at)], commitment, ...opening };
  });
  const [host, ...devices] = parties as [OpenedParty, ...OpenedParty[]];
  const proof: ShuffleProof = {
    format: PROOF_FORMAT,
    table: TABLE,
    number,
    brokenOff: [{ number: number - 1, why: 'away', seats: [seat(2)] }],
    host,
    devices,
  };
  const terms = { game: name, options, seatCount: openings.length };
  return { proof, seed: seedFrom(hashOfCommitments(proof, terms, proof), openings) };
}

/** A record whose deal follows from the shares of all its seats; nothing was played. */
export function provedRecord(name: string, seatCount: number, seed: string): GameRecord {
  const rules = game(name);
  const options = rules.parseOptions({ edition: Object.keys(rules.presets)[0] }, seatCount);
  if (!options.ok) throw new Error(options.error.code);
  const rng = createRng(seed);
  const openings = Array.from({ length: seatCount }, () => drawnOpening(rng));
  const shuffled = proofOf(name, options.value, openings);
  return {
    format: RECORD_FORMAT,
    game: name,
    options: options.value,
    seats: openings.map((_, at) => `Player ${at + 1}`),
    deal: rules.deal(options.value, seatCount, createRng(shuffled.seed)),
    actions: [],
    meta: { table: TABLE },
    proof: { ...shuffled.proof },
  };
}

/** Such a record, played to its end by bots; all hands may be looked at. `deal`: another one than that of the shuffle. */
export function playedOut(record: GameRecord, deal: unknown = record.deal): GameRecord {
  const rules = game(record.game);
  const bot = botOf({ game: record.game, bot: 'random' });
  const players = seatsOf(record.seats.length).map((at) => ({ bot, rng: createRng(`plays ${at}`) }));
  const { actions } = playMatch(rules, record.options, deal, players);
  const meta = { ...record.meta, rulesVersion: rules.rulesVersion, settings: { openHands: true } };
  return { ...record, deal, actions, meta };
}
