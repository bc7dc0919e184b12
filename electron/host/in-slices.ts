import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which work of the host keeps it from its other work. */
const SLICE = 10;

/** Items that take long to make, with pauses for the other work of the host. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let until = performance.now() + SLICE;
  for (const item of items) {
    yield item;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + SLICE;
  }
}
