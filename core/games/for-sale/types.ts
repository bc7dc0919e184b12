import type { GameTypes } from '../../game.ts';
import type { ForSaleAction, ForSaleLegal } from './actions.ts';
import type { ForSaleClaim } from './claims.ts';
import type { ForSaleDeal } from './deal.ts';
import type { ForSaleEvent } from './events.ts';
import type { ForSaleFeat } from './feats.ts';
import type { ForSalePart } from './figures.ts';
import type { ForSaleOptions } from './options.ts';
import type { ForSalePosition } from './position.ts';
import type { ForSalePrompt } from './prompt.ts';
import type { ForSaleSheet } from './score.ts';
import type { ForSaleReason } from './reason.ts';
import type { ForSaleView } from './view.ts';

/** The types of For Sale. */
export interface ForSaleTypes extends GameTypes {
  readonly options: ForSaleOptions;
  readonly deal: ForSaleDeal;
  readonly state: ForSalePosition;
  readonly action: ForSaleAction;
  readonly legal: ForSaleLegal;
  readonly view: ForSaleView;
  readonly event: ForSaleEvent;
  readonly prompt: ForSalePrompt;
  readonly sheet: ForSaleSheet;
  readonly reason: ForSaleReason;
  readonly claim: ForSaleClaim;
  readonly part: ForSalePart;
  readonly feat: ForSaleFeat;
}
