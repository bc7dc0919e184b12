import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { useOpponents } from '../../../renderer/stores/opponents.ts';
import SetupScreen from '../../../renderer/screens/SetupScreen.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { bot, hostFrame, person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, type Mounted } from '../../helpers/renderer/mount.ts';
import { text } from '../../helpers/renderer/page.ts';

const BOTS = ['random', 'beginner', 'casual', 'regular'];

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
  freshStores();
});

describe('the usual opponent', () => {
  const afterLosses = (count: number): void => {
    for (let game = 0; game < count; game++) useOpponents().count('money', `lost ${game}`, false);
  };

  it('is a beginner until somebody has won and said that they want another one', () => {
    const opponents = useOpponents();
    expect(opponents.usual('money', BOTS)).toBe('beginner');
    expect(opponents.advice('money', BOTS)).toBeUndefined();
    opponents.count('money', 'first', true);
    expect(opponents.usual('money', BOTS)).toBe('beginner');
    expect(opponents.advice('money', BOTS)).toEqual({ from: 'beginner', to: 'casual', why: 'won' });
    expect(opponents.advice('for-sale', BOTS)).toBeUndefined();
    opponents.choose('money', 'casual');
    expect(opponents.usual('money', BOTS)).toBe('casual');
    expect(opponents.advice('money', BOTS)).toBeUndefined();
  });

  it('stays where somebody said no, until they win again', () => {
    const opponents = useOpponents();
    opponents.count('money', 'first', true);
    opponents.choose('money', 'beginner');
    opponents.count('money', 'first', true); // shown once more
    expect(opponents.advice('money', BOTS)).toBeUndefined();
    opponents.count('money', 'second', true);
    expect(opponents.advice('money', BOTS)?.to).toBe('casual');
  });

  it('is offered weaker after three losses in a row, never below the weakest or above the strongest', () => {
    const opponents = useOpponents();
    afterLosses(3);
    expect(opponents.advice('money', BOTS)).toBeUndefined();
    opponents.choose('money', 'regular');
    afterLosses(2);
    expect(opponents.advice('money', BOTS)).toBeUndefined();
    afterLosses(3);
    expect(opponents.advice('money', BOTS)).toEqual({ from: 'regular', to: 'casual', why: 'lost' });
    opponents.count('money', 'won', true);
    expect(opponents.advice('money', BOTS)).toBeUndefined(); // there is none above
    afterLosses(3); // a win before them does not count any more
    expect(opponents.advice('money', BOTS)).toEqual({ from: 'regular', to: 'casual', why: 'lost' });
  });

  it('is known after a reload, and what cannot be read counts as nothing', () => {
    useOpponents().count('money', 'first', true);
    freshStores();
    expect(useOpponents().advice('money', BOTS)?.why).toBe('won');
    for (const odd of [
      '{',
      '[]',
      '{"money":null}',
      '{"money":{"rung":"king","won":true,"lost":0,"last":""}}',
    ]) {
      localStorage.setItem('auction-night.opponents', odd);
      freshStores();
      expect(useOpponents().advice('money', BOTS)).toBeUndefined();
      expect(useOpponents().usual('money', BOTS)).toBe('beginner');
    }
  });
});

describe('who plays alone', () => {
  let mounted: Mounted;
  afterEach(() => mounted.wrapper.unmount());

  const SEATS = [person('Ada', { isHost: true }), bot('Berta'), bot('Carl')];
  const ended = (winner: number, more: Partial<TableWish> = {}): TableWish => ({
    phase: 'ended',
    seats: SEATS,
    owner: true,
    own: [0],
    facing: 0,
    result: {
      totals: [3, 1, 1],
      winners: [seat(winner)],
      places: [0, 1, 2].map((at) => (at === winner ? 1 : 2)),
      sheet: {},
    },
    ledger: [
      {
        game: 'fake',
        names: ['Ada', 'Berta', 'Carl'],
        totals: [3, 1, 1],
        winners: [seat(winner)],
        endedAt: 7,
        early: false,
      },
    ],
    ...more,
  });
  async function open(wish: TableWish): Promise<void> {
    fakeHost.show(tableFrame(wish));
    mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  }

  it('is asked after a win, and plays the next game against the stronger ones', async () => {
    await open(ended(0));
    await eventually(() => expect(text()).toContain('You’ve beaten “Regular”'));
    fakeHost.answer('rematch', () => {
      fakeHost.show(tableFrame({ seats: SEATS, owner: true, own: [0] }));
      return {};
    });
    await mounted.click('Yes, bring on “Old hand”');
    await eventually(() => expect(asked('start')).toHaveLength(1));
    expect(asked('seat-bot')).toMatchObject([
      { seat: 1, bot: 'expert' },
      { seat: 2, bot: 'expert' },
    ]);
  });

  it('is asked above the result, by no button that looks like the one to play again', async () => {
    await open(ended(0));
    await eventually(() => expect(text()).toContain('You’ve beaten “Regular”'));
    await eventually(() => expect(document.querySelector('.results')?.childElementCount).toBeGreaterThan(1));
    const [first] = document.querySelector('.results')?.children ?? [];
    expect(first?.textContent).toContain('You’ve beaten');
    expect(first?.querySelector('.primary')).toBeNull();
    expect(document.querySelectorAll('.bar .primary')).toHaveLength(1);
  });

  it('may stay where they are', async () => {
    await open(ended(0));
    await mounted.click('No, stay with “Regular”');
    expect(text()).not.toContain('You’ve beaten');
    expect(asked('rematch')).toEqual([]);
  });

  it.each([
    ['they lost', ended(1)],
    ['somebody else played', ended(0, { seats: [person('Ada'), person('Ben'), bot('Carl')] })],
    ['they only watched', ended(0, { own: [], owner: false })],
    [
      'the game was ended early',
      ended(0, { ledger: ended(0).ledger?.map((one) => ({ ...one, early: true })) ?? [] }),
    ],
  ])('is asked nothing where %s', async (_, wish) => {
    await open(wish);
    await eventually(() => expect(text()).toMatch(/Play again|another game/));
    expect(text()).not.toContain('You’ve beaten');
  });

  it('finds who was chosen in the next setup, and is asked there as well', async () => {
    useOpponents().count('fake', 'first', true);
    fakeHost.show(hostFrame());
    mounted = await mountScreen(SetupScreen, { reach: 'local' }, freshStores());
    await eventually(() => expect(text()).toContain('You’ve beaten “Regular”'));
    const levels = (): readonly string[] =>
      [...document.querySelectorAll('.opponent .strength')].map(({ textContent }) => textContent);
    await eventually(() => expect(levels()).toEqual(['Regular', 'Regular', 'Regular']));
    mounted.button('Yes, bring on “Old hand”').focus();
    await mounted.click('Yes, bring on “Old hand”');
    expect(text()).not.toContain('You’ve beaten');
    const opponents = document.querySelector('.opponent');
    expect(document.activeElement?.contains(opponents)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(levels()).toEqual(['Old hand', 'Old hand', 'Old hand']);
  });
});

const asked = (type: string) => fakeHost.asked.filter((one) => one.type === type);
