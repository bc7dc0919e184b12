import { LONGEST_NAME, parseNewName } from '../base/name.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Merges } from './counted.ts';
import type { PersonId } from './house-game.ts';

/** A person of the house, as its host stores them. */
export interface HousePerson {
  readonly id: PersonId;
  readonly name: string;
  /** Other names under which the person has played or was listed. */
  readonly otherNames: readonly string[];
  /** The number of the colour, which also chooses the emblem. */
  readonly colour: number;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** SHA-256 of the secrets of browsers on which the person has played; a device may belong to several people. */
  readonly devices: readonly string[];
}

/** Somebody who is being forgotten: their traces are removed from all files before this is removed, too. */
export interface Forgetting {
  readonly ids: readonly PersonId[];
  readonly names: readonly string[];
  /** SHA-256 of the secrets of their browsers. */
  readonly devices: readonly string[];
  /** Whether nobody else of the house has one of the names, so that the name alone says who is meant. */
  readonly isOnlyBearer: boolean;
  /** The word that stands for their names from now on, such as “Guest” in the language of whoever forgets them. */
  readonly as: string;
}

/** Maximum length of the word that stands for a name, in code points: a number follows it. */
const LONGEST_SUBSTITUTE = LONGEST_NAME - 4;

/** All people of the house. Plain JSON. */
export interface HousePeople {
  readonly people: readonly HousePerson[];
  /** The ids of people who turned out to be somebody else: who they are now. */
  readonly merged: Readonly<Record<PersonId, PersonId>>;
  readonly forgetting: readonly Forgetting[];
}

export const NO_PEOPLE: HousePeople = { people: [], merged: {}, forgetting: [] };

/** Maximum number of other names and of devices of a person; the newest are kept. */
const MOST_NAMES = 8;
const MOST_DEVICES = 16;

/** The form in which names are compared: people type them as they like. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

const namesOf = ({ name, otherNames }: HousePerson): readonly string[] => [name, ...otherNames];

const hasName = (person: HousePerson, name: string): boolean =>
  namesOf(person).some((one) => nameKey(one) === nameKey(name));

/** The id under which a person counts now. */
export const currentId = ({ merged }: HousePeople, id: PersonId): PersonId => merged[id] ?? id;

/** Into whom people were merged. */
export const mergesOf = ({ merged }: HousePeople): Merges => new Map(Object.entries(merged));

/** The person with an id, also with one from before a merge. */
export function personWith(house: HousePeople, id: PersonId): HousePerson | undefined {
  const current = currentId(house, id);
  return house.people.find((person) => person.id === current);
}

/** Who a person at a table may be. */
export type Recognition =
  | { readonly type: 'known'; readonly person: HousePerson }
  /** The house knows the name, but not the device: the person says who of them they are. */
  | { readonly type: 'familiar'; readonly people: readonly HousePerson[] }
  | { readonly type: 'new' };

/**
 * Recognises somebody by name and device.
 * @param device SHA-256 of the secret of their browser, if it sent one.
 * @param seated The ids of people who have a seat at the table already: nobody sits there twice.
 */
export function recognise(
  house: HousePeople,
  { name, device, seated }: { name: string; device: string | undefined; seated: readonly PersonId[] },
): Recognition {
  const isSeated = ({ id }: HousePerson): boolean => seated.some((one) => currentId(house, one) === id);
  const bearers = house.people.filter((person) => hasName(person, name) && !isSeated(person));
  const known = bearers.filter(({ devices }) => device !== undefined && devices.includes(device));
  const [person] = known;
  if (person !== undefined && known.length === 1) return { type: 'known', person };
  return bearers.length === 0 ? { type: 'new' } : { type: 'familiar', people: bearers };
}

/** Somebody who has played a match at a table. */
export interface Attendance {
  readonly id: PersonId;
  readonly name: string;
  readonly colour: number;
  /** SHA-256 of the secret of the browser that holds the seat at the end. */
  readonly device?: string;
}

/** The house after somebody's match: a new person, or what is new about a known one. */
export function attended(
  house: HousePeople,
  { id, name, colour, device }: Attendance,
  at: number,
): HousePeople {
  const person = personWith(house, id);
  if (person !== undefined) {
    const otherNames = hasName(person, name)
      ? person.otherNames
      : newest(person.otherNames, name, MOST_NAMES);
    const isKnown = device === undefined || person.devices.includes(device);
    const devices = isKnown ? person.devices : newest(person.devices, device, MOST_DEVICES);
    return withPerson(house, { ...person, otherNames, devices });
  }
  // Somebody who sat down at two tables before their first match ended
  const twin = recognise(house, { name, device, seated: [] });
  if (twin.type === 'known') return { ...house, merged: { ...house.merged, [id]: twin.person.id } };
  const devices = device === undefined ? [] : [device];
  return { ...house, people: [...house.people, { id, name, otherNames: [], colour, addedAt: at, devices }] };
}

const newest = (list: readonly string[], added: string, most: number): readonly string[] =>
  [...list, added].slice(-most);

const withPerson = (house: HousePeople, changed: HousePerson): HousePeople => ({
  ...house,
  people: house.people.map((person) => (person.id === changed.id ? changed : person)),
});

type Changed = Result<HousePeople, Rejection>;

const noSuchPerson = fail(rejection('no-such-person', { name: '' }));

/** Renames a person, or gives them another colour. The old name still recognises them. Rejects with no-such-person. */
export function renamePerson(house: HousePeople, id: PersonId, name: string, colour: number): Changed {
  const person = personWith(house, id);
  if (person === undefined) return noSuchPerson;
  const others = namesOf(person).filter((one) => nameKey(one) !== nameKey(name));
  return ok(withPerson(house, { ...person, name, colour, otherNames: others.slice(-MOST_NAMES) }));
}

/** Makes two people one, who keeps name and colour of `into`. Rejects with no-such-person. */
export function mergePeople(house: HousePeople, id: PersonId, into: PersonId): Changed {
  const [gone, stays] = [personWith(house, id), personWith(house, into)];
  if (gone === undefined || stays === undefined || gone === stays) return noSuchPerson;
  const names = namesOf(gone).filter((name) => !hasName(stays, name));
  const merged = Object.fromEntries(
    Object.entries({ ...house.merged, [gone.id]: gone.id }).map(([from, to]) => [
      from,
      to === gone.id ? stays.id : to,
    ]),
  );
  const one: HousePerson = {
    ...stays,
    otherNames: [...stays.otherNames, ...names].slice(-MOST_NAMES),
    addedAt: Math.min(stays.addedAt, gone.addedAt),
    devices: [...new Set([...stays.devices, ...gone.devices])].slice(-MOST_DEVICES),
  };
  const people = house.people.filter((person) => person !== gone);
  return ok(withPerson({ ...house, people, merged }, one));
}

/**
 * Makes a new person of a device of somebody else's, or without one. If the new name was one of their other names, it is not theirs any more.
 * Rejects with no-such-person.
 */
export function splitPerson(
  house: HousePeople,
  id: PersonId,
  added: Pick<HousePerson, 'id' | 'name' | 'colour' | 'addedAt'> & { readonly device?: number },
): Changed {
  const person = personWith(house, id);
  const { device: index, ...identity } = added;
  const device = index === undefined ? undefined : person?.devices[index];
  if (person === undefined || (index !== undefined && device === undefined)) return noSuchPerson;
  const otherNames = person.otherNames.filter((name) => nameKey(name) !== nameKey(added.name));
  const rest = { ...person, otherNames, devices: person.devices.filter((one) => one !== device) };
  const devices = device === undefined ? [] : [device];
  const { people, ...others } = withPerson(house, rest);
  return ok({ ...others, people: [...people, { ...identity, otherNames: [], devices }] });
}

/**
 * Begins to forget a person: the house knows them no more, only what is to be removed.
 * @param word What stands for their names, `LONGEST_SUBSTITUTE` at most. Rejects with no-such-person or bad-name.
 */
export function forgetPerson(house: HousePeople, id: PersonId, word: string): Changed {
  const gone = personWith(house, id);
  if (gone === undefined) return noSuchPerson;
  const as = parseNewName(word, LONGEST_SUBSTITUTE);
  if (!as.ok) return as;
  const names = namesOf(gone);
  const people = house.people.filter((person) => person !== gone);
  const former = Object.keys(house.merged).filter((one) => house.merged[one] === gone.id);
  const merged = Object.fromEntries(Object.entries(house.merged).filter(([, to]) => to !== gone.id));
  const isOnlyBearer = !people.some((person) => names.some((name) => hasName(person, name)));
  const { devices } = gone;
  const ids = [gone.id, ...former];
  const forgetting = [...house.forgetting, { ids, names, devices, isOnlyBearer, as: as.value }];
  return ok({ people, merged, forgetting });
}

/**
 * The house with the people of another computer's, known by their ids. Who is here already keeps name and colour and gets the other's names
 * and devices, as far as there is room; nobody who is here becomes one with somebody else. The same house if nothing is new.
 */
export function withPeopleOf(house: HousePeople, other: HousePeople): HousePeople {
  const forgotten = new Set(house.forgetting.flatMap(({ ids }) => ids));
  const added = other.people.filter(({ id }) => !forgotten.has(id));
  const everybody = added.reduce<HousePeople>((then, person) => {
    const known = personWith(then, person.id);
    const changed = withTraitsOf(known ?? person, person);
    return known === undefined ? { ...then, people: [...then.people, changed] } : withPerson(then, changed);
  }, house);
  const merges = Object.keys(other.merged).flatMap((id): readonly (readonly [PersonId, PersonId])[] => {
    const into = personWith(everybody, currentId(other, id));
    const isNew = personWith(everybody, id) === undefined && !forgotten.has(id);
    return into === undefined || !isNew ? [] : [[id, into.id]];
  });
  const then = { ...everybody, merged: { ...everybody.merged, ...Object.fromEntries(merges) } };
  return JSON.stringify(then) === JSON.stringify(house) ? house : then;
}

function withTraitsOf(person: HousePerson, other: HousePerson): HousePerson {
  const names = namesOf(other).filter((name) => !hasName(person, name));
  return {
    ...person,
    otherNames: [...person.otherNames, ...names].slice(0, MOST_NAMES),
    addedAt: Math.min(person.addedAt, other.addedAt),
    devices: [...new Set([...person.devices, ...other.devices])].slice(0, MOST_DEVICES),
  };
}
