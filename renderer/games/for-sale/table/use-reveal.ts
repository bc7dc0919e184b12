import { onBeforeUnmount, shallowRef, watch, type Ref } from 'vue';
import type { ForSaleHappening } from '../../../../core/games/for-sale/events.ts';
import { isStill } from '../../shared/motion.ts';

/** Milliseconds until all buildings are turned up, and for each cheque after that. */
const TURN = 400;
const CHEQUE = 340;
/** What a person does that ends it. */
const ENDING = ['pointerdown', 'keydown'] as const;

/**
 * The last sale as it is told: first the buildings turn, then the cheques come, the largest first. `landed`: how many have; all
 * of them when nothing is being told. It only draws what happened before: any press or key ends it, and nothing waits for it.
 */
export function useReveal(events: () => readonly ForSaleHappening[]): Readonly<Ref<number>> {
  const landed = shallowRef(Number.POSITIVE_INFINITY);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function skip(): void {
    clearTimeout(timer);
    for (const type of ENDING) document.removeEventListener(type, skip, true);
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
    for (const type of ENDING) document.addEventListener(type, skip, true);
    timer = setTimeout(() => next(sale.sales.length), TURN);
  });
  onBeforeUnmount(skip);
  return landed;
}
