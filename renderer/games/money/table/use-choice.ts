import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import type { Card } from '../../../../core/games/money/material.ts';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import type { GameSnapshot } from '../../table-parts.ts';
import { isSameTarget, type Target } from './targets.ts';

/** Everything that could be aimed at now. */
export const targetsOf = ({ legal }: GameSnapshot<MoneyTypes>): readonly Target[] => [
  ...(legal.take?.display ?? []).map((display): Target => ({ type: 'take', display })),
  ...(legal.swap?.with ?? []).map((at): Target => ({ type: 'swap', with: at })),
];

/** What is chosen on this device. */
export interface Choice {
  /** Cards chosen for the next bid, ascending. */
  readonly chosen: ComputedRef<readonly Card[]>;
  readonly toggle: (card: Card) => void;
  readonly choose: (cards: readonly Card[]) => void;
  /** What the own bid would be swapped for. */
  readonly target: ComputedRef<Target | undefined>;
  readonly aim: (target: Target | undefined) => void;
}

/** What this device has chosen and not yet done: cards for a bid, or a target for a swap. What is no longer legal falls out. */
export function useChoice(frame: ComputedRef<GameSnapshot<MoneyTypes>>): Choice {
  const picked = shallowRef<readonly Card[]>([]);
  const aimed = shallowRef<Target>();

  const biddable = computed(() => frame.value.legal.bid?.from ?? []);
  const chosen = computed(() =>
    picked.value.filter((card) => biddable.value.includes(card)).sort((one, other) => one - other),
  );
  const target = computed(() => targetsOf(frame.value).find((one) => isSameTarget(one, aimed.value)));

  const choose = (cards: readonly Card[]): void => {
    picked.value = cards;
  };
  const toggle = (card: Card): void =>
    choose(
      picked.value.includes(card) ? picked.value.filter((one) => one !== card) : [...picked.value, card],
    );
  const aim = (wish: Target | undefined): void => {
    aimed.value = wish;
  };

  // A bid that is taken back is chosen again; a new round starts with nothing chosen.
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
