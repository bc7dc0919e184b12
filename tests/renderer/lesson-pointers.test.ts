import { describe, expect, it } from 'vitest';
import { pointersAt, type Rect } from '../../renderer/screens/lesson/pointers.ts';

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({
  left,
  top,
  right,
  bottom,
});
const TABLE = rect(0, 130, 1280, 800);

describe('what points', () => {
  it('is a ring around each thing that is meant, and one arrow to the first', () => {
    const [left, right] = [rect(50, 200, 550, 540), rect(700, 200, 1220, 540)];
    expect(pointersAt([left, right], [], TABLE)).toEqual([
      { ring: rect(47, 197, 553, 543), arrow: { x: 300, y: 197, from: 'above' } },
      { ring: rect(697, 197, 1223, 543) },
    ]);
  });

  it('lies over nothing that is to be read', () => {
    const meant = rect(50, 200, 550, 540);
    const above = rect(0, 150, 400, 190);
    const [{ arrow } = { arrow: undefined }] = pointersAt([meant], [above], TABLE);
    expect(arrow).toMatchObject({ y: 197, from: 'above' });
    expect(arrow?.x).toBeGreaterThan(413);
    expect(pointersAt([meant], [rect(0, 130, 1280, 199)], TABLE)[0]?.arrow).toMatchObject({
      y: 543,
      from: 'below',
    });
    const around = [rect(0, 130, 1280, 199), rect(0, 541, 1280, 800)];
    expect(pointersAt([meant], around, TABLE)[0]?.arrow).toMatchObject({ x: 47, from: 'left' });
  });

  it('is no arrow where there is no room for one', () => {
    expect(pointersAt([rect(0, 132, 1280, 800)], [], TABLE)).toEqual([{ ring: rect(0, 130, 1280, 800) }]);
  });
});
