import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { dealOf, PRICES, type PressType } from '../../../core/games/falsche-fuffziger/material.ts';
import { countOf, countsBy, type Counts } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import { changedFor, nextScrapped } from './table/outlook.ts';

/** What a choice ruins. Amounts are in supra-millions. */
export type Ruin =
  /** What is bid would bring more than this part of what the card brings, if it was changed in the general laundering of the round. */
  | { readonly type: 'dear'; readonly worth: number; readonly brings: number }
  /** Notes are kept that count nothing if the inspector ends the game. */
  | { readonly type: 'kept' }
  /** So many notes are kept of the type that is scrapped next; changed, they would bring `worth`. */
  | { readonly type: 'hoarded'; readonly press: PressType; readonly count: number; readonly worth: number }
  /** Much is paid for presses of the type that is scrapped next. */
  | { readonly type: 'doomed'; readonly press: PressType };

/** A bid of that many times what its card brings is too dear. */
const DEAR = 1.5;
/** So much is not lost lightly, and no larger part of what one has. */
const MUCH = { real: 30, part: 0.5 };
/** The type whose scrapping ends the game. */
const LAST: PressType = 150;

/** What a choice ruins as far as the view tells, if it ruins something. */
export function ruinOf(view: FuffzigerView, action: FuffzigerAction): Ruin | undefined {
  if (action.type === 'bid') return dearBid(view, action.notes, action.real);
  if (action.type === 'launder') return keptNotes(view, action.notes);
  return action.type === 'buy' ? doomedPresses(view, action.presses) : undefined;
}

function dearBid(view: FuffzigerView, notes: Counts, real: number): Ruin | undefined {
  const { open } = view.laundering;
  if (open === undefined) return undefined;
  const brings = dealOf(open).real;
  const worth = real + (isGeneralSure(view) ? changedFor(notes) : 0);
  return worth >= DEAR * brings ? { type: 'dear', worth, brings } : undefined;
}

/** Whether the general laundering comes in this round, whoever wins the cards before it: one each, and one player two. */
const isGeneralSure = ({ laundering, phase, seatCount }: FuffzigerView): boolean =>
  laundering.left > seatCount + 1 - (phase?.type === 'laundering' ? phase.won.length : 0);

/** Notes that may count nothing in the next round: all of them if the game may end, else those of the type that is scrapped next. */
function keptNotes(view: FuffzigerView, changed: Counts): Ruin | undefined {
  const press = nextScrapped(view);
  if (press === undefined) return undefined;
  const notes = view.own?.notes ?? {};
  const kept = countsBy((type) =>
    press === LAST || type === press ? countOf(notes, type) - countOf(changed, type) : 0,
  );
  const worth = changedFor(kept);
  if (worth < MUCH.real || worth <= MUCH.part * changedFor(notes)) return undefined;
  return press === LAST ? { type: 'kept' } : { type: 'hoarded', press, count: countOf(kept, press), worth };
}

function doomedPresses(view: FuffzigerView, presses: Counts): Ruin | undefined {
  const press = nextScrapped(view);
  if (press === undefined) return undefined;
  const paid = countOf(presses, press) * PRICES[press].costs;
  const isMuch = paid >= MUCH.real && paid > MUCH.part * (view.own?.real ?? 0);
  return isMuch ? { type: 'doomed', press } : undefined;
}
