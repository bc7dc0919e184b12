import { computed, ref, shallowRef, watch, type ComputedRef } from 'vue';
import type { PressType } from '../../../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  countsBy,
  isNone,
  worthOf,
  type Counts,
  type Money,
} from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerTypes } from '../../../../../core/games/falsche-fuffziger/types.ts';
import type { GameSnapshot } from '../../../table-parts.ts';

/** Limits of a choice of money. `real` is absent if real money cannot be chosen; below `min` only 0 is possible. */
export interface ChoiceLimits {
  readonly notes: Counts;
  readonly real?: { readonly min: number; readonly max: number };
  /** Notes of one colour or real money, never both (coin auctions). */
  readonly isSingle: boolean;
}

/** The money that is chosen on this device and not sent yet. */
export interface MoneyChoice {
  /** Undefined while no money can be chosen. */
  readonly limits: ComputedRef<ChoiceLimits | undefined>;
  /** Always within the limits. */
  readonly money: ComputedRef<Money>;
  /** The face value of all that is chosen. */
  readonly sum: ComputedRef<number>;
  readonly setNotes: (type: PressType, count: number) => void;
  readonly setReal: (amount: number) => void;
  /** Replaces the choice, within the limits. */
  readonly set: (money: Money) => void;
}

/** The limits in a snapshot; undefined if no money can be chosen. */
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

/** Holds the choice, and reduces it to the current limits. A sealed choice that is taken back is chosen again. */
export function useMoneyChoice(frame: ComputedRef<GameSnapshot<FuffzigerTypes>>): MoneyChoice {
  const notes = shallowRef<Counts>({});
  const real = ref(0);
  const limits = computed(() => limitsOf(frame.value));

  const money = computed((): Money => {
    const bounds = limits.value;
    if (bounds === undefined) return { notes: {}, real: 0 };
    return {
      notes: countsBy((type) => Math.min(countOf(notes.value, type), countOf(bounds.notes, type))),
      real: realWithin(real.value, bounds.real),
    };
  });
  const sum = computed(() => worthOf(money.value));

  function set(choice: Money): void {
    notes.value = choice.notes;
    real.value = choice.real;
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

/** Identifies what the money is chosen for; a change resets the choice. */
function occasionOf({ view, prompt }: GameSnapshot<FuffzigerTypes>): string {
  const { phase, round } = view;
  switch (phase?.type) {
    case 'auction':
      // each lead in an auction starts a new choice
      return `${round} auction ${view.report.auctions.length} ${prompt?.type === 'lead' ? stakesOf(phase.laid) : ''}`;
    case 'laundering':
      return `${round} laundering ${view.report.openings.length}`;
    default:
      return `${round} ${phase?.type}`;
  }
}

const stakesOf = (laid: readonly Money[]): string =>
  laid.map((one) => (isNone(one.notes) && one.real === 0 ? '' : worthOf(one))).join(' ');
