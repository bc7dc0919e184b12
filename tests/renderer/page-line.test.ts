import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { keyName } from '../../core/line/handshake.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { createHostLine } from '../../electron/host/line/host-line.ts';
import { drawHostKey, tableCodeOf } from '../../electron/host/line/node-line.ts';
import { openPageLine } from '../../renderer/net/page-line.ts';

type HostKey = ReturnType<typeof drawHostKey>;

/** A page's connection to a host with this key: what the host was told, and what the connection was closed with. */
function connect(path: string, key: HostKey, code?: string) {
  const heard: string[] = [];
  const closed: number[] = [];
  const host = createHostLine(key, path, () => undefined);
  let hasOpened = false;
  const events: Parameters<typeof openPageLine>[1] = {
    send: (frame) => queueMicrotask(() => take(Buffer.from(frame))),
    open: () => (hasOpened = true),
    message: () => undefined,
    failed: (why) => void closed.push(why),
  };
  const page = openPageLine(path, events, code);
  function take(frame: Buffer): void {
    const received = host.receive(frame, true);
    if (received.type === 'text') heard.push(received.text);
    if (received.type === 'step' && received.answer !== undefined)
      page.receive(new Uint8Array(received.answer).buffer);
  }
  return { page, heard, closed, hasOpened: () => hasOpened };
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

it('takes no other host for that of a table, as long as the page is open', async () => {
  const [own, other] = [drawHostKey(), drawHostKey()];
  const path = '/ws/00112233445566aa';
  for (const [key, isOwn] of [
    [own, true],
    [other, false],
    [own, true],
  ] as const) {
    const { page, heard, closed, hasOpened } = connect(path, key);
    await settle();
    page.send('{"id":1,"type":"ping"}');
    await settle();
    expect([hasOpened(), heard, closed]).toEqual(
      isOwn ? [true, ['{"id":1,"type":"ping"}'], []] : [false, [], [CLOSE.otherKey]],
    );
  }
});

it('knows a host by the table: another table, or the list of tables, may be on another host', async () => {
  for (const path of ['/ws/00112233445566bb', '/ws/00112233445566cc', '/ws', '/ws']) {
    const { closed, hasOpened } = connect(path, drawHostKey());
    await settle();
    expect([hasOpened(), closed]).toEqual([true, []]);
  }
});

it('takes only the host that the code of a link names, unless it knows another one already', async () => {
  const [own, other] = [drawHostKey(), drawHostKey()];
  const codeOf = (key: HostKey) => tableCodeOf(keyName(key.publicKey), randomBytes(16));
  const path = '/ws/00112233445566dd';
  for (const [key, code, isRight] of [
    [other, codeOf(own), false],
    [own, codeOf(own), true],
    [own, codeOf(other), true], // it has met its host: a link can come from anybody
    [other, codeOf(other), false],
  ] as const) {
    const { closed, hasOpened } = connect(path, key, code);
    await settle();
    expect([hasOpened(), closed]).toEqual([isRight, isRight ? [] : [CLOSE.otherKey]]);
  }
});
