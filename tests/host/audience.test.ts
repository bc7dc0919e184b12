import { expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { Audience } from '../../electron/host/table/audience.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import { RenderedViews } from '../../electron/host/table/frame.ts';
import { after, joined, opened } from '../helpers/table-log.ts';
import { SURROUNDINGS, watcher } from '../helpers/watcher.ts';

const names = ({ table }: TableFrame) => table.seats.map((who) => (who.type === 'free' ? '' : who.name));

it('readers that are behind are shown the table as it is when they read, not as the one before them saw it', () => {
  let state = after(opened(), joined('Ada', { isHost: true }));
  const audience = new Audience({
    state: () => state,
    surroundings: () => SURROUNDINGS,
    privatePartFor: () => ({}),
    undos: HOST_LIMITS.undos,
  });
  const [early, late] = [watcher(), watcher()];
  for (const { visitor } of [early, late]) audience.enter(visitor, []);
  audience.flush();
  expect(names(early.read())).toEqual(['Ada', '', '']);

  state = after(state, joined('Ben', { seat: seat(1) }));
  audience.advance(new RenderedViews(state, HOST_LIMITS.undos), { events: [], news: [] });
  expect(names(late.read())).toEqual(['Ada', 'Ben', '']);
  audience.flush();
  expect([early, late].map(({ read }) => names(read()))).toEqual([
    ['Ada', 'Ben', ''],
    ['Ada', 'Ben', ''],
  ]);
});
