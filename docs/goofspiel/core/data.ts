import type { Seat } from '../../../core/base/ids.ts';
import type { VisibleSealedEvent } from '../../../core/base/sealed.ts';
import type { CommonOptions } from '../../../core/game.ts';
import type { Card, Edition } from './material.ts';

/** A finished round, from 1: the prizes that lay there, the bids by seat, and who took them; nobody if the highest bids were equal. */
export interface Round {
  readonly round: number;
  readonly prizes: readonly Card[];
  readonly bids: readonly Card[];
  readonly winner?: Seat;
}

export type Options = CommonOptions & { readonly edition: Edition };

/** What a seat, or the open table, may see: everything but the prizes to come and what others have chosen. */
export interface View {
  readonly options: Options;
  /** The number of the running round; after the game one more than there were. */
  readonly round: number;
  /** The prizes that lie there, the newest last. */
  readonly prizes: readonly Card[];
  /** By seat the bids that are not spent, ascending, with the one that is chosen. */
  readonly hands: readonly (readonly Card[])[];
  readonly points: readonly number[];
  /** Who has chosen, ascending. */
  readonly chosen: readonly Seat[];
  /** Absent for the open table; `bid`: what the seat itself has chosen. */
  readonly own?: { readonly seat: Seat; readonly bid?: Card };
  readonly previousRound?: Round;
}

/** Makes a sealed bid, or takes it back (Goofspiel Decision G1). */
export type Action = { readonly type: 'bid'; readonly card: Card } | { readonly type: 'unbid' };

/** What a seat may do now. `{}`: nothing. */
export interface Legal {
  /** One of these. */
  readonly bid?: { readonly card: readonly Card[] };
  readonly unbid?: object;
}

type PublicEvent =
  | VisibleSealedEvent
  | ({ readonly type: 'opened' } & Round)
  | { readonly type: 'turned-up'; readonly prize: Card };

export type Event = PublicEvent & { readonly to: 'all' };
