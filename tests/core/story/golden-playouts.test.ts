import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventsFor } from '../../../core/base/audience.ts';
import { Dice } from '../../../core/base/search/dice.ts';
import type { GameEvent } from '../../../core/game.ts';
import { games } from '../../../core/games/index.ts';
import { walkRecord } from '../../../core/record/play.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import { chancePlanOf, chancePositionsOf } from '../../../core/story/chances.ts';

/** A record, and how a version of its game's playouts plays on from it. */
interface Golden {
  readonly policy: string;
  readonly samples: readonly string[];
  readonly record: GameRecord;
}

/** At least so many positions of a record, evenly spread, and the playouts from each. */
const POSITIONS = 4;
const PLAYOUTS = 3;

const folder = join(import.meta.dirname, '../../golden/playouts');
const names = Object.values(games).flatMap(({ name, playouts }) => (playouts === undefined ? [] : [name]));

/** What playouts lead to, and the number that their dice would throw next: it differs after any other draw. */
function samplesOf(record: GameRecord): readonly string[] {
  const starts = chancePositionsOf(record).slice(0, -1);
  const every = Math.floor(starts.length / POSITIONS);
  const positions = starts.filter((_, index) => index % every === 0).map((start) => start.position);
  const samples: string[] = [];
  const events: GameEvent[] = [];
  let position = 0;
  for (const step of walkRecord(record)) {
    events.push(...eventsFor(step.events, 'table'));
    const playout = positions.includes(position) ? step.game.playouts?.from(step.state, events) : undefined;
    for (let number = 0; playout !== undefined && number < PLAYOUTS; number++) {
      const dice = new Dice(1, position, number);
      samples.push(`${position}/${number}: ${playout(dice).join(' ')}, next ${dice.next()}`);
    }
    position++;
  }
  return samples;
}

describe('chances that are stored with a record can be computed again', () => {
  it.each(names)('as the playouts of %s change only with their version', async (name) => {
    const file = join(folder, `${name}.json`);
    const { policy, samples, record } = JSON.parse(await readFile(file, 'utf8')) as Golden;
    const now = { policy: chancePlanOf(record)?.policy, samples: samplesOf(record) };
    expect(
      now,
      `The playouts of ${name} lead elsewhere. If that was meant, raise their version and store in ${file}: ${JSON.stringify(now)}`,
    ).toEqual({ policy, samples });
  });
});
