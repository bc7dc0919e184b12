import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { Seat } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { TableSetup } from '../../core/table/state.ts';
import { hostName, newKey, newToken, type Body, type Outcome } from '../net/index.ts';
import { keyring } from './device.ts';
import { useProblem } from './problem.ts';
import { createTableLink } from './table-link.ts';

type Ask = (body: Body) => Promise<Outcome>;

/** The table that this device is at: the newest frame, whole, and what can be asked of the host. */
export const useTable = defineStore('table', () => {
  const problem = useProblem();
  const { request, ...link } = createTableLink();
  const underWay = shallowRef(0);
  /** The frame on which the last act was done, unless that was refused. The answer comes before the frame that shows the act. */
  const actedOn = shallowRef<TableFrame>();
  /** A request of this device is under way, or what it did is not shown yet; its buttons wait, so that nothing is done twice. */
  const isBusy = computed(
    () => underWay.value > 0 || (actedOn.value !== undefined && actedOn.value === link.frame.value),
  );
  const facing = computed(() => link.frame.value?.you.facing ?? undefined);

  const ask: Ask = async (body) => {
    underWay.value++;
    try {
      return problem.note(await request(body));
    } finally {
      underWay.value--;
    }
  };

  /** Takes a seat: any free one, or the one named. */
  async function sit(name: string, wish: { colour?: number; seat?: Seat } = {}): Promise<Outcome> {
    const at = link.place.value;
    if (at === undefined) return { ok: false, error: { code: 'offline' } };
    // Kept before it is sent: if the answer is lost, the seat is still ours.
    const token = newToken();
    const host = hostName(at.host);
    keyring.addToken(at.id, host, token);
    const outcome = await ask({ type: 'sit', token, name, ...wish });
    if (!outcome.ok && outcome.error.code !== 'offline') keyring.removeToken(at.id, host, token);
    return outcome;
  }

  /** What the faced seat does. The key lets the host recognise a repeated message. */
  async function act(action: object): Promise<Outcome> {
    const seat = facing.value;
    if (seat === undefined) return { ok: false, error: { code: 'not-your-seat' } };
    actedOn.value = link.frame.value;
    const outcome = await ask({ type: 'act', seat, action, key: newKey() });
    if (!outcome.ok) actedOn.value = undefined;
    return outcome;
  }

  return { ...link, isBusy, facing, sit, act, ...personRequests(ask), ...ownerRequests(ask) };
});

/** What a person at the table asks for. */
const personRequests = (ask: Ask) => ({
  leave: (seat: Seat) => ask({ type: 'leave', seat }),
  rename: (seat: Seat, name: string, colour: number) => ask({ type: 'rename', seat, name, colour }),
  ready: (seat: Seat, ready: boolean) => ask({ type: 'ready', seat, ready }),
  face: (seat: Seat | null) => ask({ type: 'face', seat }),
  history: (from: number) => ask({ type: 'history', from }),
});

/** What only the person who hosts may ask for. */
const ownerRequests = (ask: Ask) => ({
  /** `newPin`: null takes the PIN away; undefined leaves it as it is. */
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
});
