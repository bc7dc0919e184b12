import { onBeforeUnmount, shallowRef, watch, type Ref } from 'vue';
import type { ForSaleHappening } from '../../../../core/games/for-sale/events.ts';
import { isStill } from '../../shared/motion.ts';

/** Milliseconds until all buildings are turned up, and for each cheque after that. */
const TURN = 400;
const CHEQUE = 340;

/**
 * The last sale as it is told: first the buildings turn, then the cheques come, the largest first. `landed`: how many have; all
 * of them when nothing is being told. It only draws what happened before: `skip` ends it, and nothing waits for it.
 */
export function useReveal(events: () => readonly ForSaleHappening[]): {
  readonly landed: Readonly<Ref<number>>;
  readonly skip: () => void;
} {
  const landed = shallowRef(Number.POSITIVE_INFINITY);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function skip(): void {
    clearTimeout(timer);
    landed.value = Number.POSITIVE_INFINITY;
  }
  function next(count: number): void {
    landed.value += 1;
    if (landed.value >= count) return skip();
    timer = setTimeout(() => next(count), CHEQUE);
  }
  watch(events, (happened) => {
    const sale = happened.findLast((event) => event.type === 'sold');
    if (sale === undefined || isStill()) return;
    skip();
    landed.value = 0;
    timer = setTimeout(() => next(sale.sales.length), TURN);
  });
  onBeforeUnmount(skip);
  return { landed, skip };
}
