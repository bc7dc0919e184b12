import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { faceOf, worthOf } from '../../core/games/money/material.ts';
import { handOf } from '../games/money/play.ts';
import { lookAtMoney, others, propsOf, type MoneyLook } from '../helpers/renderer/money-table.ts';
import { button, buttons, isBlocked, nameOf, part, plain, press, text } from '../helpers/renderer/page.ts';
import { said } from '../helpers/renderer/table-look.ts';

let look: MoneyLook;
afterEach(() => look.mounted.wrapper.unmount());

const card = (serial: number): HTMLElement => button(new RegExp(`serial ${serial}$`));
const ownCards = (): readonly number[] => handOf(look.state(), 0);

describe('choosing a bid', () => {
  it('names sum and number of the chosen cards on the one primary button, and emits them ascending', async () => {
    look = await lookAtMoney(3);
    const [first = 0, second = 0] = ownCards();
    card(second).click();
    card(first).click();
    await flushPromises();
    expect(card(first).getAttribute('aria-pressed')).toBe('true');
    const worth = worthOf([first, second]);
    expect(part('.plate .sum')).toBe(String(worth));
    expect(document.querySelectorAll('button.primary')).toHaveLength(1);
    await press(new RegExp(`^Bid ${worth} with 2 cards$`));
    expect(look.acts()).toEqual([{ type: 'bid', cards: [first, second] }]);
  });

  it('counts a single card in the singular and leaves a card out again at the second press', async () => {
    look = await lookAtMoney(3);
    const [first = 0, second = 0] = ownCards();
    card(first).click();
    card(second).click();
    card(second).click();
    await flushPromises();
    expect(nameOf(button(/^Bid/))).toBe(`Bid ${faceOf(first)} with 1 card`);
  });

  it('keeps the place of who plays by keys when a button goes with what it did', async () => {
    look = await lookAtMoney(3);
    const [first = 0] = ownCards();
    card(first).click();
    await flushPromises();
    button(/^Clear$/).focus();
    await press(/^Clear$/);
    expect(document.activeElement?.matches('.action-bar .line')).toBe(true);
  });

  it('does not bid nothing, and says why', async () => {
    look = await lookAtMoney(3);
    const bid = button(/^Bid$/);
    expect(isBlocked(bid)).toBe(true);
    expect(plain(document.getElementById(bid.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
      'A bid needs at least one card: choose it from your hand.',
    );
    bid.click();
    expect(look.acts()).toEqual([]);
  });

  it('calls the bluff card alone sitting out, and names it beside other cards', async () => {
    look = await lookAtMoney(3);
    await press(/^Only the bluff card$/);
    await press(/^Sit out this round$/);
    expect(look.acts()).toEqual([{ type: 'bid', cards: [0] }]);
    const [first = 0] = ownCards();
    card(first).click();
    await flushPromises();
    await press(new RegExp(`^Bid ${faceOf(first)} with 1 card and the bluff card$`));
    expect(look.acts().at(-1)).toEqual({ type: 'bid', cards: [0, first] });
  });

  it('clears the choice by its button and by Escape', async () => {
    look = await lookAtMoney(3);
    const [first = 0] = ownCards();
    card(first).click();
    await flushPromises();
    await press(/^Clear$/);
    expect(part('.plate .sum')).toBe('0');
    card(first).click();
    await flushPromises();
    card(first).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await flushPromises();
    expect(card(first).getAttribute('aria-pressed')).toBe('false');
  });

  it('goes from card to card with the arrow keys', async () => {
    look = await lookAtMoney(3);
    const [first = 0, second = 0] = ownCards();
    card(first).focus();
    card(first).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(card(second));
  });
});

describe('a sealed bid', () => {
  it('shows its owner what it is, who is missing, and can be taken back', async () => {
    look = await lookAtMoney(3);
    await look.bidLowest([0], 2);
    expect(text()).toContain('Your bid is sealed. Ben and Cleo are still choosing.');
    await look.bidLowest([1]);
    expect(text()).toContain('Your bid is sealed. Cleo is still choosing.');
    expect(part('.plate .sum')).toBe(String(worthOf(ownCards().slice(0, 2))));
    await press(/^Take back the bid$/);
    expect(look.acts()).toEqual([{ type: 'unbid' }]);
  });

  it('keeps the other cards where they are, and says why they cannot be chosen', async () => {
    look = await lookAtMoney(3);
    await look.bidLowest([0], 1);
    const other = card(ownCards()[1] ?? 0);
    expect(isBlocked(other)).toBe(true);
    expect(plain(document.getElementById(other.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
      'Take the bid back to choose other cards.',
    );
    other.click();
    await flushPromises();
    expect(other.getAttribute('aria-pressed')).toBe('false');
  });

  it('is chosen again once it is taken back', async () => {
    look = await lookAtMoney(3);
    const [first = 0] = ownCards();
    await look.bidLowest([0], 1);
    await look.play(0, { type: 'unbid' });
    expect(card(first).getAttribute('aria-pressed')).toBe('true');
  });

  it('of somebody else is one face-down card, whatever it holds', async () => {
    look = await lookAtMoney(3);
    await look.bidLowest([1], 1);
    const one = document.querySelector('[data-anchor="seat-1"]')?.outerHTML;
    await look.play(1, { type: 'unbid' });
    await look.bidLowest([1], 4);
    expect(document.querySelector('[data-anchor="seat-1"]')?.outerHTML).toBe(one);
  });
});

describe('acting', () => {
  /** Ada bids three cards and so acts first; the others bid one each. */
  const toAct = async (): Promise<void> => {
    look = await lookAtMoney(4);
    await look.bidLowest(others(4, 0));
    await look.play(0, { type: 'bid', cards: ownCards().slice(-3) });
    expect(look.state()).toMatchObject({ turn: 0, queued: 4 });
  };

  it('takes a display that was aimed at, with both sums on the button', async () => {
    await toAct();
    expect(isBlocked(button(/^Swap$/))).toBe(true);
    await press(/^Left display: /);
    const [left, worth] = [look.state().displayCards('left'), worthOf(look.state().lyingCards()[0] ?? [])];
    await press(new RegExp(`^Take the left display: ${worthOf(left)} for ${worth}$`));
    expect(look.acts()).toEqual([{ type: 'take', display: 'left' }]);
  });

  it('swaps with a player whose bid was aimed at', async () => {
    await toAct();
    await press(/^Ben’s bid: /);
    expect(button(/^Ben’s bid: /).getAttribute('aria-pressed')).toBe('true');
    await press(/^Swap with Ben: \d+ for \d+$/);
    expect(look.acts()).toEqual([{ type: 'swap', with: 1 }]);
  });

  it('tells what the target would bring by currency', async () => {
    await toAct();
    await press(/^Right display: /);
    const sums = [...document.querySelectorAll('.gains .gain')].map((one) => Number(plain(one.textContent)));
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(worthOf(look.state().displayCards('right')));
  });

  it('passes at one press, without a target', async () => {
    await toAct();
    await press(/^Pass: take back \d+$/);
    expect(look.acts()).toEqual([{ type: 'pass' }]);
  });

  it('offers no bid of somebody who has acted', async () => {
    look = await lookAtMoney(3);
    await look.bidLowest([1], 5);
    await look.bidLowest([2]);
    await look.play(0, { type: 'bid', cards: ownCards().slice(-3) });
    await look.play(1, { type: 'take', display: 'right' });
    expect(
      buttons()
        .map(nameOf)
        .some((name) => name.startsWith('The bid of Ben')),
    ).toBe(false);
    expect(part('[data-anchor="seat-1"]')).toContain('Took right');
  });

  it('is nothing to press while somebody else acts', async () => {
    look = await lookAtMoney(3);
    await look.bidLowest([1], 5);
    await look.bidLowest([0, 2]);
    expect(text()).toContain('It’s Ben’s turn');
    expect(
      buttons()
        .map(nameOf)
        .filter((name) => /^(Pass|Swap|Right display|Left display|\S*’s bid)/.test(name)),
    ).toEqual([]);
  });
});

describe('the reveal', () => {
  it('marks the serial numbers that decided a tie, and names them', async () => {
    look = await lookAtMoney(3);
    await look.bidLowest([0, 1, 2]);
    const tied = propsOf(look.state(), seat(0), (view) =>
      view.round?.type === 'acting'
        ? {
            ...view,
            round: {
              ...view.round,
              ties: [
                { worth: 20, seats: [seat(1), seat(2)], decidedBy: [[...(view.round.lying[1] ?? [])], []] },
              ],
            },
          }
        : view,
    );
    await look.give(tied);
    const [serial] = tied.game.view.round?.type === 'acting' ? (tied.game.view.round.lying[1] ?? []) : [];
    expect(part('[data-anchor="seat-1"]')).toContain(`Tie: number ${serial}`);
    expect(document.querySelectorAll('[data-anchor="seat-1"] .serial.plate')).toHaveLength(1);
    expect(document.querySelectorAll('[data-anchor="seat-2"] .serial.plate')).toHaveLength(0);
  });

  it('is read out', async () => {
    look = await lookAtMoney(3);
    await look.bidLowest([0, 1, 2]);
    expect(said()).toMatch(/^The bids are revealed\. (Ada|Ben|Cleo) goes first with \d+\. \S/);
    expect(said().endsWith(part('.action-bar .sentence')), 'then what is asked').toBe(true);
  });
});
