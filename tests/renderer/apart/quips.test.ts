import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import TelevisionScreen from '../../../renderer/screens/TelevisionScreen.vue';
import { useAnnouncer } from '../../../renderer/stores/announcer.ts';
import { useSettings } from '../../../renderer/stores/settings.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { bot, FREE, person, TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { part, plain } from '../../helpers/renderer/page.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

let mounted: Mounted;
beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.useRealTimers();
});

const HUGO = { ...bot('Hugo'), character: 'hugo' } as const;
/** A lobby, since nothing else is said there. */
const frame = (news: TableFrame['news'] = [], own: readonly number[] = []): TableFrame =>
  tableFrame({
    seats: [person('Ada', { isHost: true }), HUGO, FREE],
    own,
    news,
    setup: { game: 'money', options: { edition: 'goldsieber' } },
  });
const quipped = (line: number) =>
  ({
    type: 'quipped',
    seat: seat(1),
    name: 'Hugo',
    quip: 'dear',
    line,
    price: { paid: 30, got: 8 },
  }) as const;

async function open(screen: typeof TableScreen | typeof TelevisionScreen, own: readonly number[] = []) {
  fakeHost.show(frame([], own));
  mounted = await mountScreen(screen, { id: TABLE }, freshStores());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
const hear = async (line: number, own: readonly number[] = []): Promise<void> => {
  fakeHost.show(frame([quipped(line)], own));
  await settled();
};
const said = (): string => plain(useAnnouncer().sentence.text);

describe('a line of a character', () => {
  it('is seen with its face and read out, the same on a seat and on a television, and passes by', async () => {
    await open(TableScreen, [0]);
    await hear(0, [0]);
    const words = 'Hugo30 for 8. It’s the thought that counts.';
    expect(part('.quip')).toBe(words);
    expect(document.querySelector('.quip .face')).not.toBeNull();
    expect(said()).toBe('Hugo: 30 for 8. It’s the thought that counts.');
    expect(part('.slip')).toBe('');
    vi.advanceTimersByTime(6_000);
    await settled();
    expect(part('.quip')).toBe('');
    mounted.wrapper.unmount();
    vi.useRealTimers();
    await open(TelevisionScreen);
    await hear(0);
    expect(part('.quip')).toBe(words);
  });

  it('gives way to a newer one, which has its whole time', async () => {
    await open(TableScreen);
    await hear(2);
    vi.advanceTimersByTime(4_000);
    await hear(3);
    vi.advanceTimersByTime(4_000);
    await settled();
    expect(part('.quip')).toBe('HugoMoney is round: it has to roll.');
  });

  it('is neither seen nor read out where reactions are muted, and gone when they are', async () => {
    await open(TableScreen);
    await hear(2);
    useSettings().reactions = false;
    await settled();
    expect(part('.quip')).toBe('');
    useAnnouncer().clear();
    await hear(3);
    expect(part('.quip')).toBe('');
    expect(said()).toBe('');
  });
});
