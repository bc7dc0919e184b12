import { seat } from '../../../../core/base/ids.ts';
import type { TableFrame } from '../../../../core/protocol/frames.ts';

/** The seats that can be claimed: those of people who may come back. Absent people come first. */
export function claimable({ table, you }: TableFrame) {
  const seats = table.seats.flatMap((who, index) => {
    const isGivenUp = who.type === 'person' && who.open === true && who.isKept !== true;
    const at = seat(index);
    return who.type !== 'person' || isGivenUp || you.seats.includes(at) ? [] : [{ seat: at, who }];
  });
  const isHere = ({ who }: (typeof seats)[number]): number => (who.device === 'away' ? 0 : 1);
  return seats.sort((one, other) => isHere(one) - isHere(other));
}
