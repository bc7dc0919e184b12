import type { Rejection } from '../../../core/base/rejection.ts';
import { hostProof, keyId, keyOf } from '../../../core/base/proofs.ts';
import type { HostFrame, ProofAnswer, TableFrame } from '../../../core/protocol/frames.ts';
import type { ChannelEvents, OpenChannel } from '../../../renderer/net/channel.ts';
import { hostName } from '../../../renderer/net/keyring.ts';

/** One request as it reached the fake host. */
export type Asked = { readonly id: number; readonly type: string } & { readonly [key: string]: unknown };

/** What the fake host answers to a request: a refusal, or the value of an accepted one. */
type Answer = { readonly error?: Rejection | undefined; readonly value?: unknown } | 'silence';

interface Line {
  readonly path: string;
  /** Where it was called. */
  readonly place: string;
  readonly events: ChannelEvents;
}

/** A host that lives in the test: it accepts everything, shows what it is told to, and remembers what it was asked. */
export interface FakeHost {
  /** The channel module that takes the place of the browser's. */
  readonly openBrowserChannel: OpenChannel;
  readonly asked: readonly Asked[];
  /** Where the connections lead that are open. */
  readonly paths: () => readonly string[];
  /** It proves to know these secrets, and no others. */
  knows(...secrets: readonly string[]): void;
  /** What is answered to requests of a type, instead of ok. */
  answer(type: string, answer: (asked: Asked) => Answer): void;
  /** Answers a request that was met with silence, if its connection is still there. */
  settle(id: number, answer: Exclude<Answer, 'silence'>): void;
  /** Sent after each hello on the path of that kind, and at once to those who are there. */
  show(frame: HostFrame | TableFrame): void;
  /** Breaks all connections. */
  drop(code: number): void;
  reset(): void;
}

/** What is answered unless a test says otherwise, where a page cannot do without a value. */
const ACCEPTED: Readonly<Record<string, Answer>> = {
  'list-people': { value: [] },
  'list-played': { value: [] },
  story: { value: { claims: [] } },
  chances: { value: { points: [], isComplete: true } },
  'compare-words': { value: [] },
  breakdown: { value: { weighed: 0, isComplete: true } },
  'what-next': { value: [] },
  record: { value: { app: '', record: '' } },
};

const kindOf = (path: string): 'host' | 'table' => (path === '/ws' ? 'host' : 'table');

function createFakeHost(): FakeHost {
  const lines = new Set<Line>();
  const asked: Asked[] = [];
  const answers = new Map<string, (asked: Asked) => Answer>();
  const frames = new Map<'host' | 'table', HostFrame | TableFrame>();

  /** Requests that were met with silence, by id. */
  const waiting = new Map<number, ChannelEvents>();
  const reply = (events: ChannelEvents, id: number, answer: Exclude<Answer, 'silence'>): void =>
    events.message(JSON.stringify({ type: 'answer', id, ok: answer.error === undefined, ...answer }));
  let keys: readonly string[] = [];

  const prove = (place: string, { nonce, keys: named }: Asked): ProofAnswer => {
    const claim = { nonce: String(nonce), place, places: [] };
    const proofOf = (name: unknown): string => {
      const key = keys.find((one) => keyId(one) === name);
      return key === undefined ? '' : hostProof(key, claim);
    };
    return { places: [], proofs: (named as readonly unknown[]).map(proofOf) };
  };
  const receive = ({ path, place, events }: Line, request: Asked): void => {
    const { id } = request;
    if (request.type === 'prove') return reply(events, id, { value: prove(place, request) });
    if (request.type !== 'ping') asked.push(request); // when one is sent follows from the clock alone
    const answer = answers.get(request.type)?.(request) ?? ACCEPTED[request.type] ?? {};
    if (answer === 'silence') {
      waiting.set(id, events);
      return;
    }
    reply(events, id, answer);
    const frame = frames.get(kindOf(path));
    if (request.type === 'hello' && answer.error === undefined && frame !== undefined)
      events.message(JSON.stringify(frame));
  };

  return {
    openBrowserChannel: ({ path, host }, events) => {
      const line = { path, place: host === undefined ? location.host : hostName(host), events };
      lines.add(line);
      queueMicrotask(() => events.open());
      return {
        send: (text) => queueMicrotask(() => receive(line, JSON.parse(text) as Asked)),
        close: () => lines.delete(line),
      };
    },
    asked,
    paths: () => [...lines].map(({ path }) => path),
    knows: (...secrets) => void (keys = secrets.map(keyOf)),
    answer: (type, answer) => void answers.set(type, answer),
    settle(id, answer) {
      const events = waiting.get(id);
      waiting.delete(id);
      if (events !== undefined) reply(events, id, answer);
    },
    show(frame) {
      frames.set(frame.type, frame);
      for (const { path, events } of lines)
        if (kindOf(path) === frame.type) events.message(JSON.stringify(frame));
    },
    drop(code) {
      for (const line of [...lines]) {
        lines.delete(line);
        line.events.close(code);
      }
    },
    reset() {
      lines.clear();
      keys = [];
      asked.length = 0;
      answers.clear();
      waiting.clear();
      frames.clear();
    },
  };
}

export const fakeHost = createFakeHost();
export const { openBrowserChannel } = fakeHost;
