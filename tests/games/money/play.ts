import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import { ascending, without } from '../../../core/base/lists.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import type { MoneyAction, MoneyLegal } from '../../../core/games/money/actions.ts';
import type { HandDeal } from '../../../core/games/money/deal.ts';
import { BLUFF, type Card } from '../../../core/games/money/material.ts';
import { presets, type MoneyOptions } from '../../../core/games/money/options.ts';
import { money, type MoneyTypes } from '../../../core/games/money/index.ts';
import { MoneyPosition } from '../../../core/games/money/position.ts';
import type { LastRoundReason } from '../../../core/games/money/round.ts';
import type { MoneyView } from '../../../core/games/money/view.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { optionsOf } from '../moves.ts';
import { playOut, type PlayedGame } from '../play.ts';

/** Options with some of them said; the rest as the default edition has them. Throws if they are refused. */
export const moneyOptions = (said: Partial<MoneyOptions>, seatCount = 3): MoneyOptions =>
  optionsOf(money, said, seatCount);

/** Options drawn at random, with up to `most` hands. */
export const drawOptions = (rng: Rng, seatCount: number, most = 2): MoneyOptions =>
  moneyOptions(
    {
      edition: rng.pick(Object.keys(presets) as (keyof typeof presets)[]),
      tieBreak: rng.pick(['lowest-serial', 'bluff-first']),
      lastRound: rng.pick(['pile-empty', 'refill-short']),
      hands: 1 + rng.below(most),
      stallLimit: 1 + rng.below(6),
      memoryAid: rng.below(2) === 0,
    },
    seatCount,
  );

/** Some action that `legal` describes; any of them may be drawn. */
export function drawAction(legal: MoneyLegal, rng: Rng): MoneyAction {
  const kind = rng.pick(Object.keys(legal) as (keyof MoneyLegal)[]);
  switch (kind) {
    case 'bid':
      return { type: 'bid', cards: drawBid(legal.bid?.from ?? [], rng) };
    case 'take':
      return { type: 'take', display: rng.pick(legal.take?.display ?? []) };
    case 'swap':
      return { type: 'swap', with: rng.pick(legal.swap?.with ?? []) };
    case 'unbid':
    case 'pass':
      return { type: kind };
  }
}

/** The same, but half of the bids are the bluff card alone, so that nobody takes part in some rounds. */
export const drawShyAction = (legal: MoneyLegal, rng: Rng): MoneyAction =>
  legal.bid !== undefined && rng.below(2) === 0 ? { type: 'bid', cards: [BLUFF] } : drawAction(legal, rng);

/** Mostly small bids, so that hands last; now and then the bluff card alone or the whole hand. */
export function drawBid(from: readonly number[], rng: Rng): readonly number[] {
  const style = rng.below(10);
  if (style === 0) return [BLUFF];
  if (style === 1) return rng.shuffle(from);
  return rng.shuffle(from).slice(0, 1 + rng.below(Math.min(4, from.length)));
}

/** A seat that may do something: mostly one that is awaited, sometimes one that may take its bid back. */
export function drawSeat(position: MoneyPosition, rng: Rng): Seat {
  const sealed =
    !position.isActing && rng.below(8) === 0
      ? seatsOf(position.seatCount).filter((at) => position.sealedBy(at) !== undefined)
      : [];
  return rng.pick(sealed.length > 0 ? sealed : money.awaits(position));
}

/** The valued cards of a seat, ascending: those of a sealed bid too, those that lie on the table not. */
export const handOf = (position: MoneyPosition, at: number): readonly Card[] =>
  ascending([
    ...position.sets.cardsIn(at),
    ...without(position.isActing ? [] : (position.sealedBy(at) ?? []), [BLUFF]),
  ]);

/** By seat what `handOf` says. */
export const handsOf = (position: MoneyPosition): readonly (readonly Card[])[] =>
  seatsOf(position.seatCount).map((at) => handOf(position, at));

/** The draw pile, top first. */
export const pileOf = ({ pile, drawn }: MoneyPosition): readonly Card[] => pile.slice(drawn);

/** What can be arranged at a table; what is absent stays. */
interface Arrangement {
  /** By seat as `handOf` says. */
  readonly hands?: readonly (readonly Card[])[];
  /** By seat the sealed bid, with cards of the hand. */
  readonly sealed?: readonly (readonly Card[] | undefined)[];
  readonly displays?: MoneyView['displays'];
  /** The draw pile, top first. */
  readonly pile?: readonly Card[];
  readonly last?: LastRoundReason;
  /** The hands that are still to be played. */
  readonly later?: readonly HandDeal[];
}

/** A copy of a position, arranged otherwise. */
export function arranged(position: MoneyPosition, arrangement: Arrangement): MoneyPosition {
  const copy = position.clone();
  const { sets, seatCount } = copy;
  const { hands = handsOf(copy), displays, pile, last = copy.last, later = copy.later } = arrangement;
  const { sealed = seatsOf(seatCount).map((at) => copy.sealedBy(at)) } = arrangement;
  for (const [at, cards] of hands.entries()) {
    sets.empty(at);
    for (const card of cards) sets.put(card, at);
  }
  if (!copy.isActing) {
    copy.sealed = 0;
    copy.bluffs = 0;
    for (const [at, cards] of sealed.entries()) {
      sets.empty(copy.bidOf(at));
      if (cards !== undefined) copy.bid(at, cards);
    }
  }
  if (displays !== undefined) {
    for (const display of copy.displays) sets.empty(display);
    copy.layOut(displays.right, displays.left);
  }
  if (pile !== undefined) {
    copy.pile = pile;
    copy.drawn = 0;
  }
  copy.last = last;
  copy.later = later;
  return copy.clone(); // without what sealing has noted
}

/** A position with other cards in the places of all that are not known: the hidden ones change places. */
export function otherWorld(position: MoneyPosition, known: readonly Card[]): MoneyPosition {
  const hidden = without([...handsOf(position).flat(), ...pileOf(position)], known);
  const swapped = new Map(hidden.map((card, place) => [card, hidden.at(-1 - place) ?? card]));
  const other = (cards: readonly Card[]) => cards.map((card) => swapped.get(card) ?? card);
  const hands = handsOf(position).map((cards) => ascending(other(cards)));
  return arranged(position, { hands, pile: other(pileOf(position)) });
}

/** All of a position as text, but for what it has told; views show that. */
export const snapshotOf = (position: MoneyPosition): string =>
  JSON.stringify(
    Object.entries(position).map(([, value]) =>
      ArrayBuffer.isView(value) ? String(value) : (value as unknown),
    ),
  );

/** Plays a game at random. Throws if an act changes the position before it, or anything else that goes in. */
export function playAtRandom(
  seed: string,
  said?: Partial<MoneyOptions>,
  draw = drawAction,
): PlayedGame<MoneyTypes> {
  const rng = createRng(seed);
  const seatCount = 3 + rng.below(3);
  const options =
    said === undefined ? drawOptions(rng, seatCount) : moneyOptions({ hands: 1, ...said }, seatCount);
  const deal = money.deal(options, seatCount, rng);
  const drawMove = (state: MoneyPosition) => {
    const seat = drawSeat(state, rng);
    return { seat, action: draw(money.legal(state, seat), rng) };
  };
  return playOut(money, { options, seatCount, deal }, drawMove, frozen, snapshotOf);
}

/** Positions note what they have told; they are compared. */
const frozen = <Value>(value: Value): Value => (value instanceof MoneyPosition ? value : deepFreeze(value));
