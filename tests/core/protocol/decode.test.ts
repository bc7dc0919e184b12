import { describe, expect, it } from 'vitest';
import { decodeHostMessage, decodeTableMessage } from '../../../core/protocol/decode.ts';

const token = '0123456789abcdef0123456789abcdef';

describe('requests', () => {
  it.each([
    { id: 1, type: 'hello', protocol: 1, app: '0.1.0', tokens: [token], pin: token },
    { id: 2, type: 'ping' },
    { id: 3, type: 'sit', token, name: 'Ada', colour: 5, seat: 0 },
    { id: 4, type: 'act', seat: 0, action: { type: 'bid', cards: [0] }, question: 7 },
    { id: 5, type: 'face', seat: null },
  ])('of a table: $type is read as it is', (request) => {
    expect(decodeTableMessage(JSON.stringify(request))).toEqual({ ok: true, value: request });
  });

  it.each([
    ['no JSON', '{', undefined, 'malformed'],
    ['no object', '5', undefined, 'malformed'],
    ['an unknown type', '{"id":7,"type":"cheat"}', 7, 'malformed'],
    ['an unknown key', '{"id":7,"type":"ping","more":1}', 7, 'unknown-key'],
    ['a prototype as a key', '{"id":7,"type":"ping","__proto__":{}}', 7, 'unknown-key'],
    ['a seat out of range', `{"id":7,"type":"leave","seat":6}`, 7, 'malformed'],
    ['a seat that is no whole number', `{"id":7,"type":"leave","seat":0.5}`, 7, 'malformed'],
    ['a short token', '{"id":7,"type":"sit","token":"00","name":"Ada"}', 7, 'malformed'],
    ['a PIN itself', '{"id":7,"type":"hello","protocol":1,"app":"","pin":"123456"}', 7, 'malformed'],
    ['an id that is no whole number', '{"id":-1,"type":"ping"}', undefined, 'malformed'],
    [
      'too many tokens',
      JSON.stringify({ id: 7, type: 'hello', protocol: 1, app: '', tokens: Array(7).fill(token) }),
      7,
      'malformed',
    ],
  ])('%s is refused with a code, and with the id if there is one', (_, text, id, code) => {
    expect(decodeTableMessage(text)).toMatchObject({ ok: false, error: { id, error: { code } } });
  });

  it('nested too deeply are refused, still with their id', () => {
    const deep = '['.repeat(20) + ']'.repeat(20);
    const text = `{"id":7,"type":"act","seat":0,"key":"0123456789abcdef","action":${deep}}`;
    expect(decodeTableMessage(text)).toMatchObject({
      ok: false,
      error: { id: 7, error: { code: 'malformed' } },
    });
  });

  it('of a table are none of a host', () => {
    expect(decodeHostMessage('{"id":1,"type":"start"}').ok).toBe(false);
    expect(decodeHostMessage('{"id":1,"type":"refresh-nearby"}').ok).toBe(true);
  });
});
