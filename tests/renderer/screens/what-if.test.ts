import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WhatIfAnswer } from '../../../core/protocol/answers.ts';
import type { HostFrame } from '../../../core/protocol/frames.ts';
import { createWriter } from '../../../core/protocol/writer.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import ReplayView from '../../../renderer/screens/replay/ReplayView.vue';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { hostFrame, person, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

const OWNER: NonNullable<HostFrame['owner']> = { reachable: [], discovery: 'on', nearby: [], problems: [] };
const FILE = 'game.auction-game';
const WHAT_IF = 'What if …?';

/** A match of four positions; at the second one its seat was asked for a bid. */
function filmFor(viewer: unknown) {
  const write = createWriter();
  const frames = Array.from({ length: 4 }, (_, at) =>
    write(
      tableFrame({
        phase: 'playing',
        view: { at } as never,
        seats: ['Ada', 'Ben', 'Cleo'].map((name) => person(name)),
        ...(typeof viewer === 'number' && { facing: viewer }),
        ...(typeof viewer === 'number' && at === 1 && { prompt: { type: 'bid' } }),
      }),
    ),
  );
  return { value: { ok: true, frames, rounds: [0], roundStarts: [], hasOpenHands: true } };
}
const answerOf = (games: number, isComplete: boolean): { value: WhatIfAnswer } => ({
  value: { games, isComplete, places: [games / 2, games / 2, 0], made: [0, games / 4, (3 * games) / 4] },
});
const asked = (): readonly unknown[] =>
  fakeHost.asked.flatMap(({ id: _, ...one }) => (one.type === 'record-what-if' ? [one] : []));

let mounted: Mounted;
/** A replay with the eyes of Ben, at a position. */
async function open(position: number): Promise<void> {
  fakeHost.answer('open-record', ({ viewer }) => filmFor(viewer));
  fakeHost.show(hostFrame({ owner: OWNER, tables: [] }));
  mounted = await mountScreen(ReplayView, { file: FILE }, freshStores());
  await openPartWords('replay');
  await eventually(() => expect(document.querySelector('.hand')).not.toBeNull());
  expect(mounted.hasButton(WHAT_IF)).toBe(false); // the open table decides nothing
  const list = document.querySelector('select');
  if (list === null) throw new Error('no picker');
  list.value = '1';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(mounted.hasButton(WHAT_IF)).toBe(true));
  for (let at = 0; at < position; at++) await mounted.click('One step on');
}
const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');
const cells = (): readonly (readonly string[])[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.trim() ?? ''),
  );

beforeEach(() => fakeHost.reset());
afterEach(() => mounted.wrapper.unmount());

describe('what if', () => {
  it('is asked only where the viewer made a decision', async () => {
    await open(0);
    await mounted.click(WHAT_IF);
    expect(mounted.hasButton('Back to the replay')).toBe(false);
    await mounted.click('One step on');
    await mounted.click(WHAT_IF);
    await eventually(() => expect(mounted.hasButton('Back to the replay')).toBe(true));
    expect(plain(document.body.textContent ?? '')).toContain('You choose for Ben: what if?');
    expect(document.activeElement?.className).toContain('what-if');
    expect(asked()).toEqual([]);
    await mounted.click('Back to the replay');
    await eventually(() => expect(mounted.hasButton('One step on')).toBe(true));
    expect(document.activeElement?.id).toBe('content');
  });

  it('asks the host about what is chosen until the answer is complete, and about the other cards', async () => {
    await open(1);
    const answers = [answerOf(0, false), answerOf(400, false), answerOf(1000, true)];
    fakeHost.answer('record-what-if', () => answers[Math.min(asked().length, answers.length) - 1] ?? {});
    await mounted.click(WHAT_IF);
    await eventually(() => expect(mounted.hasButton('Bid 7')).toBe(true));
    await mounted.click('Bid 7');
    await eventually(() =>
      expect(plain(document.body.textContent ?? '')).toContain(
        '1,000 games played on from here, from what Ben could know.',
      ),
    );
    const question = {
      type: 'record-what-if',
      file: FILE,
      seat: 1,
      position: 1,
      action: { type: 'bid', amount: 7 },
    };
    expect(asked()).toEqual(Array.from({ length: 3 }, () => ({ ...question, worlds: 'view' })));
    expect(cells()).toEqual([
      ['Place 1', '0%', '50%'],
      ['Place 2', '25%', '50%'],
      ['Place 3', '75%', '0%'],
    ]);
    expect(texts('.share:not(.none)')).toEqual(['25%', '75%', '50%', '50%']);

    document.querySelector<HTMLElement>('input[value=true]')?.click();
    await eventually(() =>
      expect(plain(document.body.textContent ?? '')).toContain('with all the cards as they were'),
    );
    await eventually(() => expect(asked().at(-1)).toEqual({ ...question, worlds: 'true' }));
    await mounted.click('Choose again');
    await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(mounted.hasButton('Bid 7')).toBe(true);
  });

  it('says that both choices come out the same once that is certain', async () => {
    await open(1);
    const same = (isComplete: boolean): { value: WhatIfAnswer } => ({
      value: { games: 10, isComplete, places: [4, 6, 0], made: [4, 6, 0] },
    });
    const answers = [same(false), same(true), answerOf(10, true)];
    const shown: boolean[] = [];
    fakeHost.answer('record-what-if', () => {
      shown.push(document.body.textContent?.includes('come out the same') === true);
      return answers[Math.min(asked().length, answers.length) - 1] ?? {};
    });
    await mounted.click(WHAT_IF);
    await eventually(() => expect(mounted.hasButton('Bid 7')).toBe(true));
    await mounted.click('Bid 7');
    await eventually(() => expect(document.body.textContent).toContain('Both choices come out the same.'));
    document.querySelector<HTMLElement>('input[value=true]')?.click();
    await eventually(() =>
      expect(plain(document.body.textContent ?? '')).toContain('with all the cards as they were'),
    );
    await eventually(() => expect(asked()).toHaveLength(3));
    await eventually(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(document.body.textContent).not.toContain('come out the same');
    expect(shown).toEqual([false, false, false]); // not before it is certain, and not of the next question
  });

  it('says so where the host refuses', async () => {
    await open(1);
    fakeHost.answer('record-what-if', () => ({ error: { code: 'not-awaited' } }));
    await mounted.click(WHAT_IF);
    await eventually(() => expect(mounted.hasButton('Bid 7')).toBe(true));
    await mounted.click('Bid 7');
    await eventually(() =>
      expect(plain(document.body.textContent ?? '')).toContain('This choice can’t be played on.'),
    );
    expect(document.querySelector('.share')).toBeNull();
  });
});
