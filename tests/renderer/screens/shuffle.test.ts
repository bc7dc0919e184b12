import { nextTick, shallowReactive } from 'vue';
import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import type { ShownShuffle } from '../../../core/shuffle/device.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import DealStatement from '../../../renderer/screens/shuffle/DealStatement.vue';
import { followShuffle } from '../../../renderer/screens/shuffle/follow-shuffle.ts';
import { dealKind } from '../../../renderer/screens/shuffle/deal-kind.ts';
import type { TableSession } from '../../../renderer/session/table-session.ts';
import { bot, person, received } from '../../helpers/renderer/frames.ts';
import { freshStores, mountPart } from '../../helpers/renderer/mount.ts';

type Asked = { readonly type: string; readonly number: number; readonly commitment?: string };
const SEATS = [{ ...person('Ada'), isHost: true }, { ...person('Ben'), isHost: false }, bot('Clara')];
const HOST = { seats: [seat(0)], commitment: 'a'.repeat(64) };

/** A table's frame with this shuffle, on Ben's page. */
function frameWith(
  shuffle: Partial<ShownShuffle>,
  phase: TableFrame['table']['phase'] = 'lobby',
  games = phase === 'lobby' ? 0 : 1,
): TableFrame {
  const { table, you, ...frame } = received({ phase, seats: SEATS as never });
  return {
    ...frame,
    table: { ...table, games, shuffle: { number: 1, brokenOff: [], devices: [], ...shuffle } },
    you: { ...you, owner: false, seats: [seat(1)] },
  };
}

function page(frame: TableFrame) {
  const asked: Asked[] = [];
  const session = shallowReactive({
    frame,
    status: { type: 'online' },
    request: (body: Asked) => {
      asked.push(body);
      return Promise.resolve({ ok: true });
    },
  });
  const { fault } = followShuffle(session as unknown as TableSession);
  const show = async (next: TableFrame): Promise<void> => {
    session.frame = next;
    await nextTick();
  };
  return { asked, fault, show };
}

describe('a page', () => {
  it('commits once for each shuffle, and opens when its own commitment is in the list', async () => {
    const { asked, fault, show } = page(frameWith({}));
    const [{ commitment = '' } = { commitment: '' }] = asked;
    expect(asked).toMatchObject([{ type: 'commit-share', number: 1 }]);
    const devices = [{ seats: [seat(1)], commitment }];
    await show(frameWith({ host: HOST, devices }));
    expect(asked).toHaveLength(1);
    await show(frameWith({ host: HOST, devices, isFixed: true }));
    expect(asked).toMatchObject([{ type: 'commit-share' }, { type: 'reveal-share', number: 1 }]);
    await show(frameWith({ number: 2, brokenOff: [{ number: 1, why: 'away', seats: [] }] }));
    expect(asked.at(-1)).toMatchObject({ type: 'commit-share', number: 2 });
    expect(asked.at(-1)?.commitment).not.toBe(commitment);
    expect(fault.value).toBeUndefined();
  });

  it('opens nothing for a list without it, and says so', async () => {
    const { asked, fault, show } = page(frameWith({}));
    const devices = [{ seats: [seat(1)], commitment: 'b'.repeat(64) }];
    await show(frameWith({ host: HOST, devices, isFixed: true }));
    expect(asked).toHaveLength(1);
    expect(fault.value).toBe('without');
  });

  it('says that the list was changed after it had opened its share', async () => {
    const { asked, fault, show } = page(frameWith({}));
    const devices = [{ seats: [seat(1)], commitment: asked[0]?.commitment ?? '' }];
    await show(frameWith({ host: HOST, devices, isFixed: true }));
    const { share = '', nonce = '' } = asked[1] as unknown as { share?: string; nonce?: string };
    const openings = [{ share, nonce }];
    await show(frameWith({ host: HOST, devices, isFixed: true, openings }, 'playing'));
    expect(fault.value).toBeUndefined();
    const other = { ...HOST, commitment: 'c'.repeat(64) };
    await show(frameWith({ host: other, devices, isFixed: true, openings }, 'playing'));
    expect(fault.value).toBe('changed');
    await show(frameWith({ number: 2 }, 'lobby', 1));
    expect(fault.value).toBeUndefined();
  });

  it('says so where its share was opened and the deal is another one, for as long as that match lasts', async () => {
    const { asked, fault, show } = page(frameWith({}));
    const devices = [{ seats: [seat(1)], commitment: asked[0]?.commitment ?? '' }];
    const fixed = frameWith({ host: HOST, devices, isFixed: true });
    await show(fixed);
    const { shuffle: _shuffle, ...bare } = fixed.table;
    await show({ ...fixed, table: { ...bare, games: 1, phase: 'playing' } });
    expect(fault.value).toBe('opened-wrongly');
    await show({ ...fixed, table: { ...bare, games: 1, phase: 'ended' } });
    expect(fault.value).toBe('opened-wrongly');
  });

  it('says nothing where the host shuffles alone after a shuffle that was broken off', async () => {
    const { asked, fault, show } = page(frameWith({}));
    const devices = [{ seats: [seat(1)], commitment: asked[0]?.commitment ?? '' }];
    const fixed = frameWith({ host: HOST, devices, isFixed: true });
    await show(fixed);
    const { shuffle: _shuffle, ...bare } = fixed.table;
    await show({ ...fixed, table: bare });
    await show({ ...fixed, table: { ...bare, games: 1, phase: 'playing' } });
    expect(fault.value).toBeUndefined();
  });

  it('keeps what was wrong with a shuffle for as long as its match lasts', async () => {
    const { fault, show } = page(frameWith({ number: 4, host: HOST, isFixed: true }));
    await show(frameWith({ number: 6, host: HOST, isFixed: true }));
    expect(fault.value).toBe('number');
    await show(frameWith({ number: 6, host: HOST, isFixed: true, openings: [] }, 'playing'));
    expect(fault.value).toBe('number');
    await show(frameWith({ number: 7, host: HOST, isFixed: true }, 'lobby', 1));
    expect(fault.value).toBeUndefined();
  });

  it('of the owner has no share', () => {
    const frame = frameWith({});
    expect(page({ ...frame, you: { ...frame.you, owner: true } }).asked).toEqual([]);
  });
});

describe('what is said of a deal', () => {
  const devices = [{ seats: [seat(1)], commitment: 'b'.repeat(64) }];
  const table = frameWith({ host: HOST, devices, isFixed: true }, 'ended').table;
  const { shuffle: _shuffle, ...bare } = table;

  it('is no more than what holds', () => {
    const withApp = SEATS.map((who) => (who.type === 'person' ? { ...who, device: 'app' as const } : who));
    const withPhone = SEATS.map((who) =>
      who.type === 'person' ? { ...who, device: 'browser' as const } : who,
    );
    expect(dealKind({ ...table, seats: withApp as never })).toBe('all');
    expect(dealKind({ ...table, seats: withPhone as never })).toBe('phones');
    expect(dealKind({ ...table, seats: [...SEATS, person('Dora')] as never })).toBe('some');
    expect(dealKind(bare)).toBe('none');
    expect(dealKind({ ...bare, setup: { ...bare.setup, hostShuffles: true } })).toBe('chosen');
    expect(dealKind({ ...bare, seats: [SEATS[0], bot('Clara')] as never })).toBe('alone');
  });

  it('names the words, and that the host keeps its share where hands stay closed', async () => {
    await openPartWords('dealt');
    const { wrapper } = await mountPart(DealStatement, { table }, freshStores());
    expect(wrapper.text()).toMatch(/Nobody could choose the cards.*host’s computer keeps its share/s);
    expect(wrapper.find('.words').text()).toMatch(/^([a-z]{5} ){3}[a-z]{5}$/);
    expect(wrapper.text()).not.toMatch(/provably|impossible/);
    wrapper.unmount();
  });
});
