import type { Rng } from '../../core/base/rng.ts';
import { seat as toSeat, type TableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { connect, hello, join } from '../helpers/host-client.ts';
import { newToken, setup } from '../helpers/host-fixture.ts';
import type { Evening } from './evening.ts';

/** The seat of a bot. */
const LAST = toSeat(3);

/**
 * Somebody comes to a table of its own and asks for a seat, is let in, hosts beside the owner, plays on with another device, and is removed;
 * a television looks on, and the PIN is changed. Throws where anything is otherwise than the protocol says.
 */
export async function throughDoors({ host }: Evening, rng: Rng): Promise<void> {
  const { owner, port } = host;
  const device = { localAddress: `127.0.0.${2 + rng.below(250)}` };
  const pin = String(100_000 + rng.below(900_000));
  const desk = await join(port, '/ws', { owner });
  const asked = setup({ title: 'Doors', seatCount: 4, door: 'ask' });
  const { table } = (await desk.ask({ type: 'create-table', setup: asked })) as { table: TableId };
  const path = `/ws/${table}`;
  const hosting = await join(port, path, { owner });
  const television = await join(port, path, { television: true });

  const guest = await join(port, path, {}, device);
  await guest.ask({ type: 'sit', token: newToken(), name: 'Guest' });
  const { you } = await hosting.untilTable((frame) => frame.you.knocks !== undefined);
  await hosting.ask({ type: 'answer-knock', knock: you.knocks?.[0]?.id ?? 0, yes: true });
  const sits = await guest.untilTable((frame) => frame.you.seats.length === 1);
  const [seat] = sits.you.seats;
  if (seat === undefined) throw new Error('who was let in has no seat');

  await hosting.ask({ type: 'second-host', seat });
  await guest.untilTable((frame) => frame.you.host);
  await guest.ask({ type: 'seat-bot', seat: LAST, bot: 'casual' });

  const code = (await guest.ask({ type: 'seat-code', seat })) as string;
  const phone = await join(port, path, {}, device);
  const token = newToken();
  await phone.ask({ type: 'move-here', code, token });
  await phone.untilTable((frame) => frame.you.seats[0] === seat);

  await hosting.ask({ type: 'configure', setup: asked, pin });
  expectSame('what closed the television', await television.closed, CLOSE.pinChanged);
  const screen = await connect(port, path);
  expectSame(
    'a television without the PIN',
    await codeOf(screen.refused(hello({ television: true }))),
    'pin-needed',
  );
  await screen.ask(hello({ television: true, pin }));

  await hosting.ask({ type: 'remove', seat });
  expectSame('what closed who was removed', await phone.closed, CLOSE.removed);
  const again = await connect(port, path, device);
  expectSame('who was removed', await codeOf(again.refused(hello({ pin, tokens: [token] }))), 'removed');
  const { you: host_ } = await hosting.untilTable((frame) => frame.you.removed !== undefined);
  await hosting.ask({ type: 'let-in', occupant: host_.removed?.[0]?.occupant ?? 0 });
  await again.ask(hello({ pin, tokens: [token] }));

  await desk.ask({ type: 'discard-table', table });
  expectSame('what closed who looked on', await screen.closed, CLOSE.noSuchTable);
  await desk.close();
}

const codeOf = async (refusal: Promise<{ readonly code: string }>): Promise<string> => (await refusal).code;

function expectSame(what: string, is: unknown, should: unknown): void {
  if (is !== should) throw new Error(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
}
