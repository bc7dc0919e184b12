import { computed, onScopeDispose, ref, watch, type Ref } from 'vue';
import { TURN_TIME } from '../../../core/base/hosting.ts';
import { useI18n } from '../../i18n/index.ts';
import { useSoundPlayer } from '../../signals/sound-player.ts';
import type { ReceivedFrame } from '../../session/scene-player.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTurn } from '../shared/use-title.ts';
import { awaitedHere } from '../playing/curtain.ts';

type FrameSource = () => ReceivedFrame | undefined;

/** The kind of a call. */
type Call = 'turn' | 'reminder';

/** Vibration patterns: milliseconds on and off in turn. */
const VIBRATIONS = { turn: [60], reminder: [200, 100, 200] } as const;

/** Vibrates the phone. Browsers allow that only after a user gesture. */
function vibrate(call: Call): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate([...VIBRATIONS[call]]);
}

/** Whether the page is hidden or has lost the focus. */
function useAway(): Readonly<Ref<boolean>> {
  const isPageAway = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();
  const isAway = ref(isPageAway());
  const stop = new AbortController();
  const { signal } = stop;
  const update = (): void => {
    isAway.value = isPageAway();
  };
  document.addEventListener('visibilitychange', update, { signal });
  window.addEventListener('focus', update, { signal });
  window.addEventListener('blur', update, { signal });
  onScopeDispose(() => stop.abort());
  return isAway;
}

/** Returns a function that calls the player in the ways set on this device. */
function useCall(frame: FrameSource, isAway: Readonly<Ref<boolean>>): (call: Call) => void {
  const { t } = useI18n();
  const settings = useSettings();
  const speaker = useSoundPlayer();
  onScopeDispose(speaker.watchTouches('table'));

  /** Signals of the desktop app for a background window. */
  function callFromBehind(): void {
    const setup = frame()?.table.setup;
    if (setup === undefined) return;
    const notice = {
      title: t('signals.noticeTitle', { table: setup.title }),
      text: t('signals.noticeText', { game: t(`game.${setup.game}.title`) }),
    };
    window.auctionNight?.callAttention({
      inTaskbar: settings.turnTaskbar,
      ...(settings.turnNotice ? { notice } : {}),
    });
  }
  return (kind) => {
    if (settings.turnSound) void speaker.play([kind]);
    const isFelt = isAway.value || matchMedia('(pointer: coarse)').matches;
    if (settings.turnVibration && isFelt) vibrate(kind);
    if (isAway.value) callFromBehind();
  };
}

/** Milliseconds until the turn clock of a player on this device runs low; undefined if none runs or it is already low. */
function timeToWarning(current: ReceivedFrame | undefined): number | undefined {
  if (current === undefined || current.table.setup.clock === 'off') return undefined;
  const { signalAt } = TURN_TIME[current.table.setup.clock];
  const since = Date.now() - current.receivedAt;
  const left = current.you.seats.map((at) => {
    const player = current.table.seats[at];
    return player?.type === 'person' && player.clockLeft !== undefined
      ? player.clockLeft - since - signalAt
      : 0;
  });
  const soonest = Math.min(...left.filter((time) => time > 0));
  return Number.isFinite(soonest) ? soonest : undefined;
}

/**
 * Signals that a player on this device is awaited, as soon as the visible table shows it. `frame`: the visible frame. Sound and vibration
 * also reach a user who looks at the page; the other signals are for a page in the background.
 */
export function useTurnSignals(frame: FrameSource): void {
  const settings = useSettings();
  const turn = useTurn();
  const isAway = useAway();
  const call = useCall(frame, isAway);

  /** The seats of this device that owe a decision; undefined while no table is visible. */
  const awaited = computed(() => {
    const current = frame();
    if (current === undefined) return undefined;
    const { table, you, game } = current;
    return table.phase === 'playing' ? awaitedHere(you, table.seats, game?.awaits ?? []) : [];
  });
  const isAwaited = computed(() => (awaited.value?.length ?? 0) > 0);

  // After the table has updated: its sounds come first.
  watch(
    awaited,
    (now, before) => {
      if (now === undefined || before === undefined) return; // no call on the first frame
      if (now.some((seat) => !before.includes(seat))) call('turn');
    },
    { flush: 'post' },
  );
  // A reminder calls again, and so does the turn clock when it runs low.
  watch(
    () => frame()?.news.some((item) => item.type === 'nudged' && frame()?.you.seats.includes(item.seat)),
    (isReminded) => isReminded === true && call('reminder'),
  );
  let warning: ReturnType<typeof setTimeout> | undefined;
  watch(
    () => frame()?.table,
    () => {
      clearTimeout(warning);
      const left = timeToWarning(frame());
      if (left !== undefined) warning = setTimeout(() => call('reminder'), left);
    },
  );
  onScopeDispose(() => clearTimeout(warning));
  const end = (): void => window.auctionNight?.endAttention();
  watch(isAwaited, (is) => is || end());
  watch(
    () => isAwaited.value && isAway.value && settings.turnMark,
    (is) => (turn.isCalling = is),
    { immediate: true },
  );
  onScopeDispose(() => {
    turn.isCalling = false;
    end();
  });
}
