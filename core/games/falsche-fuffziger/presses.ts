import type { Seat } from '../../base/ids.ts';
import type { DealtPresses } from './deal.ts';
import { frontOf, type Back, type Side } from './material.ts';
import { frontTypeOf, placeOf, type PressId } from './material/press-names.ts';

/** A press in somebody's hands; which backs the others have nobody knows. */
export interface Press {
  readonly press: PressId;
  readonly seat: Seat;
  readonly isConverted: boolean;
}

/** The back of a press. RangeError for what is no press. */
export function backOf(dealt: DealtPresses, press: PressId): Back {
  const { type, index } = placeOf(press);
  const back = dealt[type][index];
  if (back === undefined) throw new RangeError(`no press ${press}`);
  return back;
}

/** The side that lies up. A broken press is in nobody's hands. */
export function upOf(dealt: DealtPresses, { press, isConverted }: Press): Side {
  if (!isConverted) return frontOf(frontTypeOf(press));
  const back = backOf(dealt, press);
  if (back === 'broken') throw new Error(`${press} is broken`);
  return back;
}
