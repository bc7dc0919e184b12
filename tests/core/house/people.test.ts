import { describe, expect, it } from 'vitest';
import {
  attended,
  forgetPerson,
  mergePeople,
  NO_PEOPLE,
  personWith,
  recognise,
  renamePerson,
  splitPerson,
  type Attendance,
  type HousePeople,
} from '../../../core/house/people.ts';
import type { Result } from '../../../core/base/result.ts';

const [PHONE, TABLET] = ['a'.repeat(64), 'b'.repeat(64)];
const ANNA = { id: 'aaaaaaaa', name: 'Anna', colour: 1, device: PHONE };
const BEN = { id: 'bbbbbbbb', name: 'Ben', colour: 2, device: TABLET };

const houseOf = (...people: readonly Attendance[]): HousePeople =>
  people.reduce((house, one) => attended(house, one, 1000), NO_PEOPLE);
const accepted = (result: Result<HousePeople, unknown>): HousePeople => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const whoIs = (house: HousePeople, name: string, device?: string, seated: readonly string[] = []) => {
  const found = recognise(house, { name, device, seated });
  return found.type === 'known' ? found.person.id : found.type;
};

describe('a person of the house', () => {
  it('is recognised by device and name, however it is typed', () => {
    const house = houseOf(ANNA, BEN);
    expect(whoIs(house, ' ANNA ', PHONE)).toBe('aaaaaaaa');
    expect(whoIs(house, 'Ben', TABLET)).toBe('bbbbbbbb');
  });

  it('is asked on another device, and nobody is asked whom the house does not know', () => {
    const house = houseOf(ANNA);
    expect(whoIs(house, 'Anna')).toBe('familiar');
    expect(whoIs(house, 'Anna', TABLET)).toBe('familiar');
    expect(whoIs(house, 'Cleo', PHONE)).toBe('new');
  });

  it('shares a device with others, who are told apart by name', () => {
    const house = houseOf({ ...ANNA, device: TABLET }, BEN);
    expect(whoIs(house, 'Anna', TABLET)).toBe('aaaaaaaa');
    expect(whoIs(house, 'Ben', TABLET)).toBe('bbbbbbbb');
  });

  it('does not sit at a table twice', () => {
    expect(whoIs(houseOf(ANNA), 'Anna', PHONE, ['aaaaaaaa'])).toBe('new');
  });

  it('is asked if two people have name and device in common', () => {
    const house = houseOf(ANNA, { ...ANNA, id: 'cccccccc', device: TABLET });
    const both = attended(house, { ...ANNA, id: 'cccccccc' }, 2000);
    expect(whoIs(both, 'Anna', PHONE)).toBe('familiar');
  });

  it('gets further devices and names by playing, and keeps the name of before', () => {
    const house = attended(houseOf(ANNA), { ...ANNA, name: 'Anne', device: TABLET }, 2000);
    expect(house.people).toEqual([
      {
        id: 'aaaaaaaa',
        name: 'Anna',
        otherNames: ['Anne'],
        colour: 1,
        addedAt: 1000,
        devices: [PHONE, TABLET],
      },
    ]);
    expect(whoIs(house, 'Anne', PHONE)).toBe('aaaaaaaa');
  });

  it('is one person although they sat down at two tables before the house knew them', () => {
    const house = houseOf(ANNA, { ...ANNA, id: 'dddddddd' });
    expect(house.people).toHaveLength(1);
    expect(personWith(house, 'dddddddd')?.id).toBe('aaaaaaaa');
  });
});

describe('the people of the house', () => {
  it('can be renamed: the old name still recognises them', () => {
    const house = accepted(renamePerson(houseOf(ANNA), 'aaaaaaaa', 'Anna K.', 3));
    expect(house.people[0]).toMatchObject({ name: 'Anna K.', otherNames: ['Anna'], colour: 3 });
    expect(whoIs(house, 'Anna', PHONE)).toBe('aaaaaaaa');
  });

  it('can be merged, also one after the other: every id of before is the one who stays', () => {
    const three = houseOf(ANNA, BEN, { id: 'cccccccc', name: 'Cleo', colour: 0 });
    const two = accepted(mergePeople(three, 'aaaaaaaa', 'bbbbbbbb'));
    const one = accepted(mergePeople(two, 'bbbbbbbb', 'cccccccc'));
    for (const id of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) expect(personWith(one, id)?.name).toBe('Cleo');
    expect(one.people).toHaveLength(1);
    expect(one.people[0]).toMatchObject({ otherNames: ['Ben', 'Anna'], devices: [TABLET, PHONE] });
    expect(mergePeople(one, 'aaaaaaaa', 'cccccccc').ok).toBe(false);
  });

  it('can be split: a device then belongs to the new person alone', () => {
    const shared = attended(houseOf(ANNA), { ...ANNA, device: TABLET }, 2000);
    const added = { id: 'eeeeeeee', name: 'Anna', colour: 4, addedAt: 3000 };
    const house = accepted(splitPerson(shared, 'aaaaaaaa', { ...added, device: 1 }));
    expect(whoIs(house, 'Anna', PHONE)).toBe('aaaaaaaa');
    expect(whoIs(house, 'Anna', TABLET)).toBe('eeeeeeee');
    expect(splitPerson(shared, 'aaaaaaaa', { ...added, device: 2 }).ok).toBe(false);
  });

  it('can be split by a name, which is then the new person’s alone', () => {
    const merged = accepted(mergePeople(houseOf(ANNA, BEN), 'bbbbbbbb', 'aaaaaaaa'));
    expect(whoIs(merged, 'Ben', PHONE)).toBe('aaaaaaaa');
    const added = { id: 'eeeeeeee', name: 'Ben', colour: 4, addedAt: 3000 };
    const house = accepted(splitPerson(merged, 'aaaaaaaa', added));
    expect(house.people.map(({ name, otherNames }) => [name, otherNames])).toEqual([
      ['Anna', []],
      ['Ben', []],
    ]);
    expect(whoIs(house, 'Ben', PHONE)).toBe('familiar');
  });

  it('can be forgotten with all that merged into them', () => {
    const merged = accepted(mergePeople(houseOf(ANNA, BEN), 'aaaaaaaa', 'bbbbbbbb'));
    const house = accepted(forgetPerson(merged, 'aaaaaaaa', 'Gast'));
    expect(house).toEqual({
      people: [],
      merged: {},
      forgetting: [
        {
          ids: ['bbbbbbbb', 'aaaaaaaa'],
          names: ['Ben', 'Anna'],
          devices: [BEN.device, ANNA.device],
          isOnlyBearer: true,
          as: 'Gast',
        },
      ],
    });
    expect(whoIs(house, 'Ben', TABLET)).toBe('new');
  });

  it('are not forgotten for a word that is no name', () => {
    for (const word of ['', ' ', 'Invitado desconocido X', 'a\nb'])
      expect(forgetPerson(houseOf(ANNA), 'aaaaaaaa', word)).toMatchObject({
        ok: false,
        error: { code: 'bad-name' },
      });
  });

  it('keep a name that somebody else has, too', () => {
    const house = accepted(
      forgetPerson(houseOf(ANNA, { ...ANNA, id: 'cccccccc', device: TABLET }), 'aaaaaaaa', 'Gast'),
    );
    expect(house.forgetting[0]?.isOnlyBearer).toBe(false);
  });
});
