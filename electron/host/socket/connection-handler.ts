import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { BadRequest } from '../../../core/protocol/decode.ts';
import type { Answer, AnswerFrame } from '../../../core/protocol/frames.ts';
import type { Hello, HostRequest, PinShare, Prove, TableRequest } from '../../../core/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import type { Clock } from '../clock.ts';
import { bugText } from '../guard.ts';
import type { HostLimits } from '../limits.ts';
import { INTERNAL_ERROR, type Channel } from './channel.ts';
import { otherProtocol, wrongProtocol } from './other-protocol.ts';
import type { Outbox } from './outbox.ts';

/** What a connection offers: the host, or a table. */
export interface Service<Ask extends HostRequest | TableRequest> {
  decode(text: string): Result<Hello | Prove | PinShare | Ask, BadRequest>;
  /** Proves the identity of this host. */
  prove(request: Prove): Answer;
  /** Begins to check a PIN; absent where there is none. */
  sharePin?(request: PinShare): Promise<Answer>;
  /** Admits the connection, or rejects. Called again after a rejection. */
  hello(hello: Hello): Answer | Promise<Answer>;
  /** Called once the client has been answered that it is admitted. */
  admitted(): void;
  /** Handles a request and calls `answer` once, before any client is sent its effects. Without an answer the connection is being closed. */
  handle(request: Ask, answer: (answer: Answer) => void): Promise<void>;
  /** Called once when the connection has ended, admitted or not. */
  ended(): void;
}

export interface SessionParts {
  readonly channel: Channel;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly limits: HostLimits;
  readonly log: (line: string) => void;
}

/** No ping is longer; longer texts wait for their turn. */
const PING_LENGTH = 64;

/** Handles a connection: hello comes first, every request is answered, an invalid message closes it. */
export class ConnectionHandler<Ask extends HostRequest | TableRequest> {
  readonly #service: Service<Ask>;
  readonly #parts: SessionParts;
  #isAdmitted = false;
  #hasTriedHello = false;
  #cancelWait: () => void;

  constructor(service: Service<Ask>, parts: SessionParts) {
    const { channel, clock, limits } = parts;
    this.#service = service;
    this.#parts = parts;
    this.#cancelWait = clock.after(limits.hello, () => channel.close(CLOSE.noHello));
    channel.receive(
      (text) => this.#receive(text),
      (text) => this.#answerPing(text),
    );
    void channel.closed.then(() => {
      this.#cancelWait();
      service.ended();
    });
  }

  /** Answers a ping at once: it asks whether the host is reachable, so it does not wait for the disk. */
  #answerPing(text: string): boolean {
    if (!this.#isAdmitted || text.length > PING_LENGTH || !text.includes('"ping"')) return false;
    const decoded = this.#service.decode(text);
    if (!decoded.ok || decoded.value.type !== 'ping') return false;
    this.#answer(decoded.value.id, ok(undefined));
    return true;
  }

  async #receive(text: string): Promise<void> {
    try {
      await this.#process(text);
    } catch (error) {
      this.#parts.log(`a request failed: ${bugText(error)}`);
      this.#parts.channel.close(INTERNAL_ERROR);
    }
  }

  async #process(text: string): Promise<void> {
    const decoded = this.#service.decode(text);
    if (!decoded.ok) return this.#refuse(text, decoded.error);
    const request = decoded.value;
    if (isHello(request)) {
      if (!this.#isAdmitted) return this.#handleHello(request);
      const alreadyAdmitted = rejection('not-available', { type: 'hello', available: [] });
      return this.#answer(request.id, fail(alreadyAdmitted));
    }
    if (isProve(request)) return this.#answer(request.id, this.#service.prove(request));
    if (isPinShare(request)) return this.#sharePin(request);
    if (!this.#isAdmitted) return this.#answer(request.id, fail(rejection('say-hello')));
    await this.#service.handle(request, (answer) => this.#answer(request.id, answer));
  }

  async #sharePin(request: PinShare): Promise<void> {
    const notAvailable = fail(rejection('not-available', { type: request.type, available: [] }));
    const result = this.#isAdmitted ? notAvailable : await this.#service.sharePin?.(request);
    this.#answer(request.id, result ?? notAvailable);
  }

  async #handleHello(hello: Hello): Promise<void> {
    if (hello.protocol !== PROTOCOL_VERSION) return this.#refuseProtocol(hello.id, hello.protocol);
    const result = await this.#service.hello(hello);
    if (result.ok) {
      this.#cancelWait();
      this.#isAdmitted = true;
    } else this.#grantPinEntry();
    this.#answer(hello.id, result);
    if (result.ok) this.#service.admitted();
  }

  /** Extends the time for hello, to enter a PIN; once only. */
  #grantPinEntry(): void {
    if (this.#hasTriedHello) return;
    this.#hasTriedHello = true;
    this.#cancelWait();
    const { channel, clock, limits } = this.#parts;
    this.#cancelWait = clock.after(limits.pinEntry, () => channel.close(CLOSE.noHello));
  }

  #refuse(text: string, { id, error }: BadRequest): void {
    const other = this.#isAdmitted ? undefined : otherProtocol(text);
    if (other !== undefined) this.#refuseProtocol(other.id, other.protocol);
    else if (id === undefined) this.#parts.channel.close(CLOSE.badMessage);
    else this.#answer(id, fail(error));
  }

  #refuseProtocol(id: number, client: number): void {
    this.#parts.outbox.answer(wrongProtocol(id, client));
    this.#parts.channel.close(CLOSE.wrongProtocol);
  }

  #answer(id: number, result: Answer): void {
    this.#parts.outbox.answer(answerFrame(id, result));
  }
}

type Message = Hello | Prove | PinShare | HostRequest | TableRequest;
const isHello = (request: Message): request is Hello => request.type === 'hello';
const isPinShare = (request: Message): request is PinShare => request.type === 'pin-share';
const isProve = (request: Message): request is Prove => request.type === 'prove';

function answerFrame(id: number, result: Answer): AnswerFrame {
  if (!result.ok) return { type: 'answer', id, ok: false, error: result.error };
  return { type: 'answer', id, ok: true, ...(result.value === undefined ? {} : { value: result.value }) };
}
