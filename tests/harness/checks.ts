import { barriers } from '../helpers/e2e/axe.ts';
import { inspect, type Finding } from './inspect.ts';
import type { Scene } from './scenes.ts';
import { isLarge, type Look, type Size, type Stage } from './stage.ts';

/** The least size of text in a large window, as a part of its height. */
const LEAST_TEXT = { table: 0.0175, television: 0.03 } as const;
const FINGER = 44;

/** What is amiss with a scene in a window of that size, but for what axe-core looks for. */
export async function findings(
  { page, errors }: Stage,
  scene: Scene,
  size: Size,
  { letters, isTouch }: Look,
): Promise<readonly Finding[]> {
  const leastText = LEAST_TEXT[scene.isTelevision === true ? 'television' : 'table'];
  const isPlayed = scene.still?.frame.table.phase === 'playing' && scene.conduct?.type !== 'refuses';
  const found = await page.evaluate(inspect, {
    width: size.width,
    finger: isTouch ? FINGER : 0,
    leastText: isLarge(size) ? size.height * leastText : 0,
    mayScroll: !isPlayed || letters > 100,
  });
  return [...found, ...errors().map((detail) => ({ check: 'error', element: 'page', detail }) as const)];
}

/** As `findings`, of what axe-core looks for; it takes longer than all else together. */
export const barrierFindings = async ({ page }: Stage): Promise<readonly Finding[]> =>
  (await barriers(page)).map((text) => {
    const [rule = '', element = '', ...how] = text.split('\n');
    return { check: 'barrier', element: element.slice(0, 100), detail: [rule, ...how].join(' ') };
  });
