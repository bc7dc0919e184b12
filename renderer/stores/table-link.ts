import { shallowRef } from 'vue';
import type { Rejection } from '../../core/base/rejection.ts';
import {
  Connection,
  hostName,
  openChannel,
  type Body,
  type ConnectionStatus,
  type Outcome,
} from '../net/index.ts';
import { cutOf } from '../games/index.ts';
import { Director } from './director.ts';
import { createDoor, type SeatClaim, type SeatMove, type TablePlace } from './table-door.ts';
import { keepNames } from './device.ts';
import { onWake } from './wake.ts';

/** What a device shows of the table that it is at. */
const nothingYet = () => ({
  place: shallowRef<TablePlace>(),
  status: shallowRef<ConnectionStatus>({ type: 'connecting' }),
  /** Why the host did not let this device in; it stays while that is tried again. */
  refusal: shallowRef<Rejection>(),
  /** Somebody who was refused tries again. */
  isTrying: shallowRef(false),
  /** Another page of this person has taken the seats over; they come back only when asked for. */
  isDisplaced: shallowRef(false),
});

/** Refusals that end when the host does something, or by themselves: a page that was refused looks again now and then. */
const PASSING: readonly string[] = ['pin-needed', 'wrong-pin', 'pin-locked', 'door-closed', 'claim-waiting'];
/** Milliseconds between two looks. */
const LOOK = 10_000;

/** Connects to a table, and keeps what is shown the newest. */
function connectTable(
  at: TablePlace,
  door: ReturnType<typeof createDoor>,
  { status, refusal, isTrying, isDisplaced }: ReturnType<typeof nothingYet>,
  director: Director,
) {
  let look: ReturnType<typeof setTimeout> | undefined;
  /** A look without a PIN is asked for one: after a wrong one that is nothing new. */
  const isNews = (now: ConnectionStatus): boolean =>
    now.type !== 'refused' || now.error.code !== 'pin-needed' || refusal.value?.code !== 'wrong-pin';
  const connection = new Connection({
    open: (events) =>
      openChannel({ path: `/ws/${at.id}`, ...(at.host === undefined ? {} : { host: at.host }) }, events),
    hello: (ask) => door.helloFor(at, isDisplaced.value, ask),
    onFrame: (received) => {
      if (received.type !== 'table') return;
      if (received.you.moved.length > 0) isDisplaced.value = true;
      const { you, table } = received;
      const own = you.seats.flatMap((seat) => table.seats[seat] ?? []);
      keepNames(
        table.id,
        own.flatMap((who) => (who.type === 'person' ? [who.name] : [])),
      );
      director.take({ ...received, receivedAt: Date.now() });
    },
    onStatus: (now) => {
      const isCodeRefused = door.mind(now);
      status.value = now;
      clearTimeout(look);
      if (now.type === 'connecting') return;
      isTrying.value = false;
      if (!isCodeRefused && isNews(now)) refusal.value = now.type === 'refused' ? now.error : undefined;
      if (now.type === 'refused' && PASSING.includes(now.error.code))
        look = setTimeout(() => connection.retry(), now.error.data?.['left'] === 0 ? 0 : LOOK); // the pause is told then
    },
  });
  const stopListening = onWake(() => connection.check());
  const end = (): void => {
    stopListening();
    connection.close();
  };
  return { connection, end };
}

/** What is asked of the host, by who was let in and by who was not. */
function waysIn(
  connection: () => Connection | undefined,
  door: ReturnType<typeof createDoor>,
  { refusal, isTrying }: ReturnType<typeof nothingYet>,
) {
  const retry = (): void => {
    isTrying.value = refusal.value !== undefined;
    connection()?.retry();
  };
  const request = async (body: Body): Promise<Outcome> =>
    connection()?.request(body) ?? { ok: false, error: { code: 'offline' } };
  /** Tries again with a PIN that was refused or missing. */
  function enterPin(entered: string): void {
    door.takePin(entered);
    retry();
  }
  /** Plays a seat of another device here; who was not let in comes in with it. */
  function moveHere(move: SeatMove): Promise<Outcome> {
    if (refusal.value === undefined) return request({ type: 'move-here', ...move });
    const outcome = door.takeMove(move);
    retry();
    return outcome;
  }
  /** Before a closed door: asks the host for a seat whose key was lost. */
  function claimOutside(claim: SeatClaim): void {
    door.takeClaim(claim);
    retry();
  }
  return { retry, request, enterPin, moveHere, claimOutside };
}

/** The connection to the table that this device is at, and what it shows. */
export function createTableLink() {
  const shown = nothingYet();
  const door = createDoor();
  const { isPinChanged, areKeysKept, keepKey } = door;
  let link: ReturnType<typeof connectTable> | undefined;
  const ways = waysIn(() => link?.connection, door, shown);
  const director = new Director({ cutOf, report: (show) => void ways.request({ type: 'shown', show }) });

  /** Goes to a table. */
  function open(to: TablePlace): void {
    close();
    const { back: _used, ...at } = to; // once
    shown.place.value = at;
    door.comeTo(to);
    link = connectTable(at, door, shown, director);
  }

  /**
   * Follows a link. Where the page is at that table already, a PIN in the link is tried unless the page is in: a link that
   * is opened in the tab that was refused does not load the page again.
   */
  function follow(at: TablePlace): void {
    const here = shown.place.value;
    const isHere =
      here?.id === at.id &&
      hostName(here.host) === hostName(at.host) &&
      here.isTelevision === at.isTelevision;
    if (!isHere) return open(at);
    if (at.pin !== undefined && shown.status.value.type !== 'online') ways.enterPin(at.pin);
  }

  /** Leaves the table's page; seats stay. */
  function close(): void {
    link?.end();
    link = undefined;
    door.leave();
    shown.place.value = undefined;
    director.clear();
    shown.refusal.value = undefined;
    shown.isTrying.value = false;
    shown.isDisplaced.value = false;
    shown.status.value = { type: 'connecting' };
  }

  return {
    ...shown,
    frame: director.shown,
    goOn: director.goOn,
    putAway: director.putAway,
    isPinChanged,
    areKeysKept,
    keepKey,
    open,
    follow,
    close,
    /**
     * For who does several things at a table, one after the other: another one may be gone to while the first is answered.
     *
     * @returns tells whether this device is still at the table that it is at now
     */
    staying: (): (() => boolean) => {
      const at = shown.place.value;
      return () => at !== undefined && shown.place.value === at;
    },
    /** Takes the seats back from the page that took them over. */
    playHere: (): void => shown.place.value && open(shown.place.value),
    ...ways,
  };
}
