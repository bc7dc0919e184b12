import { flushPromises, mount } from '@vue/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import AppButton from '../../renderer/components/AppButton.vue';
import { useTable } from '../../renderer/stores/table.ts';
import { eventually } from '../helpers/eventually.ts';
import { fakeHost } from '../helpers/renderer/fake-host.ts';
import { person, TABLE, tableFrame } from '../helpers/renderer/frames.ts';
import { freshStores } from '../helpers/renderer/mount.ts';

vi.mock(
  '../../renderer/net/browser-channel.ts',
  async () => await import('../helpers/renderer/fake-host.ts'),
);

/** What a button does when clicks come that are these in their rows: 2 is the second half of a double click. */
function actsOf(...details: readonly number[]): number {
  const wrapper = mount(AppButton, { slots: { default: 'Take it back' } });
  const button = wrapper.get('button').element;
  for (const detail of details) button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  return wrapper.emitted('click')?.length ?? 0;
}

describe('a button', () => {
  it('leaves out the second half of a double click that began on what lay there before', () => {
    expect(actsOf(2)).toBe(0);
    expect(actsOf(2, 1)).toBe(1);
    expect(actsOf(1, 3)).toBe(1);
  });

  it('takes every other click, and keys', () => {
    expect(actsOf(1, 1)).toBe(2);
    expect(actsOf(1, 2, 3)).toBe(3);
    expect(actsOf(0, 0)).toBe(2); // a key
  });
});

describe('after an act', () => {
  const frame = () =>
    tableFrame({
      phase: 'playing',
      seats: [person('Anna'), person('Ben')],
      own: [0],
      facing: 0,
      awaits: [0],
    });

  beforeEach(async () => {
    fakeHost.reset();
    freshStores();
    fakeHost.show(frame());
    useTable().open({ id: TABLE });
    await eventually(() => expect(useTable().frame).toBeDefined());
  });

  it('nothing can be done until the host shows what came of it', async () => {
    const table = useTable();
    expect(table.isBusy).toBe(false);
    expect((await table.act({ type: 'pass' })).ok).toBe(true);
    expect(table.isBusy).toBe(true);
    fakeHost.show(frame());
    expect(table.isBusy).toBe(false);
  });

  it('that was refused, one can do something else at once', async () => {
    const table = useTable();
    fakeHost.answer('act', () => ({ error: { code: 'not-your-turn' } }));
    expect((await table.act({ type: 'pass' })).ok).toBe(false);
    expect(table.isBusy).toBe(false);
  });

  it('whose answer comes over a new connection, one can go on with what that shows', async () => {
    const table = useTable();
    fakeHost.answer('act', () => 'silence');
    const outcome = table.act({ type: 'pass' });
    await flushPromises();
    fakeHost.answer('act', () => ({}));
    fakeHost.drop(1006);
    expect((await outcome).ok).toBe(true);
    expect(table.isBusy).toBe(false);
  });
});
