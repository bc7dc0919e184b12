import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toTableId, type TableId } from '../../../core/base/ids.ts';
import { browserSeatKeys } from '../../../renderer/net/browser-seat-keys.ts';
import { createLocalStore, type LocalStore } from '../../../renderer/net/local-store.ts';
import { createKeyring, hostName, spectatorSecret, type Keyring } from '../../../renderer/net/keyring.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import TelevisionScreen from '../../../renderer/screens/TelevisionScreen.vue';
import { isNewHere } from '../../../renderer/stores/device.ts';
import { keyring } from '../../../renderer/stores/keyring.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { FREE, person, TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

const token = (digit: string): string => digit.repeat(32);
const SEATS = `auction-night.seats.${TABLE}`;
const HOME = '192.168.1.5:47474';
const ELSEWHERE = '192.168.1.66:47474';
const OTHER_TABLE = toTableId('fedcba9876543210') as TableId;

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
const blockedStorage = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
const keyringOf = (kept: LocalStore): Keyring => createKeyring(browserSeatKeys(kept));

describe('the keyring', () => {
  let ring: Keyring;
  beforeEach(() => (ring = keyringOf(createLocalStore(() => localStorage))));

  it('shows a key to the host that gave it, and to no other that calls itself by the same id', async () => {
    await ring.addToken(TABLE, HOME, token('a'));
    expect(await ring.tokens(TABLE, HOME)).toEqual([token('a')]);
    expect(await ring.tokens(TABLE, ELSEWHERE)).toEqual([]);
    expect(await ring.candidates(TABLE, ELSEWHERE)).toEqual([token('a')]);
    expect(await ring.candidates(OTHER_TABLE, ELSEWHERE)).toEqual([]);
  });

  it('never offers a key of the own host to an address', async () => {
    await ring.addToken(TABLE, 'own', token('a'));
    expect(await ring.candidates(TABLE, ELSEWHERE)).toEqual([]);
    expect(await ring.tokens(TABLE, ELSEWHERE)).toEqual([]);
    expect(await ring.tokens(TABLE, 'own')).toEqual([token('a')]);
  });

  it('moves a key to the new address, away from the old one', async () => {
    await ring.addToken(TABLE, HOME, token('a'));
    await ring.addToken(TABLE, ELSEWHERE, token('a'));
    expect(await ring.tokens(TABLE, ELSEWHERE)).toEqual([token('a')]);
    expect(await ring.tokens(TABLE, HOME)).toEqual([]);
  });

  it('gives up the key of one host without touching those of another', async () => {
    await ring.addToken(TABLE, HOME, token('a'));
    await ring.addToken(TABLE, ELSEWHERE, token('b'));
    await ring.removeToken(TABLE, HOME, token('a'));
    await ring.removeToken(TABLE, HOME, token('b'));
    expect([await ring.tokens(TABLE, HOME), await ring.tokens(TABLE, ELSEWHERE)]).toEqual([[], [token('b')]]);
  });

  it('shows the six newest, as many as a table has seats', async () => {
    for (const digit of '01234567') await ring.addToken(TABLE, HOME, token(digit));
    expect(await ring.tokens(TABLE, HOME)).toEqual([...'234567'].map(token));
  });

  it('passes over what is no key', async () => {
    localStorage.setItem(SEATS, `<b> ${token('a')}@${HOME} ${token('b')} ${token('A')}@x @x`);
    expect(await ring.tokens(TABLE, 'own')).toEqual([token('a')]);
  });

  it('tells hosts apart by address and port', () => {
    const at = (address: string, port: number) => hostName({ address, port, isTyped: false });
    expect(at('Kitchen.local', 47474)).toBe(at('kitchen.local', 47474));
    expect(at('192.168.1.5', 47474)).not.toBe(at('192.168.1.5', 47475));
    expect(hostName(undefined)).toBe('own');
  });

  it('lasts as long as the page where nothing can be stored', async () => {
    const blocked = createLocalStore(blockedStorage);
    const keys = keyringOf(blocked);
    await keys.addToken(TABLE, HOME, token('a'));
    expect(await keys.tokens(TABLE, HOME)).toEqual([token('a')]);
    expect(spectatorSecret(blocked, HOME)).toBe(spectatorSecret(blocked, HOME));
  });
});

describe('the secret to watch with', () => {
  const secret = (host = HOME): string =>
    spectatorSecret(
      createLocalStore(() => localStorage),
      host,
    ); // as after a reload

  it('is one for each host, and no key of a seat', async () => {
    const spectator = secret();
    expect(spectator).toMatch(/^[0-9a-f]{32}$/);
    expect(secret()).toBe(spectator);
    expect(secret(ELSEWHERE)).not.toBe(spectator);
    expect(await keyringOf(createLocalStore(() => localStorage)).candidates(TABLE, HOME)).toEqual([]);
  });

  it('is made anew where it was spoilt', () => {
    const spectator = secret();
    const [name = ''] = Object.keys(localStorage).filter((key) => localStorage.getItem(key) === spectator);
    localStorage.setItem(name, '<b>');
    expect(secret()).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a page that only watches', () => {
  let mounted: Mounted;
  const open = async (television = false): Promise<void> => {
    mounted = television
      ? await mountScreen(TelevisionScreen, { id: TABLE }, freshStores())
      : await mountScreen(TableScreen, { id: TABLE }, freshStores());
    await settled();
  };
  const said = () =>
    fakeHost.asked.filter(({ type }) => type === 'hello').map(({ spectator }) => spectator as string);
  beforeEach(() => fakeHost.show(tableFrame({ seats: [person('Ada'), FREE] })));
  afterEach(() => mounted.wrapper.unmount());

  it('says by what the host knows it again, also after it was loaded anew, and as a television', async () => {
    await open();
    mounted.wrapper.unmount();
    await open();
    mounted.wrapper.unmount();
    await open(true);
    const [first, ...others] = said();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(others).toEqual([first, first]);
  });

  it('says the same after it was removed, is told so, and does not try again by itself', async () => {
    await open();
    fakeHost.answer('hello', () => ({ error: { code: 'removed' } }));
    fakeHost.drop(CLOSE.removed);
    await eventually(() => expect(document.body.textContent).toContain('The host has removed this device'));
    const [first, ...more] = said();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(more).toEqual([first]);
  });

  it('is still new here: nobody has taken a seat on it', async () => {
    await open();
    expect(isNewHere()).toBe(true);
    await keyring.addToken(TABLE, 'own', token('a'));
    expect(isNewHere()).toBe(false);
  });
});

describe('what is kept of tables', () => {
  let day = 0;
  const today = () => `day ${day}`;
  const device = () => createLocalStore(() => localStorage, today);
  const pinName = `auction-night.pin.${OTHER_TABLE}`;
  /** The device is used on so many further days. */
  const pass = (days: number): void => {
    for (let passed = 0; passed < days; passed++) {
      day += 1;
      device().sweep();
    }
  };

  it('is let go of when it was not used on ninety days on which the device was', async () => {
    await keyringOf(device()).addToken(TABLE, HOME, token('a'));
    device().write(pinName, '271828');
    device().write('auction-night.name', 'Ada');
    pass(89);
    expect(await keyringOf(device()).tokens(TABLE, HOME)).toEqual([token('a')]); // and so it is used again
    pass(1);
    expect(device().names()).not.toContain(pinName);
    pass(88);
    expect(device().names()).toContain(SEATS);
    pass(1);
    expect(device().names()).not.toContain(SEATS);
    expect(device().read('auction-night.name')).toBe('Ada');
  });

  it('begins to age at the first sweep if its day is not known', () => {
    pass(200);
    localStorage.setItem(SEATS, token('a'));
    pass(90);
    expect(device().names()).toContain(SEATS);
    pass(1);
    expect(device().names()).not.toContain(SEATS);
  });

  it('does not age by a clock that is set, nor by a book that cannot be read', async () => {
    await keyringOf(device()).addToken(TABLE, HOME, token('a'));
    day += 10_000;
    device().sweep();
    localStorage.setItem('auction-night.used', '{"today":3}');
    device().sweep();
    localStorage.setItem('auction-night.used', 'no book');
    device().sweep();
    expect(await keyringOf(device()).tokens(TABLE, HOME)).toEqual([token('a')]);
  });

  it('leaves nothing behind when the last seat is given up', async () => {
    const ring = keyringOf(device());
    await ring.addToken(TABLE, HOME, token('a'));
    await ring.removeToken(TABLE, HOME, token('a'));
    expect(device().names()).not.toContain(SEATS);
  });
});

describe('a table at a new address', () => {
  let mounted: Mounted;
  const open = async (at: string): Promise<void> => {
    mounted = await mountScreen(TableScreen, { id: TABLE, at }, freshStores());
    await settled();
  };
  const hellos = () => fakeHost.asked.filter(({ type }) => type === 'hello');
  const stored = () => localStorage.getItem(SEATS);
  beforeEach(() => {
    localStorage.setItem(SEATS, `${token('a')}@${HOME}`);
    fakeHost.show(tableFrame({ seats: [person('Ada'), FREE] }));
  });
  afterEach(() => mounted.wrapper.unmount());

  it('gets the key, unasked, once it has proven to know it', async () => {
    fakeHost.knows(token('a'));
    await open(ELSEWHERE);
    expect(hellos()).toMatchObject([{ tokens: [token('a')] }]);
    expect(stored()).toBe(`${token('a')}@${ELSEWHERE}`);
  });

  it('gets none if it cannot prove that, though it calls itself by the same id; and the key is kept', async () => {
    await open(ELSEWHERE);
    expect(hellos()).toMatchObject([{ tokens: [] }]);
    expect(document.body.textContent).toContain('Seats');
    expect(stored()).toBe(`${token('a')}@${HOME}`);
  });

  it('gets no key at the old address either, if another host has that by now', async () => {
    fakeHost.knows(token('a'));
    await open(HOME);
    fakeHost.knows(token('c'));
    fakeHost.drop(1006);
    await eventually(() => expect(hellos()).toHaveLength(2));
    expect(hellos()).toMatchObject([{ tokens: [token('a')] }, { tokens: [] }]);
  });

  it('gets those keys alone that it knows', async () => {
    localStorage.setItem(SEATS, `${token('a')}@${HOME} ${token('b')}@${ELSEWHERE}`);
    fakeHost.knows(token('b'), token('c'));
    await open(ELSEWHERE);
    expect(hellos()).toMatchObject([{ tokens: [token('b')] }]);
  });

  it('is another one at another port of the same computer', async () => {
    fakeHost.knows(token('a'));
    await open(HOME);
    expect(hellos()).toMatchObject([{ tokens: [token('a')] }]);
    fakeHost.knows();
    mounted.wrapper.unmount();
    await open('192.168.1.5:47475');
    expect(hellos()[1]).toMatchObject({ tokens: [] });
  });
});
