import type { TableFrame } from '../../../core/protocol/frames.ts';

/** Whether another page is at the table, so that a replay can be watched together. */
export function isAnybodyElse({ table, you }: TableFrame): boolean {
  const isOther = (at: number): boolean => !you.seats.some((own) => own === at);
  const own = you.seats.length === 0 ? 1 : 0; // this page counts as a spectator
  return (
    table.televisions > 0 ||
    table.spectators > own ||
    table.seats.some((who, at) => who.type === 'person' && who.device !== 'away' && isOther(at))
  );
}
