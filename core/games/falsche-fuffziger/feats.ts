import type { Feat, FeatOrder } from '../../base/feats.ts';
import { seatsOf } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { FinishedMatch } from '../../game.ts';
import type { FuffzigerEvent, FuffzigerNews } from './events.ts';
import type { FuffzigerOptions } from './options.ts';
import { sumOver } from './material/money.ts';
import type { FuffzigerSheet } from './score.ts';

/** `printed`: the face of all notes that a seat printed. `real`: its real money at the end. */
export type FuffzigerFeat = 'printed' | 'real';

export const FEATS: Readonly<Record<FuffzigerFeat, FeatOrder>> = { printed: 'most', real: 'most' };

/** The feats of a finished match of Falsche Fuffziger. */
export function feats({
  seatCount,
  events,
  result,
}: FinishedMatch<{
  options: FuffzigerOptions;
  event: FuffzigerEvent;
  sheet: FuffzigerSheet;
}>): readonly Feat<FuffzigerFeat>[] {
  const faces = printedFaces(events, seatCount);
  return seatsOf(seatCount).flatMap((seat) => [
    { type: 'printed', seat, value: atSeat(faces, seat) } as const,
    { type: 'real', seat, value: atSeat(result.sheet.scores, seat).real } as const,
  ]);
}

/** By seat, the face of all notes that it printed. */
export function printedFaces(events: readonly FuffzigerNews[], seatCount: number): readonly number[] {
  const faces = seatsOf(seatCount).map(() => 0);
  for (const event of events)
    if (event.type === 'printed')
      faces[event.seat] = (faces[event.seat] ?? 0) + sumOver(event.notes, (type) => type);
  return faces;
}
