import { isDeepStrictEqual } from 'node:util';
import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import type { TableRequest } from '../../../core/protocol/requests.ts';
import { parseSetup } from '../../../core/table/index.ts';
import type { Answer } from '../socket/session.ts';
import type { Visitor } from './people.ts';
import { NO_NETWORK, type HostedTable } from './table.ts';

type Configure = Extract<TableRequest, { type: 'configure' }>;

/**
 * Changes how a table is set up (only in the lobby) and its PIN (at any time, with an unchanged setup). A new PIN lets in again
 * whoever was locked out by guessing.
 */
export async function configure(table: HostedTable, _visitor: Visitor, request: Configure): Promise<Answer> {
  const setup = parseSetup(request.setup);
  if (!setup.ok) return setup;
  const before = table.state.setup;
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
  if (table.runner.isFrozen) return fail(rejection('table-frozen'));
  try {
    await table.secrets.setPin(pin);
  } catch (error) {
    table.runner.freeze(error);
    return fail(rejection('table-frozen'));
  }
  table.pins.reset();
  table.audience.showAll();
  table.services.changed();
  return ok(undefined);
}
