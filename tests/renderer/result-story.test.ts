import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../core/protocol/frames.ts';
import { gameNamed } from '../../core/games/index.ts';
import type { GameRecord } from '../../core/record/index.ts';
import { createWriter } from '../../core/protocol/writer.ts';
import { figuresOf, storyOf } from '../../core/story/index.ts';
import { matchOf } from '../../core/story/of-record.ts';
import type { MatchFigures, Trade } from '../../core/base/figures.ts';
import { seat } from '../../core/base/ids.ts';
import type { SeatFrame, TableFrame } from '../../core/protocol/frames.ts';
import { openPartWords } from '../../renderer/i18n/load.ts';
import StoryPanel from '../../renderer/screens/ended/StoryPanel.vue';
import ReplayView from '../../renderer/screens/replay/ReplayView.vue';
import { bandsOf, pinsOf } from '../../renderer/screens/ended/charts/chances.ts';
import { axisTo, dotsOf, namedTrades } from '../../renderer/screens/ended/charts/trades.ts';
import { SESSION } from '../../renderer/session/table-session.ts';
import { forSaleMatch, fuffzigerMatch, moneyMatch } from '../core/story/matches.ts';
import { eventually } from '../helpers/eventually.ts';
import { FREE, person, tableFrame } from '../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../helpers/renderer/mount.ts';
import { plain } from '../helpers/renderer/page.ts';

let mounted: Mounted | undefined;
afterEach(() => mounted?.wrapper.unmount());

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

/** What a host tells of a recorded match, and a frame of it. */
function finishedMatch(record: GameRecord) {
  const game = gameNamed(record.game);
  const match = matchOf(record);
  if (game === undefined || match === undefined) throw new Error('no finished match');
  const seats = NAMES.slice(0, match.seatCount).map((name) => person(name));
  const frameOf = (who: readonly SeatFrame[] = seats, games = 1): TableFrame => {
    const frame = tableFrame({
      phase: 'ended',
      seats: who,
      setup: { game: record.game },
      result: match.result as never,
    });
    return { ...frame, table: { ...frame.table, games } };
  };
  return { match, frameOf, value: { claims: storyOf(game, match), figures: figuresOf(game, match) } };
}

type Asked = () => Promise<Answer | { readonly ok: boolean; readonly value?: unknown }>;

async function show(frame: TableFrame, request: Asked): Promise<void> {
  await openPartWords('story');
  const provided = { [SESSION as symbol]: { request } };
  mounted = await mountScreen(StoryPanel, { frame }, freshStores(), frame.table.setup.game, provided);
  await settled();
}
const shown = (): string => plain(mounted?.wrapper.text() ?? '');
const parts = (selector: string): readonly string[] =>
  mounted?.wrapper.findAll(selector).map((one) => plain(one.text())) ?? [];
const forSale = finishedMatch(forSaleMatch().record);

describe('what is told of a match', () => {
  it('is the sentences and the charts', async () => {
    await show(forSale.frameOf(), () => Promise.resolve({ ok: true, value: forSale.value }));
    expect(parts('h2')).toEqual(['Worth telling', 'Where it came from', 'Paid and worth']);
    expect(parts('section:first-child > ul > li')).toHaveLength(forSale.value.claims.length);
  });

  it('has what the earlier matches of the house make of it', async () => {
    const claims = [
      { type: 'record', seats: [seat(0)], total: 1670, games: 11 },
      { type: 'first', seats: [seat(1)], games: 7 },
      { type: 'nemesis', seats: [seat(2), seat(0)], count: 9, games: 11 },
    ];
    const match = finishedMatch(moneyMatch().record);
    await show(match.frameOf(), () => Promise.resolve({ ok: true, value: { claims } }));
    expect(parts('section:first-child > ul > li')).toEqual([
      `A house record: Ada has 1,670, more than anyone before with ${match.match.seatCount} at the table (11 games).`,
      'Ben wins here for the first time, after 7 games without a win.',
      'Cleo has now left Ada behind in 9 of 11 games.',
    ]);
  });

  it('names nobody who has left', async () => {
    const [ada, , cleo] = forSale.frameOf().table.seats;
    if (ada === undefined || cleo === undefined) throw new Error('nobody is there');
    const about = forSale.value.claims.filter(({ seats }) => seats.includes(seat(1)));
    expect(about.length).toBeGreaterThan(0);
    await show(forSale.frameOf([ada, FREE, cleo]), () => Promise.resolve({ ok: true, value: forSale.value }));
    expect(shown()).not.toContain('Ben');
    const left = forSale.value.claims.length - about.length;
    expect(parts('section:first-child > ul > li')).toHaveLength(left);
  });

  it('is empty from the next match on, and shows no answer that comes later', async () => {
    const answers: ((answer: { readonly ok: boolean; readonly value?: unknown }) => void)[] = [];
    await show(forSale.frameOf(), () => new Promise((resolve) => void answers.push(resolve)));
    await mounted?.wrapper.setProps({ frame: forSale.frameOf(undefined, 2) });
    answers[0]?.({ ok: true, value: forSale.value });
    await settled();
    expect(shown()).toBe('');
    answers[1]?.({ ok: true, value: forSale.value });
    await eventually(() => expect(shown()).toContain('Worth telling'));
    await mounted?.wrapper.setProps({ frame: forSale.frameOf(undefined, 3) });
    expect(shown()).toBe('');
  });

  it('is nothing where the host refuses', async () => {
    await show(forSale.frameOf(), () => Promise.resolve({ ok: false }));
    expect(shown()).toBe('');
  });
});

describe.each([
  ['Money!', moneyMatch().record],
  ['For Sale', forSaleMatch().record],
  ['Falsche Fuffziger', fuffzigerMatch().record],
] as const)('the charts of %s', (_, record) => {
  const finished = finishedMatch(record);

  it('have a bar for each seat, the winner first, and the same numbers in a table', async () => {
    await show(finished.frameOf(), () => Promise.resolve({ ok: true, value: finished.value }));
    const totals = [...finished.match.result.totals].sort((one, other) => other - one);
    expect(parts('.row > .total')).toEqual(totals.map((total) => total.toLocaleString('en')));
    const widths = mounted?.wrapper
      .findAll('.track')
      .map((track) =>
        track
          .findAll<HTMLElement>('.piece')
          .reduce((sum, piece) => sum + Number.parseFloat(piece.element.style.width), 0),
      );
    const most = Math.max(...totals);
    for (const [at, width] of (widths ?? []).entries())
      expect(width).toBeCloseTo((100 * (totals[at] ?? 0)) / most, 1);
    const rows = mounted?.wrapper.findAll('table.grid tbody:last-child tr') ?? [];
    expect(rows.map((row) => row.findAll('td').map((cell) => cell.text().replace(/\D/g, '')))).toEqual(
      finished.value.figures?.parts.map(({ amounts }) => amounts.map(String)),
    );
  });

  it('have a dot for each trade, and a line for each in a table', async () => {
    await show(finished.frameOf(), () => Promise.resolve({ ok: true, value: finished.value }));
    const trades = finished.value.figures?.trades ?? [];
    expect(trades.length).toBeGreaterThan(0);
    expect(mounted?.wrapper.findAll('.dot')).toHaveLength(trades.length);
    expect(mounted?.wrapper.findAll('.scroll > table:not(.grid) tbody tr')).toHaveLength(trades.length);
  });
});

describe('the trades of a chart', () => {
  const trade = (paid: number, got: number): Trade => ({ seat: seat(0), paid, got });
  const of = (even: number, ...trades: readonly Trade[]): Pick<MatchFigures, 'trades' | 'even'> => ({
    trades,
    even,
  });

  it('have a bargain above what is even, and a dearest one that is another', () => {
    const [cheap, dear, mid] = [trade(2, 9), trade(12, 10), trade(3, 5)];
    expect(namedTrades(of(1, mid, cheap, dear))).toEqual({ bargain: cheap, dearest: dear });
    expect(namedTrades(of(1, trade(0, 0), trade(4, 4)))).toEqual({ dearest: trade(4, 4) });
    expect(namedTrades(of(1, trade(12, 20), trade(1, 2)))).toEqual({
      bargain: trade(12, 20),
      dearest: trade(1, 2),
    });
    expect(namedTrades(of(10, trade(30, 4), trade(35, 3)))).toEqual({
      bargain: trade(30, 4),
      dearest: trade(35, 3),
    });
    expect(namedTrades(of(1))).toEqual({});
  });

  it.each([
    [3, [0, 1, 2, 3]],
    [15, [0, 5, 10, 15]],
    [16, [0, 5, 10, 15, 20]],
    [260, [0, 100, 200, 300]],
    [1180, [0, 500, 1000, 1500]],
    [0, [0, 1]],
  ])('have an axis to %i with round ticks', (most, ticks) => {
    expect(axisTo(most)).toEqual({ end: ticks.at(-1), ticks });
  });

  it('count those that lie at the same place', () => {
    const dots = dotsOf([trade(1, 2), trade(2, 2), trade(1, 2)], axisTo(2), axisTo(4));
    expect(dots.map(({ x, y, beneath }) => [x, y, beneath])).toEqual([
      [0.5, 0.5, 0],
      [1, 0.5, 0],
      [0.5, 0.5, 1],
    ]);
  });
});

describe('what is told elsewhere', () => {
  it('is sentences, chance line and charts at the end of a replay', async () => {
    await openPartWords('replay');
    const point = { position: 0, round: '1', shares: [0.5, 0.3, 0.2] };
    const film = {
      ok: true,
      frames: [createWriter()(forSale.frameOf())],
      rounds: [0],
      roundStarts: [],
      story: forSale.value,
      chances: {
        policy: 'for-sale/1',
        seed: '1',
        playouts: 100,
        points: [point, { ...point, shares: [1, 0, 0] }],
      },
      claim: { type: 'quiet', seats: [] },
    };
    const session = { ask: () => Promise.resolve({ ok: true, value: film }) };
    mounted = await mountScreen(ReplayView, { session }, freshStores(), 'for-sale');
    await eventually(() => expect(shown()).toContain('Paid and worth'));
    expect(shown()).toContain('Worth telling');
    expect(shown()).toContain('Nothing turned suddenly: the game was open to the last.');
    expect(mounted.wrapper.findAll('.columns > .column')).toHaveLength(2);
  });
});

describe('the line of chances', () => {
  const points = [0, 1, 2].map((index) => ({
    position: 10 * index,
    round: String(index + 1),
    shares: [0.2 + 0.27 * index, 0.5 - 0.17 * index, 0.3 - 0.1 * index],
  }));
  const plan = { policy: 'for-sale/1', seed: '1', playouts: 100 };
  const opened: number[] = [];
  let comeToSight = (_isIntersecting: boolean): void => undefined;
  beforeEach(() => {
    opened.length = 0;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          comeToSight = (isIntersecting) => tell([{ isIntersecting }]);
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  /** A page at a host that has these answers, one after the other; the questions that it was asked. */
  async function open(...answers: readonly object[]): Promise<readonly object[]> {
    const asked: object[] = [];
    await openPartWords('story');
    const request = (question: { readonly type: string }) => {
      if (question.type === 'story') return Promise.resolve({ ok: true, value: forSale.value });
      asked.push(question);
      return Promise.resolve({ ok: true, value: answers[asked.length - 1] });
    };
    const onOpen = (position: number): void => void opened.push(position);
    const provided = { [SESSION as symbol]: { request } };
    const frame = forSale.frameOf();
    mounted = await mountScreen(StoryPanel, { frame, onOpen }, freshStores(), 'for-sale', provided);
    await settled();
    return asked;
  }
  const columns = () => mounted?.wrapper.findAll('.column') ?? [];

  it('is asked for once the panel comes to sight, and grows until it is complete', async () => {
    const asked = await open(
      { ...plan, points: [], isComplete: false },
      { ...plan, points: points.slice(0, 1), isComplete: false },
      { ...plan, points: points.slice(1), isComplete: true },
    );
    comeToSight(false);
    await settled();
    expect(asked).toEqual([]);
    comeToSight(true);
    await settled();
    expect(shown()).not.toContain('The chances');
    await eventually(() => expect(columns()).toHaveLength(1));
    await eventually(() => expect(columns()).toHaveLength(3));
    expect(asked).toEqual([0, 0, 1].map((from) => ({ type: 'chances', from })));
  });

  it('is not there if there are no chances', async () => {
    await open({ points: [], isComplete: true });
    comeToSight(true);
    await settled();
    expect(shown()).not.toContain('The chances');
  });

  it('says what it is, its shares in steps of five per cent, and what is worth telling', async () => {
    const claim = { type: 'turn', seats: [seat(0)], from: 20, to: 45 };
    await open({ ...plan, points, isComplete: true, claim });
    comeToSight(true);
    await settled();
    expect(shown()).toContain('The game turned: Ada went from about 20% to about 45%.');
    expect(shown()).toContain(
      'Played on 100 times from each round, with all hands open. Nobody at the table could know this.',
    );
    const rows = [...(mounted?.wrapper.element.querySelectorAll('tbody tr') ?? [])].slice(0, 3);
    expect(rows.map(({ textContent }) => plain(textContent ?? ''))).toEqual([
      '1 Replay20%50%30%',
      '2 Replay45%35%20%',
      'End Replay75%15%10%',
    ]);
    expect(columns().map((column) => column.classes('pinned'))).toEqual([false, true, false]);
  });

  it('opens the position of a row or of a column that is pressed', async () => {
    await open({ ...plan, points, isComplete: true });
    comeToSight(true);
    await settled();
    await mounted?.wrapper.findAll('tbody tr button')[2]?.trigger('click');
    const drawing = mounted?.wrapper.find('.columns').element;
    vi.spyOn(drawing as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 100));
    for (const clientX of [150, 399, 400])
      drawing?.dispatchEvent(Object.assign(new Event('pointerup'), { clientX }));
    expect(opened).toEqual([20, 0, 20]);
  });

  it('marks the rounds before the end at which it changed most, three at most', () => {
    const line = [0.5, 0.9, 0.8, 0.6, 0.3, 0.7, 0].map((share, position) => ({
      position,
      round: '',
      shares: [share, 1 - share],
    }));
    expect(pinsOf(line, true)).toEqual([1, 5, 4]);
    expect(pinsOf(line, false)).toEqual([6, 1, 5]);
  });

  it('has bands that fill the chart, and softer edges the fewer playouts there are', () => {
    const bands = bandsOf(points, 100);
    expect(bands.map(({ end }) => Math.round(end * 100))).toEqual([37, 82, 95]);
    expect(bands[0]?.path).toBe(
      'M0.00 0.00L16.67 0.00L50.00 0.00L83.33 0.00L100.00 0.00L100.00 74.00L83.33 74.00L50.00 47.00L16.67 20.00L0.00 20.00Z',
    );
    expect(bands[2]?.path).toContain('L100.00 100.00');
    expect(bands[2]?.soft).toBe('');
  });
});
