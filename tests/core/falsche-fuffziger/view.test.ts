import { describe, expect, it } from 'vitest';
import { seat, seatsOf, type Viewer } from '../../../core/base/ids.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import type { RoundReport } from '../../../core/games/falsche-fuffziger/material/report.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { setupOf } from '../../games/falsche-fuffziger/setup.ts';
import { after, idleRounds, started } from '../../games/falsche-fuffziger/acts.ts';
import { playAtRandom } from '../../games/falsche-fuffziger/play.ts';

const { view } = falscheFuffziger;
const VIEWERS: readonly Viewer[] = [...seatsOf(3), 'table'];
const keysOf = (value: object | undefined): readonly string[] => Object.keys(value ?? {}).sort();
const text = (value: unknown): string => JSON.stringify(value);

/** What every view has. */
const COMMON = (
  'options seatCount round start presses coins supply scrapped ' +
  'broken inspectors freeSymbols auctions added laundering report'
).split(' ');

/** Round 1 up to phase 4 and to phase 6, and round 4 up to its first auction. */
const LAUNDERING = '*:f';
const GENERAL = '*:f *:b *:p';
const AUCTION = `${idleRounds(3)} *:f`;
const at = (acts: string, said = {}): FuffzigerPosition => after(started(3, {}, said), acts);

describe('a view', () => {
  it('has these things and no others, from the beginning to the end', () => {
    const table = (state: FuffzigerPosition) => keysOf(view(state, 'table'));
    expect(table(at(''))).toEqual([...COMMON, 'phase'].sort());
    expect(table(at(idleRounds(1)))).toEqual([...COMMON, 'phase', 'previousRound'].sort());
    const { last } = playAtRandom('ended');
    expect(table(last)).toEqual([...COMMON, 'previousRound'].sort());
    expect(keysOf(view(last, seat(0)))).toEqual([...COMMON, 'previousRound', 'own'].sort());
  });

  it('is that of the open table and one thing more for a seat: its own money', () => {
    for (const memoryAid of [false, true])
      for (const { after: state } of playAtRandom('own', { memoryAid }).steps)
        for (const viewer of seatsOf(state.seatCount)) {
          const { own, ...open } = view(state, viewer);
          expect(text(open)).toBe(text(view(state, 'table')));
          expect(own?.seat).toBe(viewer);
        }
  });

  it('for a seat that the table does not have is that of the open table', () => {
    expect(view(at(AUCTION), seat(3))).toEqual(view(at(AUCTION), 'table'));
  });

  it('has the phase and what is open of it', () => {
    const phase = (acts: string) => keysOf(view(at(acts), 'table').phase);
    expect(phase('')).toEqual(['done', 'hasBroken', 'turn', 'type']);
    expect(phase(AUCTION)).toEqual(['isIn', 'laid', 'leader', 'lot', 'turn', 'type']);
    expect(phase(`${AUCTION} 1:l10`)).toEqual(['isIn', 'laid', 'leader', 'led', 'lot', 'turn', 'type']);
    expect(phase(`${LAUNDERING} 0:b20`)).toEqual(['chosen', 'type', 'won']);
    expect(phase('*:f *:b')).toEqual(['turn', 'type']);
    expect(phase(`${GENERAL} 0:g20`)).toEqual(['chosen', 'type']);
  });

  it('has the seal for its owner only, and only while it is there (Falsche Fuffziger Decision X12)', () => {
    const sealed = (acts: string) => VIEWERS.map((viewer) => view(at(acts), viewer).own?.sealed);
    const nobody = VIEWERS.map((): object | undefined => undefined);
    expect(sealed(`${LAUNDERING} 0:b20`)).toEqual(nobody.with(0, { notes: { 20: 1 }, real: 0 }));
    expect(sealed(`${LAUNDERING} 0:b`)).toEqual(nobody.with(0, { notes: {}, real: 0 }));
    expect(sealed(`${LAUNDERING} 0:b20 0:ub`)).toEqual(nobody);
    expect(sealed(`${LAUNDERING} 0:b20 1:b 2:b`)).toEqual(nobody);
    expect(sealed(`${GENERAL} 2:g50`)).toEqual(nobody.with(2, { notes: { 50: 1 }, real: 0 }));
    expect(sealed(`${GENERAL} 2:g50 2:ul`)).toEqual(nobody);
  });

  it('is the same whatever another has sealed', () => {
    for (const memoryAid of [false, true])
      for (const viewer of [seat(0), seat(2), 'table'] as const) {
        const bids = ['1:b', '1:b10', '1:b10,20,50'].map((bid) => `${LAUNDERING} ${bid}`);
        const choices = ['1:g', '1:g10', '1:g10,20,50'].map((choice) => `${GENERAL} ${choice}`);
        for (const acts of [bids, choices]) {
          const views = acts.map((one) => text(view(at(one, { memoryAid }), viewer)));
          expect(new Set(views).size).toBe(1);
        }
      }
  });

  it('is the same whatever others have changed in the general laundering, in later rounds, too', () => {
    for (const memoryAid of [false, true]) {
      const views = ['*:g', '0:g10,20,50 1:g 2:g50'].map((choices) =>
        text(view(at(`${GENERAL} ${choices} ${idleRounds(2)}`, { memoryAid }), seat(1))),
      );
      expect(views[1]).toBe(views[0]);
    }
  });

  it('never holds the money of others, with memory aid neither, until it is counted', () => {
    const { steps, last } = playAtRandom('money', { seats: 4, memoryAid: true });
    for (const { after: state } of steps) {
      const rich = state.clone();
      rich.real.forEach((amount, at) => (rich.real[at] = amount + 1_000_000));
      expect(text(view(rich, 'table'))).toBe(text(view(state, 'table')));
    }
    expect(falscheFuffziger.result(last)?.sheet.scores.map(({ real }) => real)).toEqual([...last.real]);
  });

  it('tells inspector cards of this round and, with memory aid, older ones in their order', () => {
    for (const memoryAid of [false, true])
      for (const { after: state } of playAtRandom('inspectors', { memoryAid }).steps) {
        const { inspectors } = view(state, 'table');
        const known = [...(inspectors.earlier ?? []), ...inspectors.turned];
        expect(inspectors.faceDown + (state.inspected % 10)).toBe(10);
        expect(inspectors.earlier === undefined).toBe(!memoryAid);
        if (memoryAid) expect(known).toHaveLength(state.inspected);
        const from = state.inspected - known.length;
        expect(known).toEqual(known.map((_, index) => setupOf(state).deal.inspectors[(from + index) % 10]));
      }
  });

  it('keeps the last finished round and nothing older (Decision A1)', () => {
    const { steps } = playAtRandom('previous', { seats: 5, memoryAid: false });
    let finished: RoundReport | undefined;
    for (const { before, after: state } of steps) {
      if (state.round !== before.round) finished = view(state, 'table').previousRound;
      expect(view(state, 'table').previousRound).toEqual(finished);
      expect(view(state, 'table').report.round).toBe(state.round);
      if (state.round !== before.round) expect(finished?.round).toBe(before.round);
    }
    expect(keysOf(finished)).toEqual(
      ['round', 'scrapped', 'productions', 'auctions', 'openings', 'shopping'].sort(),
    );
  });
});
