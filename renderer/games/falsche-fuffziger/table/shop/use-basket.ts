import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import { PRESS_TYPES, PRICES, type PressType } from '../../../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  countsBy,
  sumOver,
  type Counts,
} from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerTypes } from '../../../../../core/games/falsche-fuffziger/types.ts';
import type { GameSnapshot } from '../../../table-parts.ts';

/** The presses that are chosen on this device and not bought yet. Amounts in real money. */
export interface Basket {
  /** Always within the supply and this player's money. */
  readonly presses: ComputedRef<Counts>;
  readonly cost: ComputedRef<number>;
  /** This player's real money minus the cost. */
  readonly left: ComputedRef<number>;
  /** How many of the type the basket can contain together with the others in it. */
  readonly most: (type: PressType) => number;
  readonly set: (type: PressType, count: number) => void;
  readonly clear: () => void;
}

export const costOf = (presses: Counts): number => sumOver(presses, (type) => PRICES[type].costs);

/** Reduces a selection to what can be bought, the smallest types first. */
function within(selection: Counts, supply: Counts, money: number): Counts {
  let left = money;
  return countsBy((type) => {
    const { costs } = PRICES[type];
    const count = Math.min(countOf(selection, type), countOf(supply, type), Math.floor(left / costs));
    left -= count * costs;
    return count;
  });
}

/** The basket of the faced seat; it is empty for another seat, and in the next round. */
export function useBasket(frame: ComputedRef<GameSnapshot<FuffzigerTypes>>): Basket {
  const selection = shallowRef<Counts>({});
  const purse = computed(() => frame.value.legal.buy);
  const presses = computed((): Counts => {
    if (purse.value === undefined) return {};
    return within(selection.value, purse.value.supply, purse.value.money);
  });
  const cost = computed(() => costOf(presses.value));
  const left = computed(() => (purse.value?.money ?? 0) - cost.value);

  function most(type: PressType): number {
    const { costs } = PRICES[type];
    const others = cost.value - countOf(presses.value, type) * costs;
    const affordable = Math.floor(((purse.value?.money ?? 0) - others) / costs);
    return Math.min(countOf(purse.value?.supply ?? {}, type), affordable);
  }
  function set(type: PressType, count: number): void {
    selection.value = countsBy((one) => (one === type ? count : countOf(presses.value, one)));
  }
  const clear = (): void => {
    selection.value = {};
  };
  watch(() => [purse.value === undefined, frame.value.view.own?.seat, frame.value.view.round].join(), clear);
  return { presses, cost, left, most, set, clear };
}

/** Whether the money is enough for any press in the supply. */
export const canBuy = ({ supply, money }: { readonly supply: Counts; readonly money: number }): boolean =>
  PRESS_TYPES.some((type) => countOf(supply, type) > 0 && PRICES[type].costs <= money);
