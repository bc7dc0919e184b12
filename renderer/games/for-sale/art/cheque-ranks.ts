import { rosette, waveBand } from './engraving.ts';

/** How rich a cheque looks: 0 is worthless, 5 the richest. */
export type ChequeRank = 0 | 1 | 2 | 3 | 4 | 5;

/** The rank of an amount in thousands of dollars: 0; 2–4, 5–7, 8–10, 11–13, and 14 and more. */
export const rankOf = (amount: number): ChequeRank => {
  if (amount <= 0) return 0;
  if (amount <= 4) return 1;
  if (amount <= 7) return 2;
  if (amount <= 10) return 3;
  return amount <= 13 ? 4 : 5;
};

const plain = waveBand(50, 22, 50, 4, 5);
const bands = waveBand(24, 12, 40, 5, 5) + waveBand(76, 12, 40, 5, 5);
const dense = waveBand(20, 11, 25, 8, 7) + waveBand(50, 11, 25, 8, 7) + waveBand(80, 11, 25, 8, 7);

/** The background lines of the whole cheque. */
export const groundOf = (rank: ChequeRank): string => {
  if (rank <= 1) return plain;
  return rank <= 3 ? bands : dense;
};

/** The rosette at the left, centred on 0, 0; low ranks have none. */
export const rosetteOf = {
  0: undefined,
  1: undefined,
  2: rosette(26, 10, 6),
  3: rosette(30, 12, 10),
  4: rosette(34, 14, 14),
  5: rosette(36, 13, 18) + rosette(20, 8, 9),
} as const satisfies Record<ChequeRank, string | undefined>;
