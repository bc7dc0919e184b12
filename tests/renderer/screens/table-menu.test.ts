import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import PlayedSetup from '../../../renderer/screens/shared/PlayedSetup.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { FREE, person, SETUP, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

const SEATS = [person('Ada', { isHost: true }), person('Ben'), FREE];
const HOST: TableWish = { phase: 'playing', seats: SEATS, owner: true, own: [0], facing: 0 };
const GUEST: TableWish = { phase: 'playing', seats: SEATS, own: [1], facing: 1 };

let mounted: Mounted;
const open = async (wish: TableWish) => {
  fakeHost.show(tableFrame(wish));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
  await mounted.click(/^Menu/);
};
const panel = () => plain(document.querySelector('[role=tabpanel]')?.textContent ?? '');
const tab = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) =>
    one.textContent.includes(name),
  );
  if (found === undefined) throw new Error(`no tab ${name}`);
  return found;
};
const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent.trim();
const key = async (name: string) => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  await settled();
};

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted.wrapper.unmount());

describe('the menu of a table', () => {
  it('begins with the people, and has what is about this device and about the table apart', async () => {
    await open(HOST);
    expect(chosen()).toBe('People');
    expect(panel()).toMatch(/Ada.*Ben/);
    expect(panel()).not.toMatch(/Volume|Pace|End the game/);
    await mounted.click('This device');
    expect(panel()).toMatch(/Sound.*Volume.*Show reactions.*Explain as we play.*Language.*Appearance/);
    expect(panel()).not.toMatch(/Ben|Pace|End the game/);
    await mounted.click('The table');
    expect(panel()).toMatch(/Pause for everybody.*Pace.*Help.*Turn clock.*End the game early/);
    expect(panel()).not.toMatch(/Volume|Language/);
  });

  it.each(['People', 'This device', 'The table'])('has the way out below “%s”', async (part) => {
    await open(GUEST);
    await mounted.click(part);
    const leave = mounted.button('Leave the table');
    expect(leave.closest('[role=tabpanel]')).toBeNull(); // what is in the panel scrolls away
    await mounted.click('Leave the table');
    expect(document.body.textContent).toContain('the host keeps your seat');
  });

  it('says to a guest what is played, and lets only the host change it', async () => {
    await open(GUEST);
    await mounted.click('The table');
    expect(panel()).toContain('Plain edition.');
    expect(panel()).not.toMatch(/Pace|Pause for all|End the game/);
  });

  it('goes from part to part with the arrow keys, and around', async () => {
    await open(HOST);
    tab('People').focus();
    await key('ArrowRight');
    expect([chosen(), document.activeElement?.textContent.trim()]).toEqual(['This device', 'This device']);
    await key('End');
    expect(chosen()).toBe('The table');
    await key('ArrowRight');
    expect(chosen()).toBe('People');
    await key('ArrowLeft');
    expect(chosen()).toBe('The table');
    expect([...document.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex)).toEqual(
      [-1, -1, 0],
    );
  });

  it('begins with the people again when it is opened again', async () => {
    await open(HOST);
    await mounted.click('The table');
    await mounted.click('Close');
    await mounted.click(/^Menu/);
    expect(chosen()).toBe('People');
  });

  it('needs no menu to mute: that is in the bar, on a phone as well', async () => {
    fakeHost.show(tableFrame(GUEST));
    mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
    await settled();
    expect(mounted.button('Turn the sound off').closest('.not-on-phone')).toBeNull();
  });
});

describe('what is played', () => {
  const show = async (options: object) => {
    const setup = { ...SETUP, options: { ...(SETUP.options as object), ...options } };
    mounted = await mountScreen(PlayedSetup, { table: { ...tableFrame(GUEST).table, setup } }, freshStores());
    const [all] = document.querySelectorAll('details');
    const whole = plain(document.body.textContent);
    const folded = plain(all?.textContent ?? '');
    return { sentence: whole.replace(folded, ''), folded, isOpen: all?.open };
  };

  it('is one sentence, and everything a press away', async () => {
    const { sentence, folded, isOpen } = await show({});
    expect(sentence).toMatch(/^Plain edition. As it was first printed/);
    expect(folded).toMatch(/All the house rules.*Hands ?3.*Ties ?The low one/);
    expect(isOpen).toBe(false);
  });

  it('names in sight what differs from the edition', async () => {
    const { sentence } = await show({ hands: 5 });
    expect(sentence).toContain('Hands: 5');
    expect(sentence).not.toContain('Ties');
  });
});
