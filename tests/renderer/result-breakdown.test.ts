import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { BreakdownAnswer } from '../../core/protocol/answers.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { SeatBreakdown } from '../../core/base/breakdown.ts';
import { breakdownOf } from '../../core/story/breakdown.ts';
import { sheetSeats } from '../../renderer/games/shared/sheet-seats.ts';
import { openPartWords } from '../../renderer/i18n/load.ts';
import BreakdownFold from '../../renderer/screens/ended/BreakdownFold.vue';
import { barOf, reachOf } from '../../renderer/screens/ended/charts/breakdown.ts';
import { SESSION } from '../../renderer/session/table-session.ts';
import { eventually } from '../helpers/eventually.ts';
import { person, tableFrame } from '../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../helpers/renderer/mount.ts';
import { plain } from '../helpers/renderer/page.ts';

let mounted: Mounted | undefined;
afterEach(() => mounted?.wrapper.unmount());

const RESULT = { totals: [30, 50, 20], winners: [seat(1)] };
/** The second part of the last seat, −0.2 ± 0.3 points, is too small to tell. */
const BREAKDOWN = breakdownOf([0, 1, 0], [50, 30, 20], 100, [
  { seat: seat(0), gain: { amount: -2_000, error: 300 } },
  { seat: seat(2), gain: { amount: -20, error: 30 } },
]);
const complete = (seats?: readonly SeatBreakdown[]): BreakdownAnswer => ({
  weighed: 2,
  departures: 2,
  isComplete: true,
  ...(seats && { seats }),
});
const NONE = 'This can’t be worked out for this match.';

function frameOf(games = 1): TableFrame {
  const seats = ['Ada', 'Ben', 'Cleo'].map((name) => person(name));
  const frame = tableFrame({ phase: 'ended', seats, setup: { game: 'for-sale' } });
  return { ...frame, table: { ...frame.table, games } };
}

/** A fold at a host that has these answers, the last one again and again; undefined: it refuses. The questions that it was asked. */
async function show(...answers: readonly (BreakdownAnswer | undefined)[]): Promise<readonly object[]> {
  const asked: object[] = [];
  await openPartWords('story');
  const request = (question: object) => {
    const value = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(question);
    return Promise.resolve(
      value === undefined ? { ok: false, error: { code: 'not-ended' } } : { ok: true, value },
    );
  };
  const frame = frameOf();
  const props = { frame, seats: sheetSeats(frame.table.seats, 3), own: [seat(0)], result: RESULT };
  const provided = { [SESSION as symbol]: { request } };
  mounted = await mountScreen(BreakdownFold, props, freshStores(), 'for-sale', provided);
  await settled();
  return asked;
}
async function setOpen(isOpen: boolean): Promise<void> {
  const details = mounted?.wrapper.find<HTMLDetailsElement>('details');
  if (details === undefined) throw new Error('no fold');
  details.element.open = isOpen;
  await details.trigger('toggle');
  await settled();
}
const shown = (): string => plain(mounted?.wrapper.text() ?? '');
const cellsOf = (row: number): readonly string[] =>
  mounted?.wrapper
    .findAll('table.grid tbody:last-child tr')
    [row]?.findAll('td')
    .map((cell) => plain(cell.text())) ?? [];

describe('the breakdown of a result', () => {
  it('says who had a good deal and made more of it', async () => {
    const gains = [{ seat: seat(1), gain: { amount: 2_400, error: 300 } }];
    await show(complete(breakdownOf([0, 1, 0], [30, 50, 20], 100, gains)));
    await setOpen(true);
    expect(shown()).toContain(
      'Deal and seat were kind to Ben, about 50%, and Ben’s own decisions added about 25%.',
    );
    mounted?.wrapper.unmount();
    await show(complete(BREAKDOWN));
    await setOpen(true);
    expect(shown()).not.toContain('kind to');
  });

  it('is asked for once it is opened, and says how far it has come', async () => {
    const asked = await show(
      { weighed: 0, isComplete: false },
      { weighed: 1, departures: 2, isComplete: false },
      complete(BREAKDOWN),
    );
    expect(asked).toEqual([]);
    await setOpen(true);
    expect(asked).toEqual([{ type: 'breakdown' }]);
    expect(shown()).toContain('Playing on from the deal');
    await eventually(() => expect(shown()).toContain('1 of 2 decisions compared'));
    await eventually(() => expect(shown()).toContain('Own decisions'));
    expect(asked).toHaveLength(3);
    expect(shown()).not.toContain('compared');
    await setOpen(false);
    await setOpen(true);
    expect(asked).toHaveLength(3);
  });

  it('states what is larger than its error, in a table and in bars, the winner first', async () => {
    await show(complete(BREAKDOWN));
    await setOpen(true);
    expect(cellsOf(0)).toEqual(['33', '33', '33']);
    expect(cellsOf(1)).toEqual(['+15± 5', '–too small to tell', '−15± 4']);
    expect(cellsOf(2)).toEqual(['−20± 3', '–too small to tell', '–too small to tell']);
    expect(mounted?.wrapper.findAll('.row .who').map((who) => plain(who.text()))).toEqual(
      ['Ben', 'Ada', 'Cleo'].map((name): unknown => expect.stringContaining(name)),
    );
    const pieces = mounted?.wrapper
      .findAll('.row')
      .map((row) => row.findAll('.piece').map((one) => one.text()));
    expect(pieces?.[1]).toEqual(['+15', '−20', '−30']);
    expect(pieces?.[2]).toEqual(['−15', '+10', '−30']);
  });

  it.each([
    ['the host refuses', undefined],
    ['there is none', complete()],
    ['it is of another match', complete(BREAKDOWN.slice(1))],
    ['a number in it is wrong', complete(BREAKDOWN.map((one) => ({ ...one, result: one.result + 1 })))],
  ])('says that there is none if %s', async (_why, answer) => {
    await show(answer);
    expect(shown()).not.toContain(NONE);
    await setOpen(true);
    expect(shown()).toContain(NONE);
    expect(mounted?.wrapper.find('table').exists()).toBe(false);
  });

  it('is asked for again after the next match', async () => {
    const asked = await show(complete(BREAKDOWN), complete());
    await setOpen(true);
    expect(shown()).toContain('Own decisions');
    await mounted?.wrapper.setProps({ frame: frameOf(2) });
    await settled();
    expect(asked).toHaveLength(2);
    expect(shown()).toContain(NONE);
  });
});

it('its bars grow from the equal share to both sides', () => {
  const estimate = (amount: number) => ({ amount, error: 100 });
  const bar = barOf({
    result: 0,
    even: 2_500,
    deal: estimate(-1_000),
    own: estimate(2_000),
    others: estimate(90),
    rest: estimate(-3_500),
  });
  expect(bar).toEqual([
    { part: 'deal', points: -10, from: -10 },
    { part: 'own', points: 20, from: 0 },
    { part: 'rest', points: -35, from: -45 },
  ]);
  expect(reachOf([bar, []])).toEqual({ from: -45, to: 20 });
});
