import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { kindOf, LAST_CARD } from '../../core/games/money/material.ts';
import { CURRENCIES } from '../../core/games/money/options.ts';
import BanknoteDefs from '../../renderer/games/money/art/BanknoteDefs.vue';
import CardBack from '../../renderer/games/money/art/CardBack.vue';
import MoneyCard from '../../renderer/games/money/art/MoneyCard.vue';
import { engravings } from '../../renderer/games/money/art/engraving.ts';
import { rosettePath, waveBandPath } from '../../renderer/games/money/art/guilloche.ts';
import { textures } from '../../renderer/games/money/art/textures.ts';

const cards = Array.from({ length: LAST_CARD + 1 }, (_, serial) => serial);
const sizes = ['s', 'm', 'l'] as const;

describe('cards (Money! Decision M1)', () => {
  it.each(cards)('card %i shows its numeral twice, its number, its sign and its name', (serial) => {
    const kind = kindOf(serial);
    for (const size of sizes) {
      const card = mount(MoneyCard, { props: { serial, size, label: `card ${serial}` } });
      const picture = card.get('svg');
      expect(picture.attributes('role')).toBe('img');
      expect(picture.attributes('aria-label')).toBe(`card ${serial}`);
      const texts = card.findAll('text, .serial').map((text) => text.text());
      expect(texts.filter((text) => text === String(kind.face))).toHaveLength(2);
      expect(texts.includes(`#${serial}`)).toBe(serial !== 0);
      if (kind.type !== 'note') continue;
      expect(card.classes()).toContain(`currency-${kind.currency}`);
      const strokes = card.findAll('.sign path').map((stroke) => stroke.attributes('d'));
      expect(strokes).toEqual([...engravings[kind.currency].sign]);
    }
  });

  it('tells nothing of the card when it lies face down', () => {
    expect(mount(CardBack, { props: { label: 'face down' } }).html()).not.toContain('<text');
  });

  it('shows the number large where it decides a tie', () => {
    const props = { serial: 40, label: 'card 40' };
    expect(mount(MoneyCard, { props }).find('.plate').exists()).toBe(false);
    const plate = mount(MoneyCard, { props: { ...props, isSerialHighlighted: true } }).get('.plate');
    expect(plate.text()).toBe('#40');
  });

  it('refers only to engravings that are there', () => {
    const ids = mount(BanknoteDefs)
      .findAll('[id]')
      .map((element) => `#${element.attributes('id')}`);
    expect(new Set(ids).size).toBe(ids.length);
    const pictures = [
      mount(CardBack, { props: { label: 'back', size: 'l' } }),
      ...cards.map((serial) => mount(MoneyCard, { props: { serial, label: 'card', size: 'l' } })),
    ];
    for (const picture of pictures)
      for (const use of picture.findAll('use')) expect(ids).toContain(use.attributes('href'));
  });
});

/** Where each stretch of a path ends; the path has `M`, then `c` and `s`, which go on from there. */
function endsOf(path: string): readonly (readonly [x: number, y: number])[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mcs])([-\d. ]+)/g)].map(([, kind = '', text = '']) => {
    const [right = 0, down = 0] = text.split(' ').slice(-2).map(Number);
    [x, y] = kind === 'M' ? [right, down] : [x + right, y + down];
    return [x, y] as const;
  });
}

describe('engraving', () => {
  const rosette = { outer: 40, inner: 20, petals: 7, curves: 3 };

  it('draws the same from the same numbers, and something else from others', () => {
    expect(rosettePath(rosette)).toBe(rosettePath({ ...rosette }));
    expect(rosettePath({ ...rosette, petals: 8 })).not.toBe(rosettePath(rosette));
    expect(rosettePath(rosette)).toMatch(/^(M[-\d. ]+c[-\d. ]+(s[-\d. ]+)+Z){3}$/);
  });

  it('keeps a rosette between its two circles', () => {
    const ends = endsOf(rosettePath(rosette));
    expect(ends.length).toBeGreaterThan(100);
    for (const [x, y] of ends) {
      expect(Math.hypot(x, y)).toBeGreaterThan(19.9);
      expect(Math.hypot(x, y)).toBeLessThan(40.1);
    }
  });

  it('draws a band from edge to edge', () => {
    const band = waveBandPath({ width: 176, reach: 12, waves: 4, curves: 5 });
    expect(band.split('M')).toHaveLength(6);
    const [x, y] = endsOf(band).at(-1) ?? [];
    expect(x).toBeCloseTo(176);
    expect(y).toBeCloseTo(0);
  });

  it('gives every currency a sign, a ground and a rosette of its own', () => {
    const plates = CURRENCIES.map((currency) => engravings[currency]);
    for (const part of ['sign', 'texture', 'rosette'] as const)
      expect(new Set(plates.map((plate) => JSON.stringify(plate[part]))).size).toBe(CURRENCIES.length);
    expect(new Set(Object.values(textures).map((draw) => draw())).size).toBe(CURRENCIES.length);
  });
});
