import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerDeal } from '../../../core/games/falsche-fuffziger/deal.ts';
import { auction, nextAuction } from './referee-auction.ts';
import { inspect, type RefereedGame } from './referee-inspection.ts';
import { COSTS, NUMBERS, offerOf, SCRAPS, SELLS, sideOf, TYPES, type Type } from './tables.ts';

/*
 * The rules once more, written from the rules page alone, the way one plays at a table: piles are dealt from and turned over,
 * money changes hands, and everything is changed in place. What it comes to is compared with the game that is tested.
 */

/** A table at which a game is about to begin; its first inspector card is turned up. */
export function seatedTable(seatCount: number, deal: FuffzigerDeal): RefereedGame {
  const places = Array.from({ length: seatCount }, (_, at) => at);
  const game: RefereedGame = {
    seatCount,
    backs: deal.presses,
    round: 1,
    start: deal.starter,
    deck: [...deal.inspectors],
    faceUp: [],
    inPlay: [...TYPES],
    freeSymbols: 3,
    auctions: 0,
    extraAuctions: 0,
    dice: [...deal.dice],
    cards: [...deal.laundering],
    supply: Object.fromEntries(TYPES.map((type) => [type, NUMBERS[type] - (type <= 50 ? seatCount : 0)])),
    machines: [10, 20, 50].flatMap((type) =>
      places.map((at) => ({ name: `${type}-${at + 1}`, seat: at, up: `${type}`, isTurned: false })),
    ),
    players: places.map(() => ({ notes: new Map(), real: 0, coins: 0 })),
    phase: 'producing',
    toAct: [],
    turnedNow: new Set(),
    hasBroken: false,
    sealed: new Map(),
    won: [],
    isOver: false,
  };
  inspect(game, 1);
  game.toAct = clockwise(game);
  return game;
}

/** All seats from the start player clockwise. */
const clockwise = ({ seatCount, start }: RefereedGame): number[] =>
  Array.from({ length: seatCount }, (_, step) => (start + step) % seatCount);

/** Whether the rules allow it. */
export function may(game: RefereedGame, at: number, action: FuffzigerAction): boolean {
  const { phase, toAct, inPlay, supply } = game;
  if (game.isOver || game.players[at] === undefined) return false;
  const isTurn = toAct[0] === at;
  switch (action.type) {
    case 'convert':
      return phase === 'producing' && isTurn && machineOf(game, at, action.press)?.isTurned === false;
    case 'sell': {
      const machine = machineOf(game, at, action.press);
      return phase === 'producing' && isTurn && machine !== undefined && !game.turnedNow.has(machine.name);
    }
    case 'finish':
      return phase === 'producing' && isTurn;
    case 'lay':
    case 'match':
    case 'drop':
      return phase === 'auction' && isTurn && mayInAuction(game, at, action);
    case 'bid':
      return phase === 'laundering' && toAct.includes(at) && hasFree(game, at, action.notes, action.real);
    case 'unbid':
      return phase === 'laundering' && !toAct.includes(at);
    case 'buy': {
      const bought = entriesOf(action.presses);
      const price = bought.reduce((sum, [type, count]) => sum + count * COSTS[type], 0);
      const areThere = bought.every(([type, count]) => inPlay.includes(type) && count <= (supply[type] ?? 0));
      return phase === 'buying' && isTurn && areThere && hasFree(game, at, {}, price);
    }
    case 'launder':
      return phase === 'general' && toAct.includes(at) && hasFree(game, at, action.notes, 0);
    case 'unlaunder':
      return phase === 'general' && !toAct.includes(at);
  }
}

/** The press of that name, if it lies before the seat. */
const machineOf = ({ machines }: RefereedGame, at: number, name: string) =>
  machines.find((one) => one.name === name && one.seat === at);

/** Who is to lead may lay notes of one colour, or 5 and more of real money; who is to match exactly what was led. Both may drop. */
function mayInAuction(
  game: RefereedGame,
  at: number,
  act: Extract<FuffzigerAction, { type: 'lay' | 'match' | 'drop' }>,
): boolean {
  const led = game.auction?.led;
  if (act.type === 'drop') return true;
  if (act.type === 'match') return led !== undefined && hasFree(game, at, led.notes, led.real);
  if (led !== undefined) return false;
  if ('real' in act) return act.real >= 5 && hasFree(game, at, {}, act.real);
  return entriesOf(act.notes).length === 1 && hasFree(game, at, act.notes, 0);
}

/** Whether the seat has so much that does not lie on the table. */
function hasFree(game: RefereedGame, at: number, notes: object, real: number): boolean {
  const player = game.players[at];
  const laid = game.auction?.laid[at];
  const noteOf = (type: Type): number => (player?.notes.get(type) ?? 0) - (laid?.notes.get(type) ?? 0);
  return (
    entriesOf(notes).every(([type, count]) => count <= noteOf(type)) &&
    real <= (player?.real ?? 0) - (laid?.real ?? 0)
  );
}

/** What a seat does. It is taken for granted that it may. */
export function act(game: RefereedGame, at: number, action: FuffzigerAction): void {
  switch (action.type) {
    case 'convert':
      return convert(game, at, action.press);
    case 'sell':
      return sell(game, at, action.press);
    case 'finish':
      return finish(game, at);
    case 'lay':
    case 'match':
    case 'drop':
      if (auction(game, at, action)) beginLaundering(game);
      return;
    case 'bid':
      seal(game, at, action);
      if (game.toAct.length === 0) openBids(game);
      return;
    case 'launder':
      seal(game, at, { notes: action.notes, real: 0 });
      if (game.toAct.length === 0) launderAll(game);
      return;
    case 'unbid':
    case 'unlaunder':
      game.sealed.delete(at);
      game.toAct = [...game.toAct, at].sort((one, other) => one - other);
      return;
    case 'buy':
      return buy(game, at, action.presses);
  }
}

const entriesOf = (counts: object): (readonly [type: Type, count: number])[] =>
  Object.entries(counts).map(([type, count]) => [Number(type) as Type, count as number]);

function change({ players }: RefereedGame, at: number, notes: object, real: number, times: number): void {
  const player = players[at];
  if (player === undefined) throw new Error(`nobody sits at ${at}`);
  for (const [type, count] of entriesOf(notes))
    player.notes.set(type, (player.notes.get(type) ?? 0) + times * count);
  player.real += times * real;
}

function convert(game: RefereedGame, at: number, name: string): void {
  const [type, place] = name.split('-').map(Number) as [Type, number];
  const back = game.backs[type][place - 1];
  const machine = game.machines.find((one) => one.name === name);
  if (back === undefined || machine === undefined) throw new Error(`no press ${name}`);
  if (back === 'broken') {
    game.machines = game.machines.filter((one) => one !== machine);
    game.hasBroken = true;
    change(game, at, {}, SCRAPS[type], 1);
    return;
  }
  machine.up = back;
  machine.isTurned = true;
  game.turnedNow.add(name);
}

function sell(game: RefereedGame, at: number, name: string): void {
  const machine = game.machines.find((one) => one.name === name);
  if (machine === undefined) throw new Error(`no press ${name}`);
  game.machines = game.machines.filter((one) => one !== machine);
  change(game, at, {}, SELLS[sideOf(machine.up).type], 1);
}

function finish(game: RefereedGame, at: number): void {
  for (const { name, seat, up } of game.machines) {
    const { type, notes } = sideOf(up);
    if (seat === at && !game.turnedNow.has(name)) change(game, at, { [type]: notes }, 0, 1);
  }
  game.turnedNow.clear();
  game.toAct.shift();
  if (game.toAct.length > 0) return;
  if (game.hasBroken) inspect(game, 1);
  if (game.isOver) return;
  if (game.auctions > 0) return nextAuction(game);
  game.start = (game.start + 1) % game.seatCount;
  beginLaundering(game);
}

function beginLaundering(game: RefereedGame): void {
  game.phase = 'laundering';
  game.won = [];
  allChoose(game);
}

function allChoose(game: RefereedGame): void {
  game.sealed.clear();
  game.toAct = clockwise(game).sort((one, other) => one - other);
}

function seal(game: RefereedGame, at: number, choice: { notes: object; real: number }): void {
  game.sealed.set(at, choice);
  game.toAct = game.toAct.filter((one) => one !== at);
}

function openBids(game: RefereedGame): void {
  const [card = ''] = game.cards;
  const { least } = offerOf(card);
  let best: { at: number; sum: number } | undefined;
  for (const at of clockwise(game)) {
    const { notes = {}, real = 0 } = game.sealed.get(at) ?? {};
    const sum = real + entriesOf(notes).reduce((all, [type, count]) => all + type * count, 0);
    if (sum >= least && (best === undefined || sum > best.sum)) best = { at, sum };
  }
  if (best === undefined) return endLaundering(game);
  const { at } = best;
  const paid = game.sealed.get(at) ?? { notes: {}, real: 0 };
  change(game, at, paid.notes, paid.real, -1);
  game.won.push({ at, card });
  game.cards.shift();
  if (game.cards.length === 0 || game.won.filter((one) => one.at === at).length === 2) endLaundering(game);
  else allChoose(game);
}

function endLaundering(game: RefereedGame): void {
  for (const { at, card } of game.won) change(game, at, {}, offerOf(card).real, 1);
  if (game.cards.length === 0) {
    game.isOver = true;
    return;
  }
  game.phase = 'buying';
  game.toAct = clockwise(game);
}

function buy(game: RefereedGame, at: number, presses: object): void {
  for (const [type, count] of entriesOf(presses)) {
    for (let index = 0; index < count; index++) {
      const left = game.supply[type] ?? 0;
      const name = `${type}-${NUMBERS[type] - left + 1}`;
      game.machines.push({ name, seat: at, up: `${type}`, isTurned: false });
      game.supply[type] = left - 1;
    }
    change(game, at, {}, count * COSTS[type], -1);
  }
  game.toAct.shift();
  if (game.toAct.length > 0) return;
  game.phase = 'general';
  allChoose(game);
}

function launderAll(game: RefereedGame): void {
  for (const [at, { notes }] of game.sealed) {
    change(game, at, notes, 0, -1);
    for (const [type, count] of entriesOf(notes)) change(game, at, {}, count * SELLS[type], 1);
  }
  game.round += 1;
  game.phase = 'producing';
  game.hasBroken = false;
  game.auctions = 0;
  game.extraAuctions = 0;
  inspect(game, 2);
  game.toAct = clockwise(game);
}
