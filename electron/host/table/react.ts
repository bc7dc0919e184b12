import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { facingOf, type Client } from './people.ts';
import type { HostedTable } from './table.ts';

type React = Extract<TableAsk, { type: 'react' }>;

/**
 * Shows everybody a person's reaction. It changes nothing at the table: it is in no log, nothing waits for it, and a frozen table shows it,
 * too. On a shared device it comes from the faced seat.
 */
export function react(table: HostedTable, client: Client, { seat, reaction }: React): Answer {
  const { state, audience } = table;
  const who = state.seats[seat];
  if (who?.type !== 'person' || facingOf(state, client) !== seat)
    return fail(rejection('not-available', { type: 'react', available: [] }));
  const wait = table.reactions.take(String(who.occupant));
  if (wait > 0) return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000) }));
  audience.queue({ acts: [], news: [{ type: 'reacted', seat, name: who.name, reaction }] });
  audience.showAll();
  return ok(undefined);
}
