import { expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import { Audience } from '../../electron/host/table/audience.ts';
import { GamePictures } from '../../electron/host/table/frame.ts';
import type { Visitor } from '../../electron/host/table/people.ts';
import { after, joined, opened } from '../helpers/table-log.ts';

/** Somebody who only watches, and reads what there is to be read when told to. */
function watcher() {
  let waiting: (() => string | undefined) | undefined;
  const visitor: Visitor = {
    show: (build) => (waiting = build),
    close: () => undefined,
    address: '192.168.0.2',
    device: 'browser',
    isOwnComputer: false,
    isOwner: false,
    isTelevision: false,
    occupants: new Set(),
    moved: new Set(),
    hasSat: false,
    facing: undefined,
  };
  const reader = createReader();
  const read = (): TableFrame => {
    const frame = reader(waiting?.() ?? '');
    if (frame?.type !== 'table') throw new Error('there is nothing to read');
    return frame;
  };
  return { visitor, read };
}

const names = ({ table }: TableFrame) => table.seats.map((who) => (who.type === 'free' ? '' : who.name));

it('readers that are behind are shown the table as it is when they read, not as the one before them saw it', () => {
  let state = after(opened(), joined('Ada', { isHost: true }));
  const surroundings = {
    graceLeft: {},
    clockLeft: {},
    waited: {},
    hasPin: false,
    frozen: undefined,
    beat: 0,
    show: undefined,
    takeBack: undefined,
  };
  const audience = new Audience({
    state: () => state,
    surroundings: () => surroundings,
    told: () => ({}),
  });
  const [early, late] = [watcher(), watcher()];
  for (const { visitor } of [early, late]) audience.enter(visitor, []);
  audience.flush();
  expect(names(early.read())).toEqual(['Ada', '', '']);

  state = after(state, joined('Ben', { seat: seat(1) }));
  audience.moveOn(new GamePictures(state), { events: [], news: [] });
  expect(names(late.read())).toEqual(['Ada', 'Ben', '']);
  audience.flush();
  expect([early, late].map(({ read }) => names(read()))).toEqual([
    ['Ada', 'Ben', ''],
    ['Ada', 'Ben', ''],
  ]);
});
