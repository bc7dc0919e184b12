import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import EveningClosing from '../../../renderer/screens/ended/EveningClosing.vue';
import EveningLedger from '../../../renderer/screens/ended/EveningLedger.vue';
import { botsOf, linesOf, tableGames, type Ledger } from '../../../renderer/screens/ended/evening.ts';
import { freshStores, mountScreen } from '../../helpers/renderer/mount.ts';

type Entry = Ledger[number];
const PEOPLE: Entry['seats'] = [
  { type: 'person', person: 1, colour: 0 },
  { type: 'bot', bot: 'master', character: 'clara' },
  { type: 'person', person: 2, colour: 2 },
];
/** Ben as he is known here, and somebody who has only played at another table. */
const ELSEWHERE: Entry['seats'] = [{ type: 'person', person: -1, colour: 3 }, ...PEOPLE.slice(1)];
const game = (totals: readonly number[], winners: readonly number[], more: Partial<Entry> = {}): Entry => ({
  game: 'fake',
  names: ['Ada', 'Clara', 'Ben'],
  seats: PEOPLE,
  totals,
  winners: winners.map(seat),
  endedAt: 0,
  early: false,
  ...more,
});

describe('the lines of the evening', () => {
  it('are of people; a bot of the same name as a person is none', () => {
    const games = tableGames([game([3, 5, 1], [1]), game([3, 1, 5], [2], { names: ['Ada', 'Ben', 'Ben'] })]);
    expect(linesOf(games)).toMatchObject(
      [
        { name: 'Ada', rank: { beaten: 2, met: 4, wins: 0 } },
        { name: 'Ben', rank: { beaten: 2, met: 4, wins: 1 } },
      ].reverse(),
    );
    expect(botsOf(games)).toEqual([
      { name: 'Clara', game: 'fake', bot: 'master' },
      { name: 'Ben', game: 'fake', bot: 'master' },
    ]);
  });

  it('have predictions, of people who did not play, too, and of games that were ended early', () => {
    const predictions = [
      { name: 'Ben', right: 1, of: 2 },
      { name: 'Dora', right: 2, of: 3 },
    ];
    const early = game([3, 1, 2], [0], { early: true, predictions });
    expect(linesOf(tableGames([game([1, 2, 3], [2], { predictions }), early]))).toMatchObject([
      { name: 'Ben', rank: { played: 1, wins: 1 }, predicted: { right: 2, of: 4 } },
      { name: 'Ada', rank: { played: 1 } },
      { name: 'Dora', predicted: { right: 4, of: 6 } },
    ]);
  });
});

describe('the table of the evening', () => {
  const textOf = async (...ledger: Ledger): Promise<string> => {
    const words = [openPartWords('evening'), openPartWords('predictions')];
    await Promise.all(words);
    const { wrapper } = await mountScreen(EveningLedger, { ledger }, freshStores());
    return wrapper
      .text()
      .replaceAll(/[\u2068\u2069]/gu, '')
      .replaceAll(/\s+/gu, ' ');
  };

  it('says how many were left behind, and what the bots are', async () => {
    const text = await textOf(game([3, 3, 1], [0, 1]), game([1, 2, 3], [2]));
    expect(text).toContain('1BeBen2 of 4');
    expect(text).toContain('1½ of 4');
    expect(text).toContain('Bots at the table: Clara (Master)');
    expect(text).not.toContain('don’t say who was a person');
  });

  it('counts games of the same evening at other tables, in the order in which they ended', async () => {
    await Promise.all([openPartWords('evening'), openPartWords('predictions')]);
    const props = {
      ledger: [game([9, 2, 3], [0], { endedAt: 3 })],
      elsewhere: [game([1, 2, 3], [2], { endedAt: 2, names: ['Eve', 'Clara', 'Ben'], seats: ELSEWHERE })],
    };
    const { wrapper } = await mountScreen(EveningLedger, props, freshStores());
    const rows = (table: string): readonly string[] =>
      wrapper.findAll(`${table} tbody tr`).map((row) => row.text().replaceAll(/\s+/gu, ' '));
    expect(rows('.ranking').map((row) => row.replaceAll(/[\u2068\u2069]/gu, ''))).toEqual([
      expect.stringMatching(/Ada2 of 2/u),
      expect.stringMatching(/Ben3 of 4/u),
      expect.stringMatching(/Eve0 of 2/u),
    ]);
    expect(rows('.games').map((row) => row.includes('at another table'))).toEqual([false, true]);
  });

  it('marks early games, a bot that played on, and games that do not say who was a person', async () => {
    const nobody = game([1, 2, 3], [2], { seats: [...PEOPLE.slice(0, 2), { type: 'nobody' }] });
    const { seats: _seats, ...older } = game([1, 2, 3], [1]);
    const text = await textOf(nobody, older, game([], [], { early: true }));
    expect(text).toContain('Ben (a bot played on)');
    expect(text).toContain('don’t say who was a person');
    expect(text).toContain('ended early');
  });

  it('shows a crown for each of a few wins, then a number', async () => {
    const wins = (count: number): Ledger => Array.from({ length: count }, () => game([9, 2, 3], [0]));
    await Promise.all([openPartWords('evening'), openPartWords('predictions')]);
    const crownsAfter = async (count: number): Promise<string> => {
      const { wrapper } = await mountScreen(EveningLedger, { ledger: wins(count) }, freshStores());
      const crowns = wrapper.get('.crowns');
      return `${crowns.findAll('svg').length}${crowns.text()}`;
    };
    expect(await crownsAfter(3)).toBe('3');
    expect(await crownsAfter(4)).toBe('14');
  });
});

describe('the closing page', () => {
  it('has a podium of people, and says what can be counted', async () => {
    await openPartWords('evening');
    const ledger = [game([9, 2, 3], [0]), game([9, 2, 3], [0]), game([1, 8, 2], [1])];
    const { wrapper, click } = await mountScreen(EveningClosing, { ledger, mayOpen: true }, freshStores());
    const text = wrapper.text().replaceAll(/[\u2068\u2069]/gu, '');
    expect(wrapper.findAll('.rank').map((rank) => rank.get('.total').text())).toEqual(['4 of 6', '3 of 6']);
    expect(text).toContain('Ada won 2 games in a row.');
    expect(wrapper.get('.ranking').text()).not.toContain('Clara');
    await click('Back to the result');
    expect(wrapper.emitted('open')).toHaveLength(1);
  });

  it('is offered to whoever hosts, after two games', async () => {
    await Promise.all([openPartWords('evening'), openPartWords('predictions')]);
    const isOffered = async (ledger: Ledger, mayClose: boolean): Promise<boolean> => {
      const { wrapper } = await mountScreen(EveningLedger, { ledger, mayClose }, freshStores());
      return wrapper.find('.close').exists();
    };
    const [one, two] = [[game([9, 2, 3], [0])], [game([9, 2, 3], [0]), game([9, 2, 3], [0])]];
    expect([await isOffered(one, true), await isOffered(two, false), await isOffered(two, true)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
