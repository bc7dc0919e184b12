import { mount } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { membersOf } from '../../core/base/lists.ts';
import {
  DIE,
  INSPECTORS,
  LETTERS,
  PRESS_TYPES,
  SIDES,
  SPECIAL_COINS,
  cardsOf,
  dealOf,
  typeOf,
  type Back,
  type Inspector,
  type Side,
} from '../../core/games/falsche-fuffziger/material.ts';
import CoinPile from '../../renderer/games/falsche-fuffziger/art/CoinPile.vue';
import CounterfeitNote from '../../renderer/games/falsche-fuffziger/art/CounterfeitNote.vue';
import GameDie from '../../renderer/games/falsche-fuffziger/art/GameDie.vue';
import InspectorCard from '../../renderer/games/falsche-fuffziger/art/InspectorCard.vue';
import LaunderingCard from '../../renderer/games/falsche-fuffziger/art/LaunderingCard.vue';
import PressTile from '../../renderer/games/falsche-fuffziger/art/PressTile.vue';
import RealMoney from '../../renderer/games/falsche-fuffziger/art/RealMoney.vue';
import SilverCoin from '../../renderer/games/falsche-fuffziger/art/SilverCoin.vue';
import TypeMark from '../../renderer/games/falsche-fuffziger/art/TypeMark.vue';
import { columnsOf } from '../../renderer/games/falsche-fuffziger/art/coin-columns.ts';
import { noteEdge } from '../../renderer/games/falsche-fuffziger/art/crooked.ts';
import { grounds } from '../../renderer/games/falsche-fuffziger/art/drawings/grounds.ts';
import { machines } from '../../renderer/games/falsche-fuffziger/art/drawings/index.ts';
import { typeOutlines } from '../../renderer/games/falsche-fuffziger/art/type-outlines.ts';

const sides = Object.keys(SIDES) as readonly Side[];
const backs = membersOf<Back>({ ...SIDES, broken: true });
const inspectors = membersOf<Inspector>({ coin: 1, 10: 1, 20: 1, 50: 1, 100: 1, 150: 1 });

const press = (up: Back, isConverted = false) =>
  mount(PressTile, { props: { up, isConverted, label: `press ${up}` } });
const textsOf = (piece: { findAll: ReturnType<typeof mount>['findAll'] }): readonly string[] =>
  piece.findAll('text').map((text) => text.text());

describe('presses', () => {
  it.each(sides)('%s shows its type, its capacity and its name, in its colour', (up) => {
    const tile = press(up);
    expect(tile.get('svg').attributes('role')).toBe('img');
    expect(tile.get('svg').attributes('aria-label')).toBe(`press ${up}`);
    expect(textsOf(tile)).toEqual([String(typeOf(up)), ...(SIDES[up].notes === 2 ? ['×2'] : [])]);
    expect(tile.find(`.type-${typeOf(up)}`).exists()).toBe(true);
  });

  it('are different pictures, each type and each capacity another machine', () => {
    expect(new Set(backs.map((up) => press(up).html().replaceAll(`press ${up}`, ''))).size).toBe(
      backs.length,
    );
    const drawings = backs.filter((up) => up !== '150+3').map((up) => JSON.stringify(machines[up]));
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(new Set(Object.values(grounds)).size).toBe(PRESS_TYPES.length);
  });

  it('show the coins of the special one, and none elsewhere', () => {
    for (const up of backs)
      expect(press(up).findAll('.coins > *'), up).toHaveLength(up === '150+3' ? SPECIAL_COINS : 0);
  });

  it('show that they are converted, and then nothing else differs', () => {
    for (const up of backs) {
      expect(press(up).find('.seal').exists()).toBe(false);
      const converted = press(up, true);
      expect(converted.find('.seal').exists()).toBe(true);
      expect(converted.find('.converted').exists()).toBe(true);
      expect(textsOf(converted)).toEqual(textsOf(press(up)));
    }
  });

  it('show a wreck without a type when they are broken', () => {
    const wreck = press('broken', true);
    expect(textsOf(wreck)).toEqual([]);
    expect(wreck.find('.type-broken').exists()).toBe(true);
    for (const type of PRESS_TYPES) expect(wreck.find(`.type-${type}`).exists()).toBe(false);
  });

  it('turn from the old side, which is not read out', async () => {
    const tile = press('20x2', true);
    expect(tile.find('.old').exists()).toBe(false);
    expect(tile.classes()).not.toContain('turning');
    await tile.setProps({ turnedFrom: '10' });
    expect(tile.classes()).toContain('turning');
    expect(tile.get('.old').attributes('aria-hidden')).toBe('true');
    expect(textsOf(tile.get('.old'))).toEqual(['10']);
    expect(textsOf(tile.get('.face'))).toEqual(['20', '×2']);
  });

  it('say that they are out of play', () => {
    const props = { up: '50', isConverted: false, label: '', isDisabled: true } as const;
    expect(mount(PressTile, { props }).classes()).toContain('disabled');
  });
});

describe('counterfeit notes and real money', () => {
  it.each(PRESS_TYPES)('a note of %i shows its type, its grin and its name', (type) => {
    const note = mount(CounterfeitNote, { props: { type, label: `note ${type}` } });
    expect(note.get('svg').attributes('aria-label')).toBe(`note ${type}`);
    expect(textsOf(note)).toEqual([String(type)]);
    expect(note.find('.grin').exists()).toBe(true);
    expect(note.find(`.type-${type}`).exists()).toBe(true);
  });

  it('show their number where it is given', () => {
    const props = { type: 100, label: 'twelve' } as const;
    for (const count of [1, 3, 12, 27])
      expect(textsOf(mount(CounterfeitNote, { props: { ...props, count } }))).toEqual(['100', `×${count}`]);
  });

  it('lie in a heap that grows up to four notes, and leave a place when none is left', () => {
    const sheets = (count: number): number => {
      const stack = mount(CounterfeitNote, { props: { type: 20, count, label: '' } });
      return stack.findAll('.below, .paper').length;
    };
    expect([0, 1, 2, 3, 4, 30].map(sheets)).toEqual([0, 1, 2, 3, 4, 4]);
    const none = mount(CounterfeitNote, { props: { type: 20, count: 0, label: 'none' } });
    expect(none.find('.place').exists()).toBe(true);
    expect(none.find('.grin').exists()).toBe(false);
    expect(textsOf(none)).toEqual(['20']);
  });

  it('shows real money as the numeral that was given, in any length', () => {
    for (const numeral of ['0', '120', '1,284', '1.284', '12 840']) {
      const money = mount(RealMoney, { props: { numeral, label: `${numeral} real` } });
      expect(money.get('svg').attributes('aria-label')).toBe(`${numeral} real`);
      expect(textsOf(money)).toEqual([numeral]);
      const room = 104 / numeral.length;
      expect(Number(money.get('text').attributes('font-size'))).toBeGreaterThanOrEqual(Math.min(56, room));
    }
  });

  it('never mixes the two up: proportions, edge, mark and colours differ', () => {
    const fake = mount(CounterfeitNote, { props: { type: 50, label: '' } });
    const real = mount(RealMoney, { props: { numeral: '50', label: '' } });
    const ratio = (piece: typeof fake | typeof real): number => {
      const [, , width = 0, height = 1] = (piece.get('svg').attributes('viewBox') ?? '')
        .split(' ')
        .map(Number);
      return width / height;
    };
    expect(ratio(real) / ratio(fake)).toBeGreaterThan(1.4);
    expect(fake.html()).toContain(noteEdge);
    expect(real.html()).not.toContain(noteEdge);
    expect(noteEdge.split('L').length).toBeGreaterThan(80);
    expect(real.find('.grin').exists()).toBe(false);
    expect(fake.find('.seal').exists()).toBe(false);
    expect(real.find('.seal').exists()).toBe(true);
    expect(real.html()).not.toContain('type-');
  });
});

describe('silver coins and the die', () => {
  it('lie in tens, up to six columns', () => {
    expect(columnsOf(0)).toEqual([]);
    expect(columnsOf(1)).toEqual([1]);
    expect(columnsOf(10)).toEqual([10]);
    expect(columnsOf(23)).toEqual([10, 10, 3]);
    expect(columnsOf(60)).toEqual(Array.from({ length: 6 }, () => 10));
    expect(columnsOf(84)).toEqual(columnsOf(60));
    for (let count = 0; count <= 60; count += 1)
      expect(columnsOf(count).reduce((sum, height) => sum + height, 0)).toBe(count);
  });

  it('show their number beside the columns, unless only the picture is wanted', () => {
    for (const count of [0, 1, 23, 84]) {
      const pile = mount(CoinPile, { props: { count, label: `${count} coins` } });
      expect(pile.get('svg').attributes('aria-label')).toBe(`${count} coins`);
      expect(textsOf(pile)).toEqual([String(count)]);
      expect(pile.findAll('.edge')).toHaveLength(columnsOf(count).length);
      expect(textsOf(mount(CoinPile, { props: { count, label: '', isBare: true } }))).toEqual([]);
    }
  });

  it('are read out with a label only', () => {
    for (const piece of [
      (label?: string) => mount(SilverCoin, { props: { label } }),
      (label?: string) => mount(GameDie, { props: { face: 3, label } }),
      (label?: string) => mount(TypeMark, { props: { type: 50, label } }),
    ]) {
      expect(piece('named').attributes()).toMatchObject({ role: 'img', 'aria-label': 'named' });
      expect(piece().attributes('aria-hidden')).toBe('true');
      expect(piece().attributes('role')).toBeUndefined();
    }
  });

  it('shows as many pips as the face has', () => {
    for (const face of new Set(DIE)) {
      const pips = mount(GameDie, { props: { face } }).get('.pips').attributes('d') ?? '';
      expect(pips.match(/M/g)).toHaveLength(face);
    }
    expect(mount(GameDie, { props: { face: 2, isRolling: true } }).classes()).toContain('rolling');
  });
});

describe('cards', () => {
  it.each(inspectors)('the inspector of %s shows it under the loupe', (card) => {
    const face = mount(InspectorCard, { props: { card, label: `inspector ${card}` } });
    expect(face.get('svg').attributes('aria-label')).toBe(`inspector ${card}`);
    expect(textsOf(face)).toEqual(card === 'coin' ? [] : [card]);
    expect(face.find('.coin').exists()).toBe(card === 'coin');
    expect(face.find('.lens').exists()).toBe(true);
  });

  it('the inspectors look like their part of the pile, by ground and pips', () => {
    const pips = { white: 1, green: 2, black: 3 } as const;
    for (const group of ['white', 'green', 'black'] as const)
      for (const card of INSPECTORS[group]) {
        if (card === 'coin') continue;
        const face = mount(InspectorCard, { props: { card, label: '' } });
        expect(face.find(`g.${group}`).exists()).toBe(true);
        expect(face.findAll('.pip')).toHaveLength(pips[group]);
      }
    expect(
      mount(InspectorCard, { props: { card: 'coin', label: '' } })
        .find('g.white')
        .exists(),
    ).toBe(true);
  });

  it.each(LETTERS)('a laundering card %s shows its letter, its least bid and its real money', (letter) => {
    for (const card of cardsOf(letter)) {
      const { least, real } = dealOf(card);
      const face = mount(LaunderingCard, { props: { card, label: `card ${card}` } });
      expect(face.get('svg').attributes('aria-label')).toBe(`card ${card}`);
      expect(textsOf(face)).toEqual([letter, String(least), String(real)]);
      expect(face.find(`.letter-${letter}`).exists()).toBe(true);
    }
  });

  it('tell nothing when they lie face down', () => {
    const props = { label: 'face down' };
    const backs = [mount(InspectorCard, { props }), mount(LaunderingCard, { props })];
    for (const back of backs) expect(textsOf(back)).toEqual([]);
    expect(new Set(backs.map((back) => back.html())).size).toBe(2);
  });
});

describe('types', () => {
  it('have signs of their own, with their numeral', () => {
    expect(new Set(Object.values(typeOutlines)).size).toBe(PRESS_TYPES.length);
    for (const type of PRESS_TYPES) {
      const mark = mount(TypeMark, { props: { type } });
      expect(textsOf(mark)).toEqual([String(type)]);
      expect(mark.classes()).toContain(`type-${type}`);
      const struck = mount(TypeMark, { props: { type, isScrapped: true } });
      expect(struck.find('.strike').exists()).toBe(true);
      expect(textsOf(struck)).toEqual([String(type)]);
    }
  });
});
