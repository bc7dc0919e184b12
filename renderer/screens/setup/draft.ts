import type { OptionField } from '../../../core/base/option-field.ts';
import { parseName } from '../../../core/base/name.ts';
import type { JoinPolicy, TurnClock } from '../../../core/base/hosting.ts';
import type { Pace } from '../../../core/base/pace.ts';
import { STAND_IN } from '../../../core/base/rungs.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { GameRenderer } from '../../games/game-renderer.ts';
import { aidFlags, type Aids } from './aids.ts';
import { isPin } from './pin.ts';

/** The values of a game's options, by key; absent ones are drawn at random. */
export type OptionValues = { readonly [key: string]: unknown };

/** The form state of a table's setup. */
export interface SetupDraft {
  readonly game: string;
  readonly edition: string;
  readonly values: OptionValues;
  readonly seatCount: number;
  readonly title: string;
  /** Six digits, or empty for none. */
  readonly pin: string;
  readonly graceSeconds: number;
  readonly pace: Pace;
  readonly clock: TurnClock;
  readonly standIn: string;
  readonly door: JoinPolicy;
  readonly coach: boolean;
  readonly openHands: boolean;
  readonly hostShuffles: boolean;
}

/** Code points of the longest title. */
export const LONGEST_TITLE = 40;
const DEFAULT_GRACE = 60;
const DEFAULT_SEATS = 4;

/**
 * A form with a game's defaults: the first edition, and `seats` within the game's limits. Never fewer than `leastSeats`, the number of
 * people already seated, even if the game has fewer.
 */
export function newDraft(
  game: GameRenderer,
  title: string,
  {
    aids = 'purist',
    seats = DEFAULT_SEATS,
    leastSeats = 0,
  }: {
    readonly aids?: Aids;
    readonly seats?: number | undefined;
    readonly leastSeats?: number | undefined;
  } = {},
): SetupDraft {
  const edition = Object.keys(game.presets)[0] ?? '';
  const allowed = Math.min(game.seats.max, Math.max(game.seats.min, seats));
  const seatCount = Math.max(allowed, leastSeats);
  const { memoryAid, coach } = aidFlags(aids);
  const values = { ...presetOf(game, edition), memoryAid };
  return {
    game: game.name,
    edition,
    values,
    seatCount,
    title,
    pin: '',
    graceSeconds: DEFAULT_GRACE,
    pace: 'normal',
    clock: 'off',
    standIn: STAND_IN,
    door: 'open',
    coach,
    openHands: false,
    hostShuffles: false,
  };
}

/** The form of an existing table. */
export function draftOf(setup: TableSetup): SetupDraft {
  const { edition, ...values } = setup.options as { readonly edition: string } & OptionValues;
  const {
    game,
    seatCount,
    title,
    graceSeconds,
    pace,
    clock,
    standIn,
    door,
    coach,
    openHands = false,
    hostShuffles = false,
  } = setup;
  const table = { title, graceSeconds, pace, clock, standIn, door, coach, openHands, hostShuffles };
  return { game, edition, values, seatCount, pin: '', ...table };
}

/** The option values of an edition. */
export const presetOf = (game: GameRenderer, edition: string): OptionValues => ({
  ...game.presets[edition],
  memoryAid: false,
});

/** The number of items of a set to choose; 0: the field does not apply to this number of seats. */
export const setSize = (field: OptionField & { readonly type: 'set' }, seatCount: number): number =>
  field.sizeBySeats[seatCount] ?? 0;

/** Changes the edition and all its values, but keeps the aids. */
export function withEdition(draft: SetupDraft, game: GameRenderer, edition: string): SetupDraft {
  const { memoryAid } = draft.values;
  return { ...draft, edition, values: { ...presetOf(game, edition), memoryAid: memoryAid === true } };
}

/** Changes the aids: the memory aid is an option of the game, the coach is the table's. */
export function withAids(draft: SetupDraft, aids: Aids): SetupDraft {
  const { coach, memoryAid } = aidFlags(aids);
  return { ...withValue(draft, 'memoryAid', memoryAid), coach };
}

/** Changes one option; undefined: drawn at random. */
export function withValue(draft: SetupDraft, key: string, value: unknown): SetupDraft {
  const { [key]: _old, ...others } = draft.values;
  return { ...draft, values: value === undefined ? others : { ...others, [key]: value } };
}

/** Changes the number of seats; values that no longer fit are drawn at random. */
export function withSeats(draft: SetupDraft, game: GameRenderer, seatCount: number): SetupDraft {
  const misfits = game.optionFields.filter((field) => {
    const value = draft.values[field.key];
    if (field.type === 'seat') return typeof value === 'number' && value >= seatCount;
    return field.type === 'set' && Array.isArray(value) && value.length !== setSize(field, seatCount);
  });
  return misfits.reduce((next, { key }) => withValue(next, key, undefined), { ...draft, seatCount });
}

/** Whether an option differs from its edition. */
export const isChanged = (draft: SetupDraft, game: GameRenderer, key: string): boolean =>
  JSON.stringify(draft.values[key]) !== JSON.stringify(presetOf(game, draft.edition)[key]);

/** The setup that is sent to the host. */
export function toSetup(draft: SetupDraft, reach: TableSetup['reach']): TableSetup {
  const { values, edition, title, pin: _apart, openHands, hostShuffles, ...table } = draft;
  return {
    ...table,
    title: title.trim(),
    options: { ...values, edition },
    reach,
    ...(openHands && { openHands }),
    ...(hostShuffles && { hostShuffles }),
  };
}

/** Why the form cannot be sent: a key of `setup.reason`. */
export function draftProblem(
  draft: SetupDraft,
  game: GameRenderer,
): 'title' | 'pin' | 'options' | 'seats' | undefined {
  if (draft.seatCount > game.seats.max) return 'seats';
  if (!parseName(draft.title, LONGEST_TITLE).ok) return 'title';
  if (draft.pin !== '' && !isPin(draft.pin)) return 'pin';
  const isIncomplete = game.optionFields.some((field) => {
    const value = draft.values[field.key];
    return field.type === 'set' && Array.isArray(value) && value.length !== setSize(field, draft.seatCount);
  });
  return isIncomplete ? 'options' : undefined;
}
