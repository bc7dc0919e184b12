import { expect, it } from 'vitest';
import { fuzz } from '../soak/fuzz.ts';

const FRAMES = 3_000;

it('hostile frames, most of them understood in part, leave the host and the tables beside it alone', async () => {
  const report = await fuzz(FRAMES, 'small');
  expect(report).toMatchObject({ amiss: [], hasDied: false, bugs: [] });
  expect(report.parsed).toBeGreaterThanOrEqual(FRAMES);
  expect(report.answers.length).toBeGreaterThan(0);
});
