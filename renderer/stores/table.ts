import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { Seat, TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import type { TableSetup } from '../../core/table/state.ts';
import {
  Connection,
  newKey,
  newToken,
  openChannel,
  type Body,
  type ConnectionStatus,
  type HostAddress,
  type Outcome,
} from '../net/index.ts';
import { appVersion, keyring, ownerSecret } from './device.ts';
import { useProblem } from './problem.ts';
import { onWake } from './wake.ts';

/** Where a table is: its id, and its host if that is not the own one. */
export interface TablePlace {
  readonly id: TableId;
  readonly host?: HostAddress;
}

/** The table that this device is at: the newest frame, whole, and what can be asked of the host. */
export const useTable = defineStore('table', () => {
  const problem = useProblem();
  const place = shallowRef<TablePlace>();
  const frame = shallowRef<TableFrame>();
  const status = shallowRef<ConnectionStatus>({ type: 'connecting' });
  /** A request of this device is under way; its buttons wait. */
  const isBusy = shallowRef(false);
  /** Another page of this person has taken the seats over; they come back only when asked for. */
  const isDisplaced = shallowRef(false);
  let connection: Connection | undefined;
  let stopListening = (): void => undefined;
  let pin: string | undefined;

  function open(at: TablePlace): void {
    close();
    place.value = at;
    connection = new Connection({
      open: (events) =>
        openChannel({ path: `/ws/${at.id}`, ...(at.host === undefined ? {} : { host: at.host }) }, events),
      hello: () => hello(at),
      onFrame: receive,
      onStatus: (now) => {
        status.value = now;
      },
    });
    const opened = connection;
    stopListening = onWake(() => opened.check());
  }

  function hello(at: TablePlace): Body & { type: 'hello' } {
    // The owner's secret is for the own host alone.
    const owner = at.host === undefined ? ownerSecret() : undefined;
    return {
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      app: appVersion(),
      tokens: isDisplaced.value ? [] : [...keyring.tokens(at.id)],
      ...(owner === undefined ? {} : { owner }),
      ...(pin === undefined ? {} : { pin }),
    };
  }

  function receive(received: { readonly type: string }): void {
    if (received.type !== 'table') return;
    const next = received as TableFrame;
    if (next.you.moved.length > 0) isDisplaced.value = true;
    frame.value = next;
  }

  /** Leaves the table's page; seats stay. */
  function close(): void {
    stopListening();
    connection?.close();
    connection = undefined;
    place.value = undefined;
    frame.value = undefined;
    pin = undefined;
    isDisplaced.value = false;
    status.value = { type: 'connecting' };
  }

  /** Tries again with a PIN that was refused or missing. */
  function enterPin(entered: string): void {
    pin = entered;
    connection?.retry();
  }

  /** Takes the seats back from the page that took them over. */
  function playHere(): void {
    const at = place.value;
    isDisplaced.value = false;
    if (at !== undefined) open(at);
  }

  async function ask(body: Body): Promise<Outcome> {
    if (connection === undefined) return { ok: false, error: { code: 'offline' } };
    isBusy.value = true;
    try {
      return problem.note(await connection.request(body));
    } finally {
      isBusy.value = false;
    }
  }

  /** Takes a seat: any free one, or the one named. */
  async function sit(name: string, wish: { colour?: number; seat?: Seat } = {}): Promise<Outcome> {
    const at = place.value;
    if (at === undefined) return { ok: false, error: { code: 'offline' } };
    // Kept before it is sent: if the answer is lost, the seat is still ours.
    const token = newToken();
    keyring.addToken(at.id, token);
    const outcome = await ask({ type: 'sit', token, name, ...wish });
    if (!outcome.ok && outcome.error.code !== 'offline') keyring.removeToken(at.id, token);
    return outcome;
  }

  const facing = computed(() => frame.value?.you.facing ?? undefined);

  /** What the faced seat does. The key lets the host recognise a repeated message. */
  async function act(action: object): Promise<Outcome> {
    const seat = facing.value;
    if (seat === undefined) return { ok: false, error: { code: 'not-your-seat' } };
    return ask({ type: 'act', seat, action, key: newKey() });
  }

  return {
    place,
    frame,
    status,
    isBusy,
    isDisplaced,
    facing,
    open,
    close,
    enterPin,
    playHere,
    sit,
    act,
    leave: (seat: Seat) => ask({ type: 'leave', seat }),
    rename: (seat: Seat, name: string, colour: number) => ask({ type: 'rename', seat, name, colour }),
    ready: (seat: Seat, ready: boolean) => ask({ type: 'ready', seat, ready }),
    face: (seat: Seat | null) => ask({ type: 'face', seat }),
    history: (from: number) => ask({ type: 'history', from }),
    configure: (setup: TableSetup, newPin?: string | null) =>
      ask({ type: 'configure', setup, ...(newPin === undefined ? {} : { pin: newPin }) }),
    seatBot: (seat: Seat, bot: string) => ask({ type: 'seat-bot', seat, bot }),
    freeSeat: (seat: Seat) => ask({ type: 'free-seat', seat }),
    shuffle: () => ask({ type: 'shuffle' }),
    start: () => ask({ type: 'start' }),
    takeOver: (seat: Seat, bot: string) => ask({ type: 'take-over', seat, bot }),
    giveBack: (seat: Seat) => ask({ type: 'give-back', seat }),
    openSeat: (seat: Seat) => ask({ type: 'open-seat', seat }),
    endGame: () => ask({ type: 'end-game' }),
    rematch: () => ask({ type: 'rematch' }),
  };
});
