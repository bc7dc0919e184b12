import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { dealOf, PRICES, type PressType } from '../../../core/games/falsche-fuffziger/material.ts';
import { countOf, countsBy, type Counts } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import { changedFor, nextScrapped } from './table/view-facts.ts';

/** Why an action is ruinous. Amounts are in supra-millions. */
export type Ruin =
  /** The bid would bring much more in the general laundering of the round (`worth`) than the card `brings`. */
  | { readonly type: 'dear'; readonly worth: number; readonly brings: number }
  /** Keeps notes that count nothing if the inspector ends the game. */
  | { readonly type: 'kept' }
  /** Keeps `count` notes of the type that is scrapped next, which would bring `worth`. */
  | { readonly type: 'hoarded'; readonly press: PressType; readonly count: number; readonly worth: number }
  /** Spends much on presses of the type that is scrapped next. */
  | { readonly type: 'doomed'; readonly press: PressType };

/** A bid of at least this multiple of what its card brings is too dear. */
const DEAR = 1.5;
/** A loss is large from this amount on, if it is also more than this part of what the player has. */
const MUCH = { real: 30, part: 0.5 };
/** The type whose scrapping ends the game. */
const LAST: PressType = 150;

/** Why an action is ruinous, as far as the view shows; undefined if it is not. */
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

/** Whether the general laundering of this round is certain, however the cards before it are won: one each, and one player two. */
const isGeneralSure = ({ laundering, phase, seatCount }: FuffzigerView): boolean =>
  laundering.left > seatCount + 1 - (phase?.type === 'laundering' ? phase.won.length : 0);

/** Checks the kept notes that may count nothing in the next round: all if the game may end, else those of the type scrapped next. */
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
