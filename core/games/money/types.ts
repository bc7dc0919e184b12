import type { GameTypes, Step } from '../../game.ts';
import type { Rejection } from '../../base/rejection.ts';
import type { Result } from '../../base/result.ts';
import type { MoneyAction, MoneyLegal } from './actions.ts';
import type { MoneyDeal } from './deal.ts';
import type { MoneyEvent } from './events.ts';
import type { MoneyOptions } from './options.ts';
import type { MoneyPrompt } from './prompt.ts';
import type { MoneySheet } from './score.ts';
import type { MoneyReason } from './reason.ts';
import type { MoneyState } from './state.ts';
import type { MoneyView } from './view.ts';

/** The types that Money! is made of. */
export interface MoneyTypes extends GameTypes {
  readonly options: MoneyOptions;
  readonly deal: MoneyDeal;
  readonly state: MoneyState;
  readonly action: MoneyAction;
  readonly legal: MoneyLegal;
  readonly view: MoneyView;
  readonly event: MoneyEvent;
  readonly prompt: MoneyPrompt;
  readonly sheet: MoneySheet;
  readonly reason: MoneyReason;
}

/** What an accepted action of Money! leads to. */
export type MoneyStep = Step<MoneyTypes>;

/** An action's outcome: the step, or why it was refused. */
export type MoneyOutcome = Result<MoneyStep, Rejection>;
