import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch, type Ref } from 'vue';
import type { Character } from '../../core/base/characters.ts';
import type { Seat } from '../../core/base/ids.ts';
import type { HostPause } from '../../core/base/hosting.ts';
import type { Reaction } from '../../core/base/reactions.ts';
import type { ShownFrame } from './director.ts';
import type { Adjustable, TableSetup } from '../../core/table/state.ts';
import { hostName, newToken, type Body, type Outcome } from '../net/index.ts';
import { keepNames, namesHere } from './device.ts';
import { keyring } from './keyring.ts';
import { currentPress } from './press.ts';
import { useProblem } from './problem.ts';
import { watchQuestions } from './questions.ts';
import type { TablePlace } from './table-door.ts';
import { createTableLink } from './table-link.ts';

type Ask = (body: Body) => Promise<Outcome>;

const OFFLINE: Outcome = { ok: false, error: { code: 'offline' } };

/**
 * A wish that is made again while the very same is under way gets the same answer: a button that is pressed twice asks once. Of its
 * kind it has to be the newest: who chooses A, B and A again within one round trip wants A.
 */
function onceAtATime() {
  const newest = new Map<string, { readonly wish: string; readonly answer: Promise<Outcome> }>();
  return (kind: string, what: object, ask: () => Promise<Outcome>): Promise<Outcome> => {
    const wish = JSON.stringify(what);
    const before = newest.get(kind);
    if (before?.wish === wish) return before.answer;
    const asked = { wish, answer: ask() };
    newest.set(kind, asked);
    void asked.answer.finally(() => {
      if (newest.get(kind) === asked) newest.delete(kind);
    });
    return asked.answer;
  };
}

/** How a host says no to who claims a seat before a closed door. */
const NOS: readonly string[] = ['claim-refused', 'no-such-person', 'muted', 'too-fast', 'too-many'];

/** How a device comes to a seat. */
function seatRequests(
  place: Readonly<Ref<TablePlace | undefined>>,
  {
    request,
    moveHere,
    claimOutside,
    keepKey,
    frame,
    refusal,
  }: Pick<
    ReturnType<typeof createTableLink>,
    'request' | 'moveHere' | 'claimOutside' | 'keepKey' | 'frame' | 'refusal'
  >,
  once: ReturnType<typeof onceAtATime>,
) {
  /** The key with which the host is being asked for a seat. */
  let asking: { readonly at: TablePlace; readonly token: string } | undefined;
  const forget = ({ at, token }: NonNullable<typeof asking>): Promise<void> =>
    keyring.removeToken(at.id, hostName(at.host), token);
  const isNo = (): boolean =>
    ['refused', 'crowded'].includes(frame.value?.you.knock ?? '') || NOS.includes(refusal.value?.code ?? '');
  watch(isNo, (is) => {
    if (is && asking !== undefined) void forget(asking);
    if (is) asking = undefined;
  });
  /** Asks for a seat that a new token of this device proves. Kept before it is sent: if the answer is lost, the seat is still ours. */
  const askForSeat = (what: object, ask: (token: string) => Promise<Outcome>): Promise<Outcome> =>
    once(`seat ${JSON.stringify(what)}`, what, async () => {
      const at = place.value;
      if (at === undefined) return OFFLINE;
      const note = useProblem().noteHere();
      const asked = { at, token: newToken() };
      await keepKey(at, asked.token);
      const isHere = place.value === at; // whoever has gone elsewhere meanwhile asks nothing there
      const outcome = isHere ? note(await ask(asked.token)) : OFFLINE;
      if (!isHere || (!outcome.ok && outcome.error.code !== 'offline')) await forget(asked);
      else asking = asked;
      return outcome;
    });
  /** Takes a seat, any free one or the one named, and is ready; or asks the host for it. */
  const sit = (name: string, wish: { colour?: number; seat?: Seat } = {}): Promise<Outcome> =>
    askForSeat({ name, ...wish }, (token) => request({ type: 'sit', token, name, ready: true, ...wish }));
  /** Says that a seat is one's own although this device has no key of it (any more): the host is asked, but by the owner. */
  const claimSeat = (seat: Seat): Promise<Outcome> =>
    askForSeat({ claim: seat }, (token) => request({ type: 'claim-seat', seat, token }));
  /** The same before a closed door, by name. What the host says is why this device stays outside. */
  async function claimFromOutside(name: string): Promise<void> {
    const at = place.value;
    if (at === undefined) return;
    const asked = { at, token: newToken() };
    await keepKey(at, asked.token);
    if (place.value !== at) return forget(asked);
    if (asking !== undefined) void forget(asking);
    asking = asked;
    claimOutside({ name, token: asked.token });
  }
  /** Plays a seat of another device on this one. */
  const playHereWith = (code: string): Promise<Outcome> =>
    askForSeat({ code }, (token) => moveHere({ code, token }));
  /** Keeps the keys of this device's seats again, where the storage did not take one. */
  async function keepKeysAgain(): Promise<void> {
    const at = place.value;
    if (at === undefined) return;
    for (const token of await keyring.tokens(at.id, hostName(at.host))) await keepKey(at, token);
  }
  return {
    sit,
    claimSeat,
    claimOutside: claimFromOutside,
    moveHere: playHereWith,
    keepKeysAgain,
  };
}

/**
 * Gives a seat up. Lists lead nobody back to it, even if the page goes before its next frame; the key stays: it tells the host that its
 * holder knows a hand of the game.
 */
const leaving =
  (ask: Ask, frame: Readonly<Ref<ShownFrame | undefined>>) =>
  async (seat: Seat): Promise<Outcome> => {
    const { id, seats } = frame.value?.table ?? {};
    const who = seats?.[seat];
    const outcome = await ask({ type: 'leave', seat });
    if (outcome.ok && id !== undefined && who?.type === 'person')
      keepNames(
        id,
        namesHere(id).filter((name) => name !== who.name),
      );
    return outcome;
  };

/** The table that this device is at: the newest frame, whole, and what can be asked of the host. */
export const useTable = defineStore('table', () => {
  const problem = useProblem();
  const { request, moveHere, claimOutside, keepKey, ...link } = createTableLink();
  const questions = watchQuestions(link.frame);
  const once = onceAtATime();
  const facing = computed(() => link.frame.value?.you.facing);
  const unanswered = ref(0);
  /** The frame that was on the screen when an act was accepted: it still asks what has been answered. */
  const outdated = shallowRef<ShownFrame>();
  /** Whether something that was done is not answered yet, or the frame that shows what came of it has still to come. */
  const isActing = computed(
    () => unanswered.value > 0 || (outdated.value !== undefined && outdated.value === link.frame.value),
  );

  const ask: Ask = (body) =>
    once(body.type, body, async () => {
      const note = problem.noteHere();
      return note(await request(body));
    });

  /** The number of the question that was shown when the present press began; without a press, of the one that is shown. */
  function questionMeant(): number | undefined {
    const asked = questions.shownAt(currentPress()?.beganAt);
    return asked?.seat === facing.value ? asked?.number : undefined;
  }

  /**
   * What the faced seat does, as an answer to a question. If another one is asked by now the host does nothing and says so; but a
   * later click of a row was not meant at all, and needs no word.
   *
   * @param question the number of the question; whoever acts later than the press, or without one, has kept it
   */
  async function act(action: object, question = questionMeant()): Promise<Outcome> {
    const seat = facing.value;
    if (seat === undefined || question === undefined) return { ok: false, error: { code: 'not-your-turn' } };
    const press = currentPress();
    const note = problem.noteHere();
    unanswered.value += 1;
    const outcome = await request({ type: 'act', seat, action, question });
    unanswered.value -= 1;
    if (outcome.ok) outdated.value = link.frame.value;
    const isSlip = !outcome.ok && outcome.error.code === 'stale' && press?.isLater === true;
    return isSlip ? outcome : note(outcome);
  }

  /** Who reacts too often is told where reactions are, not that something went wrong. */
  const react = (seat: Seat, reaction: Reaction): Promise<Outcome> =>
    once('react', { seat, reaction }, async () => {
      const note = problem.noteHere();
      const outcome = await request({ type: 'react', seat, reaction });
      return !outcome.ok && outcome.error.code === 'too-fast' ? outcome : note(outcome);
    });

  /** Bots wait while who plays alone reads something. Nobody has pressed for it, so nobody is told if it fails. */
  const hold = (isHolding: boolean): Promise<Outcome> => request({ type: 'hold', hold: isHolding });

  return {
    ...link,
    /** For what a part of the page that is loaded later asks for. */
    ask,
    facing,
    isActing,
    questionMeant,
    act,
    react,
    hold,
    ...seatRequests(link.place, { ...link, request, moveHere, claimOutside, keepKey }, once),
    leave: leaving(ask, link.frame),
    ...personRequests(ask),
    ...ownerRequests(ask),
  };
});

/** What a person at the table asks for. */
const personRequests = (ask: Ask) => ({
  rename: (seat: Seat, name: string, colour: number) => ask({ type: 'rename', seat, name, colour }),
  ready: (seat: Seat, ready: boolean) => ask({ type: 'ready', seat, ready }),
  /** Who plays against bots alone takes the newest act back. */
  takeBack: (seat: Seat) => ask({ type: 'take-back', seat }),
  face: (seat: Seat | null) => ask({ type: 'face', seat }),
  /** The answer stands in later frames. */
  advise: (seat: Seat) => ask({ type: 'advise', seat }),
  review: (seat: Seat) => ask({ type: 'review', seat }),
  /** Answered with the id of a table that plays on from what the seat did, or once more from where this one began. */
  playOn: (seat: Seat, token: string, act: number | undefined) =>
    ask({ type: 'play-on', seat, token, ...(act === undefined ? {} : { act }) }),
  history: (from: number) => ask({ type: 'history', from }),
  nudge: (seat: Seat) => ask({ type: 'nudge', seat }),
  /** Plays for oneself again. */
  giveBack: (seat: Seat) => ask({ type: 'give-back', seat }),
  /** Digits with which another device takes the seat over. */
  seatCode: (seat: Seat) => ask({ type: 'seat-code', seat }),
});

/** What only those who host may ask for. */
const ownerRequests = (ask: Ask) => ({
  /** `newPin`: null takes the PIN away; undefined leaves it as it is. */
  configure: (setup: TableSetup, newPin?: string | null) =>
    ask({ type: 'configure', setup, ...(newPin === undefined ? {} : { pin: newPin }) }),
  /** Without `character` who sits there stays; on a free seat the host picks one. */
  seatBot: (seat: Seat, bot: string, character?: Character) =>
    ask({ type: 'seat-bot', seat, bot, ...(character && { character }) }),
  freeSeat: (seat: Seat) => ask({ type: 'free-seat', seat }),
  shuffle: () => ask({ type: 'shuffle' }),
  start: () => ask({ type: 'start' }),
  takeOver: (seat: Seat, bot: string) => ask({ type: 'take-over', seat, bot }),
  openSeat: (seat: Seat) => ask({ type: 'open-seat', seat }),
  /** The seat is kept for its person after all. */
  closeSeat: (seat: Seat) => ask({ type: 'close-seat', seat }),
  setLastHand: (isLast: boolean) => ask({ type: 'last-hand', isLast }),
  endGame: () => ask({ type: 'end-game' }),
  adjust: (wish: Adjustable) => ask({ type: 'adjust', ...wish }),
  pause: (reason: HostPause) => ask({ type: 'pause', reason }),
  resume: () => ask({ type: 'resume' }),
  /** A bot makes the one choice that somebody is awaited for. */
  decide: (seat: Seat) => ask({ type: 'decide', seat }),
  remove: (seat: Seat) => ask({ type: 'remove', seat }),
  /** A device that holds no seat has to go, by its number. */
  removeDevice: (device: number) => ask({ type: 'remove-device', device }),
  muteDevice: (device: number, muted: boolean) => ask({ type: 'mute-device', device, muted }),
  admitWrongPins: () => ask({ type: 'admit-wrong-pins' }),
  letIn: (occupant: number) => ask({ type: 'let-in', occupant }),
  answerKnock: (knock: number, yes: boolean) => ask({ type: 'answer-knock', knock, yes }),
  /** The owner alone; null: nobody any more. */
  appoint: (seat: Seat | null) => ask({ type: 'second-host', seat }),
  rematch: () => ask({ type: 'rematch' }),
  /** Lets a frozen table go on where the disk takes it again. */
  tryAgain: () => ask({ type: 'try-again' }),
});
