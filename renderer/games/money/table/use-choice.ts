import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import type { Card } from '../../../../core/games/money/material.ts';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import type { GameSnapshot } from '../../table-parts.ts';
import { isSameTarget, type Target } from './targets.ts';

/** The legal targets. */
export const targetsOf = ({ legal }: GameSnapshot<MoneyTypes>): readonly Target[] => [
  ...(legal.take?.display ?? []).map((display): Target => ({ type: 'take', display })),
  ...(legal.swap?.with ?? []).map((at): Target => ({ type: 'swap', with: at })),
];

/** The choices on this device that are not sent yet. */
export interface Choice {
  /** Cards chosen for the next bid, ascending. */
  readonly chosen: ComputedRef<readonly Card[]>;
  readonly toggle: (card: Card) => void;
  readonly choose: (cards: readonly Card[]) => void;
  /** What this player's bid would be swapped for. */
  readonly target: ComputedRef<Target | undefined>;
  readonly aim: (target: Target | undefined) => void;
}

/** Holds the cards for a bid, or the target of a swap. Choices that are no longer legal are dropped. */
export function useChoice(frame: ComputedRef<GameSnapshot<MoneyTypes>>): Choice {
  const picked = shallowRef<readonly Card[]>([]);
  const selected = shallowRef<Target>();

  const biddable = computed(() => frame.value.legal.bid?.from ?? []);
  const chosen = computed(() =>
    picked.value.filter((card) => biddable.value.includes(card)).sort((one, other) => one - other),
  );
  const target = computed(() => targetsOf(frame.value).find((one) => isSameTarget(one, selected.value)));

  const choose = (cards: readonly Card[]): void => {
    picked.value = cards;
  };
  const toggle = (card: Card): void =>
    choose(
      picked.value.includes(card) ? picked.value.filter((one) => one !== card) : [...picked.value, card],
    );
  const aim = (newTarget: Target | undefined): void => {
    selected.value = newTarget;
  };

  // A bid that is taken back is chosen again; a new round starts without a choice.
  watch(
    () => frame.value.view.own?.sealed,
    (sealed) => {
      if (sealed !== undefined) choose(sealed);
    },
    { immediate: true },
  );
  watch(
    () => `${frame.value.view.hand} ${frame.value.view.round?.round} ${frame.value.view.round?.type}`,
    () => {
      choose([]);
      aim(undefined);
    },
  );
  return { chosen, toggle, choose, target, aim };
}
