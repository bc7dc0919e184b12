import { PersistentList } from '../../core/base/lists.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../core/base/ids.ts';
import { falscheFuffziger, type FuffzigerTypes } from '../../core/games/falsche-fuffziger/index.ts';
import type { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import { roundOf } from '../../renderer/games/falsche-fuffziger/table/log/log-pages.ts';
import { history, type TableState } from '../../core/table/index.ts';
import type { PastRound } from '../../renderer/games/table-parts.ts';
import { setupOf } from '../games/falsche-fuffziger/setup.ts';
import { playAtRandom } from '../games/falsche-fuffziger/play.ts';
import type { PlayedStep } from '../games/play.ts';
import {
  lookAt,
  moneyOf,
  phases,
  pressOf,
  propsOf,
  startOf,
  type FuffzigerLook,
} from '../helpers/renderer/fuffziger-table.ts';
import { buttons, nameOf, part, press } from '../helpers/renderer/page.ts';

/** What can be looked up of a match: what everybody learned. */
function openIn(steps: readonly PlayedStep<FuffzigerTypes>[]): readonly PastRound<FuffzigerTypes>[] {
  const events = steps.reduce(
    (list, step) => list.with(step.events),
    PersistentList.empty<PlayedStep<FuffzigerTypes>['events']>(),
  );
  const setup = { game: 'falsche-fuffziger', options: { memoryAid: true } };
  const answer = history({ setup, game: { events } } as unknown as TableState, 'table', 0);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.entries as unknown as readonly PastRound<FuffzigerTypes>[];
}

describe('earlier rounds', () => {
  const { first, steps, last } = playAtRandom('rounds', { seats: 4, memoryAid: true });
  const cards = (state: FuffzigerPosition) => falscheFuffziger.view(state, 'table').inspectors.turned;
  /** The finished rounds as the game itself reported them, with the inspector cards that were turned up in them. */
  const reported = steps.flatMap(({ before, after }) =>
    after.round > before.round ? [{ after, inspected: cards(before) }] : [],
  );

  it('are in what was looked up, without the one that still runs', () => {
    const rounds = openIn(steps).map(({ events }) => roundOf(events, cards(first)[0]));
    expect(rounds).toHaveLength(last.round - 1);
    expect(rounds).toMatchObject(
      reported.map(({ after, inspected }) => ({ ...setupOf(after).previous, inspected })),
    );
  });

  it('know what everybody had laid when an auction was over', () => {
    const ended = steps.flatMap(({ before, seat: actor, events }) => {
      const { phase, round } = setupOf(before);
      const isEnd = round < last.round && events.some(({ type }) => type === 'auction-ended');
      return phase.type === 'auction' && isEnd ? [{ laid: phase.laid, actor }] : [];
    });
    const auctions = openIn(steps).flatMap(({ events }) => roundOf(events, undefined).auctions);
    expect(auctions).toHaveLength(ended.length);
    expect(auctions.some(({ laid }) => laid.length > 1)).toBe(true);
    for (const [index, { laid, winner, paid }] of auctions.entries()) {
      expect(laid.find(({ seat: at }) => at === winner)?.money).toEqual(
        winner === undefined ? undefined : paid,
      );
      for (const { seat: at, money } of laid)
        if (at !== ended[index]?.actor) expect(money).toEqual(ended[index]?.laid[at]);
    }
  });
});

describe('what happened', () => {
  let look: FuffzigerLook;
  afterEach(() => look.mounted.wrapper.unmount());
  const log = (): string => part('dialog .log');
  const lines = (): readonly string[] =>
    [...document.querySelectorAll('dialog h4, dialog .deeds p, dialog .details li')].map(nameOf);
  const open = () => press(/^What happened$/);

  it('says that nothing has happened yet, and offers no older rounds without the aid', async () => {
    look = await lookAt(startOf(4, { inspectedBefore: 1 }));
    await open();
    expect(log()).toContain('This round Round 1');
    expect(log()).toContain('Nothing has happened yet.');
    expect(buttons().map(nameOf)).not.toContain('Look up earlier rounds');
  });

  it('tells a round phase by phase', async () => {
    const [a, b, c] = [seat(0), seat(1), seat(2)];
    const { deal } = setupOf(startOf(3));
    look = await lookAt(
      startOf(3, {
        round: 4,
        deal: {
          ...deal,
          inspectors: ['coin', '10', '20', 'coin', '100', '150', 'coin', '50', 'coin', 'coin'],
        },
        inspected: 2,
        report: {
          round: 4,
          scrapped: [
            {
              pressType: 10,
              presses: [
                { press: '10-1', seat: a, real: 2, coins: 0 },
                { press: '10-4', seat: a, real: 2, coins: 0 },
                { press: '10-2', seat: c, real: 0, coins: 3 },
              ],
            },
            { pressType: 20, presses: [] },
          ],
          productions: [
            {
              seat: b,
              converted: [
                { press: '20-2', up: '50x2', paid: 0 },
                { press: '50-2', up: 'broken', paid: 9 },
                { press: '150-1', up: '150+3', paid: 0 },
              ],
              sold: [
                { press: '100-1', up: '100', price: 45 },
                { press: '150-2', up: '150', price: 70 },
                { press: '150-3', up: '150', price: 70 },
              ],
              printed: { 20: 2, 50: 1 },
            },
            { seat: c, converted: [], sold: [], printed: {} },
          ],
          auctions: [
            { lot: 4, start: a, winner: b, paid: { notes: { 20: 2 }, real: 10 } },
            { lot: 2, start: b, paid: { notes: {}, real: 0 } },
          ],
          openings: [
            {
              card: 'B4',
              bids: [
                { notes: { 50: 1 }, real: 0 },
                { notes: { 20: 2 }, real: 10 },
                { notes: {}, real: 0 },
              ],
              winner: a,
            },
            { card: 'B5', bids: seatsOf(3).map((at) => ({ notes: {}, real: at === 2 ? 7 : 0 })) },
          ],
          shopping: [
            { seat: c, presses: { 20: 2, 50: 1 }, paid: 50 },
            { seat: a, presses: {}, paid: 0 },
          ],
        },
      }),
    );
    await open();
    expect(lines()).toEqual([
      'Inspection',
      'Scrapped: the 10s. It pays: You 4 and Cleo 3 coins.',
      'Scrapped: the 20s. Nobody had any.',
      'Presses',
      'Ben converts a 20: 50 ×2.',
      'Ben converts a 50: broken, 9 for scrap.',
      'Ben converts a 150: 150 with 3 coins.',
      'Ben sells a 100 for 45.',
      'Ben sells 2 × 150 for 70 each.',
      'Ben prints 2 × 20 and 50.',
      'Cleo prints nothing.',
      'Coin auctions',
      'Ben takes 4 coins for 2 × 20 and 10 real.',
      'Nobody wanted the 2 coins.',
      'Laundering',
      'You win 44 → 90 for 50.',
      'You: one 50 note',
      'Ben: 50 (2 × 20 and 10 real)',
      'No bid: Cleo.',
      '51 → 100: nobody bid enough.',
      'Cleo: 7 real',
      'No bid: Ben and you.',
      'Buying',
      'Cleo buys 2 × 20 and 1 × 50 for 50.',
      'You buy nothing.',
    ]);
    expect(log()).toContain('Round 4');
  });

  it('keeps the round before, of which the inspector cards are gone', async () => {
    look = await lookAt(
      startOf(3, {
        presses: [pressOf(0, '20-1')],
        money: moneyOf(3, { 1: [{}, 12] }),
        phase: phases.buying(1),
        start: seat(1),
      }),
    );
    await look.play(
      [1, { type: 'buy', presses: { 20: 1 } }],
      [2, { type: 'buy', presses: {} }],
      [0, { type: 'buy', presses: {} }],
      ...seatsOf(3).map((at) => [at, { type: 'launder', notes: {} }] as const),
    );
    await open();
    expect(log()).toMatch(/This round Round 2.*Previous round Round 1/);
    expect(lines().slice(-4)).toEqual([
      'Buying',
      'Ben buys 1 × 20 for 10.',
      'Cleo buys nothing.',
      'You buy nothing.',
    ]);
    expect(document.querySelectorAll('dialog .cards')).toHaveLength(1);
  });

  it('asks for earlier rounds with the aid, and shows what comes without the last one twice', async () => {
    const { steps, last } = playAtRandom('look up', { seats: 4, memoryAid: true });
    const third = steps.find(({ after }) => after.round === 4)?.after ?? last;
    look = await lookAt(third);
    await open();
    await press(/^Look up earlier rounds$/);
    expect(look.emitted('history')).toEqual([[0]]);
    const until = steps.findIndex(({ after }) => after === third);
    await look.give({ history: openIn(steps.slice(0, until + 1)) });
    for (const round of [1, 2, 3, 4]) expect(log().match(new RegExp(`Round ${round}`, 'g'))).toHaveLength(1);
    expect(document.querySelectorAll('dialog .cards')).toHaveLength(4);
    expect(propsOf(third, seat(0)).game.view).toMatchObject({ round: 4 });
  });
});
