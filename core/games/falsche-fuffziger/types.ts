import type { GameTypes } from '../../game.ts';
import type { FuffzigerAction, FuffzigerLegal } from './actions.ts';
import type { FuffzigerClaim } from './claims.ts';
import type { FuffzigerDeal } from './deal.ts';
import type { FuffzigerEvent } from './events.ts';
import type { FuffzigerFeat } from './feats.ts';
import type { FuffzigerPart } from './figures.ts';
import type { FuffzigerOptions } from './options.ts';
import type { FuffzigerPosition } from './position.ts';
import type { FuffzigerPrompt } from './prompt.ts';
import type { FuffzigerSheet } from './score.ts';
import type { FuffzigerReason } from './reason.ts';
import type { FuffzigerView } from './view.ts';

/** The types that Falsche Fuffziger is made of. */
export interface FuffzigerTypes extends GameTypes {
  readonly options: FuffzigerOptions;
  readonly deal: FuffzigerDeal;
  readonly state: FuffzigerPosition;
  readonly action: FuffzigerAction;
  readonly legal: FuffzigerLegal;
  readonly view: FuffzigerView;
  readonly event: FuffzigerEvent;
  readonly prompt: FuffzigerPrompt;
  readonly sheet: FuffzigerSheet;
  readonly reason: FuffzigerReason;
  readonly claim: FuffzigerClaim;
  readonly part: FuffzigerPart;
  readonly feat: FuffzigerFeat;
}
