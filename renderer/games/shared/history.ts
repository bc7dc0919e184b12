import type { Json } from '../../../core/base/json.ts';

/** The events in the host's answer to a `history`, in order; the host vouches for their form. None before there is an answer. */
export const eventsIn = <Event>(history: Json | undefined): readonly Event[] =>
  ((history ?? []) as unknown as readonly { readonly events: readonly Event[] }[]).flatMap(
    ({ events }) => events,
  );
