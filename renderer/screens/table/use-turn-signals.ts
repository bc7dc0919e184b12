import { computed, onScopeDispose, ref, watch, type Ref } from 'vue';
import { TURN_TIME } from '../../../core/base/hosting.ts';
import { useI18n } from '../../i18n/index.ts';
import { useSoundPlayer } from '../../signals/sound-player.ts';
import type { ReceivedFrame } from '../../session/scene-player.ts';
import { useSettings } from '../../stores/settings.ts';
import { useTurn } from '../shared/use-title.ts';
import { awaitedHere } from '../playing/curtain.ts';

type Shown = () => ReceivedFrame | undefined;

/** How somebody is called: to a turn, or once more. */
type Call = 'turn' | 'reminder';

/** Milliseconds that a phone shakes, and rests in between. */
const SHAKES = { turn: [60], reminder: [200, 100, 200] } as const;

/** Lets a phone shake, where the browser lets the page: not before somebody has touched it. */
function shake(call: Call): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate([...SHAKES[call]]);
}

/** Whether the page is hidden, or something else has the attention. */
function useAway(): Readonly<Ref<boolean>> {
  const look = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();
  const isAway = ref(look());
  const stop = new AbortController();
  const { signal } = stop;
  const note = (): void => {
    isAway.value = look();
  };
  document.addEventListener('visibilitychange', note, { signal });
  window.addEventListener('focus', note, { signal });
  window.addEventListener('blur', note, { signal });
  onScopeDispose(() => stop.abort());
  return isAway;
}

/** Calls once whoever is awaited, in the ways that this device is set to. */
function useCall(frame: Shown, isAway: Readonly<Ref<boolean>>): (call: Call) => void {
  const { t } = useI18n();
  const settings = useSettings();
  const speaker = useSoundPlayer();
  onScopeDispose(speaker.watchTouches('table'));

  /** What the desktop app can do about a window that is behind. */
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
  return (how) => {
    if (settings.turnSound) void speaker.play([how]);
    const isFelt = isAway.value || matchMedia('(pointer: coarse)').matches;
    if (settings.turnVibration && isFelt) shake(how);
    if (isAway.value) callFromBehind();
  };
}

/** Milliseconds until the turn clock of somebody on this device runs low; undefined if none runs, or it is low already. */
function timeToWarning(shown: ReceivedFrame | undefined): number | undefined {
  if (shown === undefined || shown.table.setup.clock === 'off') return undefined;
  const { signalAt } = TURN_TIME[shown.table.setup.clock];
  const since = Date.now() - shown.receivedAt;
  const left = shown.you.seats.map((at) => {
    const who = shown.table.seats[at];
    return who?.type === 'person' && who.clockLeft !== undefined ? who.clockLeft - since - signalAt : 0;
  });
  const soonest = Math.min(...left.filter((time) => time > 0));
  return Number.isFinite(soonest) ? soonest : undefined;
}

/**
 * Tells whoever plays on this device to be awaited, as soon as the table on the screen says so. `frame`: what is on the screen.
 * Who looks at the page hears it, and feels it on a phone; all else is for those who look elsewhere.
 */
export function useTurnSignals(frame: Shown): void {
  const settings = useSettings();
  const turn = useTurn();
  const isAway = useAway();
  const call = useCall(frame, isAway);

  /** The seats of this device that owe a decision; undefined while no table is shown. */
  const awaited = computed(() => {
    const shown = frame();
    if (shown === undefined) return undefined;
    const { table, you, game } = shown;
    return table.phase === 'playing' ? awaitedHere(you, table.seats, game?.awaits ?? []) : [];
  });
  const isAwaited = computed(() => (awaited.value?.length ?? 0) > 0);

  // After the table: what it lets be heard comes first.
  watch(
    awaited,
    (now, before) => {
      if (now === undefined || before === undefined) return; // who has just come sees it
      if (now.some((seat) => !before.includes(seat))) call('turn');
    },
    { flush: 'post' },
  );
  // Whoever is reminded is called again, and once more when the time is running out.
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
