import { seat, type Seat } from './ids.ts';

/** What can be predicted: who bids the most, who takes the most valuable building, gets the largest cheque, wins the coins. */
export const TOPICS = ['bid', 'building', 'cheque', 'coins'] as const;
export type TopicType = (typeof TOPICS)[number];

/** Something that people who wait or watch may predict at a moment. It depends on what all may learn, and on nothing else. */
export interface Topic {
  readonly type: TopicType;
  /** Tells it from all other topics of the game. */
  readonly key: string;
  /** Who may come out on top. */
  readonly among: readonly Seat[];
  /** The seats whose people may predict: they have chosen, or are out. */
  readonly by: readonly Seat[];
}

/** How a topic came out: the seats from the best down, equal ones together. Empty: nobody came out on top. */
export interface TopicAnswer {
  readonly type: TopicType;
  readonly ranks: readonly (readonly Seat[])[];
}

/** The seats by what each has, the most first; a seat without a value is in no rank. */
export function ranked(values: readonly (number | undefined)[]): TopicAnswer['ranks'] {
  const known = values.filter((value) => value !== undefined);
  const descending = [...new Set(known)].sort((one, other) => other - one);
  return descending.map((value) => values.flatMap((own, at) => (own === value ? [seat(at)] : [])));
}

/** Who came out on top among the others: somebody who predicts knows the own choice, so the own seat does not count. */
export const bestOf = ({ ranks }: TopicAnswer, own: Seat | undefined): readonly Seat[] =>
  ranks.map((rank) => rank.filter((at) => at !== own)).find((rank) => rank.length > 0) ?? [];
