import { expect, it } from 'vitest';
import { beginPin } from '../../../core/line/pin.ts';
import { createHelloExchange } from '../../../core/protocol/hello-exchange.ts';
import { lineEntropy } from '../../../electron/host/line/node-line.ts';

const HELLO = JSON.stringify({ id: 4, type: 'hello', protocol: 10, app: 'test', pin: '123456' });
const answer = (value?: object): string => JSON.stringify({ type: 'answer', id: 4, ok: true, value });

function open() {
  const sent: { readonly type: string; readonly pin?: string }[] = [];
  let failures = 0;
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const exchange = createHelloExchange({
    line: { binding: new Uint8Array(32) },
    path: '/ws/0123456789abcdef',
    entropy: lineEntropy,
    begin: () => loaded.then(() => beginPin),
    send: (text) => sent.push(JSON.parse(text) as (typeof sent)[number]),
    failed: () => (failures += 1),
  });
  const share = async (): Promise<void> => {
    load();
    await loaded;
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sent, failures: () => failures, exchange, share };
}

it('takes no answer to a hello that has not been sent yet', async () => {
  const { sent, failures, exchange, share } = open();
  exchange.send(HELLO);
  expect(exchange.receive(answer())).toBe(false);
  await share();
  expect(sent.map(({ type }) => type)).toEqual(['pin-share']);
  expect(failures()).toBe(0);
});

it('proves the code of a table, and takes a host that has no use for it, but none that proves it wrongly', () => {
  const code = 'A'.repeat(43);
  const byCode = JSON.stringify({ id: 4, type: 'hello', protocol: 10, app: 'test', code });
  for (const [value, isRight] of [
    [undefined, true],
    [{ code: '0'.repeat(32) }, false],
  ] as const) {
    const { sent, failures, exchange } = open();
    exchange.send(byCode);
    expect(sent).toEqual([{ id: 4, type: 'hello', protocol: 10, app: 'test', code: expect.any(String) }]);
    expect(JSON.stringify(sent)).not.toContain(code);
    expect(exchange.receive(answer(value))).toBe(isRight);
    expect(failures()).toBe(isRight ? 0 : 1);
  }
});

it('passes nothing on after a host that has not proven the PIN', async () => {
  const { sent, failures, exchange, share } = open();
  exchange.send(HELLO);
  await share();
  const theirs = beginPin(
    { pin: '000000', path: '/ws/0123456789abcdef', binding: new Uint8Array(32) },
    'host',
    lineEntropy,
  );
  expect(exchange.receive(answer({ share: Buffer.from(theirs.share).toString('hex') }))).toBe(false);
  expect(sent.at(-1)?.pin).toMatch(/^[0-9a-f]{32}$/);
  expect(exchange.receive(answer())).toBe(false);
  expect(failures()).toBe(1);
  expect(exchange.receive(answer())).toBe(false);
  expect(exchange.receive('{"type":"table"}')).toBe(false);
});
