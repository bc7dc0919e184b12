import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRng } from '../../core/base/rng.ts';
import { Evening } from '../soak/evening.ts';

/** All three games are under way at each of them. */
const KILLS = Number(process.env['AUCTION_NIGHT_KILLS'] ?? 6);

/** Resolves after so many more acts, as soon as a game is under way at every table. */
async function actsUntil(evening: Evening, counted: { acts: number }, more: number): Promise<void> {
  const wanted = counted.acts + more;
  while (counted.acts < wanted || evening.people.some(({ phase }) => phase !== 'playing')) await pause(5);
}

it('a host that is killed again and again comes back with the same tables, and nothing acknowledged is lost', async () => {
  const rng = createRng('moments');
  const counted = { acts: 0 };
  const evening = await Evening.begin({
    seed: 'kill',
    thinking: 0,
    answered: () => (counted.acts += 1),
  });
  for (let kill = 0; kill < KILLS; kill++) {
    await actsUntil(evening, counted, 3 + rng.below(10));
    await evening.host.killAndRestart();
    expect(await evening.untilAllHere()).toBe(true);
  }
  await actsUntil(evening, counted, 1);
  const outcome = await evening.end();
  await evening.host.dispose();
  expect(outcome).toMatchObject({
    lost: 0,
    doubled: 0,
    badRecords: 0,
    takenOver: 0,
    missing: 0,
    wrong: [],
    bugs: [],
    hasDied: false,
  });
  expect(outcome.acknowledged).toBe(counted.acts);
  for (const person of evening.people) expect(person.returns).toBeGreaterThanOrEqual(KILLS);
});
