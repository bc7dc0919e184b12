import { expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';
import type { Opening } from '../../../core/shuffle/commitments.ts';
import { drawnOpening, game, proofOf } from '../../helpers/shuffles.ts';

const NAME = 'for-sale';
const SEATS = 5;
const CARDS = 30;
/** With a million it takes most of an hour. */
const DEALS = Number(process.env['DEALS'] ?? 1_000);
const TRIES = 5;

const rules = game(NAME);
const parsed = rules.parseOptions({ edition: Object.keys(rules.presets)[0] }, SEATS);
if (!parsed.ok) throw new Error(parsed.error.code);
const options = parsed.value;

/** The buildings in the order in which they are turned up. */
function buildingsFrom(openings: readonly Opening[]): readonly number[] {
  const { seed } = proofOf(NAME, options, openings);
  return (rules.deal(options, SEATS, createRng(seed)) as { readonly buildings: readonly number[] }).buildings;
}

/**
 * The χ² of building × place over many deals, divided so that it is about 841 (29²) where all permutations are equally likely. The device at
 * the last seat takes the share of its tries that would bring the best building first, if the other shares were what it takes them for.
 */
function chiSquared(seed: string, known: (others: readonly Opening[]) => readonly Opening[]): number {
  const rng = createRng(seed);
  const counts = Array.from({ length: CARDS * CARDS }, () => 0);
  for (let deal = 0; deal < DEALS; deal++) {
    const others = Array.from({ length: SEATS - 1 }, () => drawnOpening(rng));
    const guess = known(others);
    const tries = Array.from({ length: TRIES }, () => drawnOpening(rng));
    const placeOfBest = (own: Opening): number => buildingsFrom([...guess, own]).indexOf(CARDS);
    const [best] = tries
      .map((own) => ({ own, place: placeOfBest(own) }))
      .sort((one, other) => one.place - other.place);
    if (best === undefined) throw new Error('no try');
    for (const [place, card] of buildingsFrom([...others, best.own]).entries()) {
      const cell = CARDS * (card - 1) + place;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const expected = DEALS / CARDS;
  const sum = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  return (sum * (CARDS - 1)) / CARDS;
}

/** 29² degrees of freedom, and six standard deviations. */
const MOST = 841 + 6 * Math.sqrt(2 * 841);

it(
  'who knows all other commitments cannot choose where a card lies; who knew the shares could',
  { timeout: 0 },
  () => {
    const byCommitments = chiSquared('blind', (others) => {
      const { proof } = proofOf(NAME, options, [...others, { share: '', nonce: '' }]);
      const parties = [proof.host, ...proof.devices].slice(0, -1);
      return parties.map(({ commitment }) => ({ share: commitment, nonce: commitment }));
    });
    expect(byCommitments).toBeLessThan(MOST);
    expect(chiSquared('peeking', (others) => others)).toBeGreaterThan(MOST);
  },
);
