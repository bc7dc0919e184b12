import { mount } from '@vue/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { defineComponent, h, nextTick, shallowRef } from 'vue';
import { placeOf, pointersAt, type Areas, type Rect } from '../../renderer/screens/lesson/place.ts';
import { usePlace, type Scene } from '../../renderer/screens/lesson/use-place.ts';

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({
  left,
  top,
  right,
  bottom,
});
/** A desktop: bar to 44, others to 104, facts to 140, market to 600, rail to 660, own things. */
const WIDE: Areas = {
  table: rect(0, 44, 1280, 800),
  others: rect(0, 44, 1280, 104),
  market: rect(0, 140, 1280, 600),
  rail: rect(0, 600, 1280, 660),
  own: rect(0, 660, 1280, 800),
};
/** A phone that lies: the others, the market and the own things side by side. */
const LYING: Areas = {
  table: rect(0, 44, 844, 390),
  others: rect(0, 44, 130, 342),
  market: rect(130, 80, 450, 342),
  own: rect(450, 44, 844, 342),
  rail: rect(0, 342, 844, 390),
};

describe('where a note lies', () => {
  it('is below the bar, and ends where an area does', () => {
    expect(placeOf(WIDE, 70, [], true)).toEqual({ type: 'band', top: 44, least: 96, most: 96 });
    expect(placeOf(WIDE, 50, [], true)).toMatchObject({ top: 44, least: 60 });
  });

  it('is over the bar as well where there is too little room, and never over the market', () => {
    expect(placeOf(WIDE, 120, [], true)).toEqual({ type: 'band', top: 0, least: 140, most: 140 });
    expect(placeOf(WIDE, 400, [], true)).toEqual({ type: 'band', top: 0, least: 140, most: 140 });
  });

  it('is beside what it speaks of: above it, or below it while nothing is asked', () => {
    const facts = rect(0, 104, 1280, 140);
    expect(placeOf(WIDE, 70, [facts], true)).toMatchObject({ top: 31, most: 70 });
    const others = [WIDE.others ?? rect(0, 0, 0, 0)];
    expect(placeOf(WIDE, 70, others, false)).toMatchObject({ top: 146, most: 454 });
    expect(placeOf(WIDE, 70, others, true)).toMatchObject({ top: 44 });
  });

  it('is at the side where the others are', () => {
    expect(placeOf(LYING, 300, [], true)).toEqual({ type: 'side', bar: 44, width: 130, most: 298 });
  });
});

describe('what points', () => {
  const note = rect(0, 44, 1280, 140);
  it('is a ring around each thing that is meant, and one arrow that comes from the note', () => {
    const [left, right] = [rect(50, 200, 550, 540), rect(700, 200, 1220, 540)];
    expect(pointersAt([left, right], [note], WIDE.table)).toEqual([
      { ring: rect(47, 197, 553, 543), arrow: { x: 300, y: 197, from: 'above' } },
      { ring: rect(697, 197, 1223, 543) },
    ]);
  });

  it('is nothing where the note lies, and no arrow where there is no room for one', () => {
    expect(pointersAt([rect(0, 50, 400, 100)], [note], WIDE.table)).toEqual([]);
    expect(pointersAt([rect(0, 142, 1280, 800)], [note], WIDE.table)).toEqual([
      { ring: rect(0, 139, 1280, 800) },
    ]);
  });
});

it('a note lies again where the one before it lay', async () => {
  const sizes: { readonly [name: string]: Rect | undefined } = {
    'table game': WIDE.table,
    'at-market': WIDE.market,
    rail: WIDE.rail,
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, top, right, bottom } = sizes[this.className] ?? rect(0, 0, 0, 0);
    return new DOMRect(left, top, right - left, bottom - top);
  });
  const lesson = shallowRef<{ readonly at: string }>();
  let found: ReturnType<typeof usePlace> | undefined;
  const Note = defineComponent({
    setup() {
      found = usePlace((): Scene | undefined => {
        const note = document.querySelector<HTMLElement>('.note');
        return lesson.value === undefined || note === null
          ? undefined
          : { note, ...lesson.value, isAsked: true };
      });
      return () => h('div', { class: 'note' });
    },
  });
  const areas = ['at-market', 'rail'].map((name) => h('div', { class: name }));
  const page = mount(
    () => h('div', { class: 'playing' }, [h('div', { class: 'table game' }, areas), h(Note)]),
    { attachTo: document.body },
  );
  const placed = async (at: string | undefined) => {
    lesson.value = at === undefined ? undefined : { at };
    await nextTick();
    return found?.place.value;
  };
  const first = await placed('.one');
  expect(first).toBeDefined();
  expect(await placed(undefined)).toBeUndefined();
  expect(await placed('.other')).toEqual(first);
  page.unmount();
  vi.restoreAllMocks();
});
