import type { GameTypes, Step } from '../../game.ts';
import type { Rejection } from '../../base/rejection.ts';
import type { Result } from '../../base/result.ts';
import type { FuffzigerAction, FuffzigerLegal } from './actions.ts';
import type { FuffzigerDeal } from './deal.ts';
import type { FuffzigerEvent } from './events.ts';
import type { FuffzigerOptions } from './options.ts';
import type { FuffzigerPrompt } from './prompt.ts';
import type { FuffzigerSheet } from './score.ts';
import type { FuffzigerReason } from './reason.ts';
import type { FuffzigerState } from './state.ts';
import type { FuffzigerView } from './view.ts';

/** The types that Falsche Fuffziger is made of. */
export interface FuffzigerTypes extends GameTypes {
  readonly options: FuffzigerOptions;
  readonly deal: FuffzigerDeal;
  readonly state: FuffzigerState;
  readonly action: FuffzigerAction;
  readonly legal: FuffzigerLegal;
  readonly view: FuffzigerView;
  readonly event: FuffzigerEvent;
  readonly prompt: FuffzigerPrompt;
  readonly sheet: FuffzigerSheet;
  readonly reason: FuffzigerReason;
}

/** What an accepted action leads to. */
export type FuffzigerStep = Step<FuffzigerTypes>;

/** An action's outcome: the step, or why it was refused. */
export type FuffzigerOutcome = Result<FuffzigerStep, Rejection>;
