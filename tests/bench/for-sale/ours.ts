import { createRng } from '../../../core/base/rng.ts';
import { Dice as PlayoutDice } from '../../../core/base/search/dice.ts';
import type { ForSaleTypes } from '../../../core/games/for-sale/index.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { BUILDINGS, CHEQUES } from '../../../core/games/for-sale/material.ts';
import { cheapestOf, ForSalePosition, type Buildings } from '../../../core/games/for-sale/position.ts';
import { chooseBid, type Dice } from '../choices.ts';
import { optionsOf } from '../../games/moves.ts';

const SEATS = 4;

const OPTIONS = optionsOf(forSale, {}, SEATS);

/** Plays games as the host does: a clone for each act, legal moves computed, events made. Each call plays one and returns its moves. */
export function hostGames(dice: Dice): () => number {
  const rng = createRng('bench');
  return () => {
    let position = forSale.start(OPTIONS, SEATS, forSale.deal(OPTIONS, SEATS, rng));
    let moves = 0;
    for (let at = forSale.awaits(position)[0]; at !== undefined; at = forSale.awaits(position)[0]) {
      const step = forSale.apply(position, at, choose(forSale.legal(position, at), dice));
      if (!step.ok) throw new Error(step.error.code);
      position = step.value.state;
      moves++;
    }
    if (forSale.result(position) === undefined) throw new Error('a game without a result');
    return moves;
  };
}

/** Plays games in place, with legal moves computed and each act checked, without a chronicle. */
export function checkedGames(dice: Dice): () => number {
  const { position, shuffle } = shuffled(dice);
  return () => {
    shuffle();
    let moves = 0;
    for (let at = position.awaits()[0]; at !== undefined; at = position.awaits()[0]) {
      const played = position.play(at, choose(position.legal(at), dice));
      if (!played.ok) throw new Error(played.error.code);
      moves++;
    }
    return moves;
  };
}

/** Plays games as search does: in place and unchecked. */
export function searchGames(dice: Dice): () => number {
  const { position, shuffle } = shuffled(dice);
  const chosen = new Int32Array(SEATS);
  return () => {
    shuffle();
    let moves = 0;
    for (; position.isBuying; moves++) {
      const { turn, high } = position;
      const amount = chooseBid(high + 1, position.fortuneOf(turn), dice);
      if (amount === undefined) position.pass();
      else position.bid(amount);
    }
    for (; !position.hasEnded; moves += SEATS) {
      for (let at = 0; at < SEATS; at++) chosen[at] = anyOf(position.hands[at] ?? 0, dice);
      position.sell(chosen);
    }
    return moves;
  };
}

/** A position, and what deals it again. */
function shuffled(dice: Dice) {
  const position = new ForSalePosition(OPTIONS, SEATS);
  const shuffling = new PlayoutDice(dice(1 << 30), dice(1 << 30), dice(1 << 30));
  const buildings = [...BUILDINGS];
  const cheques = [...CHEQUES];
  const shuffle = (): void => {
    shuffling.shuffle(buildings);
    shuffling.shuffle(cheques);
    position.stack(buildings, 1, cheques, 1);
    position.begin(dice(SEATS));
  };
  return { position, shuffle };
}

/** An action at random. */
export function choose({ bid, sell }: ForSaleTypes['legal'], dice: Dice): ForSaleTypes['action'] {
  if (sell !== undefined) return { type: 'sell', building: sell.building[dice(sell.building.length)] ?? 0 };
  const amount = bid === undefined ? undefined : chooseBid(bid.min, bid.max, dice);
  return amount === undefined ? { type: 'pass' } : { type: 'bid', amount };
}

function anyOf(hand: Buildings, dice: Dice): number {
  let count = 0;
  for (let rest = hand; rest !== 0; rest &= rest - 1) count++;
  let rest = hand;
  for (let passed = dice(count); passed > 0; passed--) rest &= rest - 1;
  return cheapestOf(rest);
}
