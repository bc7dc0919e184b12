import { ref, watch, type ComputedRef, type Ref } from 'vue';
import type { Amount, Building } from '../../../../core/games/for-sale/material.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import { usePick, type Picked } from '../../shared/use-pick.ts';
import type { GameSnapshot } from '../../table-parts.ts';

/** How much a chip that is tapped adds to a bid, in thousands. */
const RAISES = [1, 2, 5] as const;

/** The raises that make sense between the least and the most that can be bid. */
export const raisesIn = (least: Amount, most: Amount): readonly Amount[] =>
  RAISES.filter((raise) => least + raise <= most);

/** What is chosen on this device. */
export interface Choice extends Picked<Building> {
  /** The bid that the stepper shows; always one that is legal, while one is. */
  readonly amount: Ref<Amount>;
}

/** What this device has chosen and not yet done: how much to bid, or a building to sell. */
export function useChoice(frame: ComputedRef<GameSnapshot<ForSaleTypes>>): Choice {
  const amount = ref<Amount>(0);
  // Each turn offers the least bid; what somebody has dialled stays as long as it is the same turn.
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
