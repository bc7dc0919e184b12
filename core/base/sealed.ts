import { seat, type Seat } from './ids.ts';
import { atSeat, withAt } from './lists.ts';
import { rejection, type Rejection } from './rejection.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * What all choose at the same time, by seat; null: not chosen yet. Whether a seat has chosen is public, what it has chosen only
 * that seat may see, until the last choice opens all of them. Plain JSON, never changed.
 */
export type Sealed<Choice> = readonly (Choice | null)[];

/** What all learn of a choice before it is opened: the fact alone. */
export interface SealedHappening {
  readonly type: 'chose' | 'took-back';
  readonly seat: Seat;
}

/** Whether nothing happened but choices that nobody else has seen. */
export const isOnlySealed = (events: readonly { readonly type: string }[]): boolean =>
  events.every(({ type }) => type === 'chose' || type === 'took-back');

/** Nobody has chosen yet. */
export const nothingSealed = (seatCount: number): Sealed<never> => new Array<null>(seatCount).fill(null);

/** Whether the seat has chosen: then it may take that back, else it owes a choice. Public. */
export const hasChosen = (sealed: Sealed<unknown>, at: Seat): boolean => atSeat(sealed, at) !== null;

/** The seats that have chosen, ascending. Public. */
export const chosenIn = (sealed: Sealed<unknown>): readonly Seat[] => seatsThat(sealed, true);

/** The seats that owe a choice, ascending. Public. */
export const missingIn = (sealed: Sealed<unknown>): readonly Seat[] => seatsThat(sealed, false);

/** A loop, because each step of each game asks this. */
function seatsThat(sealed: Sealed<unknown>, chose: boolean): readonly Seat[] {
  const seats: Seat[] = [];
  for (let at = 0; at < sealed.length; at++) if ((sealed[at] !== null) === chose) seats.push(seat(at));
  return seats;
}

/** What the seat itself has chosen, for its own eyes; undefined if nothing. */
export const ownChoice = <Choice>(sealed: Sealed<Choice>, at: Seat): Choice | undefined =>
  sealed[at] ?? undefined;

/** Of the types of a game those that matter here; `core/base` does not know the contract. */
interface Types {
  readonly state: unknown;
  readonly action: { readonly type: string };
  readonly event: unknown;
}

/** What an action in such a phase leads to. */
export interface SealedStep<Game extends Types> {
  readonly state: Game['state'];
  readonly events: readonly (Game['event'] | (SealedHappening & { readonly to: 'all' }))[];
}

/** What is a game's own in a phase in which all choose at the same time. */
interface Rules<Game extends Types, Phase, Make extends Game['action']['type'], Choice> {
  /** The types of the actions that make a choice and take it back. */
  readonly make: Make;
  readonly undo: Game['action']['type'];
  readonly sealedIn: (phase: Phase) => Sealed<Choice>;
  /** What the action chooses, or why the seat may not choose that. */
  readonly choose: (
    state: Game['state'],
    at: Seat,
    action: Extract<Game['action'], { readonly type: Make }>,
  ) => Result<Choice, Rejection>;
  /** The state with these choices, some of them missing. */
  readonly keep: (state: Game['state'], sealed: Sealed<Choice>, phase: Phase) => Game['state'];
  /** What happens once all choices lie open. The last of them is not in `state` and `phase`. */
  readonly open: (state: Game['state'], choices: readonly Choice[], phase: Phase) => SealedStep<Game>;
}

/**
 * Does an action in such a phase: it makes a choice, or takes it back until the last one opens all of them. Rejects with
 * not-available, already-chosen, nothing-chosen, or what `choose` says.
 */
export const applySealed =
  <Game extends Types, Phase, Make extends Game['action']['type'], Choice>(
    rules: Rules<Game, Phase, Make, Choice>,
  ) =>
  (
    state: Game['state'],
    phase: Phase,
    at: Seat,
    action: Game['action'],
  ): Result<SealedStep<Game>, Rejection> => {
    const { make, undo } = rules;
    const sealed = rules.sealedIn(phase);
    const has = hasChosen(sealed, at);
    if (action.type === undo) {
      if (!has) return fail(rejection('nothing-chosen'));
      const tookBack = { type: 'took-back', seat: at, to: 'all' } as const;
      return ok({ state: rules.keep(state, withAt(sealed, at, null), phase), events: [tookBack] });
    }
    if (!isOf(action, make))
      return fail(rejection('not-available', { type: action.type, available: [has ? undo : make] }));
    if (has) return fail(rejection('already-chosen', { undo }));
    const choice = rules.choose(state, at, action);
    if (!choice.ok) return choice;
    const choices = withAt(sealed, at, choice.value);
    const chose = { type: 'chose', seat: at, to: 'all' } as const;
    if (!isComplete(choices)) return ok({ state: rules.keep(state, choices, phase), events: [chose] });
    const step = rules.open(state, choices, phase);
    return ok({ state: step.state, events: [chose, ...step.events] });
  };

const isOf = <Action extends Types['action'], Type extends Action['type']>(
  action: Action,
  type: Type,
): action is Extract<Action, { readonly type: Type }> => action.type === type;

const isComplete = <Choice>(sealed: Sealed<Choice>): sealed is readonly Choice[] => !sealed.includes(null);
