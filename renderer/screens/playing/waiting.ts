import { onScopeDispose, ref, watch, type Ref } from 'vue';
import { PATIENCE } from '../../../core/base/hosting.ts';
import { seat, type Seat } from '../../../core/base/ids.ts';
import type { SeatFrame, TableFrame } from '../../../core/protocol/frames.ts';
import type { ReceivedFrame } from '../../session/scene-player.ts';

/** The people who owe a decision and play for themselves. */
export const peopleAwaited = ({ table, game }: TableFrame): readonly Seat[] =>
  (game?.awaits ?? []).filter((at) => {
    const who = table.seats[at];
    return who?.type === 'person' && who.standIn === undefined;
  });

/** The people on other devices who owe a decision. */
export const othersAwaited = (frame: TableFrame): readonly Seat[] =>
  peopleAwaited(frame).filter((at) => !frame.you.seats.includes(at));

/** Whether another person has been awaited for longer than `PATIENCE`. */
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

/** The faced seat, if a stand-in plays it. */
export function ownStandIn({ table, you }: TableFrame): Seat | undefined {
  if (you.facing === undefined) return undefined;
  const who = table.seats[you.facing];
  return who?.type === 'person' && who.standIn !== undefined ? you.facing : undefined;
}

/** The clock that ends first, of all seats or of some. */
export const soonest = (
  seats: readonly SeatFrame[],
  clock: 'graceLeft' | 'clockLeft',
  includes: (at: Seat) => boolean = () => true,
): { readonly at: Seat; readonly left: number } | undefined =>
  seats
    .flatMap((who, index) => {
      const left = who.type === 'person' ? who[clock] : undefined;
      return left === undefined || !includes(seat(index)) ? [] : [{ at: seat(index), left }];
    })
    .sort((one, other) => one.left - other.left)
    .at(0);
