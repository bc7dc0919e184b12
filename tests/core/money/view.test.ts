import { describe, expect, it } from 'vitest';
import { seat, seatsOf, type Viewer } from '../../../core/base/ids.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { money } from '../../../core/games/money/index.ts';
import type { MoneyOptions } from '../../../core/games/money/options.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import { arranged, handOf, handsOf, moneyOptions, playAtRandom } from '../../games/money/play.ts';
import { dealt, promptFor, stepOf } from '../../games/moves.ts';

const started = (said: Partial<MoneyOptions> = {}): MoneyPosition =>
  dealt(money, moneyOptions(said, 3), 3, 'view');

const after = (state: MoneyPosition, ...acts: readonly (readonly [number, MoneyAction])[]): MoneyPosition =>
  acts.reduce((before, [at, action]) => stepOf(money, before, seat(at), action).state, state);

const sitOut: MoneyAction = { type: 'bid', cards: [0] };
const bidAll = (state: MoneyPosition, at: number): MoneyAction => ({
  type: 'bid',
  cards: handOf(state, at),
});

describe('a view', () => {
  it('of the open table holds no hand', () => {
    expect(money.view(started(), 'table')).not.toHaveProperty('own');
  });

  it('of a seat holds the own hand with the bluff card, and no hand of another', () => {
    const state = started();
    const { own, ...others } = money.view(state, seat(1));
    expect(own).toEqual({ seat: 1, hand: [0, ...handOf(state, 1)] });
    expect(Object.keys(others).sort().join(' ')).toBe(
      'displays hand options pile removed round seatCount sheets stalled totals',
    );
  });

  it('shows of a sealed bid only that it is there, whatever its size', () => {
    const state = started();
    const small = money.view(after(state, [0, sitOut]), seat(1));
    const large = money.view(after(state, [0, bidAll(state, 0)]), seat(1));
    expect(JSON.stringify(large)).toBe(JSON.stringify(small));
    expect(small.round).toEqual({ type: 'bidding', hand: 1, round: 1, chosen: [0] });
  });

  it('has no hand counts without memory aid (Money! Decision M6)', () => {
    for (const viewer of [...seatsOf(3), 'table'] as const)
      expect(money.view(started(), viewer)).not.toHaveProperty('handCounts');
  });

  it('has hand counts with memory aid while bidding only, sealed cards counted in (Money! Decision M6)', () => {
    const state = started({ memoryAid: true });
    const sealed = after(state, [0, bidAll(state, 0)], [1, sitOut]);
    expect(money.view(sealed, 'table').handCounts).toEqual([7, 7, 7]);
    expect(money.view(after(sealed, [2, sitOut]), 'table')).not.toHaveProperty('handCounts');
  });

  it('keeps the last finished round and nothing older (Decision A1)', () => {
    const { steps } = playAtRandom('previous', { hands: 2, stallLimit: 3 });
    let finished: MoneyPosition['previousRound'];
    for (const { before, after: state } of steps) {
      const view = money.view(state, 'table');
      if (state.round !== before.round || state.hand !== before.hand || state.hasEnded) {
        expect(view.previousRound).toMatchObject({ hand: before.hand, round: before.round });
        finished = view.previousRound;
      }
      expect(view.previousRound).toEqual(finished);
    }
    expect(finished).not.toHaveProperty('refill'); // Money! Decision M5
  });

  it('marks the last round only when it is the last', () => {
    const state = started({ stallLimit: 1 });
    expect(money.view(state, 'table').round).not.toHaveProperty('last');
    const last = after(state, [0, sitOut], [1, sitOut], [2, sitOut]);
    expect(money.view(last, 'table').round).toHaveProperty('last', 'stalled');
    expect(last.previousRound).not.toHaveProperty('last');
    const nextHand = after(last, [0, sitOut], [1, sitOut], [2, sitOut]);
    expect(money.view(nextHand, 'table').round).not.toHaveProperty('last');
    expect(nextHand).toMatchObject({ hand: 2, round: 1, stalled: 0 });
  });

  it('names what the option says where the pile stalls as well (Money! Decision M4)', () => {
    const state = arranged(started({ lastRound: 'refill-short', stallLimit: 1 }), { pile: [] });
    const bid: MoneyAction = { type: 'bid', cards: handOf(state, 0).slice(0, 1) };
    const open = after(state, [0, bid], [1, sitOut], [2, sitOut]);
    const last = after(open, [0, { type: 'take', display: 'left' }]);
    expect(money.view(last, 'table')).toMatchObject({ stalled: 1, round: { last: 'refill-short' } });
  });

  it('opens all hands once the hand is scored (Money! Decision M10)', () => {
    const { last } = playAtRandom('opened');
    expect(
      money
        .view(last, 'table')
        .sheets.at(-1)
        ?.scores.map(({ cards }) => cards),
    ).toEqual(handsOf(last));
    expect(money.view(last, 'table')).not.toHaveProperty('round');
  });
});

describe('a prompt', () => {
  const promptOf = (state: MoneyPosition, at: Viewer) => promptFor(money, state, at);

  it('asks for a bid, then shows it as sealed, then asks for an act', () => {
    const state = started();
    const [first = 0, second = 0] = handOf(state, 0);
    expect(promptOf(state, seat(0))).toEqual({ type: 'bid' });
    const sealed = after(state, [0, { type: 'bid', cards: [second, first] }], [1, sitOut]);
    expect(promptOf(sealed, seat(0))).toEqual({ type: 'sealed', missing: [2] });
    const open = after(sealed, [2, sitOut]);
    expect(promptOf(open, seat(0))).toMatchObject({ type: 'act', lying: [first, second] });
    expect(promptOf(open, seat(1))).toBeUndefined();
  });

  it('asks nothing of the open table and after the end', () => {
    expect(promptOf(started(), 'table')).toBeUndefined();
    expect(promptOf(playAtRandom('ended').last, seat(0))).toBeUndefined();
  });
});
