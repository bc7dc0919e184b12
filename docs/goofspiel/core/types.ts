import type { GameTypes } from '../../../core/game.ts';
import type { Card } from './material.ts';
import type { Action, Event, Legal, Options, View } from './data.ts';
import type { GoofspielPosition } from './position.ts';

/** The types that Goofspiel is made of. */
export interface GoofspielTypes extends GameTypes {
  readonly options: Options;
  readonly deal: readonly Card[];
  readonly state: GoofspielPosition;
  readonly action: Action;
  readonly legal: Legal;
  readonly view: View;
  readonly event: Event;
  readonly prompt: { readonly type: 'bid' | 'sealed' };
  readonly sheet: readonly [];
}
