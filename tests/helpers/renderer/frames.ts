import { seat, toTableId, type Seat, type TableId } from '../../../core/base/ids.ts';
import type { GameFrame, HostFrame, SeatFrame, TableFrame } from '../../../core/protocol/frames.ts';
import type { TablePhase, TableSetup } from '../../../core/table/state.ts';
import type { ReceivedFrame } from '../../../renderer/session/scene-player.ts';

/** A table id; throws if it is none. */
export const tableNamed = (text: string): TableId => {
  const id = toTableId(text);
  if (id === undefined) throw new Error(`${text} is no table id`);
  return id;
};

export const TABLE = tableNamed('00112233445566aa');

export const SETUP: TableSetup = {
  coach: false,
  title: 'Kitchen',
  game: 'fake',
  options: { edition: 'plain', hands: 3, ties: 'low', isLoud: false, memoryAid: false },
  seatCount: 4,
  reach: 'network',
  graceSeconds: 60,
  pace: 'normal',
  clock: 'off',
  standIn: 'regular',
  door: 'open',
};

export const FREE: SeatFrame = { type: 'free' };

/** A person at a seat: connected with a browser and ready, unless told otherwise. */
export const person = (
  name: string,
  more: Partial<Extract<SeatFrame, { type: 'person' }>> = {},
): SeatFrame => ({ type: 'person', name, colour: 0, ready: true, isHost: false, device: 'browser', ...more });

export const bot = (name: string, colour = 5): SeatFrame => ({ type: 'bot', name, colour, bot: 'regular' });

/** What of a table's frame a test cares about. */
export interface TableWish {
  readonly phase?: TablePhase;
  readonly seats?: readonly SeatFrame[];
  readonly owner?: boolean;
  readonly host?: boolean;
  readonly own?: readonly number[];
  readonly facing?: number;
  readonly awaits?: readonly number[];
  readonly question?: number;
  readonly moved?: readonly number[];
  /** What else this page alone is told. */
  readonly you?: Partial<TableFrame['you']>;
  readonly hostHere?: boolean;
  readonly setup?: Partial<TableSetup>;
  readonly hasPin?: boolean;
  readonly televisions?: number;
  readonly beat?: number;
  readonly show?: number;
  readonly waited?: TableFrame['table']['waited'];
  readonly spectators?: number;
  readonly news?: TableFrame['news'];
  readonly frozen?: TableFrame['table']['frozen'];
  readonly paused?: TableFrame['table']['paused'];
  readonly pinLock?: TableFrame['you']['pinLock'];
  readonly pin?: string | undefined;
  readonly ledger?: TableFrame['table']['ledger'];
  readonly view?: GameFrame['view'];
  readonly prompt?: GameFrame['prompt'];
  readonly result?: GameFrame['result'];
  readonly hands?: GameFrame['hands'];
}

const seatsOf = (indexes: readonly number[] | undefined): readonly Seat[] => (indexes ?? []).map(seat);

/** A frame of a table, as a host would send it. */
export function tableFrame(wish: TableWish = {}): TableFrame {
  const phase = wish.phase ?? 'lobby';
  const seats = wish.seats ?? [FREE, FREE, FREE, FREE];
  const facing = wish.facing === undefined ? undefined : seat(wish.facing);
  const game: GameFrame = {
    view: wish.view ?? { hand: facing === undefined ? 'none' : `hand of ${facing}` },
    legal: {},
    awaits: seatsOf(wish.awaits),
    ...(facing === undefined ? {} : { question: wish.question ?? 1 }),
    ...(wish.prompt === undefined ? {} : { prompt: wish.prompt }),
    ...(wish.result === undefined ? {} : { result: wish.result }),
    ...(wish.hands === undefined ? {} : { hands: wish.hands }),
  };
  return {
    type: 'table',
    table: {
      id: TABLE,
      setup: { ...SETUP, seatCount: seats.length, ...wish.setup },
      phase,
      hasPin: wish.hasPin ?? false,
      seats,
      waited: wish.waited ?? {},
      hostHere: wish.hostHere ?? true,
      spectators: wish.spectators ?? 0,
      televisions: wish.televisions ?? 0,
      beat: wish.beat ?? 0,
      ...(wish.show === undefined ? {} : { show: wish.show }),
      games: phase === 'lobby' ? 0 : 1,
      ...(phase === 'ended' ? { ledger: wish.ledger ?? [] } : {}),
      ...(wish.paused === undefined ? {} : { paused: wish.paused }),
      ...(wish.frozen === undefined ? {} : { frozen: wish.frozen }),
    },
    you: {
      owner: wish.owner ?? false,
      host: wish.host ?? wish.owner ?? false,
      seats: seatsOf(wish.own),
      ...(facing !== undefined && { facing }),
      moved: seatsOf(wish.moved),
      ...(wish.pinLock === undefined ? {} : { pinLock: wish.pinLock }),
      ...(wish.pin === undefined ? {} : { pin: wish.pin }),
      ...wish.you,
    },
    ...(phase === 'lobby' ? {} : { game }),
    events: [],
    acts: [],
    news: wish.news ?? [],
  };
}

/** A frame as a page has received it: now, unless told otherwise. */
export const received = (wish: TableWish = {}, receivedAt = Date.now()): ReceivedFrame => ({
  ...tableFrame(wish),
  receivedAt,
});

/** A frame of a host; with `owner` it is the own one. */
export const hostFrame = (more: Partial<HostFrame> = {}): HostFrame => ({
  type: 'host',
  isOwner: more.owner !== undefined,
  appVersion: '0.1.0',
  port: 47474,
  tables: [],
  ...more,
});
