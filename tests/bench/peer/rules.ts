import type { Game, Move } from 'boardgame.io';
import {
  BUILDINGS,
  CHEQUES,
  refundOf,
  removedCount,
  startMoney,
} from '../../../core/games/for-sale/material.ts';

/** A game of For Sale as boardgame.io holds it; lists are by player. */
export interface PeerState {
  money: number[];
  hands: number[][];
  cheques: number[][];
  /** What is still to be turned up, top first. */
  buildings: number[];
  chequePile: number[];
  /** What lies on the table, ascending: buildings in part 1, cheques in part 2. */
  offer: number[];
  bids: number[];
  isOut: boolean[];
  starter: number;
  chosen: (number | null)[];
}

const ascending = (numbers: number[]): number[] => numbers.sort((one, other) => one - other);

function turnUpBuildings(G: PeerState, players: number): void {
  G.offer = ascending(G.buildings.splice(0, players));
  G.bids = new Array<number>(players).fill(0);
  G.isOut = new Array<boolean>(players).fill(false);
}

function turnUpCheques(G: PeerState, players: number): void {
  G.offer = ascending(G.chequePile.splice(0, players));
  G.chosen = new Array<null>(players).fill(null);
}

/** The next player clockwise who is in. */
function nextIn({ isOut }: PeerState, at: number): number {
  let next = (at + 1) % isOut.length;
  while (isOut[next] === true) next = (next + 1) % isOut.length;
  return next;
}

function take(G: PeerState, at: number, building: number, refund: number): void {
  G.money[at] = (G.money[at] ?? 0) + refund;
  G.hands[at]?.push(building);
  G.bids[at] = 0;
  G.isOut[at] = true;
}

const bid: Move<PeerState> = ({ G, playerID, events }, amount: number) => {
  const at = Number(playerID);
  const fortune = (G.money[at] ?? 0) + (G.bids[at] ?? 0);
  if (amount <= Math.max(...G.bids) || amount > fortune) return 'INVALID_MOVE';
  G.money[at] = fortune - amount;
  G.bids[at] = amount;
  events.endTurn();
  return undefined;
};

const pass: Move<PeerState> = ({ G, ctx, playerID, events }) => {
  const at = Number(playerID);
  take(G, at, G.offer.shift() ?? 0, refundOf(G.bids[at] ?? 0, 'half-down'));
  if (G.offer.length > 1) {
    events.endTurn();
    return;
  }
  const last = nextIn(G, at);
  take(G, last, G.offer.shift() ?? 0, 0);
  G.starter = last;
  if (G.buildings.length === 0) {
    events.setPhase('selling');
    return;
  }
  turnUpBuildings(G, ctx.numPlayers);
  events.endTurn({ next: String(last) });
};

const sell: Move<PeerState> = ({ G, ctx, playerID, events }, building: number) => {
  const at = Number(playerID);
  const place = G.hands[at]?.indexOf(building) ?? -1;
  if (place === -1 || G.chosen[at] !== null) return 'INVALID_MOVE';
  G.chosen[at] = building;
  events.endTurn();
  if (G.chosen.includes(null)) return undefined;
  const order = G.chosen.map((_, player) => player);
  order.sort((one, other) => (G.chosen[one] ?? 0) - (G.chosen[other] ?? 0));
  for (const [rank, player] of order.entries()) {
    G.cheques[player]?.push(G.offer[rank] ?? 0);
    G.hands[player] = G.hands[player]?.filter((card) => card !== G.chosen[player]) ?? [];
  }
  turnUpCheques(G, ctx.numPlayers);
  return undefined;
};

const totals = ({ money, cheques }: PeerState): number[] =>
  money.map((left, at) => (cheques[at] ?? []).reduce((sum, cheque) => sum + cheque, left));

/** For Sale with boardgame.io's means: phases, an order of turns, moves that change a draft. In part 2 players choose in turn. */
export const peerGame: Game<PeerState> = {
  name: 'for-sale',
  setup: ({ ctx, random }) => {
    const players = ctx.numPlayers;
    const removed = removedCount(players);
    const G: PeerState = {
      money: new Array<number>(players).fill(startMoney(players)),
      hands: Array.from({ length: players }, () => []),
      cheques: Array.from({ length: players }, () => []),
      buildings: random.Shuffle([...BUILDINGS]).slice(removed),
      chequePile: random.Shuffle([...CHEQUES]).slice(removed),
      offer: [],
      bids: [],
      isOut: [],
      starter: random.Die(players) - 1,
      chosen: [],
    };
    turnUpBuildings(G, players);
    return G;
  },
  disableUndo: true,
  phases: {
    buying: {
      start: true,
      moves: { bid, pass },
      turn: { order: { first: ({ G }) => G.starter, next: ({ G, ctx }) => nextIn(G, ctx.playOrderPos) } },
    },
    selling: {
      moves: { sell },
      onBegin: ({ G, ctx }) => {
        turnUpCheques(G, ctx.numPlayers);
      },
      turn: { order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers } },
    },
  },
  endIf: ({ G }) => (G.offer.length === 0 && G.chequePile.length === 0 ? { totals: totals(G) } : undefined),
};
