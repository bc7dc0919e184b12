import type { GameTypes } from '../../game.ts';
import type { MoneyAction, MoneyLegal } from './actions.ts';
import type { MoneyClaim } from './claims.ts';
import type { MoneyDeal } from './deal.ts';
import type { MoneyEvent } from './events.ts';
import type { MoneyFeat } from './feats.ts';
import type { MoneyPart } from './figures.ts';
import type { MoneyOptions } from './options.ts';
import type { MoneyPosition } from './position.ts';
import type { MoneyPrompt } from './prompt.ts';
import type { MoneySheet } from './score.ts';
import type { MoneyReason } from './reason.ts';
import type { MoneyView } from './view.ts';

/** The types of Money!. */
export interface MoneyTypes extends GameTypes {
  readonly options: MoneyOptions;
  readonly deal: MoneyDeal;
  readonly state: MoneyPosition;
  readonly action: MoneyAction;
  readonly legal: MoneyLegal;
  readonly view: MoneyView;
  readonly event: MoneyEvent;
  readonly prompt: MoneyPrompt;
  readonly sheet: MoneySheet;
  readonly reason: MoneyReason;
  readonly claim: MoneyClaim;
  readonly part: MoneyPart;
  readonly feat: MoneyFeat;
}
