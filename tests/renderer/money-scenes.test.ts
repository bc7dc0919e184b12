import { expect, it } from 'vitest';
import { beatsOf } from '../../core/base/pace.ts';
import { withoutAudience } from '../../core/base/audience.ts';
import { seat } from '../../core/base/ids.ts';
import { money } from '../../core/games/money/index.ts';
import type { MoneyView } from '../../core/games/money/view.ts';
import cut from '../../renderer/games/money/table/events.ts';
import { playAtRandom } from '../games/money/play.ts';

/** What the end of the last scene and what is shown after it have to agree on. */
const lies = ({ displays, round, own, pile, sheets }: MoneyView) => ({
  displays,
  pile,
  sheets: sheets.length,
  hand: own?.hand,
  round:
    round?.type === 'acting'
      ? { lying: round.lying, acts: round.acts, acting: round.acting, waiting: round.waiting }
      : undefined,
});

it('is shown in scenes that lead to what holds then, and last as long as the host waits', () => {
  for (let game = 0; game < 12; game++) {
    const { steps, seatCount } = playAtRandom(`scenes ${game}`);
    for (const { before, after, events: happened } of steps) {
      const events = happened.map(withoutAudience);
      for (const viewer of ['table', seat(0), seat(seatCount - 1)] as const) {
        const [from, to] = [money.view(before, viewer), money.view(after, viewer)];
        const scenes = cut({ view: from, legal: {} }, events, { view: to, legal: {} }); // all of them are for all
        expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
        const beats = happened.reduce((sum, event) => sum + beatsOf(money.beats, event), 0);
        expect(scenes.reduce((sum, scene) => sum + scene.beats, 0)).toBe(beats);
        const last = scenes.at(-1);
        const isSameRound = to.round?.type === 'acting' && to.round.round === from.round?.round;
        if (last !== undefined && isSameRound) expect(lies(last.view)).toEqual(lies(to));
      }
    }
  }
});
