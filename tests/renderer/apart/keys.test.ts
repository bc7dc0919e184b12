import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchKeys } from '../../../renderer/components/keys.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { after, lookAt, startOf } from '../../helpers/renderer/for-sale-table.ts';
import { bot, person, TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import { lookAtMoney } from '../../helpers/renderer/money-table.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { button, part, plain, text } from '../../helpers/renderer/page.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

let mounted: Mounted;
let stop: () => void = () => undefined;
let isOn = true;
const help = vi.fn();
beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
  isOn = true;
});
afterEach(() => {
  stop();
  mounted.wrapper.unmount();
});

/** A key goes down where the focus is, or in `target`. */
async function key(name: string, more: KeyboardEventInit = {}, target: Element = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
  await settled();
}
const listen = (): void => {
  stop = watchKeys(() => isOn, help);
};

describe('a key of a table', () => {
  const lookAtBidding = async () => {
    const look = await lookAt(after(startOf(3), [0, 2], [1, 5], [2, 'pass']));
    ({ mounted } = look);
    listen();
    return look;
  };

  it('does what its control does: raises, lowers, bids, passes', async () => {
    const look = await lookAtBidding();
    for (const name of ['+', '+', '-']) await key(name);
    await key('o');
    expect(document.activeElement).toBe(button(/^Bid 7$/));
    await key('P', { shiftKey: true });
    expect(look.acts()).toEqual([{ type: 'bid', amount: 7 }, { type: 'pass' }]);
  });

  it('acts once for a press, and never for a key of the browser, of a field or beside a dialog', async () => {
    const look = await lookAtBidding();
    const field = document.querySelector('[role=spinbutton]');
    if (field === null) throw new Error('no field');
    for (const more of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
      await key('p', more);
    await key('p', {}, field);
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    dialog.showModal();
    await key('p');
    dialog.remove();
    isOn = false;
    await key('p');
    expect(look.acts()).toEqual([]);
    isOn = true;
    await key('p');
    expect(look.acts()).toEqual([{ type: 'pass' }]);
  });

  it('goes to a control that cannot be used, which says why', async () => {
    const look = await lookAt(after(startOf(3), [0, 2], [1, 18], [2, 'pass']));
    ({ mounted } = look);
    listen();
    await key('o');
    expect(look.acts()).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-describedby')).toBeTruthy();
  });

  it('chooses a card by its number, and leaves it out again', async () => {
    const look = await lookAtMoney(3);
    ({ mounted } = look);
    listen();
    const cards = document.querySelectorAll('.hand button');
    await key('2');
    expect(cards[1]?.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(cards[1]);
    await key('2');
    expect(cards[1]?.getAttribute('aria-pressed')).toBe('false');
    await key('9');
    expect(document.querySelectorAll('.hand [aria-pressed=true]')).toHaveLength(cards.length < 9 ? 0 : 1);
    expect(look.acts()).toEqual([]);
  });
});

describe('the list of keys', () => {
  const open = async () => {
    const seats = [person('Ada', { isHost: true }), person('Ben'), bot('Robo')];
    fakeHost.show(tableFrame({ phase: 'lobby', seats, owner: true, own: [0] }));
    mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  };

  it('opens and closes with "?", and says what can be pressed now in the words of what it presses', async () => {
    await open();
    await key('?');
    const lines = [...document.querySelectorAll('dialog .line')].map((line) => plain(line.textContent));
    expect(lines).toEqual(['RRules', 'MMenu', 'STurn the sound off', '?This list']);
    await key('?', {}, button(/^Close$/)); // where the focus is first
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('says at the table which keys choose, also while nothing is asked; cards have numbers from then on', async () => {
    const seats = [person('Ada', { isHost: true }), person('Ben')];
    fakeHost.show(tableFrame({ phase: 'playing', seats, own: [0], facing: 0, awaits: [1] }));
    mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
    await key('?');
    const lines = [...document.querySelectorAll('dialog .line')].map((line) => plain(line.textContent));
    expect(lines).toContain('OThe main button, when it’s your turn');
    expect(lines).toContain('1 – 9Select or deselect a card, when it’s your turn');
    const card = document.createElement('button');
    card.dataset['card'] = '';
    document.body.append(card);
    await eventually(() => expect(card.dataset['number']).toBe('1'));
    card.remove();
  });

  it('has the one that mutes the table', async () => {
    await open();
    await key('s');
    await key('?');
    expect(text()).toContain('STurn the sound on');
    await mounted.click('Close');
    await key('s');
    expect(button(/^Turn the sound off$/).getAttribute('aria-keyshortcuts')).toBe('S');
  });

  it('is in the menu of the table, where keys can be switched off', async () => {
    const flip = async () => {
      document.querySelector<HTMLElement>('dialog .keys [role=switch]')?.click();
      await settled();
    };
    await open();
    await key('?');
    await flip();
    expect(document.querySelector('dialog .line')).toBeNull();
    await mounted.click('Close');
    await key('m');
    expect(part('dialog[open]')).toBe('');
    await mounted.click(/^Menu/);
    await mounted.click('This device');
    await mounted.click('Keys');
    await flip();
    expect(text()).toContain('RRules');
  });
});
