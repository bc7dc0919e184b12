// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://192.168.1.5:47474/" }
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostProof, keyId, keyOf, returnProof } from '../../../core/base/proofs.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import TelevisionScreen from '../../../renderer/screens/TelevisionScreen.vue';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);
vi.mock(
  '../../../renderer/games/registry.ts',
  async () => await import('../../helpers/renderer/fake-games.ts'),
);

const TOKEN = 'a'.repeat(32);
const NEW = '192.168.1.9:47474';
const NAME = `an-${TABLE}.local:47474`;
const PLAYING: TableWish = {
  phase: 'playing',
  seats: [person('Ada'), person('Ben', { device: 'away' })],
  own: [0],
  facing: 0,
};

const WATCHING: TableWish = { phase: 'playing', seats: PLAYING.seats ?? [] };

let mounted: Mounted;
let gone: string[];
const text = () => document.body.textContent ?? '';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  fakeHost.reset();
  localStorage.clear();
  localStorage.setItem(`auction-night.seats.${TABLE}`, `${TOKEN}@own`);
  fakeHost.knows(TOKEN);
  gone = [];
  vi.spyOn(location, 'assign').mockImplementation((to) => void gone.push(String(to)));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody there')));
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** At the table for a while, and then without its host for so long. */
async function lose(wish: TableWish, seconds: number, screen = TableScreen as object): Promise<void> {
  const frame = tableFrame(wish);
  const returnCodes = { 0: '123456' };
  fakeHost.show({ ...frame, you: { ...frame.you, ...(wish.own?.length === 1 && { returnCodes }) } });
  mounted = await mountScreen(screen as typeof TableScreen, { id: TABLE }, freshStores());
  await settled();
  await vi.advanceTimersByTimeAsync(20_000); // what to do then has been loaded by now
  await settled();
  fakeHost.answer('hello', () => 'silence');
  fakeHost.drop(1006);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await settled();
}
/** Who answers at which place, and with which key. */
function answering(place: string, secret: string, says = place): void {
  vi.stubGlobal('fetch', (url: string) => {
    const { host, searchParams } = new URL(url);
    if (host !== place) return Promise.reject(new TypeError('nobody there'));
    const places = [NEW];
    const nonce = searchParams.get('nonce') ?? '';
    const isKnown = searchParams.get('keys') === keyId(keyOf(TOKEN));
    const proof = isKnown ? hostProof(keyOf(secret), { nonce, place: says, places }) : '';
    return Promise.resolve({ json: () => Promise.resolve({ places, proofs: [proof] }) });
  });
}

describe('a page that has lost its host', () => {
  it('says at first that it comes back by itself, and after a while what to do, with the code for its seat', async () => {
    await lose(PLAYING, 10);
    expect(text()).toContain('You’ll reconnect automatically');
    await vi.advanceTimersByTimeAsync(6_000);
    await settled();
    expect(text()).toContain('The host is no longer answering.');
    expect(text()).toContain('123 456');
    expect(text()).not.toContain('You’ll reconnect automatically');
  });

  it('says so to who has no seat, without a code', async () => {
    await lose(WATCHING, 16);
    expect(text()).toContain('scan the code on its screen again.');
    expect(text()).not.toContain('Return code');
  });

  it('says on a television which address to open, and leaves nothing to press', async () => {
    await lose(WATCHING, 16, TelevisionScreen);
    expect(text()).toContain('with /tv at the end');
    expect(document.querySelector('.lost button, .lost input')).toBeNull();
  });

  it('says nothing of the kind while this device has no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await lose(PLAYING, 40);
    expect(text()).toContain('The connection is lost');
  });

  it('says when another computer answers at the address', async () => {
    await lose(PLAYING, 1);
    fakeHost.answer('hello', () => {
      queueMicrotask(() => fakeHost.drop(CLOSE.noSuchTable));
      return 'silence';
    });
    await vi.advanceTimersByTimeAsync(20_000);
    await flushPromises();
    expect(text()).toContain('A different computer now answers at this address.');
  });

  it('finds it by its name, and takes a proof for its address along, no key', async () => {
    answering(NAME, TOKEN);
    await lose(PLAYING, 16);
    expect(text()).toContain(NEW);
    await mounted.click('Go there');
    expect(gone).toEqual([`http://${NEW}/#/table/${TABLE}?back=${returnProof(keyOf(TOKEN), TABLE, NEW)}`]);
    expect(gone.join()).not.toContain(TOKEN);
  });

  it.each([
    ['with another key', NAME, 'b'.repeat(32), NAME],
    ['with a proof for another place, which it was given there', NAME, TOKEN, NEW],
  ])('goes to nobody who answers %s', async (_how, at, secret, says) => {
    answering(at, secret, says);
    await lose(PLAYING, 16);
    expect(text()).toContain('The host is no longer answering.');
    expect(mounted.hasButton('Go there')).toBe(true); // for an address that is typed
    expect(text()).not.toContain('has a new address.');
  });
});

it('a page that comes with a proof shows it once, with a key of its own, and takes it out of the address', async () => {
  localStorage.clear();
  fakeHost.show(tableFrame(PLAYING));
  const proof = '0123456789abcdef'.repeat(2);
  mounted = await mountScreen(TableScreen, { id: TABLE, back: [proof] }, freshStores());
  await settled();
  await vi.advanceTimersByTimeAsync(10);
  const [first] = fakeHost.asked.filter(({ type }) => type === 'hello');
  const [{ token } = { token: '' }] = (first?.['back'] ?? []) as readonly { token: string }[];
  expect(first).toMatchObject({ back: [{ proof, token }] });
  expect(localStorage.getItem(`auction-night.seats.${TABLE}`)).toBe(`${token}@own`);
  expect(mounted.router.currentRoute.value.query).toEqual({});
  fakeHost.drop(1006);
  await vi.advanceTimersByTimeAsync(2_000);
  await settled();
  const hellos = fakeHost.asked.filter(({ type }) => type === 'hello');
  expect(hellos).toHaveLength(2);
  expect(hellos[1]).not.toHaveProperty('back');
});
