import { describe, expect, it } from 'vitest';
import { seat, type Viewer } from '../../../core/base/ids.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { after, eventsOf, idleRounds, started, type DealPlan } from '../../games/falsche-fuffziger/acts.ts';
import { playAtRandom } from '../../games/falsche-fuffziger/play.ts';
import { promptFor } from '../../games/moves.ts';

const AUCTION = `${idleRounds(3)} *:f`;
const NOTHING = { notes: {}, real: 0 };

function promptOf(acts: string, viewer: Viewer, plan: DealPlan = {}) {
  return promptFor(falscheFuffziger, after(started(3, plan), acts), viewer);
}

describe('a prompt', () => {
  it('asks to produce, with what finishing would print now (Falsche Fuffziger Decision X7)', () => {
    const prints = (acts: string, plan?: DealPlan) => promptOf(acts, seat(0), plan);
    expect(prints('')).toEqual({ type: 'produce', prints: { 10: 1, 20: 1, 50: 1 } });
    expect(prints('0:c10-1')).toEqual({ type: 'produce', prints: { 20: 1, 50: 1 } });
    expect(prints('0:c10-1 0:s50-1')).toEqual({ type: 'produce', prints: { 20: 1 } });
    expect(prints('0:c10-1 0:s50-1 0:s20-1')).toEqual({ type: 'produce', prints: {} });
    const doubled = '0:c20-1 0:f 1:f 2:f *:b *:p *:g 1:f 2:f';
    const prompt = { type: 'produce', prints: { 10: 1, 20: 2, 50: 1 } };
    expect(prints(doubled, { backs: { 20: '20x2' } })).toEqual(prompt);
  });

  it('is what finishing then prints, whatever was done before', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const { seat: at, before, action, events } of playAtRandom(`prompt/${seed}`).steps) {
        if (action.type !== 'finish') continue;
        const asked = promptFor(falscheFuffziger, before, at);
        const printed = events.find(({ type }) => type === 'printed');
        expect(asked).toEqual({ type: 'produce', prints: printed?.type === 'printed' ? printed.notes : {} });
      }
  });

  it('asks to lead, then to match, with what lies there already', () => {
    const led = { notes: { 20: 2 } };
    expect(promptOf(AUCTION, seat(1))).toEqual({ type: 'lead', lot: 3, stake: NOTHING });
    expect(promptOf(`${AUCTION} 1:l20x2`, seat(2))).toEqual({ type: 'match', lot: 3, led, stake: NOTHING });
    const again = { type: 'lead', lot: 3, stake: { ...led, real: 0 } };
    expect(promptOf(`${AUCTION} 1:l20x2 2:m 0:m`, seat(2))).toEqual(again);
  });

  it('asks for a bid, then shows who is missing', () => {
    expect(promptOf('*:f', seat(0))).toEqual({ type: 'bid', card: 'A1', least: 14, real: 20 });
    expect(promptOf('*:f 0:b20', seat(0))).toEqual({ type: 'sealed', undo: 'unbid', missing: [1, 2] });
    expect(promptOf('*:f 0:b20 2:b', seat(0))).toEqual({ type: 'sealed', undo: 'unbid', missing: [1] });
    expect(promptOf('*:f 0:b20', seat(1))).toMatchObject({ type: 'bid' });
    expect(promptOf('*:f 0:b20 0:ub', seat(0))).toMatchObject({ type: 'bid' });
    expect(promptOf('*:f 0:b20 1:b 2:b', seat(0))).toEqual({ type: 'bid', card: 'A2', least: 15, real: 30 });
  });

  it('asks to buy, and which notes to change', () => {
    expect(promptOf('*:f *:b', seat(1))).toEqual({ type: 'buy' });
    expect(promptOf('*:f *:b *:p', seat(1))).toEqual({ type: 'launder' });
    const sealed = { type: 'sealed', undo: 'unlaunder', missing: [0, 2] };
    expect(promptOf('*:f *:b *:p 1:g', seat(1))).toEqual(sealed);
  });

  it('asks everybody who is awaited, also where there is one choice (Falsche Fuffziger Decision X15, Decision A2)', () => {
    for (const { before } of playAtRandom('asked').steps)
      for (const at of falscheFuffziger.awaits(before)) {
        const asked = promptFor(falscheFuffziger, before, at);
        expect(asked).toBeDefined();
        expect(asked?.type).not.toBe('sealed');
      }
  });

  it('asks nothing of who is not awaited, of the open table and after the end', () => {
    expect(promptOf('', seat(1))).toBeUndefined();
    expect(promptOf('', 'table')).toBeUndefined();
    expect(promptOf('*:f', 'table')).toBeUndefined();
    expect(promptOf(AUCTION, seat(0))).toBeUndefined();
    const { last } = playAtRandom('asked');
    expect(falscheFuffziger.prompt(falscheFuffziger.view(last, seat(0)), {})).toBeUndefined();
  });
});

describe('events', () => {
  const of = (acts: string, plan: DealPlan = {}) => eventsOf(started(3, plan), acts);

  it('tell what a press became, was sold for, and what was printed', () => {
    expect(of('0:c10-1', { backs: { 10: '20' } })).toEqual([
      { type: 'converted', seat: 0, press: '10-1', up: '20', paid: 0, to: 'all' },
    ]);
    expect(of('0:s50-1')).toEqual([{ type: 'sold', seat: 0, press: '50-1', up: '50', price: 20, to: 'all' }]);
    expect(of('0:f')).toEqual([
      { type: 'printed', seat: 0, notes: { 10: 1, 20: 1, 50: 1 }, converted: [], to: 'all' },
    ]);
    expect(of('*:f')[1]).toEqual({ type: 'die-passed', start: 1, to: 'all' });
  });

  it('tell of the extra card and its auction in order', () => {
    const plan = {
      backs: { 10: '10 10 10 broken' },
      inspectors: 'coin coin coin 20 100 150 coin 10 50 coin',
    };
    const acts = `0:s20-1 0:f 1:f 2:f *:b 1:p 2:p 0:p10 *:g *:f *:b *:p *:g 2:f 0:c10-4 0:f 1:f`;
    expect(of(acts, plan)).toEqual([
      { type: 'printed', seat: 1, notes: { 10: 1, 20: 1, 50: 1 }, converted: [], to: 'all' },
      { type: 'inspected', card: '150', effect: 'auction', to: 'all' },
      { type: 'die-passed', start: 0, to: 'all' },
      { type: 'rolled', start: 0, lot: 3, adds: false, to: 'all' },
    ]);
  });

  it('tell of an auction', () => {
    expect(of(`${AUCTION} 1:l20x2`)).toEqual([
      { type: 'laid', seat: 1, lay: { notes: { 20: 2 } }, to: 'all' },
    ]);
    expect(of(`${AUCTION} 1:l20x2 2:m`)).toEqual([
      { type: 'matched', seat: 2, lay: { notes: { 20: 2 } }, to: 'all' },
    ]);
    expect(of(`${AUCTION} 1:l20x2 2:d 0:d`, { dice: '4 2' })).toEqual([
      { type: 'dropped', seat: 0, to: 'all' },
      { type: 'auction-ended', lot: 4, start: 1, winner: 1, paid: { notes: { 20: 2 }, real: 0 }, to: 'all' },
      { type: 'die-passed', start: 2, to: 'all' },
      { type: 'rolled', start: 2, lot: 2, adds: true, to: 'all' },
    ]);
  });

  it('tell of a sealed choice the fact alone, and of all bids at the opening', () => {
    expect(of('*:f 0:b20')).toEqual([{ type: 'chose', seat: 0, to: 'all' }]);
    expect(of('*:f 0:b20 0:ub')).toEqual([{ type: 'took-back', seat: 0, to: 'all' }]);
    expect(of('*:f 0:b20 1:b10 2:b')).toEqual([
      { type: 'chose', seat: 2, to: 'all' },
      {
        type: 'opened',
        card: 'A1',
        bids: [{ notes: { 20: 1 }, real: 0 }, { notes: { 10: 1 }, real: 0 }, NOTHING],
        winner: 0,
        to: 'all',
      },
    ]);
    expect(of('*:f 0:b20 1:b10 2:b *:b').slice(2)).toEqual([
      { type: 'laundered', seat: 0, card: 'A1', real: 20, to: 'all' },
    ]);
  });

  it('tell of the general laundering nothing but that it is done (Falsche Fuffziger Decision X12)', () => {
    expect(of('*:f *:b *:p 0:g20')).toEqual([{ type: 'chose', seat: 0, to: 'all' }]);
    expect(of('*:f *:b *:p 0:g20 1:g50 2:g10')).toEqual([
      { type: 'chose', seat: 2, to: 'all' },
      { type: 'general-laundering', to: 'all' },
      { type: 'round-began', round: 2, start: 1, to: 'all' },
      { type: 'inspected', card: '20', effect: 'nothing', to: 'all' },
      { type: 'inspected', card: 'coin', effect: 'free', to: 'all' },
    ]);
  });

  it('tell only the owner how many notes went back (Falsche Fuffziger Decision X14)', () => {
    const acts = `${idleRounds(3).replace('*:g', '0:g10 1:g 2:g')} *:f *:d *:d *:b *:p *:g`;
    const events = of(acts).slice(3);
    expect(events[0]).toEqual({ type: 'inspected', card: '10', effect: 'scraps', to: 'all' });
    expect(events[1]).toMatchObject({ type: 'scrapped', pressType: 10, to: 'all' });
    expect(Object.keys(events[1] ?? {}).sort()).toEqual(['pressType', 'presses', 'to', 'type']);
    expect(events.slice(2, 5)).toEqual([
      { type: 'gave-back', pressType: 10, notes: 3, to: [0] },
      { type: 'gave-back', pressType: 10, notes: 4, to: [1] },
      { type: 'gave-back', pressType: 10, notes: 4, to: [2] },
    ]);
    expect(events.slice(5)).toEqual([
      { type: 'inspected', card: '50', effect: 'nothing', to: 'all' },
      { type: 'inspected', card: 'coin', effect: 'auction', to: 'all' },
    ]);
  });

  it('have one audience, all, but for what went back', () => {
    for (const { events } of playAtRandom('audience').steps)
      for (const { type, to } of events) expect(to === 'all').toBe(type !== 'gave-back');
  });

  it('tell the ranks and the result at the end', () => {
    const { steps, last } = playAtRandom('the end');
    const [ranked, ended] = steps.at(-1)?.events.slice(-2) ?? [];
    const { totals, winners } = falscheFuffziger.result(last) ?? {};
    expect(ranked).toMatchObject({ type: 'ranked', to: 'all' });
    expect(ended).toEqual({ type: 'game-ended', totals, winners, to: 'all' });
  });
});
