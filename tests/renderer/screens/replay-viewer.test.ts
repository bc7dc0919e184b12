import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HostFrame } from '../../../core/protocol/frames.ts';
import { createWriter } from '../../../core/protocol/writer.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import ReplayView from '../../../renderer/screens/replay/ReplayView.vue';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { hostFrame, person, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

const OWNER: NonNullable<HostFrame['owner']> = { reachable: [], discovery: 'on', nearby: [], problems: [] };
const FILE = 'game.auction-game';
const NAMES = ['Ada', '<img src=x onerror=a()>', 'Cleo'];

/** A match of six positions, each of which says with whose eyes it is seen. */
function filmFor(viewer: unknown, hasOpenHands = true) {
  const write = createWriter();
  const frames = Array.from({ length: 6 }, (_, at) =>
    write(
      tableFrame({
        phase: 'playing',
        view: { at, viewer: String(viewer) } as never,
        seats: NAMES.map((name) => person(name)),
        ...(typeof viewer === 'number' && { facing: viewer }),
      }),
    ),
  );
  const film = { ok: true, frames, rounds: [0, 3], roundStarts: [] };
  return { value: { ...film, ...(hasOpenHands && { hasOpenHands }) } };
}

let mounted: Mounted;
async function open(hasOpenHands = true): Promise<void> {
  fakeHost.answer('open-record', ({ viewer }) => filmFor(viewer, hasOpenHands));
  fakeHost.show(hostFrame({ owner: OWNER, tables: [] }));
  mounted = await mountScreen(ReplayView, { file: FILE }, freshStores());
  await openPartWords('replay');
  await eventually(() => expect(shown()).toContain('"at":0'));
}
const shown = (): string => document.querySelector('.hand')?.textContent ?? '';
const picker = (): HTMLSelectElement | null => document.querySelector('select');
function pick(value: string): void {
  const list = picker();
  if (list === null) throw new Error('no picker');
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
const press = (key: string, on: EventTarget = document.body): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => fakeHost.reset());
afterEach(() => mounted.wrapper.unmount());

describe('the viewer of a replay', () => {
  it('is the open table first, and then who is chosen, at the same position', async () => {
    await open();
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'open-record', file: FILE, viewer: 'table' });
    press('ArrowRight');
    press('ArrowRight');
    pick('2');
    await eventually(() => expect(shown()).toBe('{"at":2,"viewer":"2"}'));
    expect(fakeHost.asked.at(-1)).toMatchObject({ viewer: 2 });
    pick('table');
    await eventually(() => expect(shown()).toBe('{"at":2,"viewer":"table"}'));
  });

  it('offers seats by their names, whatever these hold, and no hands that the game cannot show', async () => {
    await open();
    const labels = [...(picker()?.options ?? [])].map(({ textContent }) => textContent?.trim());
    expect(labels).toEqual(['The open table', ...NAMES]);
    expect(document.querySelector('img')).toBeNull();
  });

  it('has the keys of its list while that is focused', async () => {
    await open();
    const list = picker();
    if (list === null) throw new Error('no picker');
    expect(press('ArrowRight', list)).toBe(true);
    expect(press(' ', list)).toBe(true);
    await settled();
    expect(shown()).toContain('"at":0');
  });

  it('stays as it is where the host gives no other film', async () => {
    await open();
    press('ArrowRight');
    fakeHost.answer('open-record', () => ({ error: { code: 'not-available' } }));
    pick('1');
    await settled();
    expect(shown()).toBe('{"at":1,"viewer":"table"}');
    await eventually(() => expect(picker()?.value).toBe('table'));
  });

  it('is not offered where hands stay closed', async () => {
    await open(false);
    expect(picker()).toBeNull();
  });
});
