import { seat, type Seat } from '../../../core/base/ids.ts';
import type { SeatFrame, TableFrame } from '../../../core/protocol/frames.ts';

/** What somebody on a seat is called; nothing where nobody is. */
export function nameAt(seats: readonly SeatFrame[], at: Seat | null | undefined): string {
  const who = seats[at ?? -1];
  return who === undefined || who.type === 'free' ? '' : who.name;
}

/** A seat that somebody may say is theirs: a person has it who can come back. Those who are away come first. */
export function claimable({ table, you }: TableFrame) {
  const found = table.seats.flatMap((who, index) => {
    const isGivenUp = who.type === 'person' && who.open === true && who.isKept !== true;
    const at = seat(index);
    return who.type !== 'person' || isGivenUp || you.seats.includes(at) ? [] : [{ seat: at, who }];
  });
  const isHere = ({ who }: (typeof found)[number]): number => (who.device === 'away' ? 0 : 1);
  return found.sort((one, other) => isHere(one) - isHere(other));
}

/** How many others watch: who holds no seat is one of those that the host counts. */
export const othersWatching = ({ table, you }: TableFrame): number =>
  table.spectators - (you.seats.length === 0 ? 1 : 0);
