import type { MoneyAction } from '../../../core/games/money/actions.ts';
import type { HandDeal, MoneyDeal } from '../../../core/games/money/deal.ts';
import type { MoneyOptions } from '../../../core/games/money/options.ts';

/*
 * The rules once more, written from the rules page alone, the way one plays at a table: cards go from hand to hand and from pile to
 * display, and everything is changed in place. It shares nothing with the game that is tested but the form of data.
 */

/** One player's cards. */
interface Player {
  readonly seat: number;
  hand: number[];
  /** The bid, face down; undefined: not chosen yet. */
  faceDown: number[] | undefined;
  /** Cards before the player that can be swapped: the own bid, or one that was swapped for it. */
  lying: number[];
}

/** A bid as it was turned up. */
interface TurnedUp {
  readonly cards: readonly number[];
  readonly worth: number;
  readonly bluff: boolean;
  readonly sitsOut: boolean;
}

/** What all remember of a round. */
interface Round {
  readonly hand: number;
  readonly round: number;
  readonly last?: string;
  readonly bids: readonly TurnedUp[];
  readonly order: readonly number[];
  readonly ties: readonly object[];
  readonly acts: object[];
  refill?: object;
}

/** A game as it lies on a table. */
export interface RefereedGame {
  readonly options: MoneyOptions;
  readonly deals: readonly HandDeal[];
  readonly players: readonly Player[];
  /** Number of the hand and of the round in it, from 1. */
  hand: number;
  round: number;
  pile: number[];
  displays: { right: number[]; left: number[] };
  /** Rounds in a row in which the pile has not shrunk. */
  stalled: number;
  /** Why this round is the last. */
  last: string | undefined;
  phase: 'bidding' | 'acting' | 'over';
  /** Who has to act, in order. */
  toAct: number[];
  running: Round | undefined;
  previous: Round | undefined;
  readonly sheets: { readonly scores: readonly ReturnType<typeof scoreOf>[] }[];
}

const NAMES = ['yen', 'krona', 'rouble', 'franc', 'euro', 'pound', 'dollar'];
const NOTES = [20, 20, 20, 30, 30, 30, 40, 50, 60];
const BLUFF = 0;
/** The first of six gold coins of 10. */
const COIN = 64;

const noteFace = (card: number): number => NOTES[(card - 1) % 9] ?? 0;
export const face = (card: number): number => (card === BLUFF ? 0 : card >= COIN ? 10 : noteFace(card));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

/** A table at which a game is about to begin. */
export function seatedTable(options: MoneyOptions, seatCount: number, deal: MoneyDeal): RefereedGame {
  const game: RefereedGame = {
    options,
    deals: deal.hands,
    players: Array.from({ length: seatCount }, (_, seat) => ({
      seat,
      hand: [],
      faceDown: undefined,
      lying: [],
    })),
    hand: 0,
    round: 0,
    pile: [],
    displays: { right: [], left: [] },
    stalled: 0,
    last: undefined,
    phase: 'bidding',
    toAct: [],
    running: undefined,
    previous: undefined,
    sheets: [],
  };
  dealHand(game);
  return game;
}

function dealHand(game: RefereedGame): void {
  game.hand += 1;
  game.pile = [...(game.deals[game.hand - 1]?.order ?? [])];
  for (const player of game.players) player.hand = [BLUFF, ...ascending(game.pile.splice(0, 6))];
  game.displays = { right: game.pile.splice(0, 4), left: game.pile.splice(0, 4) };
  game.round = 0;
  game.stalled = 0;
  game.last = undefined;
  beginRound(game);
}

function beginRound(game: RefereedGame): void {
  game.round += 1;
  game.phase = 'bidding';
}

/** Who owes a decision. */
export function awaited({ phase, players, toAct }: RefereedGame): readonly number[] {
  if (phase === 'over') return [];
  if (phase === 'acting') return toAct.slice(0, 1);
  return players.filter(({ faceDown }) => faceDown === undefined).map(({ seat }) => seat);
}

/** Whether the rules allow it. */
export function may(game: RefereedGame, at: number, action: MoneyAction): boolean {
  const { hand, faceDown } = playerAt(game, at);
  const isActing = game.phase === 'acting' && game.toAct[0] === at;
  switch (action.type) {
    case 'bid': {
      const { cards } = action;
      const areOwn = cards.every((card) => hand.includes(card)) && new Set(cards).size === cards.length;
      return game.phase === 'bidding' && faceDown === undefined && cards.length > 0 && areOwn;
    }
    case 'unbid':
      return game.phase === 'bidding' && faceDown !== undefined;
    case 'swap':
      return isActing && action.with !== at && game.toAct.includes(action.with);
    case 'take':
    case 'pass':
      return isActing;
  }
}

/** What a seat does. It is taken for granted that it may. */
export function act(game: RefereedGame, at: number, action: MoneyAction): void {
  const player = playerAt(game, at);
  switch (action.type) {
    case 'bid':
      player.faceDown = ascending(action.cards);
      player.hand = player.hand.filter((card) => !action.cards.includes(card));
      if (awaited(game).length === 0) turnUp(game);
      return;
    case 'unbid':
      player.hand = ascending([...player.hand, ...(player.faceDown ?? [])]);
      player.faceDown = undefined;
      return;
    case 'take': {
      const { display } = action;
      const gained = ascending(game.displays[display]);
      game.displays[display] = player.lying;
      return conclude(game, player, gained, { type: 'took', seat: at, display, gained, laid: player.lying });
    }
    case 'swap': {
      const other = playerAt(game, action.with);
      const gained = other.lying;
      other.lying = player.lying;
      // the partner acts next
      game.toAct = [at, action.with, ...game.toAct.slice(1).filter((seat) => seat !== action.with)];
      const swapped = { type: 'swapped', seat: at, with: action.with, gained, laid: player.lying };
      return conclude(game, player, gained, swapped);
    }
    case 'pass':
      return conclude(game, player, player.lying, { type: 'passed', seat: at, back: player.lying });
  }
}

const playerAt = ({ players }: RefereedGame, at: number): Player => {
  const player = players[at];
  if (player === undefined) throw new Error(`nobody sits at ${at}`);
  return player;
};

/** All bids are turned up, and bluff cards go back to their owners. */
function turnUp(game: RefereedGame): void {
  const bids = game.players.map((player): TurnedUp => {
    const { faceDown = [] } = player;
    const cards = faceDown.filter((card) => card !== BLUFF);
    const bluff = faceDown.includes(BLUFF);
    player.faceDown = undefined;
    player.lying = cards;
    if (bluff) player.hand = [BLUFF, ...player.hand];
    return { cards, worth: sum(cards.map(face)), bluff, sitsOut: cards.length === 0 };
  });
  const { order, ties } = orderOf(bids, game.options.tieBreak === 'bluff-first');
  const { hand, round, last } = game;
  const place = last === undefined ? { hand, round } : { hand, round, last };
  game.running = { ...place, bids, order, ties, acts: [] };
  game.toAct = [...order];
  game.phase = 'acting';
  if (order.length === 0) endRound(game); // Money! Decision M8
}

/** Who acts when, the highest bid first; `bluffFirst`: whether a bid made with the bluff card goes before an equal one without. */
function orderOf(bids: readonly TurnedUp[], bluffFirst: boolean): { order: number[]; ties: object[] } {
  const bidOf = (seat: number): TurnedUp =>
    bids[seat] ?? { cards: [], worth: 0, bluff: false, sitsOut: true };
  const order = [...bids.keys()].filter((seat) => !bidOf(seat).sitsOut);
  order.sort((one, other) => {
    const [first, second] = [bidOf(one), bidOf(other)];
    if (first.worth !== second.worth) return second.worth - first.worth;
    if (bluffFirst && first.bluff !== second.bluff) return first.bluff ? -1 : 1;
    return (first.cards[0] ?? 0) - (second.cards[0] ?? 0);
  });
  /** A bluff card decides against bids without one; the lowest serial number among those that are equal in that. */
  const comparedOf = (seat: number, tied: readonly number[]): number[] => {
    const isMixed = bluffFirst && new Set(tied.map((one) => bidOf(one).bluff)).size > 1;
    const rivals = isMixed ? tied.filter((one) => bidOf(one).bluff === bidOf(seat).bluff) : tied;
    return [
      ...(isMixed && bidOf(seat).bluff ? [BLUFF] : []),
      ...(rivals.length > 1 ? bidOf(seat).cards.slice(0, 1) : []),
    ];
  };
  const ties = [...new Set(order.map((seat) => bidOf(seat).worth))]
    .map((worth) => ({ worth, seats: order.filter((seat) => bidOf(seat).worth === worth) }))
    .filter(({ seats }) => seats.length > 1)
    .map(({ worth, seats }) => ({ worth, seats, decidedBy: seats.map((seat) => comparedOf(seat, seats)) }));
  return { order, ties };
}

/** The player has done the one thing, and is out of reach for this round. */
function conclude(game: RefereedGame, player: Player, gained: readonly number[], said: object): void {
  player.hand = ascending([...player.hand, ...gained]);
  player.lying = [];
  game.running?.acts.push(said);
  game.toAct.shift();
  if (game.toAct.length === 0) endRound(game);
}

function endRound(game: RefereedGame): void {
  game.previous = game.running;
  game.running = undefined;
  if (game.last !== undefined) return scoreHand(game); // Money! Decision M5
  const before = game.pile.length;
  const right = fill(game, 'right');
  const left = fill(game, 'left');
  const pile = game.pile.length;
  game.stalled = pile < before ? 0 : game.stalled + 1;
  if (game.previous !== undefined) game.previous.refill = { right, left, pile, stalled: game.stalled };
  const isShort = game.displays.right.length < 4 || game.displays.left.length < 4;
  const { lastRound, stallLimit } = game.options;
  if (lastRound === 'pile-empty' ? pile === 0 : isShort) game.last = lastRound;
  else if (game.stalled >= stallLimit) game.last = 'stalled'; // Money! Decision M4
  beginRound(game);
}

/** Fills a display to four cards, as far as the pile goes; a display with four or more gets none. */
function fill({ displays, pile }: RefereedGame, name: 'right' | 'left'): readonly number[] {
  const drawn = pile.splice(0, Math.max(0, 4 - displays[name].length));
  displays[name] = [...displays[name], ...drawn];
  return drawn;
}

function scoreHand(game: RefereedGame): void {
  const removed = game.deals[game.hand - 1]?.removed;
  const sheet = { hand: game.hand, removed, scores: game.players.map(({ hand }) => scoreOf(hand)) };
  game.sheets.push(sheet);
  if (game.hand < game.options.hands) dealHand(game);
  else game.phase = 'over';
}

function scoreOf(hand: readonly number[]) {
  const coins = hand.filter((card) => card >= COIN);
  const currencies = NAMES.flatMap((currency, index) => {
    const cards = hand.filter((card) => card > index * 9 && card <= index * 9 + 9);
    const inAll = sum(cards.map(face));
    const triplets = [20, 30].filter((value) => cards.filter((card) => face(card) === value).length === 3);
    const counted = inAll >= 200 ? inAll : Math.max(0, inAll - 100);
    const score = { currency, cards, sum: inAll, counted, triplets, bonus: 100 * triplets.length };
    return cards.length > 0 ? [score] : [];
  });
  return {
    cards: hand.filter((card) => card !== BLUFF),
    currencies,
    coins: { cards: coins, counted: 10 * coins.length },
    total: sum(currencies.map(({ counted, bonus }) => counted + bonus)) + 10 * coins.length,
  };
}

const totalsOf = ({ players, sheets }: RefereedGame): number[] =>
  players.map(({ seat }) => sum(sheets.map(({ scores }) => scores[seat]?.total ?? 0)));

/** Totals, winners and the score sheets once the game is over; equal totals share the win. */
export function resultOf(game: RefereedGame): object | undefined {
  if (game.phase !== 'over') return undefined;
  const totals = totalsOf(game);
  const winners = [...totals.keys()].filter((seat) => totals.every((total) => total <= (totals[seat] ?? 0)));
  const places = totals.map((own) => 1 + totals.filter((total) => total > own).length);
  return { totals, places, winners, sheet: { hands: game.sheets } };
}

/** What somebody sees: a seat, or those at no seat (rules, "What each player may see"). */
export function seenBy(game: RefereedGame, viewer: number | 'table'): object {
  const { options, players, hand, displays, pile, stalled, phase, previous, sheets } = game;
  const counts = players.map((player) => player.hand.length + (player.faceDown?.length ?? 0));
  return {
    options,
    seatCount: players.length,
    ...(viewer === 'table' ? {} : { own: ownOf(playerAt(game, viewer)) }),
    hand,
    removed: game.deals[hand - 1]?.removed,
    displays,
    pile: pile.length,
    stalled,
    ...(phase === 'over' ? {} : { round: roundOf(game) }),
    ...(previous === undefined ? {} : { previousRound: previous }),
    sheets,
    totals: totalsOf(game),
    ...(options.memoryAid && phase === 'bidding' ? { handCounts: counts } : {}), // Money! Decision M6
  };
}

const ownOf = ({ seat, hand, faceDown }: Player): object =>
  faceDown === undefined ? { seat, hand } : { seat, hand, sealed: faceDown };

function roundOf({ phase, hand, round, last, players, running, toAct }: RefereedGame): object {
  if (running !== undefined) {
    const [acting, ...waiting] = toAct;
    return { type: phase, ...running, lying: players.map(({ lying }) => lying), acting, waiting };
  }
  const chosen = players.filter(({ faceDown }) => faceDown !== undefined).map(({ seat }) => seat);
  return { type: phase, hand, round, ...(last === undefined ? {} : { last }), chosen };
}
