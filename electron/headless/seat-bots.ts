import WebSocket from 'ws';
import type { TableId } from '../../core/base/ids.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';
import type { Frame } from '../../core/protocol/frames.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';

/** How to connect to the table as its owner. */
export interface OwnTable {
  readonly port: number;
  readonly ownerSecret: string;
  readonly table: TableId;
}

/**
 * Seats a bot on each of `seats` over the host's socket, as the owner would in the browser. Rejects as the host does.
 * @throws If the host does not answer, which would be a bug.
 */
export async function seatBots(
  own: OwnTable,
  seats: readonly number[],
  bot: string,
): Promise<Result<undefined, Rejection>> {
  const socket = new WebSocket(`ws://127.0.0.1:${own.port}/ws/${own.table}`, { handshakeTimeout: 5_000 });
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'headless', owner: own.ownerSecret };
  const requests = [hello, ...seats.map((seat) => ({ type: 'seat-bot', seat, bot }))];
  try {
    await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
    for (const [id, request] of requests.entries()) {
      const answer = await ask(socket, id, request);
      if (!answer.ok) return answer;
    }
    return ok(undefined);
  } finally {
    socket.close();
  }
}

function ask(socket: WebSocket, id: number, request: object): Promise<Result<undefined, Rejection>> {
  return new Promise((resolve, reject) => {
    const onClose = (code: number): void => reject(new Error(`the own host closed the connection (${code})`));
    const onMessage = (data: WebSocket.RawData): void => {
      const frame: Frame = JSON.parse(String(data));
      if (frame.type !== 'answer' || frame.id !== id) return;
      socket.off('message', onMessage).off('close', onClose);
      resolve(frame.ok ? ok(undefined) : fail(frame.error));
    };
    socket.on('message', onMessage).on('close', onClose);
    socket.send(JSON.stringify({ id, ...request }));
  });
}
