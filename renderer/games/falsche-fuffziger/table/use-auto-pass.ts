import { computed, onBeforeUnmount, ref, watch, type Ref } from 'vue';
import { BEAT } from '../../../../core/base/pace.ts';
import type { FuffzigerAction } from '../../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { NO_MONEY } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { kept, settingName } from '../../../stores/device.ts';
import type { GameAt, GameSnapshot, TableContext } from '../../table-parts.ts';
import { isNothing } from './outlook.ts';

/**
 * Milliseconds that a bot takes at the normal pace, and by what part of them it is faster or slower: so that nobody learns who acts
 * (Decision X15).
 */
const DELAY = 900;
const SPREAD = 0.25;
const drawnDelay = (beat: number): number => DELAY * (beat / BEAT) * (1 + SPREAD * (2 * Math.random() - 1));

/** What somebody does who holds nothing and has nothing to choose; undefined for all others. */
export function idleAction({ view, prompt }: GameSnapshot<FuffzigerTypes>): FuffzigerAction | undefined {
  const { own, phase, presses } = view;
  if (own === undefined || !isNothing(own)) return undefined;
  switch (prompt?.type) {
    case 'produce':
      return presses.some(({ seat }) => seat === own.seat) ? undefined : { type: 'finish' };
    case 'lead':
    case 'match':
      return phase?.type === 'auction' && isNothing(phase.laid[own.seat] ?? NO_MONEY)
        ? { type: 'drop' }
        : undefined;
    case 'bid':
      return { type: 'bid', ...NO_MONEY };
    case 'buy':
      return { type: 'buy', presses: {} };
    case 'launder':
      return { type: 'launder', notes: {} };
    default:
      return undefined;
  }
}

/** Where it is kept whether the page acts at this table for a seat; nowhere where no game is played. */
const nameOf = (seat: number, at: GameAt | undefined): string | undefined =>
  at === undefined ? undefined : settingName(`idle.${seat}.${at.table}`);

/** Whether the page acts for the own seat as long as it holds nothing; it ends by itself with the first thing that is held. */
export function useAutoPass({
  at,
  frame,
  beat,
  act,
}: Pick<TableContext<FuffzigerTypes>, 'at' | 'frame' | 'beat' | 'act'>): Ref<boolean> {
  const own = computed(() => frame.value.view.own);
  const name = own.value && nameOf(own.value.seat, at.value);
  const isOn = ref(name !== undefined && kept.read(name) === 'on');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  function actNow(): void {
    timer = undefined;
    const action = idleAction(frame.value);
    if (isOn.value && action !== undefined) act(action, frame.value.question);
  }
  watch(isOn, (is) => name !== undefined && kept.write(name, is ? 'on' : undefined));
  watch(
    [frame, isOn],
    () => {
      if (own.value !== undefined && !isNothing(own.value)) isOn.value = false;
      if (!isOn.value || idleAction(frame.value) === undefined) stop();
      else timer ??= setTimeout(actNow, drawnDelay(beat.value));
    },
    { immediate: true },
  );
  onBeforeUnmount(stop);
  return isOn;
}
