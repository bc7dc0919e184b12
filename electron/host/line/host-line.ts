import { isUtf8 } from 'node:buffer';
import { answerLine, type HostKey, type Line, type LineFailure } from '../../../core/line/handshake.ts';
import type { Result } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import { bytesIn, nodeLine, wordsOf } from './node-line.ts';

/** The WebSocket close code for a message that is too large. */
const TOO_LARGE = 1009;

/** What a frame means to the host's end of a line. */
export type Received =
  | { readonly type: 'text'; readonly text: string }
  /** A step of the handshake, with the frame that answers it. */
  | { readonly type: 'step'; readonly answer?: Uint8Array }
  /** The connection has to be closed, after a last frame if there is one. */
  | { readonly type: 'end'; readonly code: number; readonly last?: Uint8Array | string };

/** The host's end of the line of one connection. */
export interface HostLine {
  receive(data: Buffer, isBinary: boolean): Received;
  /** Whether the handshake is done. */
  isOpen(): boolean;
  /** As in `Line`; undefined if the line is not open. */
  binding(): Uint8Array | undefined;
  /** As in `Line`, as four words; undefined if the line is not open. */
  words(): readonly string[] | undefined;
  /** Seals a text; undefined if the line is not open. */
  seal(text: string): Uint8Array | undefined;
}

type State =
  | { readonly type: 'new' }
  | { readonly type: 'answered'; readonly finish: (message: Uint8Array) => Result<Line, LineFailure> }
  | { readonly type: 'open'; readonly line: Line };

const BROKEN: Received = { type: 'end', code: CLOSE.brokenLine };

/**
 * Creates the host's end of a line.
 * @param path The path of the WebSocket.
 * @param answerClear The answer to a client of an older version, which says hello in clear text; undefined if it did not.
 */
export function createHostLine(
  key: HostKey,
  path: string,
  answerClear: (text: string) => string | undefined,
): HostLine {
  let state: State = { type: 'new' };
  const begin = (first: Uint8Array): Received => {
    const answered = answerLine(nodeLine(path), key, first);
    if (answered.ok) {
      state = { type: 'answered', finish: answered.value.receive };
      return { type: 'step', answer: answered.value.message };
    }
    const { answer } = answered.error;
    return answer === undefined ? BROKEN : { type: 'end', code: CLOSE.wrongProtocol, last: answer };
  };
  const receiveFrame = (frame: Uint8Array): Received => {
    if (state.type === 'new') return begin(frame);
    if (state.type === 'answered') {
      const finished = state.finish(frame);
      if (!finished.ok) return BROKEN;
      state = { type: 'open', line: finished.value };
      return { type: 'step' };
    }
    const text = state.line.open(frame);
    if (text === undefined || !isUtf8(text)) return BROKEN;
    if (text.length > LIMITS.messageBytes) return { type: 'end', code: TOO_LARGE };
    return { type: 'text', text: Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString() };
  };
  return {
    receive: (data, isBinary) => {
      if (isBinary) return receiveFrame(bytesIn(data));
      const last = state.type === 'new' ? answerClear(data.toString()) : undefined;
      return last === undefined
        ? { type: 'end', code: CLOSE.badMessage }
        : { type: 'end', code: CLOSE.wrongProtocol, last };
    },
    isOpen: () => state.type === 'open',
    binding: () => (state.type === 'open' ? state.line.binding : undefined),
    words: () => (state.type === 'open' ? wordsOf(state.line) : undefined),
    seal: (text) => (state.type === 'open' ? state.line.seal(bytesIn(Buffer.from(text))) : undefined),
  };
}
