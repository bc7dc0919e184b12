import { isJsonObject } from '../../../core/base/parse.ts';
import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { parseJson, type BadRequest } from '../../../core/protocol/decode.ts';
import type { Answer, AnswerFrame } from '../../../core/protocol/frames.ts';
import type { Hello, HostAsk, Prove, TableAsk } from '../../../core/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import type { Clock } from '../clock.ts';
import { bugText } from '../guard.ts';
import type { HostLimits } from '../limits.ts';
import { INTERNAL_ERROR, type Channel } from './channel.ts';
import type { Outbox } from './outbox.ts';

/** What a connection is for. */
export interface Service<Ask extends HostAsk | TableAsk> {
  decode(text: string): Result<Hello | Prove | Ask, BadRequest>;
  /** Proves to the other side who this host is. */
  prove(wish: Prove): Answer;
  /** Admits the connection or says why not. Called again after a refusal. */
  hello(hello: Hello): Answer | Promise<Answer>;
  /** The connection is admitted, and has been told so. */
  admitted(): void;
  /** Does what is asked, and answers it once, before anybody is shown what it did. Not answered: the connection is being closed. */
  handle(request: Ask, answer: (answer: Answer) => void): Promise<void>;
  /** The connection has ended; called once, also if it was never admitted. */
  ended(): void;
}

export interface SessionParts {
  readonly channel: Channel;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly limits: HostLimits;
  readonly log: (line: string) => void;
}

/** No ping is longer; longer texts are not read before their turn. */
const PING_LENGTH = 64;

/** A connection: hello first, every request answered, whatever is no message ends it. */
export class ConnectionHandler<Ask extends HostAsk | TableAsk> {
  readonly #service: Service<Ask>;
  readonly #parts: SessionParts;
  #isAdmitted = false;
  #hasSaidHello = false;
  #cancelWait: () => void;

  constructor(service: Service<Ask>, parts: SessionParts) {
    const { channel, clock, limits } = parts;
    this.#service = service;
    this.#parts = parts;
    this.#cancelWait = clock.after(limits.hello, () => channel.close(CLOSE.noHello));
    channel.receive(
      (text) => this.#receive(text),
      (text) => this.#answersAtOnce(text),
    );
    void channel.closed.then(() => {
      this.#cancelWait();
      service.ended();
    });
  }

  /** A ping asks whether the host is there, not whether it is done with something: so it overtakes what waits for the disk. */
  #answersAtOnce(text: string): boolean {
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
      if (!this.#isAdmitted) return this.#greet(request);
      const rest = rejection('not-available', { type: 'hello', available: [] });
      return this.#answer(request.id, fail(rest));
    }
    if (isProve(request)) return this.#answer(request.id, this.#service.prove(request));
    if (!this.#isAdmitted) return this.#answer(request.id, fail(rejection('say-hello')));
    await this.#service.handle(request, (answer) => this.#answer(request.id, answer));
  }

  async #greet(hello: Hello): Promise<void> {
    if (hello.protocol !== PROTOCOL_VERSION) return this.#refuseProtocol(hello.id, hello.protocol);
    const result = await this.#service.hello(hello);
    if (result.ok) {
      this.#cancelWait();
      this.#isAdmitted = true;
    } else this.#grantPinEntry();
    this.#answer(hello.id, result);
    if (result.ok) this.#service.admitted();
  }

  /** Once: trying again and again does not lengthen it. */
  #grantPinEntry(): void {
    if (this.#hasSaidHello) return;
    this.#hasSaidHello = true;
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
    this.#answer(id, fail(rejection('wrong-protocol', { host: PROTOCOL_VERSION, client })));
    this.#parts.channel.close(CLOSE.wrongProtocol);
  }

  #answer(id: number, result: Answer): void {
    this.#parts.outbox.answer(answerFrame(id, result));
  }
}

type Message = Hello | Prove | HostAsk | TableAsk;
const isHello = (request: Message): request is Hello => request.type === 'hello';
const isProve = (request: Message): request is Prove => request.type === 'prove';

function answerFrame(id: number, result: Answer): AnswerFrame {
  if (!result.ok) return { type: 'answer', id, ok: false, error: result.error };
  return { type: 'answer', id, ok: true, ...(result.value === undefined ? {} : { value: result.value }) };
}

/** The hello of another protocol version, whose other fields need not be known. */
function otherProtocol(text: string): { id: number; protocol: number } | undefined {
  const json = parseJson(text);
  if (!json.ok || !isJsonObject(json.value) || json.value.type !== 'hello') return undefined;
  const { id, protocol } = json.value;
  if (typeof id !== 'number' || typeof protocol !== 'number' || protocol === PROTOCOL_VERSION)
    return undefined;
  return Number.isSafeInteger(id) && Number.isSafeInteger(protocol) ? { id, protocol } : undefined;
}
