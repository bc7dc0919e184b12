import { moodAbout, swing } from '../../../../base/slips.ts';
import type { FuffzigerView } from '../../view.ts';
import { byType, type ByType } from './by-type.ts';
import type { Style } from './style.ts';

/** What somebody feels about the table, as multiples of what it thinks; all 1 for who only thinks. */
export interface Fancy {
  /** Of what presses of a type will bring; it lasts a round. */
  readonly presses: ByType;
  /** Of the notes of a type; it lasts a round. */
  readonly notes: ByType;
  /** Of the coins of the running auction. */
  readonly coins: number;
}

const NONE: Fancy = { presses: byType(() => 1), notes: byType(() => 1), coins: 1 };

/** What the seat feels now. Two tables at which the same has happened openly are the same to it. */
export function fancyOf(view: FuffzigerView, seat: number, { fancy, greed, blur }: Style): Fancy {
  if (fancy === 0 && greed === 0 && blur === 0) return NONE;
  const { round, previousRound, phase, auctions } = view;
  const place = JSON.stringify([seat, round, previousRound]);
  const about = moodAbout(place);
  return {
    presses: byType(() => Math.exp(fancy * swing(about))),
    notes: byType(() => Math.exp(blur * swing(about))),
    coins: phase?.type === 'auction' ? Math.exp(greed * swing(moodAbout([place, auctions, phase.lot]))) : 1,
  };
}
