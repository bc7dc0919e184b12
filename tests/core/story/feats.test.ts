import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../../core/base/ids.ts';
import { games } from '../../../core/games/index.ts';
import { featOrdersOf, featsOf } from '../../../core/story/feats.ts';
import { featsRecounted } from '../../games/claim-checker.ts';
import { botMatch, randomMatch } from '../../games/claim-comparison.ts';

/** Matches of each kind. */
const MATCHES = 2;
const WITH_STORY = Object.values(games).filter(({ story }) => story !== undefined);

describe('the feats of a match', () => {
  it.each(WITH_STORY)('are counted alike by a second program: $name', (game) => {
    const { min, max } = game.seats;
    const kinds = [
      ...Object.keys(game.presets).flatMap((edition) =>
        seatsOf(max + 1)
          .slice(min)
          .map((seats) => botMatch(game, edition, seats)),
      ),
      randomMatch(game),
    ];
    const found = kinds.flatMap((play, kind) =>
      Array.from({ length: MATCHES }, (_, index) => {
        const record = play(`feats/${kind}/${index}`);
        const feats = featsOf(record);
        expect(feats).toEqual(featsRecounted(record));
        return feats ?? {};
      }),
    );
    for (const type of Object.keys(featOrdersOf(game.name))) {
      const values = found.flatMap((feats) => feats[type] ?? []).filter((value) => value !== null);
      expect(new Set(values).size, type).toBeGreaterThan(2);
    }
  });

  it('are none before its end, and none of a game without a story', () => {
    const record = botMatch(games['money'] ?? expect.fail(), 'goldsieber', 3)('feats/early');
    expect(featsOf({ ...record, actions: record.actions.slice(0, -1) })).toBeUndefined();
    expect(featOrdersOf('chess')).toEqual({});
  });
});
