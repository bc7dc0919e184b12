/** Value of a chip in thousands of dollars. */
export type ChipValue = 1 | 2;

const TALLEST = 5;

/** The fewest chips that make up an amount in thousands: twos first (For Sale Decision F1: chips only draw an amount). */
export const chipsOf = (amount: number): readonly ChipValue[] => [
  ...Array.from({ length: Math.floor(amount / 2) }, () => 2 as const),
  ...Array.from({ length: amount % 2 }, () => 1 as const),
];

/**
 * The chips of an amount in stacks of one value each, at most five high and about equal; an odd one is a stack of its own.
 * Up to 18 there are at most three stacks.
 */
export const stacksOf = (amount: number): readonly (readonly ChipValue[])[] => {
  const twos = chipsOf(amount).filter((chip) => chip === 2);
  const ones = chipsOf(amount).filter((chip) => chip === 1);
  const columns = Math.ceil(twos.length / TALLEST);
  const stacks = Array.from({ length: columns }, (_, column) =>
    twos.filter((_, index) => index % columns === column),
  );
  return ones.length === 0 ? stacks : [...stacks, ones];
};
