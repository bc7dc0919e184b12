import { onScopeDispose, ref, watch, type Ref } from 'vue';
import { PATIENCE } from '../../../core/base/hosting.ts';
import { seat, type Seat } from '../../../core/base/ids.ts';
import type { SeatFrame, TableFrame } from '../../../core/protocol/frames.ts';
import type { ReceivedFrame } from '../../session/scene-player.ts';

/** The people who are asked something now, and play for themselves. */
export const peopleAwaited = ({ table, game }: TableFrame): readonly Seat[] =>
  (game?.awaits ?? []).filter((at) => {
    const who = table.seats[at];
    return who?.type === 'person' && who.standIn === undefined;
  });

/** The people on other devices who are asked something now. */
export const othersAwaited = (frame: TableFrame): readonly Seat[] =>
  peopleAwaited(frame).filter((at) => !frame.you.seats.includes(at));

/** Whether somebody else has been waited for longer than anybody has to bear in silence. */
export function useLongWait(frame: () => ReceivedFrame): Readonly<Ref<boolean>> {
  const isLong = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(
    frame,
    (now) => {
      clearTimeout(timer);
      const { waited, paused } = now.table;
      const since = Date.now() - now.receivedAt;
      const times = othersAwaited(now).flatMap((at) =>
        paused === undefined ? (waited[at] ?? 0) + since : [],
      );
      const longest = Math.max(...times);
      isLong.value = longest >= PATIENCE;
      if (times.length > 0 && !isLong.value)
        timer = setTimeout(() => (isLong.value = true), PATIENCE - longest);
    },
    { immediate: true },
  );
  onScopeDispose(() => clearTimeout(timer));
  return isLong;
}

/** The seat on this device, in front of its person, for which a bot plays at the moment. */
export function ownStandIn({ table, you }: TableFrame): Seat | undefined {
  if (you.facing === undefined) return undefined;
  const who = table.seats[you.facing];
  return who?.type === 'person' && who.standIn !== undefined ? you.facing : undefined;
}

/** Of the clocks that run at a table, or for some of its seats, the one that is over first. */
export const soonest = (
  seats: readonly SeatFrame[],
  clock: 'graceLeft' | 'clockLeft',
  isMeant: (at: Seat) => boolean = () => true,
): { readonly at: Seat; readonly left: number } | undefined =>
  seats
    .flatMap((who, index) => {
      const left = who.type === 'person' ? who[clock] : undefined;
      return left === undefined || !isMeant(seat(index)) ? [] : [{ at: seat(index), left }];
    })
    .sort((one, other) => one.left - other.left)
    .at(0);
