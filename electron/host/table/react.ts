import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { facingOf, type Client } from './people.ts';
import type { HostedTable } from './table.ts';

type React = Extract<TableAsk, { type: 'react' }>;

/**
 * Lets everybody see how somebody takes it. Nothing of the table changes: it is in no log, nothing waits for it, and a frozen table
 * shows it, too. Where people share a device it is the one whose hand lies open.
 */
export function react(table: HostedTable, client: Client, { seat, reaction }: React): Answer {
  const { state, audience } = table;
  const who = state.seats[seat];
  if (who?.type !== 'person' || facingOf(state, client) !== seat)
    return fail(rejection('not-available', { type: 'react', available: [] }));
  const wait = table.reactions.take(String(who.occupant));
  if (wait > 0) return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000) }));
  audience.tell({ acts: [], news: [{ type: 'reacted', seat, name: who.name, reaction }] });
  audience.showAll();
  return ok(undefined);
}
