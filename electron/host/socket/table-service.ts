import { ok } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { decodeTableRequest } from '../../../core/protocol/decode.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { admit } from '../table/hello.ts';
import type { Visitor } from '../table/people.ts';
import { handleTableRequest } from '../table/requests.ts';
import type { HostedTable } from '../table/table.ts';
import type { Visit } from './admission.ts';
import type { Channel } from './channel.ts';
import type { Outbox } from './outbox.ts';
import type { Service } from './session.ts';

/** Who is at the other end of a connection. */
export interface Caller {
  readonly channel: Channel;
  readonly outbox: Outbox;
  readonly address: string;
  /** The `address:port`, or name, of this host that it asked. */
  readonly place: string;
  /** Whether it can only be this computer. */
  readonly isLocal: boolean;
  readonly device: Visitor['device'];
  readonly isOwnComputer: boolean;
  /** Told what the connection is used for, once it was admitted. */
  readonly use: Visit['use'];
}

/**
 * The service of `/ws/<tableId>`: one visitor at one table, which may still have to be woken. One that is not open to the network is not
 * there for other devices.
 */
export function tableService(looking: Promise<HostedTable | undefined>, caller: Caller): Service<TableAsk> {
  const { channel, outbox, address, place, isLocal, device, isOwnComputer } = caller;
  const visitor: Visitor = {
    show: (build) => outbox.show(build),
    close: (code) => channel.close(code),
    address,
    place,
    device,
    isOwnComputer,
    isOwner: false,
    isTelevision: false,
    occupants: new Set(),
    moved: new Set(),
    tokens: new Set(),
    facing: undefined,
  };
  let hasEnded = false;
  let here: HostedTable | undefined;
  const found = looking.then((table) => {
    if (table !== undefined && (isLocal || table.state.setup.reach === 'network')) {
      here = table;
      table.attach(channel, isLocal);
    } else channel.close(CLOSE.noSuchTable);
  });
  const inTurn = async (work: (table: HostedTable) => Promise<void>): Promise<void> => {
    await found;
    const table = here;
    await table?.runner.run(() => work(table));
  };
  const answered = async (act: (table: HostedTable) => Answer | Promise<Answer>): Promise<Answer> => {
    if (here === undefined) throw new Error('nobody asks at a table that is not there');
    const answer = await act(here);
    const isAdmitted = here.audience.visitors.includes(visitor);
    if (isAdmitted) caller.use(visitor.isOwner || visitor.occupants.size > 0 ? 'seated' : 'watching');
    return answer;
  };
  return {
    decode: decodeTableRequest,
    prove: (wish) => ok(here?.prove(wish, place)),
    hello: (hello) => answered((table) => admit(table, visitor, hello)),
    handle: (request) => answered((table) => handleTableRequest(table, visitor, request)),
    inTurn: (work) => inTurn(() => (hasEnded ? Promise.resolve() : work())),
    ended: () => {
      hasEnded = true;
      void inTurn((table) => {
        table.knocks.left(visitor);
        table.coach.forget(visitor);
        table.audience.leave(visitor);
        return Promise.resolve();
      });
    },
  };
}
