import { seat } from '../../../core/base/ids.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';

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
