import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import type { Amount, Building } from '../../../../core/games/for-sale/material.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { Moment } from '../../table-parts.ts';

/** How much a chip that is tapped adds to a bid, in thousands. */
const RAISES = [1, 2, 5] as const;

/** The raises that make sense between the least and the most that can be bid. */
export const raisesIn = (least: Amount, most: Amount): readonly Amount[] =>
  RAISES.filter((raise) => least + raise <= most);

/** What is chosen on this device. */
export interface Choice {
  /** The bid that the stepper shows; always one that is legal, while one is. */
  readonly amount: Ref<Amount>;
  /** The building chosen to be sold and not sold yet. */
  readonly picked: ComputedRef<Building | undefined>;
  readonly pick: (building: Building | undefined) => void;
}

/**
 * What this device has chosen and not yet done: how much to bid, or a building to sell. What is no longer legal falls out; the
 * last building of a hand is chosen by itself, so that one tap sells it.
 */
export function useChoice(frame: ComputedRef<Moment<ForSaleTypes>>): Choice {
  const amount = ref<Amount>(0);
  const wished = shallowRef<Building>();

  const sellable = computed(() => frame.value.legal.sell?.building ?? []);
  const picked = computed(() => {
    const [only, ...others] = sellable.value;
    if (others.length === 0) return only;
    return wished.value !== undefined && sellable.value.includes(wished.value) ? wished.value : undefined;
  });
  const pick = (building: Building | undefined): void => {
    wished.value = building;
  };

  // Each turn offers the least bid; what somebody has dialled stays as long as it is the same turn.
  watch(
    () => frame.value.legal.bid?.min,
    (least) => {
      amount.value = least ?? 0;
    },
    { immediate: true },
  );
  // A building that is taken back is chosen again; the next round starts with nothing chosen.
  watch(
    () => frame.value.view.own?.chosen,
    (chosen) => {
      if (chosen !== undefined) pick(chosen);
    },
    { immediate: true },
  );
  watch(
    () => `${frame.value.view.round?.type} ${frame.value.view.round?.round}`,
    () => pick(undefined),
  );
  return { amount, picked, pick };
}
