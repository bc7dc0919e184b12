/** Ten-thousandths of the win: the parts of a result add up to it exactly. */
export interface Estimate {
  /** A whole number. */
  readonly amount: number;
  /** Its standard error, a whole number. */
  readonly error: number;
}

/** What a seat's share of the win is made of besides its equal share. */
export const PARTS = ['deal', 'own', 'others', 'rest'] as const;
export type Part = (typeof PARTS)[number];

/** How a seat's share of the win came about: `result` is `even` plus all parts. */
export interface SeatBreakdown extends Readonly<Record<Part, Estimate>> {
  /** The seat's share of the win, in ten-thousandths. */
  readonly result: number;
  /** The share of each seat if all are alike, in ten-thousandths. */
  readonly even: number;
}

/** Whether the parts of each seat add up to its result, and all numbers are whole: others do not come from `breakdownOf`. */
export const isSound = (seats: readonly Partial<SeatBreakdown>[]): boolean =>
  seats.every(({ result, even = NaN, ...parts }) => {
    const all = PARTS.flatMap((part) => parts[part] ?? []);
    const sum = all.reduce((so, { amount }) => so + amount, even);
    return (
      all.length === PARTS.length &&
      sum === result &&
      all.every(({ amount, error }) => Number.isInteger(amount) && error >= 0)
    );
  });

/** Whether a part is larger than its error; one that is not says nothing. */
export const isCertain = ({ amount, error }: Estimate): boolean => Math.abs(amount) > error;
