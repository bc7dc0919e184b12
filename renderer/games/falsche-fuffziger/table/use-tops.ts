import { shallowRef, watch, type Ref } from 'vue';
import type { Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';
import { isSame, topOf } from './ladder.ts';

/** The largest stakes of the running auction that this page has seen, ascending: with each lay comes a larger one. */
export function useTops(view: () => FuffzigerView): Readonly<Ref<readonly Money[]>> {
  const tops = shallowRef<readonly Money[]>([]);
  let seen = '';
  watch(
    view,
    ({ round, report, phase }) => {
      const auction = `${round} ${report.auctions.length}`;
      const before = auction === seen ? tops.value : [];
      seen = auction;
      const top = topOf(phase?.type === 'auction' ? phase.laid : []);
      tops.value = before.some((one) => isSame(one, top)) ? before : [...before, top];
    },
    { immediate: true },
  );
  return tops;
}
