import type { Occasion } from '../../base/quips.ts';
import type { MoneyHappening } from './events.ts';
import { worthOf } from './material.ts';
import type { Act, Reveal } from './round.ts';

/** From this gain on an act is a bargain. */
const GAIN = 40;

/** What somebody could say a line about. `before`: what happened before it, the newest first. */
export function occasions(event: MoneyHappening, before: readonly MoneyHappening[]): readonly Occasion[] {
  switch (event.type) {
    case 'revealed':
      return [...bluffOf(event), ...tiesOf(event)];
    case 'took':
    case 'swapped':
      return [...priceOf(event), ...(event.type === 'swapped' ? [robbed(event)] : [])];
    case 'passed':
      return lastActOf(event.seat, before)?.type === 'passed' ? [{ seat: event.seat, quip: 'passing' }] : [];
    case 'game-ended':
      return event.winners.map((seat) => ({ seat, quip: 'won' }));
    default:
      return [];
  }
}

/** A bluff has held if it acts first. That there is a bluff card in the bid lies open. */
function bluffOf({ order, bids }: Reveal): readonly Occasion[] {
  const [first] = order;
  return first !== undefined && bids[first]?.bluff === true ? [{ seat: first, quip: 'bluff' }] : [];
}

/** The last of equal bids has something to sigh about. */
const tiesOf = ({ ties }: Reveal): readonly Occasion[] =>
  ties.flatMap(({ seats }) => {
    const last = seats.at(-1);
    return last === undefined ? [] : [{ seat: last, quip: 'tie' } as const];
  });

const robbed = (act: Extract<Act, { type: 'swapped' }>): Occasion => ({ seat: act.with, quip: 'robbed' });

function priceOf({ seat, gained, laid }: Exclude<Act, { type: 'passed' }>): readonly Occasion[] {
  const price = { paid: worthOf(laid), got: worthOf(gained) };
  if (price.paid > price.got) return [{ seat, quip: 'dear', price }];
  return price.got >= price.paid + GAIN ? [{ seat, quip: 'bargain', price }] : [];
}

const lastActOf = (seat: Act['seat'], before: readonly MoneyHappening[]): Act | undefined =>
  before.find(
    (event): event is Act =>
      (event.type === 'took' || event.type === 'swapped' || event.type === 'passed') && event.seat === seat,
  );
