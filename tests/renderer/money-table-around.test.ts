import { afterEach, describe, expect, it } from 'vitest';
import { useSeenSheets } from '../../renderer/games/money/table/seen-sheets.ts';
import { seat } from '../../core/base/ids.ts';
import { lookAtMoney, playHand, propsOf, type MoneyLook } from '../helpers/renderer/money-table.ts';
import { settled } from '../helpers/renderer/mount.ts';
import { buttons, nameOf, part, press, text } from '../helpers/renderer/page.ts';

let look: MoneyLook;
afterEach(() => look.mounted.wrapper.unmount());

describe('players at a glance', () => {
  it('are choosing, away or done, and bots are marked', async () => {
    look = await lookAtMoney(4);
    await look.bidLowest([3]);
    expect(part('[data-anchor="seat-1"]')).toContain('Is choosing');
    expect(part('[data-anchor="seat-2"]')).toContain('Is away');
    expect(part('[data-anchor="seat-3"]')).toContain('Has chosen');
  });

  it.each([true, false])(
    'show how many cards they hold exactly if the view tells (memoryAid: %s)',
    async (memoryAid) => {
      look = await lookAtMoney(3, seat(0), { memoryAid });
      expect(part('[data-anchor="seat-1"]').includes('7 cards')).toBe(memoryAid);
    },
  );

  it('are all there on the open table, which has no hand', async () => {
    look = await lookAtMoney(5, 'table');
    expect(document.querySelectorAll('.others > li')).toHaveLength(5);
    expect(document.querySelector('.hand')).toBeNull();
    expect(text()).toContain('Ada, Ben, Cleo, Dora, and Emil are still choosing.');
  });
});

describe('the market', () => {
  it('tells pile, hand, round and what is not in this hand', async () => {
    look = await lookAtMoney(3);
    expect(document.querySelector('[data-anchor=pile]')?.getAttribute('aria-label')).toBe(
      '25 cards in the draw pile',
    );
    expect(text()).toContain('Hand 1 of 3');
    expect(document.querySelector('.removed')?.getAttribute('aria-label')).toMatch(
      /^Not in this hand: .+ and .+$/,
    );
  });

  it('says why a round is the last, and that the pile stands still', async () => {
    look = await lookAtMoney(3);
    const still = propsOf(look.state(), seat(0), (view) => ({ ...view, stalled: 2 }));
    await look.give(still);
    expect(text()).toContain('No draw: 2 of 6');
    const last = propsOf(look.state(), seat(0), (view) =>
      view.round === undefined ? view : { ...view, round: { ...view.round, last: 'pile-empty' } },
    );
    await look.give(last);
    expect(text()).toContain('Final round: the draw pile is empty.');
  });
});

describe('what happened', () => {
  it('holds the running round and the one before, and no way to older ones without the aid', async () => {
    look = await lookAtMoney(3);
    await look.bidLowest([0, 1, 2]);
    await look.play(look.state().turn, { type: 'take', display: 'left' });
    await press(/^What happened$/);
    expect(part('.log')).toContain('takes the left display');
    expect(part('.log')).toContain('Hand 1, round 1');
    expect(buttons().map(nameOf)).not.toContain('Look up earlier rounds');
  });

  it('asks for earlier rounds with the aid, and shows what comes', async () => {
    look = await lookAtMoney(3, seat(0), { memoryAid: true });
    await look.bidLowest([0, 1, 2]);
    await press(/^What happened$/);
    expect(buttons().map(nameOf)).not.toContain('Look up earlier rounds');
    while (look.state().isActing) await look.play(look.state().turn, { type: 'pass' });
    await press(/^Look up earlier rounds$/);
    expect(look.emitted('history')).toEqual([[0]]);
    const bid = { cards: [4], worth: 30, bluff: false, sitsOut: false };
    const away = { cards: [], worth: 0, bluff: true, sitsOut: true };
    await look.give({
      history: [
        { at: 2, events: [{ type: 'chose', seat: seat(1) }] },
        {
          at: 5,
          events: [
            { type: 'revealed', hand: 9, round: 4, bids: [bid, away, away], order: [seat(0)], ties: [] },
            { type: 'passed', seat: seat(0), back: [4] },
            { type: 'refilled', right: [], left: [], pile: 9, stalled: 1 },
          ],
        },
      ],
    });
    expect(part('.log')).toContain('Hand 9, round 4');
    expect(part('.log')).toContain('You pass and take back 30.');
    expect(part('.log')).toContain('9 cards');
    await look.give({ you: { ...propsOf(look.state(), seat(0)).you, seats: [seat(0), seat(1)] } });
    expect(part('.log')).toContain('Ada passes and takes back 30.'); // two people share the page: which of them is "you"?
  });
});

describe('between hands', () => {
  it('shows the score sheet by itself until it is put away, and again when asked', async () => {
    look = await lookAtMoney(3);
    await playHand(look);
    await settled();
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    expect(part('dialog[open]')).toContain('Score sheet for hand 1');
    await press(/^On to hand 2$/);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(document.querySelector('.deal')).toBeNull(); // nothing of the hand before lies on the table
    expect(part('.latest')).toBe('');
    await look.give({ events: [] });
    expect(document.querySelector('dialog[open]')).toBeNull();
    await press(/^Score sheets$/);
    expect(part('dialog[open]')).toContain('Score sheet for hand 1');
  });
  it('shows no score sheet by itself in a replay, which is at no table', async () => {
    look = await lookAtMoney(3);
    await playHand(look);
    const { at, game } = propsOf(look.state(), seat(1));
    const { isDue } = useSeenSheets();
    expect([isDue(at, game.view), isDue(undefined, game.view)]).toEqual([true, false]);
  });
});
