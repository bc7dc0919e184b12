import { Dice } from '../../core/base/search/dice.ts';
import type { MoneyAction } from '../../core/games/money/actions.ts';
import { money } from '../../core/games/money/index.ts';
import { cardsOf, MoneyKernel, SET_WIDTH } from '../../core/games/money/kernel.ts';
import { BLUFF, DISPLAYS, valuedCards } from '../../core/games/money/material.ts';
import { moneyOptions } from '../helpers/money-play.ts';
import type { Benchmark } from './measure.ts';

const SEATS = 4;
const MOST_CARDS = 3;
const REMOVED = ['dollar'] as const;
/** Hands that are compared before anything is timed: both sides have to play the same ones. */
const SAMPLE = 200;

/** Hands of Money! with four players who play by lot: the kernel of the search beside the engine. */
export function benchMoneyKernel(): Benchmark {
  const acts = { kernel: meanActs(kernelHands()), engine: meanActs(engineHands()) };
  if (acts.kernel !== acts.engine) throw new Error(`${acts.kernel} acts beside ${acts.engine}`);
  return {
    title: `Random hands of Money!, 4 players, ${acts.kernel.toFixed(1)} acts each`,
    ours: { name: 'core/games/money: the kernel', run: kernelHands() },
    peer: { name: 'core/games/money: the engine', run: engineHands() },
  };
}

function meanActs(play: () => number): number {
  let acts = 0;
  for (let hand = 0; hand < SAMPLE; hand++) acts += play();
  return acts / SAMPLE;
}

/** Up to three cards by lot, the first of the list afterwards; answers how many. */
function drawBid(cards: number[], dice: Dice): number {
  dice.shuffle(cards);
  return 1 + dice.below(Math.min(MOST_CARDS, cards.length));
}

/** Each call plays a hand on the engine and answers how many acts it had. */
function engineHands(): () => number {
  const dice = new Dice(1, 2, 3);
  const options = moneyOptions({ hands: 1 }, SEATS);
  const order = [...valuedCards(REMOVED)];
  return () => {
    dice.shuffle(order);
    let state = money.start(options, SEATS, { hands: [{ removed: REMOVED, order }] });
    for (let acts = 0; ; acts++) {
      const at = money.awaits(state)[0];
      if (at === undefined) return acts;
      const { bid, swap } = money.legal(state, at);
      const cards = bid?.from.filter((card) => card !== BLUFF) ?? [];
      const action: MoneyAction =
        bid === undefined
          ? actAt(dice.below(1 + DISPLAYS.length + (swap?.with.length ?? 0)), state)
          : { type: 'bid', cards: cards.splice(0, drawBid(cards, dice)) };
      const step = money.apply(state, at, action);
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
  };
}

/** What the kernel does by this number. */
function actAt(choice: number, { phase }: ReturnType<typeof money.start>): MoneyAction {
  const display = DISPLAYS[choice - 1];
  if (display !== undefined) return { type: 'take', display };
  const partner = phase.type === 'acting' ? phase.queue[choice - DISPLAYS.length] : undefined;
  return choice === 0 || partner === undefined ? { type: 'pass' } : { type: 'swap', with: partner };
}

/** Each call plays a hand on the kernel and answers how many acts it had. */
function kernelHands(): () => number {
  const dice = new Dice(1, 2, 3);
  const kernel = new MoneyKernel(SEATS, moneyOptions({ hands: 1 }, SEATS));
  const order = [...valuedCards(REMOVED)];
  return () => {
    dice.shuffle(order);
    kernel.deal(order);
    let acts = 0;
    for (; !kernel.hasEnded; acts++) {
      if (kernel.queued > 0) {
        kernel.choose(kernel.choiceAt(dice.below(kernel.choices)));
        continue;
      }
      for (let at = 0; at < SEATS; at++) {
        const cards = cardsOf(kernel.sets.subarray(at * SET_WIDTH, (at + 1) * SET_WIDTH));
        const count = drawBid(cards, dice);
        for (let place = 0; place < count; place++) kernel.bid(at, cards[place] ?? 0);
      }
      acts += SEATS - 1;
      kernel.turnUp(0);
    }
    return acts;
  };
}
