// The program that bots think in, as it stands in the sources, and with bots of its own in For Sale.
import { register } from 'tsx/esm/api';

register();
const { gameNamed } = await import('../../core/games/index.ts');
const decide = {
  throws: () => {
    throw new TypeError('the hand is 3, 14 and 27');
  },
  hangs: () => {
    for (;;);
  },
  ends: () => process.exit(),
  counts: (_view, _legal, _memory, _rng, { playouts }) => ({ type: 'counted', playouts }),
  waits: (_view, _legal, _memory, _rng, { isOver }) => {
    while (!isOver());
    return { type: 'waited' };
  },
};
for (const [name, one] of Object.entries(decide))
  gameNamed('for-sale').bots[name] = { initial: null, playouts: 1_600, decide: one };
await import('../../electron/host/thinking/thread.ts');
