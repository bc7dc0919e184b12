import { computed, ref, shallowRef, watch, type ComputedRef } from 'vue';
import type { PressType } from '../../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  countsBy,
  isNone,
  worthOf,
  type Counts,
  type Money,
} from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { GameSnapshot } from '../../table-parts.ts';

/** What can be chosen now. `real` is absent where real money cannot be chosen; below `min` only 0 is left. */
export interface ChoiceLimits {
  readonly notes: Counts;
  readonly real?: { readonly min: number; readonly max: number };
  /** Notes of one colour or real money, never both (coin auctions). */
  readonly isSingle: boolean;
}

/** Money that is being chosen on this device. */
export interface MoneyChoice {
  /** Absent while nothing can be chosen. */
  readonly limits: ComputedRef<ChoiceLimits | undefined>;
  /** Always within the limits. */
  readonly money: ComputedRef<Money>;
  /** The face value of all that is chosen. */
  readonly sum: ComputedRef<number>;
  readonly setNotes: (type: PressType, count: number) => void;
  readonly setReal: (amount: number) => void;
  /** Chooses exactly this, as far as the limits allow. */
  readonly set: (money: Money) => void;
}

/** What may be chosen from in this frame; undefined where no money is chosen. */
export function limitsOf({ legal }: GameSnapshot<FuffzigerTypes>): ChoiceLimits | undefined {
  if (legal.lay !== undefined) {
    const { notes, real } = legal.lay;
    return { notes, ...(real === undefined ? {} : { real }), isSingle: true };
  }
  if (legal.bid !== undefined)
    return { notes: legal.bid.notes, real: { min: 0, max: legal.bid.real.max }, isSingle: false };
  if (legal.launder !== undefined) return { notes: legal.launder.notes, isSingle: false };
  return undefined;
}

/** The money chosen on this device; what is not within the limits any more falls out. A sealed choice taken back is chosen again. */
export function useMoneyChoice(frame: ComputedRef<GameSnapshot<FuffzigerTypes>>): MoneyChoice {
  const notes = shallowRef<Counts>({});
  const real = ref(0);
  const limits = computed(() => limitsOf(frame.value));

  const money = computed((): Money => {
    const within = limits.value;
    if (within === undefined) return { notes: {}, real: 0 };
    return {
      notes: countsBy((type) => Math.min(countOf(notes.value, type), countOf(within.notes, type))),
      real: realWithin(real.value, within.real),
    };
  });
  const sum = computed(() => worthOf(money.value));

  function set(wanted: Money): void {
    notes.value = wanted.notes;
    real.value = wanted.real;
  }
  function setNotes(type: PressType, count: number): void {
    const isAlone = limits.value?.isSingle === true && count > 0;
    notes.value = countsBy((one) => (one === type ? count : isAlone ? 0 : countOf(notes.value, one)));
    if (isAlone) real.value = 0;
  }
  function setReal(amount: number): void {
    real.value = amount;
    if (limits.value?.isSingle === true && amount > 0) notes.value = {};
  }
  watch(
    () => frame.value.view.own?.sealed,
    (sealed) => {
      if (sealed !== undefined) set(sealed);
    },
    { immediate: true },
  );
  watch(
    () => occasionOf(frame.value),
    () => set({ notes: {}, real: 0 }),
  );
  return { limits, money, sum, setNotes, setReal, set };
}

const realWithin = (amount: number, bounds: ChoiceLimits['real']): number => {
  if (bounds === undefined || amount < bounds.min) return 0;
  return Math.min(amount, bounds.max);
};

/** What the money is chosen for; a new occasion starts with nothing chosen. */
function occasionOf({ view, prompt }: GameSnapshot<FuffzigerTypes>): string {
  const { phase, round } = view;
  switch (phase?.type) {
    case 'auction':
      // each lead of an auction is an occasion of its own
      return `${round} auction ${view.report.auctions.length} ${prompt?.type === 'lead' ? stakesOf(phase.laid) : ''}`;
    case 'laundering':
      return `${round} laundering ${view.report.openings.length}`;
    default:
      return `${round} ${phase?.type}`;
  }
}

const stakesOf = (laid: readonly Money[]): string =>
  laid.map((one) => (isNone(one.notes) && one.real === 0 ? '' : worthOf(one))).join(' ');
