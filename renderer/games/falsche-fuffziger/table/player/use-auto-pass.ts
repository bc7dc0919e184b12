import { computed, onBeforeUnmount, ref, watch, type Ref } from 'vue';
import { BEAT } from '../../../../../core/base/pace.ts';
import type { FuffzigerAction } from '../../../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerTypes } from '../../../../../core/games/falsche-fuffziger/types.ts';
import { NO_MONEY } from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import { kept, settingName } from '../../../../stores/device.ts';
import type { GameAt, GameSnapshot, TableContext } from '../../../table-parts.ts';
import { isNothing } from '../view-facts.ts';

/**
 * Milliseconds that a bot takes at the normal pace, and the part by which it varies: automatic actions must look the same (Decision
 * X15).
 */
const DELAY = 900;
const SPREAD = 0.25;
const randomDelay = (beat: number): number => DELAY * (beat / BEAT) * (1 + SPREAD * (2 * Math.random() - 1));

/** The only action of a player without money or choices; undefined for all others. */
export function autoPassAction({ view, prompt }: GameSnapshot<FuffzigerTypes>): FuffzigerAction | undefined {
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

/** The name under which the setting for a seat of a table is stored; undefined if no match is played. */
const storageName = (seat: number, at: GameAt | undefined): string | undefined =>
  at === undefined ? undefined : settingName(`idle.${seat}.${at.table}`);

/** Whether the page acts for this seat while it has no money; the first money turns it off. */
export function useAutoPass({
  at,
  frame,
  beat,
  act,
}: Pick<TableContext<FuffzigerTypes>, 'at' | 'frame' | 'beat' | 'act'>): Ref<boolean> {
  const own = computed(() => frame.value.view.own);
  const name = own.value && storageName(own.value.seat, at.value);
  const isOn = ref(name !== undefined && kept.read(name) === 'on');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  function actNow(): void {
    timer = undefined;
    const action = autoPassAction(frame.value);
    if (isOn.value && action !== undefined) act(action, frame.value.question);
  }
  watch(isOn, (isNow) => name !== undefined && kept.write(name, isNow ? 'on' : undefined));
  watch(
    [frame, isOn],
    () => {
      if (own.value !== undefined && !isNothing(own.value)) isOn.value = false;
      if (!isOn.value || autoPassAction(frame.value) === undefined) stop();
      else timer ??= setTimeout(actNow, randomDelay(beat.value));
    },
    { immediate: true },
  );
  onBeforeUnmount(stop);
  return isOn;
}
