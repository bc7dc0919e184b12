import { beforeEach, expect, it } from 'vitest';
import { toTableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { Admission } from '../../renderer/session/admission.ts';
import { freshStores } from '../helpers/renderer/mount.ts';

beforeEach(() => void freshStores());

const LOST = { type: 'waiting', code: 1006 } as const;
const CONNECTING = { type: 'connecting' } as const;

function open() {
  const id = toTableId('0123456789abcdef');
  if (id === undefined) throw new Error('no id');
  const admission = new Admission({ id, isTelevision: true });
  const pinOf = async (): Promise<unknown> => {
    admission.onStatus(CONNECTING);
    const hello = await admission.hello(false, () => Promise.reject(new Error('nothing is asked')));
    return (hello as { readonly pin?: string }).pin;
  };
  admission.takePin('123456');
  return { admission, pinOf };
}

it('keeps a PIN over one lost connection, and over any that are lost later', async () => {
  const { admission, pinOf } = open();
  expect(await pinOf()).toBe('123456');
  admission.onStatus(LOST);
  for (let times = 0; times < 3; times += 1) {
    expect(await pinOf()).toBe('123456');
    admission.onStatus({ type: 'online' });
    admission.onStatus(LOST);
    admission.onStatus(LOST);
  }
  expect(await pinOf()).toBe('123456');
});

it('forgets a PIN when whoever took a proof of it has hung up twice in a row', async () => {
  const { admission, pinOf } = open();
  await pinOf();
  admission.onStatus(LOST);
  await pinOf();
  admission.onStatus(LOST);
  expect(await pinOf()).toBeUndefined();
});

it('forgets a PIN at once that was not proven back', async () => {
  const { admission, pinOf } = open();
  await pinOf();
  admission.onStatus({ type: 'waiting', code: CLOSE.brokenLine });
  expect(await pinOf()).toBeUndefined();
});

it('sends the code of a link until its secret is refused, and keeps the key that it names', async () => {
  const id = toTableId('0123456789abcdef');
  if (id === undefined) throw new Error('no id');
  const [code, newer] = ['A'.repeat(43), 'B'.repeat(43)];
  const admission = new Admission({ id, isTelevision: true, tableCode: code });
  const codeOf = async (): Promise<unknown> => {
    admission.onStatus(CONNECTING);
    const hello = await admission.hello(false, () => Promise.reject(new Error('nothing is asked')));
    return (hello as { readonly code?: string }).code;
  };
  expect(await codeOf()).toBe(code);
  admission.onStatus({ type: 'online' });
  admission.onStatus(LOST);
  expect(await codeOf()).toBe(code);
  admission.onStatus({ type: 'refused', error: { code: 'pin-locked', data: { seconds: 9 } } });
  expect(await codeOf()).toBe(code);
  admission.onStatus({ type: 'refused', error: { code: 'pin-needed', data: { title: 'Kitchen' } } });
  expect(await codeOf()).toBeUndefined();
  expect(admission.tableCode).toBe(code);
  admission.takeCode(newer);
  expect(await codeOf()).toBe(newer);
  admission.takeCode('C'.repeat(22)); // the name of a key alone proves nothing
  expect(await codeOf()).toBeUndefined();
});
