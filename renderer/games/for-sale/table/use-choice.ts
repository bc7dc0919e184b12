import { ref, watch, type ComputedRef, type Ref } from 'vue';
import type { Amount, Building } from '../../../../core/games/for-sale/material.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import { usePick, type Picked } from '../../shared/use-pick.ts';
import type { GameSnapshot } from '../../table-parts.ts';

/** What the chips add to a bid, in thousands. */
const RAISES = [1, 2, 5] as const;

/** The raises that fit between the least and the highest possible bid. */
export const raisesIn = (least: Amount, most: Amount): readonly Amount[] =>
  RAISES.filter((raise) => least + raise <= most);

/** The choices on this device that are not sent yet. */
export interface Choice extends Picked<Building> {
  /** The bid in the stepper; legal whenever a bid is. */
  readonly amount: Ref<Amount>;
}

export function useChoice(frame: ComputedRef<GameSnapshot<ForSaleTypes>>): Choice {
  const amount = ref<Amount>(0);
  // Each turn starts at the least bid; the amount stays during the turn.
  watch(
    () => frame.value.legal.bid?.min,
    (least) => {
      amount.value = least ?? 0;
    },
    { immediate: true },
  );
  const building = usePick(() => {
    const { legal, view } = frame.value;
    const round = `${view.round?.type} ${view.round?.round}`;
    return { from: legal.sell?.building, sealed: view.own?.chosen, round };
  });
  return { amount, ...building };
}
