import { eventsFor } from '../../core/base/audience.ts';
import type { Seat, Viewer } from '../../core/base/ids.ts';
import type { Game, GameTypes } from '../../core/game.ts';

/**
 * Two states that differ only in what the viewer cannot see, and a step taken in both. What the step makes public is the same
 * in both; what a seat other than the viewer does in secret may differ.
 */
export interface Pair<Types extends GameTypes> {
  readonly viewer: Viewer;
  readonly one: Types['state'];
  readonly other: Types['state'];
  readonly seat: Seat;
  readonly oneAction: Types['action'];
  readonly otherAction: Types['action'];
}

/** What a viewer gets in one of the two. */
interface Seen {
  readonly [what: string]: string;
}

/** Where the viewer gets something else in the two halves of a pair: nothing, unless the game leaks. Works for every game. */
export function leaks<Types extends GameTypes>(game: Game<Types>, pair: Pair<Types>): readonly string[] {
  const { viewer, one, other, seat } = pair;
  const before = differing(seen(game, one, viewer), seen(game, other, viewer));
  const oneStep = game.apply(one, seat, pair.oneAction);
  const otherStep = game.apply(other, seat, pair.otherAction);
  if (!oneStep.ok || !otherStep.ok)
    throw new Error(`the pair is none: ${JSON.stringify([oneStep, otherStep])}`);
  const events = differing(
    { events: JSON.stringify(eventsFor(oneStep.value.events, viewer)) },
    { events: JSON.stringify(eventsFor(otherStep.value.events, viewer)) },
  );
  const after = differing(seen(game, oneStep.value.state, viewer), seen(game, otherStep.value.state, viewer));
  return [...before.map((what) => `${what} before`), ...events, ...after.map((what) => `${what} after`)];
}

function seen<Types extends GameTypes>(game: Game<Types>, state: Types['state'], viewer: Viewer): Seen {
  const view = game.view(state, viewer);
  const legal = viewer === 'table' ? undefined : game.legal(state, viewer);
  return {
    view: JSON.stringify(view),
    legal: JSON.stringify(legal ?? null),
    prompt: JSON.stringify((legal && game.prompt(view, legal)) ?? null),
    awaits: JSON.stringify(game.awaits(state)),
    result: JSON.stringify(game.result(state) ?? null),
  };
}

const differing = (one: Seen, other: Seen): readonly string[] =>
  Object.keys(one).filter((what) => one[what] !== other[what]);

/** A game with one thing more in every view. */
export const withView = <Types extends GameTypes>(
  game: Game<Types>,
  more: (state: Types['state'], viewer: Viewer) => object,
): Game<Types> => ({
  ...game,
  view: (state, viewer) =>
    ({ ...(game.view(state, viewer) as object), ...more(state, viewer) }) as Types['view'],
});

/** A game with one thing more in the events of an action. */
export const withEvents = <Types extends GameTypes>(
  game: Game<Types>,
  more: (state: Types['state'], action: Types['action'], event: Types['event']) => object,
): Game<Types> => ({
  ...game,
  apply: (state, at, action) => {
    const step = game.apply(state, at, action);
    if (!step.ok) return step;
    const { state: after, events } = step.value;
    return {
      ok: true,
      value: { state: after, events: events.map((event) => ({ ...event, ...more(after, action, event) })) },
    };
  },
});
