import { seat } from '../../../core/base/ids.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import LearnScreen from '../../../renderer/screens/LearnScreen.vue';
import { firstPlayers, firstTable } from '../../../renderer/screens/learn/use-learning.ts';
import { charactersOf } from '../../../renderer/screens/setup/players.ts';
import RulesScreen from '../../../renderer/screens/RulesScreen.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { useLessons } from '../../../renderer/stores/lessons.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeGame } from '../../helpers/renderer/fake-game.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { bot, hostFrame, person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, session, settled, type Mounted } from '../../helpers/renderer/mount.ts';

describe('the table of a first game', () => {
  it('is a table on this computer with one person and bots, in the edition meant for it', () => {
    const game = { ...fakeGame, firstGame: { seats: 3, edition: 'wild' } };
    expect(firstTable(game, 'First game')).toMatchObject({
      title: 'First game',
      game: 'fake',
      reach: 'local',
      seatCount: 3,
      options: { edition: 'wild', hands: 5, ties: 'high' },
    });
    expect(firstTable(fakeGame, 'First game').options).toMatchObject({ edition: 'plain' });
    const players = firstPlayers(game, 'Ada');
    const somebody = expect.any(String) as unknown;
    expect(players).toEqual([
      { type: 'person', name: 'Ada' },
      { type: 'bot', bot: 'regular', character: somebody },
      { type: 'bot', bot: 'regular', character: somebody },
    ]);
    expect(new Set(charactersOf(players)).size).toBe(2);
  });
});

let mounted: Mounted;
const types = () => fakeHost.asked.map(({ type }) => type).filter((type) => type !== 'hello');
const path = () => mounted.router.currentRoute.value.path;
const note = () => document.querySelector('.paper-note h2')?.textContent;
function withHost(): void {
  beforeEach(() => {
    localStorage.clear();
    fakeHost.reset();
    fakeHost.answer('create-table', () => ({ value: { table: TABLE } }));
    fakeHost.show(hostFrame({ isOwner: true }));
  });
  afterEach(() => mounted.wrapper.unmount());
}

describe('a first game', () => {
  withHost();

  it('begins with one press on the game, and explains itself', async () => {
    mounted = await mountScreen(LearnScreen, {}, freshStores());
    await settled();
    await mounted.click(/^Fake game/);
    await eventually(() => expect(path()).toBe(`/table/${TABLE}`));
    expect(types()).toEqual(['create-table', 'sit', 'seat-bot', 'seat-bot', 'start']);
    expect(fakeHost.asked.find(({ type }) => type === 'sit')).toMatchObject({ name: 'Player 1', seat: 0 });
    expect(useLessons().isTaught(TABLE)).toBe(true);
  });

  it('begins with one press on its rules', async () => {
    localStorage.setItem('auction-night.name', 'Ada');
    mounted = await mountScreen(RulesScreen, { game: 'fake' }, freshStores());
    await settled();
    await mounted.click('Learn by playing');
    await eventually(() => expect(path()).toBe(`/table/${TABLE}`));
    expect(fakeHost.asked.find(({ type }) => type === 'sit')).toMatchObject({ name: 'Ada' });
    expect(useLessons().isTaught(TABLE)).toBe(true);
  });

  it('is not offered to a guest, who cannot set up a table', async () => {
    fakeHost.show(hostFrame());
    mounted = await mountScreen(RulesScreen, { game: 'fake' }, freshStores());
    await settled();
    expect(document.body.textContent).toContain('Rules of the fake game');
    expect(mounted.hasButton('Learn by playing')).toBe(false);
  });

  it('stays where it is if there is no table', async () => {
    fakeHost.answer('create-table', () => ({ error: { code: 'too-many', data: { most: 32 } } }));
    mounted = await mountScreen(LearnScreen, {}, freshStores());
    await settled();
    await mounted.click(/^Fake game/);
    await eventually(() => expect(types()).toEqual(['create-table']));
    await settled();
    expect(path()).toBe('/');
    expect(useLessons().isTaught(TABLE)).toBe(false);
  });
});

describe('explaining at a table', () => {
  withHost();
  const playing: TableWish = {
    phase: 'playing',
    seats: [person('Ada', { isHost: true }), bot('Robo'), bot('Otto')],
    own: [0],
    facing: 0,
  };
  const open = async (wish: TableWish) => {
    fakeHost.show(tableFrame(wish));
    mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
    await settled();
  };
  const toggle = () =>
    [...document.querySelectorAll<HTMLElement>('[role=switch]')].find((one) =>
      one.parentElement?.textContent.includes('Explain as we play'),
    ) ?? null;
  const press = async () => {
    toggle()?.click();
    await settled();
  };

  it('lets bots wait, which a host is told again over a new connection', async () => {
    const pinia = freshStores();
    useLessons().teach(TABLE, 'fake');
    fakeHost.show(tableFrame({ ...playing, beat: 500 }));
    mounted = await mountScreen(TableScreen, { id: TABLE }, pinia);
    await eventually(() => expect(note()).toBeDefined());
    const held = () => fakeHost.asked.filter(({ type }) => type === 'hold').map(({ hold }) => hold);
    expect(held()).toEqual([true]);
    fakeHost.drop(1006);
    session().retry();
    await settled();
    expect(held()).toEqual([true, true]);
  });

  it('can be switched on and off in the menu of any table', async () => {
    await open(playing);
    expect(note()).toBeUndefined();
    await mounted.click(/^Menu/);
    await mounted.click('This device');
    await press();
    expect(note()).toBe('After the bid');
    await press();
    expect(note()).toBeUndefined();
  });

  it('is for those who play', async () => {
    await open({ ...playing, own: [] });
    await mounted.click(/^Menu/);
    expect(mounted.hasButton('Leave the table')).toBe(true);
    await mounted.click('This device');
    expect(toggle()).toBeNull();
  });

  it('waits until the curtain is up', async () => {
    freshStores();
    useLessons().teach(TABLE, 'fake');
    const { facing: _nobody, ...open2 } = playing;
    const two: TableWish = { ...open2, seats: [person('Ada'), person('Ben'), bot('Otto')], own: [0, 1] };
    await open({ ...two, awaits: [0] });
    expect(document.body.textContent).toContain('Pass the device to');
    expect(note()).toBeUndefined();
  });

  it('does what the note suggests when that is pressed', async () => {
    freshStores();
    useLessons().teach(TABLE, 'fake');
    await open({ ...playing, awaits: [0], prompt: { type: 'bid' }, question: 3 });
    await mounted.click('Got it');
    await mounted.click('Do that');
    await eventually(() =>
      expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'act', action: { type: 'bid', amount: 1200 } }),
    );
  });

  it.each(['Explain as we play', 'I know this game'])(
    'leaves the focus on the title in whose place it stands after “%s”',
    async (answer) => {
      await open(playing);
      mounted.button(answer).focus();
      await mounted.click(answer);
      await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
    },
  );

  it('is offered on the first frame of a game that was never played here, and once', async () => {
    await open(playing);
    expect(mounted.hasButton('I know this game')).toBe(true);
    await mounted.click('Explain as we play');
    await settled();
    expect(note()).toBe('After the bid');
    expect(mounted.hasButton('I know this game')).toBe(false);
    mounted.wrapper.unmount();
    useLessons().stop(TABLE);
    await open(playing);
    expect(mounted.hasButton('I know this game')).toBe(false);
  });

  it('is offered neither to who says no, nor to who only watches, nor after a game that was played', async () => {
    const { facing: _nobody, ...watched } = playing;
    await open({ ...watched, own: [] });
    expect(mounted.hasButton('I know this game')).toBe(false);
    fakeHost.show(tableFrame(playing));
    await settled();
    await mounted.click('I know this game');
    await settled();
    expect(mounted.hasButton('I know this game')).toBe(false);
    expect(useLessons().isTaught(TABLE)).toBe(false);
    mounted.wrapper.unmount();
    localStorage.clear();
    await open({ ...playing, phase: 'ended', view: 'over' });
    fakeHost.show(tableFrame(playing));
    await settled();
    expect(mounted.hasButton('I know this game')).toBe(false);
  });

  it('is not offered any more to who has answered a question without it', async () => {
    await open({ ...playing, awaits: [0], prompt: { type: 'bid' }, question: 3 });
    expect(mounted.hasButton('I know this game')).toBe(true);
    fakeHost.show(tableFrame({ ...playing, awaits: [0], prompt: { type: 'bid' }, question: 4 }));
    await settled();
    expect(mounted.hasButton('I know this game')).toBe(false);
    expect(useLessons().isTaught(TABLE)).toBe(false);
  });

  it('goes on to the score sheet after the game', async () => {
    freshStores();
    useLessons().teach(TABLE, 'fake');
    await open({
      ...playing,
      phase: 'ended',
      view: 'over',
      result: { totals: [1, 2, 3], winners: [seat(2)], places: [3, 2, 1], sheet: {} },
    });
    expect(note()).toBe('The end');
  });
});
