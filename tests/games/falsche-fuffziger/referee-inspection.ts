import type { FuffzigerDeal } from '../../../core/games/falsche-fuffziger/deal.ts';
import { SCRAPS, sideOf, type Type } from './tables.ts';

/** One player's belongings, presses apart. Notes by type. */
export interface Player {
  readonly notes: Map<number, number>;
  real: number;
  coins: number;
}

/** A press before a player. `up`: what is printed on the side that lies up. */
export interface Machine {
  readonly name: string;
  readonly seat: number;
  up: string;
  isTurned: boolean;
}

/** A game as it lies on a table, changed in place. */
export interface RefereedGame {
  readonly seatCount: number;
  readonly backs: FuffzigerDeal['presses'];
  round: number;
  start: number;
  /** Inspector cards, top first, and those that were turned up, the last one last. */
  deck: string[];
  faceUp: string[];
  /** Types not yet scrapped, ascending. */
  inPlay: Type[];
  freeSymbols: number;
  /** Auctions of this round still to come, and additional ones that were rolled. */
  auctions: number;
  extraAuctions: number;
  readonly dice: number[];
  readonly cards: string[];
  readonly supply: Record<string, number>;
  machines: Machine[];
  readonly players: readonly Player[];
  phase: 'producing' | 'auction' | 'laundering' | 'buying' | 'general';
  /** Who is awaited; except where all choose at once, one after the other in this order. */
  toAct: number[];
  /** Presses converted in this turn. */
  readonly turnedNow: Set<string>;
  hasBroken: boolean;
  readonly sealed: Map<number, { readonly notes: object; readonly real: number }>;
  won: { readonly at: number; readonly card: string }[];
  isOver: boolean;
  auction?: RefereedAuction;
}

/** One coin auction. */
export interface RefereedAuction {
  readonly lot: number;
  readonly inside: number[];
  /** What each has laid so far. */
  readonly laid: { notes: Map<number, number>; real: number }[];
  /** The last one that led, and what; `undefined` while somebody is to lead. */
  leader: number;
  led?: { readonly notes: object; readonly real: number } | undefined;
}

/** Turns up inspector cards. */
export function inspect(game: RefereedGame, cards: number): void {
  for (let left = cards; left > 0 && !game.isOver; left--) {
    const card = game.deck.shift();
    if (card === undefined) throw new Error('the pile is empty');
    game.faceUp.push(card);
    if (game.deck.length === 0) game.deck = game.faceUp.splice(0);
    if (card === 'coin') symbol(game);
    else if (Number(card) === game.inPlay[0]) {
      scrap(game, game.inPlay[0]);
      left++;
    } else if (card === '150' || (game.seatCount >= 5 && game.inPlay.some((type) => `${type}` === card)))
      symbol(game);
  }
}

function symbol(game: RefereedGame): void {
  if (game.freeSymbols > 0) game.freeSymbols--;
  else game.auctions++;
}

function scrap(game: RefereedGame, type: Type): void {
  for (const { seat, up } of game.machines) {
    const player = game.players[seat];
    if (player === undefined || sideOf(up).type !== type) continue;
    if (up === '150+3') player.coins += 3;
    else player.real += SCRAPS[type];
  }
  game.machines = game.machines.filter(({ up }) => sideOf(up).type !== type);
  for (const { notes } of game.players) notes.delete(type);
  game.supply[type] = 0;
  game.inPlay.shift();
  if (type === 150) game.isOver = true;
}
