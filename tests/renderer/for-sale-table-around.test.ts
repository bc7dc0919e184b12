import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { ForSaleTypes } from '../../core/games/for-sale/types.ts';
import { cheapestOf, listOf } from '../../core/games/for-sale/position.ts';
import cut from '../../renderer/games/for-sale/table/events.ts';
import type { Scene } from '../../renderer/games/table-parts.ts';
import {
  after,
  dullUntil,
  isSelling,
  lookAt,
  propsOf,
  startOf,
  type ForSaleLook,
} from '../helpers/renderer/for-sale-table.ts';
import { settled } from '../helpers/renderer/mount.ts';
import { buttons, nameOf, part, plain, press, text } from '../helpers/renderer/page.ts';
import { said } from '../helpers/renderer/table-look.ts';

let look: ForSaleLook;
afterEach(() => look.mounted.wrapper.unmount());

const OFFER = { buildings: [3, 12, 25, 28] };
const place = (at: number): string => part(`.others [data-anchor="seat-${at}"]`);
const labels = (selector: string): readonly string[] =>
  [...document.querySelectorAll(`${selector} [role=img]`)].map((one) =>
    plain(one.getAttribute('aria-label')),
  );
/** Everybody's cheapest building, from the first seat on. */
const cheapest = (look: ForSaleLook, at: number): number => cheapestOf(look.state().hands[at] ?? 0);

describe('players at a glance', () => {
  it('show whose turn it is, what lies before whom, and who is out at what price', async () => {
    look = await lookAt(after(startOf(5, OFFER), [0, 'pass'], [1, 3], [2, 4]));
    expect(place(1)).toContain('Still in');
    expect(place(1)).toContain('Bid: 3.');
    expect(place(2)).toContain('Leads');
    expect(place(3)).toContain('Bids or passes');
    await look.play([3, 5], [4, 6], [1, 'pass']);
    expect(place(1)).toContain('Paid 2');
    expect(labels('[data-anchor="seat-1"]')).toContain('3, Dog kennel'); // the 1 went to the first who passed
  });

  it('say that somebody who is awaited is away, and mark who started the round', async () => {
    look = await lookAt(after(startOf(4, { ...OFFER, starter: 1 }), [1, 2]));
    expect(place(2)).toContain('Is away');
    expect(labels('[data-anchor="seat-1"]')).toContain('Started this round');
    expect(labels('[data-anchor="seat-3"]')).not.toContain('Started this round');
  });

  it('show who has chosen, but not what', async () => {
    look = await lookAt(dullUntil(startOf(3), isSelling));
    await look.play([1, 'sell', cheapest(look, 1)]);
    expect(place(1)).toContain('Has chosen');
    expect(place(2)).toContain('Is away');
    expect(document.querySelectorAll('.player .packet')).toHaveLength(1);
    expect(place(1)).not.toContain(String(cheapest(look, 1)));
  });

  it('are all there at the open table', async () => {
    look = await lookAt(startOf(6), 'table');
    expect(document.querySelectorAll('.others > li')).toHaveLength(6);
  });
});

describe('the market', () => {
  it('has the buildings in order and tells whom the cheapest and the dearest go to', async () => {
    look = await lookAt(startOf(4, OFFER));
    expect(labels('.offer')).toEqual(['3, Dog kennel', '12, Farm', '25, Skyscraper', '28, Rocket']);
    expect(part('.offer')).toContain('Whoever passes next takes the 3.');
    expect(part('.offer')).toContain('Whoever stays in to the end takes the 28.');
  });

  it('keeps what is taken in its place, with who took it at what price', async () => {
    look = await lookAt(after(startOf(4, OFFER), [0, 5], [1, 'pass'], [2, 'pass']));
    expect(labels('.offer').slice(0, 2)).toEqual(['3: taken by Ben for 0', '12: taken by Cleo for 0']);
    expect(part('.offer')).toContain('Whoever passes next takes the 25.');
  });

  it('tells part, round and piles', async () => {
    look = await lookAt(startOf(4, OFFER));
    expect(part('.at-facts .part')).toBe('Buying');
    expect(part('.facts')).toContain('Round 1 of 7');
    const piles = [...document.querySelectorAll('.piles > [role=img]')].map((pile) => nameOf(pile));
    expect(piles).toEqual(['24 buildings in the pile', '28 cheques in the pile']);
  });

  it('shows the last round of buying in one line, until selling has one of its own', async () => {
    look = await lookAt(after(startOf(3, OFFER), [0, 3], [1, 4], [2, 'pass'], [0, 'pass']));
    expect(part('.entries')).toContain('Cleo: the 3 for 0');
    expect(part('.entries')).toContain('You: the 12 for 2');
    expect(part('.entries')).toContain('Ben: the 25 for 4');
    const selling = dullUntil(look.state(), isSelling);
    await look.give(propsOf(selling, seat(0)));
    expect(part('.at-facts .part')).toBe('Selling');
    expect(part('.facts')).toContain('Round 1 of 8');
    expect(document.querySelector('.entries')).not.toBeNull();
    await look.give(
      propsOf(
        dullUntil(selling, ({ sold }) => sold.length === 1),
        seat(0),
      ),
    );
    expect(document.querySelector('.entries')).toBeNull();
    expect(document.querySelectorAll('.sales > li')).toHaveLength(3);
  });

  it('has the cheques of the round, sorted, and the last sale above them', async () => {
    const start = dullUntil(startOf(3, { ...OFFER, cheques: [9, 0, 4, 15, 2, 8] }), isSelling);
    look = await lookAt(start);
    expect(labels('.row')).toEqual(['Cheque for $0', 'Cheque for $4,000', 'Cheque for $9,000']);
    const after = dullUntil(start, ({ sold }) => sold.length === 1);
    await look.give(propsOf(after, seat(0)));
    expect(labels('.row')).toEqual(['Cheque for $2,000', 'Cheque for $8,000', 'Cheque for $15,000']);
    for (const { seat: at, building, cheque } of after.sold[0] ?? []) {
      const name = ['You', 'Ben', 'Cleo'][at];
      expect(part('.stage')).toContain(
        `${name}: the ${building} for $${cheque === 0 ? '0' : `${cheque},000`}`,
      );
    }
  });
});

describe('a sale', () => {
  /** What the table shows of the third sale, scene by scene. */
  async function scenesOfSale() {
    const before = dullUntil(startOf(3, OFFER), ({ sold }) => sold.length === 2);
    const end = dullUntil(before, ({ sold }) => sold.length === 3);
    const [sales = []] = end.sold.slice(-1);
    const event = { type: 'sold', round: 3, sales } as const;
    const [from, to] = [propsOf(before, seat(0)).game, propsOf(end, seat(0)).game];
    look = await lookAt(before);
    const show = async ({ view, events }: Scene<ForSaleTypes>): Promise<void> =>
      look.give({ game: { view, legal: {} }, events, timing: { time: 1000, isUntilTapped: false } });
    return { sales, scenes: cut(from, [event], to), show };
  }
  const sold = (): readonly string[] =>
    [...document.querySelectorAll('.sales .visually-hidden')].map((one) => plain(one.textContent));

  it('shows all buildings first, then each cheque as it leaves its place in the row', async () => {
    const { sales, scenes, show } = await scenesOfSale();
    for (const [landed, scene] of scenes.entries()) {
      await show(scene);
      expect(sold().filter((text) => text.includes('$'))).toHaveLength(landed);
      expect(sold()).toHaveLength(3);
      expect(document.querySelectorAll('.coming')).toHaveLength(3 - landed);
      expect(labels('.row')).toHaveLength(3 - landed);
      expect(document.querySelectorAll('.row .gone')).toHaveLength(landed);
      const lit = document.querySelector('.sale.lit');
      const now = sales[landed - 1];
      if (now === undefined) expect(lit).toBeNull();
      else expect(plain(lit?.textContent)).toContain(`the ${now.building} for`);
      expect(part('.action-bar')).toContain(
        now === undefined
          ? 'are revealed'
          : `${now.seat === seat(0) ? 'You sell' : 'sells'} the ${now.building} for`,
      );
    }
  });

  it('lies before nobody any more, and nobody is said to choose', async () => {
    const { scenes, show } = await scenesOfSale();
    for (const scene of scenes) {
      await show(scene);
      expect(document.querySelectorAll('.player .packet')).toHaveLength(0);
      expect(place(1)).not.toMatch(/choosing|chosen/);
    }
  });

  it('is in the log as far as it has been shown', async () => {
    const { scenes, show } = await scenesOfSale();
    await press(/^What happened$/);
    for (const [landed, scene] of scenes.entries()) {
      await show(scene);
      expect(part('dialog .log')).toContain('This round Selling, round 3');
      expect(part('dialog .log').match(/ sells? the /g) ?? []).toHaveLength(landed);
    }
  });
});

describe('what one has', () => {
  it('is the money, the bid on the table and the buildings, ascending', async () => {
    look = await lookAt(
      after(startOf(3, OFFER), [0, 3], [1, 4], [2, 'pass'], [0, 'pass'], [1, 2], [2, 'pass'], [0, 3]),
    );
    expect(part('.own')).toContain('Your money: $13,000');
    expect(part('.own')).toContain('Your bid on the table: $3,000');
    expect(labels('.at-own .cards')).toEqual(['12, Farm']);
  });

  it('is never told of the others', async () => {
    look = await lookAt(after(startOf(3, OFFER), [0, 3], [1, 4]));
    expect(text()).not.toContain('14'); // what Ben has left
  });

  it('has the cheques with their sum', async () => {
    const two = dullUntil(startOf(3, OFFER), ({ sold }) => sold.length === 2);
    look = await lookAt(two);
    const cheques = two.sold.flat().filter(({ seat: at }) => at === 0);
    const sum = cheques.reduce((total, { cheque }) => total + cheque, 0);
    expect(document.querySelectorAll('.at-own .cheques li')).toHaveLength(2);
    expect(part('.at-own .cheques .amount')).toBe(`$${sum},000`);
  });
});

describe('what happened', () => {
  it('holds the running round and the last one, and no way to older ones without the aid', async () => {
    look = await lookAt(
      after(startOf(3, OFFER), [0, 3], [1, 4], [2, 'pass'], [0, 'pass'], [1, 2], [2, 'pass'], [0, 3]),
    );
    await press(/^What happened$/);
    expect(part('dialog .log')).toContain('This round Buying, round 2');
    expect(part('dialog .log')).toContain('You lead with 3.');
    expect(part('dialog .log')).toContain('Previous round Buying, round 1');
    expect(part('dialog .log')).toContain('You pass, take the 12 for 2 and get 1 back.');
    expect(part('dialog .log')).toContain('Ben stays in and takes the 25 for 4.');
    expect(buttons().map(nameOf)).not.toContain('Look up earlier rounds');
  });

  it('asks for earlier rounds with the aid, and shows what comes without the last one twice', async () => {
    const third = dullUntil(startOf(3, OFFER, { memoryAid: true }), ({ bought }) => bought.length === 2);
    look = await lookAt(third);
    await press(/^What happened$/);
    await press(/^Look up earlier rounds$/);
    expect(look.emitted('history')).toEqual([[0]]);
    const bought = (round: number, at: number, building: number, by: 'passing' | 'staying') =>
      ({ type: 'bought', round, seat: seat(at), building, bid: 0, paid: 0, refund: 0, by }) as const;
    const history = [1, 2].map((round) => ({
      at: round,
      events: [
        { type: 'bid', round, seat: seat(1), amount: 7 } as const,
        bought(round, 0, 3, 'passing'),
        bought(round, 2, 12, 'passing'),
        bought(round, 1, 25, 'staying'),
      ],
    }));
    await look.give({ history });
    expect(part('dialog .log').match(/Buying, round 1/g)).toHaveLength(1);
    expect(part('dialog .log').match(/Buying, round 2/g)).toHaveLength(1);
    expect(part('dialog .log')).toContain('Ben bids 7.');
  });

  it('is read out as it happens', async () => {
    look = await lookAt(startOf(3, OFFER));
    await look.play([0, 'pass']);
    expect(said()).toContain('You pass and take the 3 for free.');
    await look.play([1, 5]);
    expect(said()).toContain('Ben bids 5.');
    await look.play([2, 6]);
    await look.play([1, 'pass']);
    expect(said()).toMatch(
      /^Ben passes, takes the 12 for 3 and gets 2 back\. Cleo stays in and takes the 25 for 6\. Round 2\. For sale: .+\. Cleo starts\./,
    );
  });
});

describe('looking at a player', () => {
  it('tells how many cards there are, and without the aid no more', async () => {
    look = await lookAt(dullUntil(startOf(3, OFFER), ({ sold }) => sold.length === 1));
    await press(/^What you know about Ben$/);
    await settled();
    expect(part('dialog[open]')).toContain('7 buildings and 1 cheque.');
    expect(part('dialog[open]')).not.toContain('What has been public');
    expect(document.querySelectorAll('dialog[open] [role=img]')).toHaveLength(0);
  });

  it('shows with the aid what lay open once: the hand, what is sold, and the sum of the cheques', async () => {
    const state = dullUntil(startOf(3, OFFER, { memoryAid: true }), ({ sold }) => sold.length === 2);
    look = await lookAt(state);
    await press(/^What you know about Ben$/);
    await settled();
    const hand = listOf(state.hands[1] ?? 0);
    expect(labels('dialog[open] .part:first-of-type')).toHaveLength(hand.length);
    const sales = state.sold.flat().filter(({ seat: at }) => at === 1);
    const sum = sales.reduce((total, { cheque }) => total + cheque, 0);
    expect(part('dialog[open]')).toContain(`Cheques together: $${sum === 0 ? '0' : `${sum},000`}`);
    await press(/^Back to the table$/);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});
