import type { MoneyClaim } from './claims.ts';
import type { VisibleMoneyEvent } from './events.ts';
import { worthOf } from './material.ts';

/** Whether a claim is about the reveal, the action or the scored hand in an event. */
export function isAbout(claim: MoneyClaim, event: VisibleMoneyEvent): boolean {
  if (!('hand' in claim)) return false;
  if (claim.type === 'gain')
    return (
      (event.type === 'took' || event.type === 'swapped') &&
      claim.seats.includes(event.seat) &&
      worthOf(event.laid) === claim.laid &&
      worthOf(event.gained) === claim.gained
    );
  if ('round' in claim)
    return event.type === 'revealed' && event.hand === claim.hand && event.round === claim.round;
  return event.type === 'hand-scored' && event.sheet.hand === claim.hand;
}
