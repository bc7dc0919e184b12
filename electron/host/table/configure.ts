import { isDeepStrictEqual } from 'node:util';
import { fail, ok } from '../../../core/base/result.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { newSetup } from './new-name.ts';
import type { Client } from './people.ts';
import { NO_NETWORK, type HostedTable } from './table.ts';

type Configure = Extract<TableAsk, { type: 'configure' }>;

/**
 * Changes a table's setup (only in the lobby) and its PIN (at any time, with an unchanged setup). Clients without a seat have to enter a
 * new PIN. It clears wrong tries, except the pauses of those who guessed.
 */
export async function configure(table: HostedTable, _client: Client, request: Configure): Promise<Answer> {
  const before = table.state.setup;
  const setup = newSetup(request.setup, before);
  if (!setup.ok) return setup;
  if (!isDeepStrictEqual(setup.value, before)) {
    const isOpening = setup.value.reach === 'network' && before.reach === 'local';
    if (isOpening && !(await table.services.openToNetwork())) return fail(NO_NETWORK);
    const step = await table.runner.submit({ type: 'configured', setup: setup.value });
    if (!step.ok) return step;
    if (setup.value.reach === 'local') table.dismissNetwork();
  }
  return request.pin === undefined ? ok(undefined) : setPin(table, request.pin ?? undefined);
}

async function setPin(table: HostedTable, pin: string | undefined): Promise<Answer> {
  if (table.runner.frozen !== undefined) return fail(table.runner.refusal());
  try {
    await table.secrets.setPin(pin);
  } catch (error) {
    table.runner.freeze(error);
    return fail(table.runner.refusal());
  }
  table.pins.reset();
  table.services.pinSet(table.id);
  if (pin !== undefined) table.dismissGuests();
  table.audience.showAll();
  table.services.changed(table);
  return ok(undefined);
}
