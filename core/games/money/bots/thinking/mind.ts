import type { Rng } from '../../../../base/rng.ts';
import type { Card } from '../../material.ts';
import type { MoneyView, OwnCards } from '../../view.ts';
import { guessHands, unseenCards } from './guess.ts';
import type { Seen } from './memory.ts';
import { ALL_FREE, freedom, outlookOf, roundsToCome } from './outlook.ts';
import type { Outlook } from './potential.ts';
import type { Style } from './style.ts';

/** What the bot makes of its view before it decides. */
export interface Mind {
  readonly outlook: Outlook;
  /** How it takes the others to value cards. */
  readonly theirs: Outlook;
  /** Draws by seat hands that the others may have; the own one is empty. */
  readonly drawHands: (rng: Rng) => readonly (readonly Card[])[];
  readonly style: Style;
}

/** `cards`: all own ones, those on the table too. */
export function mindOf(
  view: MoneyView,
  { seat }: OwnCards,
  cards: readonly Card[],
  seen: Seen,
  style: Style,
): Mind {
  const rounds = roundsToCome(view, style);
  const unseen = unseenCards(view, cards, seen);
  return {
    outlook: outlookOf(rounds, freedom(cards, seen, seat, style), style),
    theirs: outlookOf(rounds, ALL_FREE, style),
    drawHands: (rng) => guessHands(view, seat, unseen, seen, rng),
    style,
  };
}

/** What the own potential is worth beside those of the others (by seat). */
export function standing(potentials: readonly number[], at: number, { envy }: Style): number {
  const own = potentials[at] ?? 0;
  const others = potentials.reduce((sum, potential) => sum + potential, 0) - own;
  return own - (envy * others) / (potentials.length - 1);
}
