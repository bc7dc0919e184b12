import type { GameRecord } from '../../core/record/index.ts';

/*
 * What the claim checkers of the games share. They are written from docs/claims.md, the rules pages and records alone, and share nothing
 * with the code that finds claims.
 */

/** What every finished match has. */
export interface Outcome {
  readonly seatCount: number;
  readonly totals: readonly number[];
  /** Ascending. */
  readonly winners: readonly number[];
  /** The scores by seat at each count of `never-led`, in order. */
  readonly counts: readonly (readonly number[])[];
}

/** What must hold if a claim is true, each with what is wrong if it does not. */
export type Conditions = readonly (readonly [holds: boolean, fault: string])[];

/** The arguments of a claim: `currency` is a name, all others are numbers. `seat` and `other` are the first two of `seats`. */
export type Claimed<Name extends string = string> = {
  readonly [Key in Name]: Key extends 'currency' ? string : number;
} & { readonly seats: readonly number[]; readonly seat: number; readonly other: number };

/** The arguments of a claim of one type. */
export interface ClaimForm {
  /** How many seats the claim names; undefined: any number. */
  readonly seats: number | undefined;
  /** The arguments besides `type` and `seats`. */
  readonly names: readonly string[];
}

/** When a claim of one type is true. */
export interface ClaimRule<Facts> extends ClaimForm {
  conditions(facts: Facts, claimed: Claimed): Conditions;
}

/** The claims of a game. */
export interface ClaimRules<Facts extends Outcome> {
  /** Follows a record to its end. Returns undefined if the match is not finished. @throws if an action breaks the rules */
  follow(record: GameRecord): Facts | undefined;
  readonly rules: Readonly<Record<string, ClaimRule<Facts>>>;
  /** The best feats of the match (docs/records.md): by type and seat, null where there is none. */
  feats(facts: Facts): Feats;
}

export type Feats = Readonly<Record<string, readonly (number | null)[]>>;

/** The largest of some numbers, null without any. */
export const largest = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((one, other) => (other > one ? other : one));

/** Makes the rules of a game, so that the names of the arguments are those that the conditions may read. */
export const ruleMaker =
  <Facts>() =>
  <Name extends string>(
    seats: number | undefined,
    names: readonly Name[],
    conditions: (facts: Facts, claimed: Claimed<Name>) => Conditions,
  ): ClaimRule<Facts> => ({
    seats,
    names,
    conditions: (facts, claimed) => conditions(facts, claimed as unknown as Claimed<Name>),
  });

/** A referee, as far as it follows a record. */
interface Follower<Table, Action> {
  may(table: Table, at: number, action: Action): boolean;
  act(table: Table, at: number, action: Action): void;
}

/**
 * Plays the actions of a record at a referee's table. `watch` is called before each action; what it returns is called after it.
 * @throws if an action breaks the rules
 */
export function followActions<Table, Action>(
  { actions }: GameRecord,
  table: Table,
  by: Follower<Table, Action>,
  watch: (at: number, action: Action) => (() => void) | undefined,
): void {
  for (const [index, recorded] of actions.entries()) {
    const { seat, ...rest } = recorded as { readonly seat: number };
    const action = rest as Action;
    if (!by.may(table, seat, action)) throw new Error(`action ${index} breaks the rules`);
    const note = watch(seat, action);
    by.act(table, seat, action);
    note?.();
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** Whether the value is reached once, and no other is larger. */
export const isStrictMaximum = (value: number | undefined, values: readonly number[]): boolean =>
  value !== undefined && values.includes(value) && values.filter((one) => one >= value).length === 1;

/** Whether the value is reached once, and no other is smaller. */
export const isStrictMinimum = (value: number | undefined, values: readonly number[]): boolean =>
  value !== undefined && values.includes(value) && values.filter((one) => one <= value).length === 1;

export const numberOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter((item) => is(item)).length;

/** By seat, what `valueOf` says. */
export const bySeat = ({ seatCount }: Outcome, valueOf: (at: number) => number): readonly number[] =>
  Array.from({ length: seatCount }, (_, at) => valueOf(at));

/** The seats with the highest value, ascending. */
export const seatsWithMost = (values: readonly number[]): readonly number[] =>
  [...values.keys()].filter((at) => values[at] === Math.max(...values));

export const isSoleWinner = ({ winners }: Outcome, at: number): Conditions[number] => [
  isSame(winners, [at]),
  'the seat is not the sole winner',
];

/** Whether the two seats, and no third, have the highest total, and this is it. */
export const areTied = ({ totals }: Outcome, seats: readonly number[], total: number): Conditions => {
  const best = seatsWithMost(totals);
  return [
    [best.length === 2 && best.every((at) => seats.includes(at)), 'others have the highest total'],
    [totals[best[0] ?? 0] === total, 'the highest total is another one'],
  ];
};
