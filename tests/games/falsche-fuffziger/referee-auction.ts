import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import type { RefereedAuction, RefereedGame } from './referee-inspection.ts';

type Act = Extract<FuffzigerAction, { type: 'lay' | 'match' | 'drop' }>;

/** The die goes one to the left and is rolled; who has it leads. */
export function nextAuction(game: RefereedGame): void {
  game.start = (game.start + 1) % game.seatCount;
  const lot = game.dice.shift() ?? 0;
  game.auctions--;
  if (lot === 2 && game.extraAuctions < 2) {
    game.extraAuctions++;
    game.auctions++;
  }
  game.phase = 'auction';
  game.auction = {
    lot,
    inside: Array.from({ length: game.seatCount }, (_, at) => at),
    laid: game.players.map(() => ({ notes: new Map(), real: 0 })),
    leader: game.start,
  };
  game.toAct = [game.start];
}

/** Somebody leads, matches or drops out. True when that was the last auction of the round. */
export function auction(game: RefereedGame, at: number, act: Act): boolean {
  const running = game.auction;
  if (running === undefined) throw new Error('no auction');
  game.toAct.shift();
  if (act.type === 'drop') running.inside.splice(running.inside.indexOf(at), 1);
  if (act.type === 'match') put(running, at);
  if (act.type === 'lay') {
    running.leader = at;
    running.led = 'notes' in act ? { notes: act.notes, real: 0 } : { notes: {}, real: act.real };
    put(running, at);
    game.toAct = after(running, at, game.seatCount);
  }
  if (running.inside.length === 0 || isWon(running)) return conclude(game, running);
  if (game.toAct.length > 0) return false;
  const from = act.type === 'drop' && running.led === undefined ? at : running.leader;
  running.led = undefined;
  game.toAct = after(running, from, game.seatCount).slice(0, 1);
  return false;
}

/** Those still in, clockwise after a seat, without that seat. */
const after = ({ inside }: RefereedAuction, at: number, seatCount: number): number[] =>
  Array.from({ length: seatCount - 1 }, (_, step) => (at + 1 + step) % seatCount).filter((one) =>
    inside.includes(one),
  );

function put({ laid, led }: RefereedAuction, at: number): void {
  const own = laid[at];
  if (own === undefined || led === undefined) throw new Error('nothing was led');
  for (const [type, count] of Object.entries(led.notes))
    own.notes.set(Number(type), (own.notes.get(Number(type)) ?? 0) + (count as number));
  own.real += led.real;
}

/** One is left, and has laid something. */
const isWon = ({ inside, laid }: RefereedAuction): boolean => {
  const [only = -1] = inside;
  const own = laid[only];
  return inside.length === 1 && own !== undefined && (own.real > 0 || own.notes.size > 0);
};

function conclude(game: RefereedGame, { inside, laid, lot }: RefereedAuction): boolean {
  const [winner = -1] = inside;
  const player = game.players[winner];
  const paid = laid[winner];
  if (player !== undefined && paid !== undefined) {
    player.coins += lot;
    player.real -= paid.real;
    for (const [type, count] of paid.notes) player.notes.set(type, (player.notes.get(type) ?? 0) - count);
  }
  delete game.auction;
  if (game.auctions === 0) return true;
  nextAuction(game);
  return false;
}
