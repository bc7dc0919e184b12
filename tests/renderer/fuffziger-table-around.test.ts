import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { setupOf } from '../games/falsche-fuffziger/setup.ts';
import { lookAt, phases, pressOf, startOf, type FuffzigerLook } from '../helpers/renderer/fuffziger-table.ts';
import { part, plain, press } from '../helpers/renderer/page.ts';

let look: FuffzigerLook;
afterEach(() => look.mounted.wrapper.unmount());

const place = (at: number): string => part(`.others [data-anchor="seat-${at}"]`);
const labels = (selector: string): readonly string[] =>
  [...document.querySelectorAll(`${selector} [role=img]`)].map((one) =>
    plain(one.getAttribute('aria-label')),
  );
const names = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((one) => plain(one.textContent));
const rows = (selector: string): readonly string[] =>
  [...document.querySelectorAll(`${selector} tbody tr`)].map((row) =>
    [...row.querySelectorAll('th [role=img], td')]
      .map((cell) => plain(cell.getAttribute('aria-label') ?? cell.textContent))
      .join(' '),
  );

describe('where the game stands', () => {
  it('is the round, the running one of six phases, and what it is about', async () => {
    look = await lookAt(startOf());
    expect(part('.at-facts .round')).toBe('Round 1');
    expect(document.querySelectorAll('.at-facts .phase')).toHaveLength(6);
    expect(part('.at-facts [aria-current=step] .visually-hidden')).toBe('Phase 2: Presses');
    expect(part('.at-facts .about')).toBe('Convert or sell presses; the rest print.');
  });

  it.each([
    ['auction', 'Phase 3: Coin auctions'],
    ['laundering', 'Phase 4: Laundering'],
    ['buying', 'Phase 5: Buying'],
    ['general', 'Phase 6: General laundering'],
  ] as const)('knows the phase %s', async (type, name) => {
    const phase = {
      auction: phases.auction(4, 0),
      laundering: phases.laundering(4),
      buying: phases.buying(0),
      general: phases.general(4),
    }[type];
    look = await lookAt(startOf(4, { phase }));
    expect(part('.at-facts [aria-current=step] .visually-hidden')).toBe(name);
  });

  it('is told when the game is over', async () => {
    look = await lookAt(startOf(4, { phase: { type: 'ended', reason: 'last-card', bonus: [6, 4, 2, 0] } }));
    expect(document.querySelector('.at-facts [aria-current]')).toBeNull();
    expect(part('.action-bar .sentence')).toBe('The game is over.');
  });
});

describe('players at a glance', () => {
  it('have coins, presses, a state, and the start player the die', async () => {
    const presses = [pressOf(1, '10-1'), pressOf(1, '10-2'), pressOf(3, '50-1')];
    look = await lookAt(
      startOf(4, { presses, coins: [0, 12, 0, 3], start: seat(3), phase: phases.producing(1) }),
    );
    expect(place(1)).toContain('12 coins');
    expect(place(1)).toContain('Presses: 2 times: 10 press.');
    expect(place(1)).toContain('Has the turn');
    expect(place(2)).toContain('No press.');
    expect(place(3)).toContain('Presses: 50 press.');
    expect(labels('[data-anchor="seat-3"]')).toContain('Start player: has the die');
    expect(labels('[data-anchor="seat-1"]')).not.toContain('Start player: has the die');
  });

  it('show in an auction who leads and who is out', async () => {
    const phase = phases.auction(4, 1);
    if (phase.type !== 'auction') throw new Error('no auction');
    const running = { ...phase, led: { real: 5 }, turn: seat(2), isIn: [true, true, true, false] };
    look = await lookAt(startOf(4, { phase: running }));
    expect(place(1)).toContain('Led this stake');
    expect(place(2)).toContain('Is away');
    expect(place(3)).toContain('Dropped out');
  });

  it('show who has chosen, but not what', async () => {
    look = await lookAt(startOf(4, { phase: phases.laundering(4) }));
    await look.play([1, { type: 'bid', notes: {}, real: 0 }]);
    expect(place(1)).toContain('Has chosen');
    expect(place(3)).toContain('Is choosing');
  });

  it('are all six there at the open table, which has nothing of its own', async () => {
    look = await lookAt(startOf(6), 'table');
    expect(document.querySelectorAll('.others > li')).toHaveLength(6);
    expect(document.querySelector('.at-own > *')).toBeNull();
  });

  it('can be looked at: coins, presses and what they print, never the money', async () => {
    const presses = [pressOf(1, '10-1'), pressOf(1, '50-2')];
    look = await lookAt(startOf(4, { presses, coins: [0, 12, 0, 0] }));
    await press(/^What you know about Ben$/);
    expect(labels('dialog[open]')).toEqual(['12 coins', '10 press', '50 press']);
    expect(part('dialog[open]')).toContain('They print: 10 and 50.');
    expect(part('dialog[open]')).toContain('Notes and real money stay secret.');
    await press(/^Back to the table$/);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('prices', () => {
  it('lie on the table: costs, sells, scrap and how many are left', async () => {
    look = await lookAt(startOf(4, { supply: { 10: 20, 20: 23, 50: 1, 150: 12 } }));
    expect(rows('.at-market')).toEqual([
      '10 4 3 2 20',
      '20 10 8 4 23',
      '50 30 20 9 1',
      '100 70 45 20 0',
      '150 110 70 30 12',
    ]);
  });

  it('are struck out for types that are out of the game', async () => {
    look = await lookAt(startOf(4, { scrapped: [10, 20] }));
    expect(rows('.at-market')[0]).toContain('10: out of the game');
    expect(document.querySelectorAll('.at-market tr.gone')).toHaveLength(2);
  });

  it('can be looked up in every phase, with the inspector and the open card', async () => {
    look = await lookAt(startOf(4, { phase: phases.laundering(4) }));
    await press(/^Prices$/);
    expect(rows('dialog[open]')).toHaveLength(5);
    expect(part('dialog[open]')).toContain('32 cards left');
  });
});

describe('the inspector', () => {
  const later = { inspected: 8, inspectedBefore: 5, symbols: 2, broken: 2 };

  it('shows what is face down, what was turned up this round, what goes next, and the free symbols', async () => {
    look = await lookAt(startOf(4, later));
    expect(labels('.inspector .turned')).toEqual([
      'Inspector card: 150',
      'Inspector card: coin symbol',
      'Inspector card: 10',
    ]);
    expect(document.querySelector('.inspector .pile')?.getAttribute('aria-label')).toBe('2 cards face down');
    expect(labels('.inspector .fact')).toEqual(['10']);
    expect(part('.inspector')).toContain('2 of 3 free coin symbols are gone.');
    expect(part('.inspector')).toContain('2 broken presses on the pile');
  });

  it('goes for the smallest type that is left', async () => {
    look = await lookAt(startOf(4, { ...later, scrapped: [10, 20, 50] }));
    expect(labels('.inspector .fact')).toEqual(['100']);
  });

  it('keeps earlier cards to the memory, unless the table looks things up', async () => {
    look = await lookAt(startOf(4, later));
    await press(/^Prices$/);
    expect(part('dialog[open]')).toContain('The cards repeat in the same order');
    expect(part('dialog[open]')).not.toContain('Earlier cards');
    look.mounted.wrapper.unmount();
    look = await lookAt(startOf(4, later, { memoryAid: true }));
    await press(/^Prices$/);
    expect(part('dialog[open]')).toContain('Earlier cards, in order');
    expect(document.querySelectorAll('dialog[open] .sheet ol.cards li')).toHaveLength(5);
  });

  it('says with five players that other types count as symbols, too', async () => {
    look = await lookAt(startOf(5));
    await press(/^Prices$/);
    expect(part('dialog[open]')).toContain('With five or more players');
  });
});

describe('the middle in phase 2', () => {
  it('tells what each has done, whose turn it is first and the last before it next', async () => {
    look = await lookAt(startOf(3, { start: seat(1), phase: phases.producing(1), auctions: 2 }));
    const lines = (): readonly string[] =>
      [...document.querySelectorAll('.at-market .rows > li')].map((row) => plain(row.textContent));
    expect(names('.at-market .rows .name')).toEqual(['Ben', 'Cleo', 'Ada']);
    expect(lines()[0]).toContain('at the presses');
    expect(lines()[1]).toContain('to come');
    expect(part('.at-market')).toContain('2 coin auctions this round.');
    await look.play([1, { type: 'sell', press: '10-2' }], [1, { type: 'finish' }]);
    expect(names('.at-market .rows .name')).toEqual(['Cleo', 'Ben', 'Ada']);
    expect(lines()[0]).toContain('at the presses');
    expect(lines()[1]).toContain('Ben sells a 10 for 3. Ben prints 20 and 50.');
  });

  it('says what was scrapped and what that paid', async () => {
    const scrapped = [
      {
        pressType: 10 as const,
        presses: [0, 0, 2].map((at) => ({ press: '10-1' as const, seat: seat(at), real: 2, coins: 0 })),
      },
    ];
    const { report } = setupOf(startOf(4));
    look = await lookAt(startOf(4, { report: { ...report, scrapped }, scrapped: [10] }));
    expect(part('.at-market .scrapped')).toContain('Scrapped: the 10s. It pays: You 4 and Cleo 2.');
  });
});

describe('waiting', () => {
  it.each([
    ['Ben is at the presses.', phases.producing(1)],
    ['Ben leads or drops out.', phases.auction(4, 1)],
    ['Ben buys presses.', phases.buying(1)],
  ])('says: %s', async (sentence, phase) => {
    look = await lookAt(startOf(4, { phase }));
    expect(part('.action-bar .sentence')).toBe(sentence);
  });

  it('names all who are missing at the open table', async () => {
    look = await lookAt(startOf(3, { phase: phases.general(3) }), 'table');
    expect(part('.action-bar .sentence')).toBe('Ada, Ben, and Cleo are still changing money.');
  });
});
