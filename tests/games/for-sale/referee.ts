import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import type { ForSaleOptions } from '../../../core/games/for-sale/options.ts';
import type { FinishedRound, Purchase, Sale } from '../../../core/games/for-sale/round.ts';

/*
 * The rules once more, written from the rules page alone, the way one plays at a table: cards are turned up from piles, money is
 * laid and taken back, and everything is changed in place. It shares nothing with the game that is tested but the form of data.
 */

/** One player's belongings. Money in thousands. */
interface Player {
  readonly seat: number;
  /** Money in stock, without what lies on the table. */
  stock: number;
  /** Money on the table. */
  bid: number;
  isIn: boolean;
  hand: number[];
  /** The building that lies face down before the player. */
  faceDown: number | undefined;
  readonly purchases: Purchase[];
  readonly sales: Sale[];
}

/** A game as it lies on a table. */
export interface RefereedGame {
  readonly options: ForSaleOptions;
  readonly players: readonly Player[];
  /** Piles, top first. */
  readonly buildings: number[];
  readonly cheques: number[];
  part: 'buying' | 'selling' | 'over';
  /** From 1 in each part. */
  round: number;
  /** Buildings, then cheques, that lie face up, ascending. */
  faceUp: number[];
  starter: number;
  turn: number;
  high: number;
  taken: Purchase[];
  previous: FinishedRound | undefined;
}

/** Money each, in thousands: two chips of 2 with 14 or 10 chips of 1. */
const MONEY: Readonly<Record<number, number>> = { 3: 18, 4: 18, 5: 14, 6: 14 };
/** Rounds of each part. */
const ROUNDS: Readonly<Record<number, number>> = { 3: 8, 4: 7, 5: 6, 6: 5 };

/** A table at which a game is about to begin. */
export function seatedTable(options: ForSaleOptions, seatCount: number, deal: ForSaleDeal): RefereedGame {
  const game: RefereedGame = {
    options,
    players: Array.from({ length: seatCount }, (_, seat) => ({
      seat,
      stock: MONEY[seatCount] ?? 0,
      bid: 0,
      isIn: false,
      hand: [],
      faceDown: undefined,
      purchases: [],
      sales: [],
    })),
    buildings: [...deal.buildings],
    cheques: [...deal.cheques],
    part: 'buying',
    round: 0,
    faceUp: [],
    starter: deal.starter,
    turn: deal.starter,
    high: 0,
    taken: [],
    previous: undefined,
  };
  beginRound(game);
  return game;
}

/** Who owes a decision. */
export function awaited({ part, turn, players }: RefereedGame): readonly number[] {
  if (part === 'over') return [];
  if (part === 'buying') return [turn];
  return players.filter(({ faceDown }) => faceDown === undefined).map(({ seat }) => seat);
}

/** Whether the rules allow it. */
export function may(game: RefereedGame, at: number, action: ForSaleAction): boolean {
  const { stock, bid, hand, faceDown } = playerAt(game, at);
  const isOnTurn = game.part === 'buying' && game.turn === at;
  const isSelling = game.part === 'selling';
  switch (action.type) {
    case 'bid':
      // the own bid lies on the table and counts towards the new one
      return isOnTurn && action.amount > game.high && action.amount <= stock + bid;
    case 'pass':
      return isOnTurn;
    case 'sell':
      return isSelling && faceDown === undefined && hand.includes(action.building);
    case 'unsell':
      return isSelling && faceDown !== undefined;
  }
}

/** What a seat does. It is taken for granted that it may. */
export function act(game: RefereedGame, at: number, action: ForSaleAction): void {
  const player = playerAt(game, at);
  switch (action.type) {
    case 'bid':
      player.stock -= action.amount - player.bid;
      player.bid = action.amount;
      game.high = action.amount;
      passTheTurn(game);
      return;
    case 'pass':
      pass(game, player);
      return;
    case 'sell':
      player.hand = player.hand.filter((building) => building !== action.building);
      player.faceDown = action.building;
      if (awaited(game).length === 0) sellAll(game);
      return;
    case 'unsell':
      player.hand = ascending([...player.hand, player.faceDown ?? 0]);
      player.faceDown = undefined;
      return;
  }
}

const playerAt = ({ players }: RefereedGame, at: number): Player => {
  const player = players[at];
  if (player === undefined) throw new Error(`nobody sits at ${at}`);
  return player;
};

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

/** Turns up as many cards as there are players: buildings while there are any, then cheques. */
function beginRound(game: RefereedGame): void {
  const { players, buildings, cheques } = game;
  if (game.part === 'buying' && buildings.length === 0) {
    game.part = 'selling';
    game.round = 0;
  }
  if (game.part === 'selling' && cheques.length === 0) {
    game.part = 'over';
    game.faceUp = [];
    return;
  }
  game.round += 1;
  const pile = game.part === 'buying' ? buildings : cheques;
  game.faceUp = ascending(pile.splice(0, players.length));
  game.turn = game.starter;
  game.high = 0;
  game.taken = [];
  for (const player of players) player.isIn = game.part === 'buying';
}

/** To the next player clockwise who is still in. */
function passTheTurn(game: RefereedGame): void {
  do game.turn = (game.turn + 1) % game.players.length;
  while (!playerAt(game, game.turn).isIn);
}

function pass(game: RefereedGame, player: Player): void {
  const half = player.bid / 2;
  take(game, player, game.options.refund === 'half-up' ? Math.ceil(half) : Math.floor(half));
  passTheTurn(game);
  const [last, ...others] = game.players.filter(({ isIn }) => isIn);
  if (last === undefined || others.length > 0) return;
  take(game, last, 0);
  game.previous = { type: 'bought', round: game.round, purchases: game.taken };
  game.starter = last.seat;
  beginRound(game);
}

/** Takes the cheapest building that lies there; what does not come back of the bid goes to the bank. */
function take(game: RefereedGame, player: Player, refund: number): void {
  const [building = 0] = game.faceUp.splice(0, 1);
  const { bid } = player;
  const purchase = { seat: player.seat, building, bid, paid: bid - refund, refund } as Purchase;
  player.hand = ascending([...player.hand, building]);
  player.stock += refund;
  player.bid = 0;
  player.isIn = false;
  player.purchases.push(purchase);
  game.taken.push(purchase);
}

/** All turn up their buildings: the highest takes the largest cheque, the next the next. */
function sellAll(game: RefereedGame): void {
  const dearestFirst = [...game.players].sort((one, other) => (other.faceDown ?? 0) - (one.faceDown ?? 0));
  const sales = dearestFirst.map((player): Sale => {
    const sale = { seat: player.seat, building: player.faceDown ?? 0, cheque: game.faceUp.pop() } as Sale;
    player.faceDown = undefined;
    player.sales.push(sale);
    return sale;
  });
  game.previous = { type: 'sold', round: game.round, sales };
  beginRound(game);
}

/** Totals, winners and the score sheet once the game is over. */
export function resultOf({ part, players }: RefereedGame): object | undefined {
  if (part !== 'over') return undefined;
  const scores = players.map(({ stock, purchases, sales }) => {
    const cheques = ascending(sales.map(({ cheque }) => cheque));
    const earned = cheques.reduce((sum, cheque) => sum + cheque, 0);
    return { cheques, earned, money: stock, total: earned + stock, purchases, sales };
  });
  let best = players.slice(0, 1);
  for (const player of players.slice(1)) {
    const [one, other] = [scores[player.seat], scores[best[0]?.seat ?? 0]];
    if (one === undefined || other === undefined) continue;
    const lead = one.total - other.total || one.money - other.money; // For Sale Decision F8
    if (lead > 0) best = [player];
    if (lead === 0) best.push(player); // For Sale Decision F6
  }
  const isAhead = (one: (typeof scores)[number], other: (typeof scores)[number]): boolean =>
    one.total > other.total || (one.total === other.total && one.money > other.money); // For Sale Decision F8
  return {
    totals: scores.map(({ total }) => total),
    places: scores.map((own) => 1 + scores.filter((other) => isAhead(other, own)).length),
    winners: best.map(({ seat }) => seat),
    sheet: { scores },
  };
}

/** What somebody sees: a seat, or those at no seat (rules, "What each player may see"). */
export function seenBy(game: RefereedGame, viewer: number | 'table'): object {
  const { options, players, buildings, cheques, previous } = game;
  return {
    options,
    seatCount: players.length,
    rounds: ROUNDS[players.length],
    ...(viewer === 'table' ? {} : { own: ownOf(playerAt(game, viewer)) }),
    counts: players.map(({ hand, faceDown, sales }) => ({
      buildings: hand.length + (faceDown === undefined ? 0 : 1),
      cheques: sales.length,
    })),
    piles: { buildings: buildings.length, cheques: cheques.length },
    ...(game.part === 'over' ? {} : { round: roundOf(game) }),
    ...(previous === undefined ? {} : { previousRound: previous }),
    ...(options.memoryAid ? { remembered: players.map(rememberedOf) } : {}),
  };
}

const ownOf = ({ seat, stock, sales, hand, faceDown }: Player): object => ({
  seat,
  money: stock,
  sales,
  hand,
  ...(faceDown === undefined ? {} : { chosen: faceDown }),
});

/** A building that is chosen face down is still among those that somebody bought and has not sold. */
const rememberedOf = ({ hand, faceDown, sales }: Player): object => ({
  hand: ascending([...hand, ...(faceDown === undefined ? [] : [faceDown])]),
  sales,
});

function roundOf({ part, round, starter, faceUp, players, high, turn, taken }: RefereedGame): object {
  if (part === 'buying')
    return {
      type: part,
      round,
      starter,
      offer: faceUp,
      bids: players.map(({ bid }) => bid),
      high,
      turn,
      taken,
    };
  const chosen = players.filter(({ faceDown }) => faceDown !== undefined).map(({ seat }) => seat);
  return { type: part, round, cheques: faceUp, chosen };
}
