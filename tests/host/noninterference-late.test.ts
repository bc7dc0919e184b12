import { describe, expect, it } from 'vitest';
import { seatsOf, type Seat } from '../../core/base/ids.ts';
import { evening, type Act } from '../games/for-sale/evenings.ts';
import { arena, ask, enter, leave, submit, tokenOf, type Arena } from '../helpers/host-arena.ts';

/** Every number of seats with everybody who may come late: a spectator, or somebody whose seat was played meanwhile. */
const CASES = [3, 4, 5, 6].flatMap((seatCount) =>
  [...seatsOf(seatCount), 'table' as const].map((viewer) => ({ seatCount, viewer })),
);

async function play(at: Arena, acts: readonly Act[]): Promise<void> {
  for (const { seat, action } of acts) await submit(at, { type: 'acted', seat, action, by: 'person' });
}

/** What a game is like beside the way in which it was played. */
interface Manner {
  readonly memoryAid?: boolean;
  /** Whether a bot plays for the viewer who is away. */
  readonly standIn?: boolean;
}

/**
 * What is sent to somebody who was away while the first round of part 1 was played in one of two ways, comes in the third,
 * goes, is away while the first round of part 2 is played in one of two ways, and comes in the third.
 */
async function sentToLatecomer(
  seatCount: number,
  viewer: Seat | 'table',
  way: 'one' | 'other',
  { memoryAid = false, standIn = false }: Manner = {},
): Promise<string> {
  const { deal, opening, buying, selling, secret } = evening(seatCount, way, viewer);
  const at = await arena({ game: 'for-sale', options: { memoryAid }, seatCount, deal, viewer }, way);
  const goAway = async (): Promise<void> => {
    await leave(at, at.viewer);
    if (standIn && viewer !== 'table')
      await submit(at, { type: 'bot-took-over', seat: viewer, bot: 'regular', why: 'owner' });
  };
  const come = async (acts: readonly Act[]): Promise<void> => {
    await enter(at, at.viewer, viewer === 'table' ? undefined : tokenOf(viewer));
    await ask(at, at.viewer, { id: 1, type: 'history', from: 0 });
    await play(at, acts);
    await goAway();
  };
  await goAway();
  await play(at, opening);
  at.sent.length = 0;
  await come(buying.slice(0, seatCount));
  await play(at, [...buying.slice(seatCount), ...selling]);
  await come(secret);
  await at.table.close(4000);
  return at.sent.join('\n');
}

describe('who comes late', () => {
  it.each(CASES)(
    'cannot tell how For Sale was played before the last finished round: $seatCount seats, $viewer (Decision A1)',
    async ({ seatCount, viewer }) => {
      const one = await sentToLatecomer(seatCount, viewer, 'one');
      const other = await sentToLatecomer(seatCount, viewer, 'other');
      for (const sign of ['"bought"', '"sold"', '"chose"', 'history-off']) expect(one).toContain(sign);
      expect(one.includes('"own"')).toBe(viewer !== 'table');
      expect(other.split('\n')).toEqual(one.split('\n'));
    },
  );

  it.each(CASES.filter(({ viewer }) => viewer !== 'table'))(
    'cannot tell either where a bot has played their seat, and is told what it did: $seatCount seats, $viewer (Decision A1)',
    async ({ seatCount, viewer }) => {
      const one = await sentToLatecomer(seatCount, viewer, 'one', { standIn: true });
      const other = await sentToLatecomer(seatCount, viewer, 'other', { standIn: true });
      expect(one.match(/"meanwhile":\[\{/g)).toHaveLength(2);
      expect(one).toContain(
        `"type":"bought","round":1,"by":"${viewer === 0 ? 'staying' : 'passing'}","seat":${viewer}`,
      );
      expect(other.split('\n')).toEqual(one.split('\n'));
    },
  );

  it.each(CASES)(
    'can look it up with memory aid: $seatCount seats, $viewer',
    async ({ seatCount, viewer }) => {
      const one = await sentToLatecomer(seatCount, viewer, 'one', { memoryAid: true });
      expect(one).not.toContain('history-off');
      expect(await sentToLatecomer(seatCount, viewer, 'other', { memoryAid: true })).not.toBe(one);
    },
  );
});
