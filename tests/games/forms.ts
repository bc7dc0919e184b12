import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { optionsOf } from './moves.ts';

const MALFORMED = { ok: false, error: { code: 'malformed' } };
const malformedAt = (at: string) => ({ ok: false, error: { code: 'malformed', data: { at } } });

/** Tests that drawn deals can be written and read, and come from the seed alone. */
export function testDrawing<Types extends GameTypes>(game: Game<Types>, said: object = {}): void {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, more) => min + more);

  it.each(seats)('for %i players is one that is accepted, and survives being written', (seatCount) => {
    const options = optionsOf(game, said, seatCount);
    for (let index = 0; index < 50; index++) {
      const deal = game.deal(options, seatCount, createRng(`deal/${index}`));
      const read = game.parseDeal(JSON.parse(JSON.stringify(deal)), options, seatCount);
      expect(read).toEqual({ ok: true, value: deal });
    }
  });

  it('is the same for the same seed and another for another', () => {
    const text = (seed: string): string =>
      JSON.stringify(game.deal(optionsOf(game, {}, 5), 5, createRng(seed)));
    expect(text('a')).toBe(text('a'));
    expect(text('a')).not.toBe(text('b'));
  });
}

/** Tests what is read as a deal: one for three, and not if one of its parts is any of the `bad` ones. */
export function testDealForm<Types extends GameTypes>(
  game: Game<Types>,
  deal: Types['deal'] & object,
  bad: readonly (readonly [key: string, value: unknown])[],
): void {
  const parse = (input: unknown) => game.parseDeal(input, optionsOf(game, {}, 3), 3);

  it('is read as it is, frozen or not', () => {
    expect(parse(deal)).toEqual({ ok: true, value: deal });
  });

  it.each([undefined, null, 'deal', 3, [], [deal]])('is an object, not %j', (input) => {
    expect(parse(input)).toMatchObject(malformedAt('deal'));
  });

  it.each(bad)('has a good %s, not %j', (key, value) => {
    expect(parse({ ...deal, [key]: value })).toMatchObject(malformedAt(`deal.${key}`));
  });
}

/** Tests what is read as options; `whole`: all of them. */
export function testOptions<Types extends GameTypes>(game: Game<Types>, whole: Types['options']): void {
  describe('options', () => {
    it('that are spelled out are read as they are', () => {
      const written: unknown = JSON.parse(JSON.stringify(whole));
      expect(optionsOf(game, written, 3)).toEqual(whole);
    });

    it.each([undefined, null, whole.edition, [], 3])('are an object, not %j', (input) => {
      expect(game.parseOptions(input, 3)).toMatchObject(MALFORMED);
    });
  });
}
