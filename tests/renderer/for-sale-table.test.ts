import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { cheapestOf } from '../../core/games/for-sale/position.ts';
import {
  after,
  dullUntil,
  isSelling,
  lookAt,
  startOf,
  type ForSaleLook,
} from '../helpers/renderer/for-sale-table.ts';
import { settled } from '../helpers/renderer/mount.ts';
import { button, buttons, isBlocked, nameOf, part, plain, press, text } from '../helpers/renderer/page.ts';

let look: ForSaleLook;
afterEach(() => look.mounted.wrapper.unmount());

const OFFER = { buildings: [3, 12, 25] };
const stepper = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('[role=spinbutton]');
  if (found === null) throw new Error('no stepper');
  return found;
};
const reasonOf = (blocked: HTMLElement): string =>
  plain(document.getElementById(blocked.getAttribute('aria-describedby') ?? '')?.textContent);
const chips = (): readonly string[] =>
  [...document.querySelectorAll('.chip')].map((chip) => plain(chip.textContent));
const primary = (): string => [...document.querySelectorAll('button.primary')].map(nameOf).join(' | ');

describe('bidding', () => {
  it('offers the least bid at first, with the amount on the one primary button', async () => {
    look = await lookAt(startOf(3, OFFER));
    expect(text()).toContain('Your turn. Nobody has bid yet.');
    expect(stepper().value).toBe('1');
    expect(primary()).toBe('Bid 1');
    await press(/^Bid 1$/);
    expect(look.acts()).toEqual([{ type: 'bid', amount: 1 }]);
  });

  it('goes from one above the highest bid to all that one has, the own bid included', async () => {
    look = await lookAt(after(startOf(3, OFFER), [0, 2], [1, 5], [2, 'pass']));
    expect(text()).toContain('Your turn. Ben leads with 5.');
    expect(['aria-valuemin', 'aria-valuemax'].map((bound) => Number(stepper().getAttribute(bound)))).toEqual([
      6, 18,
    ]);
    expect(stepper().value).toBe('6');
    expect(isDisabled(/^Bid less$/)).toBe(true);
    stepper().dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    await settled();
    expect(primary()).toBe('Bid 18');
    expect(isDisabled(/^Bid more$/)).toBe(true);
  });

  it('is raised by chips that are tapped, as far as the money goes', async () => {
    look = await lookAt(after(startOf(3, OFFER), [0, 1], [1, 12], [2, 'pass']));
    expect(chips()).toEqual(['+1', '+2', '+5']);
    await press(/^5 more$/);
    expect(primary()).toBe('Bid 18');
    for (const raise of [1, 2, 5]) expect(isBlocked(button(new RegExp(`^${raise} more$`)))).toBe(true);
    await press(/^1 more$/);
    expect(primary()).toBe('Bid 18');
    await press(/^Bid 18$/);
    expect(look.acts()).toEqual([{ type: 'bid', amount: 18 }]);
  });

  it.each([
    [15, ['+1', '+2']],
    [16, ['+1']],
    [17, []],
  ])('shows only the chips that fit after a bid of %i', async (high, expected) => {
    look = await lookAt(after(startOf(3, OFFER), [0, 'pass'], [1, high]), seat(2));
    expect(chips()).toEqual(expected);
  });

  it('starts at the least bid again in the next turn, but keeps what was dialled while the turn lasts', async () => {
    look = await lookAt(startOf(3, OFFER));
    await press(/^5 more$/);
    await look.give({ events: [] });
    expect(primary()).toBe('Bid 6');
    await look.play([0, 6], [1, 7], [2, 'pass']);
    expect(primary()).toBe('Bid 8');
  });

  const isDisabled = (name: RegExp): boolean => button(name).matches(':disabled');
});

describe('passing', () => {
  it('says what it costs and what it brings, and is not the primary button', async () => {
    look = await lookAt(startOf(3, OFFER));
    expect(button(/^Pass/).className).not.toContain('primary');
    await press(/^Pass: take 3, pay nothing$/);
    expect(look.acts()).toEqual([{ type: 'pass' }]);
  });

  it.each([
    ['half-down', 3, 'Pass: pay 2, take 12, 1 back'],
    ['half-up', 3, 'Pass: pay 1, take 12, 2 back'],
    ['half-down', 1, 'Pass: pay 1, take 12'],
    ['half-up', 1, 'Pass: take 12, pay nothing'],
  ] as const)('with %s and a bid of %i is "%s"', async (refund, bid, name) => {
    look = await lookAt(after(startOf(3, OFFER, { refund }), [0, bid], [1, bid + 1], [2, 'pass']));
    expect(nameOf(button(/^Pass/))).toBe(name);
  });

  it('is the primary button for who cannot outbid, and bidding says why not', async () => {
    look = await lookAt(after(startOf(3, OFFER), [0, 2], [1, 18], [2, 'pass']));
    expect(text()).toContain('You can’t go above 18: you have to pass.');
    expect(primary()).toBe('Pass: pay 1, take 12, 1 back');
    const bid = button(/^Bid$/);
    expect(isBlocked(bid)).toBe(true);
    expect(reasonOf(bid)).toBe('The highest bid is 18, you have 18.');
    expect(document.querySelector('[role=spinbutton]')).toBeNull();
    bid.click();
    expect(look.acts()).toEqual([]);
  });
});

it('tells who has no money left before the first bid that passing is all there is', async () => {
  const start = startOf(3, OFFER).clone();
  start.money[0] = 0;
  look = await lookAt(start);
  expect(text()).toContain('You have no money left: you have to pass.');
  expect(primary()).toBe('Pass: take 3, pay nothing');
  expect(reasonOf(button(/^Bid$/))).toBe('You have no money left: you have to pass.');
});

describe('while others bid', () => {
  it('tells who is awaited and what passing or staying would come to', async () => {
    look = await lookAt(after(startOf(3, OFFER), [0, 5]));
    expect(part('.action-bar')).toContain('Ben bids or passes.');
    expect(part('.action-bar')).toContain('If you pass, you take the 3 for 3.');
    expect(part('.action-bar')).toContain('If nobody bids more, you take the 25 for 5.');
    await look.play([1, 6]);
    expect(part('.action-bar')).toContain('Cleo bids or passes.');
    expect(part('.action-bar')).not.toContain('If nobody bids more');
    expect(part('.action-bar')).toContain('To stay in you have to bid 7 or more.');
  });

  it('says that passing will be free, and that there is no way to stay in', async () => {
    look = await lookAt(after(startOf(4, { ...OFFER, starter: 1 }), [1, 18]));
    expect(part('.action-bar')).toContain('If you pass, you take the 1 for free.');
    expect(part('.action-bar')).toContain('You can’t bid 19: you’ll have to pass.');
  });

  it('tells what one has taken', async () => {
    look = await lookAt(after(startOf(3, OFFER), [0, 4], [1, 5], [2, 6], [0, 'pass']));
    expect(part('.action-bar')).toContain('You took the 3 for 2. Ben bids or passes.');
  });

  it('asks for nothing at the open table', async () => {
    look = await lookAt(startOf(3, OFFER), 'table');
    expect(part('.action-bar')).toBe('Ada bids or passes.');
    expect(document.querySelector('.at-own > *')).toBeNull();
  });
});

/** Everybody has bought what came; the first round of selling. */
const market = (cheques: readonly number[] = [0, 7, 15]) =>
  dullUntil(startOf(3, { buildings: [3, 12, 25], cheques }), isSelling);
const hand = (): readonly HTMLElement[] => buttons().filter((one) => one.classList.contains('pick'));
const numbers = (): readonly number[] => hand().map((card) => Number.parseInt(nameOf(card), 10));

describe('selling', () => {
  it('takes one building, names it on the button and sells it', async () => {
    look = await lookAt(market());
    expect(text()).toContain('Which building do you sell?');
    expect(button(/^First choose a building$/).matches(':disabled')).toBe(true);
    const [first = 0, second = 0] = numbers();
    await press(new RegExp(`^${first}, `));
    expect(primary()).toBe(`Sell the ${first}`);
    await press(new RegExp(`^${second}, `));
    expect(primary()).toBe(`Sell the ${second}`);
    expect(hand().filter((card) => card.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
    await press(new RegExp(`^Sell the ${second}$`));
    expect(look.acts()).toEqual([{ type: 'sell', building: second }]);
  });

  it('leaves a building out again at the second press, and by Escape', async () => {
    look = await lookAt(market());
    const [first = 0] = numbers();
    await press(new RegExp(`^${first}, `));
    await press(new RegExp(`^${first}, `));
    expect(primary()).toBe('First choose a building');
    await press(new RegExp(`^${first}, `));
    hand()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settled();
    expect(primary()).toBe('First choose a building');
  });

  it('goes from card to card by the arrow keys', async () => {
    look = await lookAt(market());
    const cards = hand();
    cards[0]?.focus();
    cards[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(document.activeElement).toBe(cards.at(-1));
  });

  it('shows the sealed building to its owner, who may take it back and finds it chosen then', async () => {
    look = await lookAt(market());
    const [first = 0] = numbers();
    await look.play([0, 'sell', first]);
    expect(part('.action-bar')).toContain(`Your ${first} is face down. Ben and Cleo are still choosing.`);
    expect(document.querySelector('.action-bar [role=img]')?.getAttribute('aria-label')).toMatch(
      new RegExp(`^${first}, `),
    );
    expect(numbers()).not.toContain(first);
    expect(hand().every((card) => isBlocked(card))).toBe(true);
    await press(/^Take it back$/);
    expect(look.acts()).toEqual([{ type: 'unsell' }]);
    await look.play([0, 'unsell']);
    expect(primary()).toBe(`Sell the ${first}`);
  });

  it('starts a new round with nothing chosen', async () => {
    look = await lookAt(market());
    const [first = 0] = numbers();
    await look.play([0, 'sell', first]);
    await look.play(
      [1, 'sell', cheapestOf(look.state().hands[1] ?? 0)],
      [2, 'sell', cheapestOf(look.state().hands[2] ?? 0)],
    );
    expect(primary()).toBe('First choose a building');
  });

  it('sells the last building with one tap', async () => {
    const last = dullUntil(market(), ({ round }) => round === 16);
    look = await lookAt(last);
    const [only = 0] = numbers();
    expect(text()).toContain('Your last building is up for sale.');
    await press(new RegExp(`^Sell the ${only}$`));
    expect(look.acts()).toEqual([{ type: 'sell', building: only }]);
  });
});

describe('playing by keys', () => {
  it('keeps the place at the prompt when the prompt changes', async () => {
    look = await lookAt(startOf(3, OFFER));
    button(/^Bid 1$/).focus();
    await look.play([0, 1]);
    expect(document.activeElement).toBe(document.querySelector('.action-bar'));
    await look.play([1, 2], [2, 'pass']);
    expect(document.activeElement).toBe(document.querySelector('.action-bar'));
  });

  it('takes no focus from elsewhere', async () => {
    look = await lookAt(startOf(3, OFFER));
    button(/^What happened$/).focus();
    await look.play([0, 1]);
    expect(document.activeElement).toBe(button(/^What happened$/));
  });
});
