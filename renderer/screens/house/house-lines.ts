import type { HouseRecord, Meeting, PersonId } from '../../../core/house/index.ts';
import type { HouseAnswer, HousePersonLine } from '../../../core/protocol/answers.ts';

export type CountedPerson = HouseAnswer['book']['people'][number];

/** Somebody whom the house knows, with what counts of them; `counted` is absent if no match does. */
export interface HouseLine {
  readonly person: HousePersonLine;
  readonly counted?: CountedPerson;
}

/** Everybody whom the house knows, first who has played most; who has played as much is in the order of the language. */
export function houseLines({ people, book }: HouseAnswer, language: string): readonly HouseLine[] {
  const counted = new Map(book.people.map((one) => [one.person, one]));
  const { compare } = new Intl.Collator(language);
  return people
    .map((person): HouseLine => {
      const own = counted.get(person.id);
      return { person, ...(own && { counted: own }) };
    })
    .sort(
      (one, other) =>
        (other.counted?.games ?? 0) - (one.counted?.games ?? 0) ||
        compare(one.person.name, other.person.name),
    );
}

/** A meeting as one of the two sees it. */
export interface Duel {
  readonly opponent: PersonId;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
  /** Absent unless it is clear who of them is ahead. */
  readonly clear?: 'ahead' | 'behind';
}

/** The meetings of a person, those of most games first. */
export const duelsOf = (meetings: readonly Meeting[], person: PersonId): readonly Duel[] =>
  meetings
    .flatMap(({ one, other, games, leftBehind, isClear }): readonly Duel[] => {
      if (one !== person && other !== person) return [];
      const ahead = one === person ? leftBehind : games - leftBehind;
      const behind = games - ahead;
      const clear = ahead > behind ? 'ahead' : 'behind';
      return [{ opponent: one === person ? other : one, games, ahead, behind, ...(isClear && { clear }) }];
    })
    .sort((a, b) => b.games - a.games || b.ahead - a.ahead);

/** The records that somebody holds. */
export const recordsOf = (records: readonly HouseRecord[], person: PersonId): readonly HouseRecord[] =>
  records.filter(
    (record) => record.type !== 'closest' && record.holders.some((holder) => holder.person === person),
  );
