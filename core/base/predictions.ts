import { seat, type Seat } from './ids.ts';

/** What can be predicted: who bids most, who gets the most valuable building, the largest cheque, the coins. */
export const TOPICS = ['bid', 'building', 'cheque', 'coins'] as const;
export type TopicType = (typeof TOPICS)[number];

/** A prediction open to waiting players and spectators. It depends only on public information. */
export interface Topic {
  readonly type: TopicType;
  /** Unique among the topics of a match. */
  readonly key: string;
  /** The possible winners. */
  readonly among: readonly Seat[];
  /** The seats that may predict: they have chosen, or are out. */
  readonly by: readonly Seat[];
}

/** The outcome of a topic: the seats from the best down, tied ones together. Empty: there is no winner. */
export interface TopicAnswer {
  readonly type: TopicType;
  readonly ranks: readonly (readonly Seat[])[];
}

/** Ranks the seats by value, highest first; seats without a value are left out. */
export function ranked(values: readonly (number | undefined)[]): TopicAnswer['ranks'] {
  const known = values.filter((value) => value !== undefined);
  const descending = [...new Set(known)].sort((one, other) => other - one);
  return descending.map((value) => values.flatMap((own, at) => (own === value ? [seat(at)] : [])));
}

/** The best seats except `own`: players know their own choice, so it does not count in their prediction. */
export const bestOf = ({ ranks }: TopicAnswer, own: Seat | undefined): readonly Seat[] =>
  ranks.map((rank) => rank.filter((at) => at !== own)).find((rank) => rank.length > 0) ?? [];
