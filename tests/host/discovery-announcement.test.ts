import { describe, expect, it } from 'vitest';
import {
  cutToBytes,
  instanceName,
  parseTxt,
  readResponse,
  SERVICE_DOMAIN,
  txtRecord,
} from '../../electron/host/discovery/announcement.ts';
import { tableId } from '../helpers/loopback.ts';

const ID = tableId('a1b2c3d4e5f60718');

describe('the name of an instance', () => {
  it.each([
    ['Kitchen', 'Kitchen (a1b2)'],
    ['Dr. No', 'Dr· No (a1b2)'],
    ['a\u0000b\u202Ec\nd', 'abcd (a1b2)'],
    ['', '(a1b2)'],
    ['ä'.repeat(40), `${'ä'.repeat(25)} (a1b2)`],
    ['🂡'.repeat(40), `${'🂡'.repeat(12)} (a1b2)`],
  ])('%j is %j', (title, name) => {
    expect(instanceName(title, ID)).toBe(name);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63); // a DNS label
  });

  it('is cut between two code points', () => {
    expect(cutToBytes('a🂡', 4)).toBe('a');
    expect(cutToBytes('a🂡', 5)).toBe('a🂡');
  });
});

describe('the TXT record', () => {
  const announcement = { id: ID, protocol: 1, appVersion: '0.1.0-beta.2', game: 'for-sale' };
  const asReceived = (record: Record<string, string>) =>
    Object.entries(record).map(([key, value]) => Buffer.from(`${key}=${value}`));

  it('is under 200 bytes and is read as it was written', () => {
    const line = '4twL0mUjxBXpDrEadepilA';
    const received = asReceived(txtRecord(announcement, line));
    expect(received.map(String)).toContain(`line=${line}`);
    expect(received.reduce((sum, entry) => sum + entry.length + 1, 0)).toBeLessThan(200);
    expect(parseTxt(received)).toEqual(announcement);
    expect(parseTxt([...received, Buffer.from('new'), Buffer.from('x=1=2')])).toEqual(announcement);
  });

  it.each([
    ['no list', 'txtvers=1'],
    ['nothing', []],
    ['no bytes', ['txtvers=1']],
    ['another version', asReceived({ ...txtRecord(announcement), txtvers: '2' })],
    ['an id that is none', asReceived({ ...txtRecord(announcement), id: 'A1B2C3D4E5F60718' })],
    ['a protocol that is none', asReceived({ ...txtRecord(announcement), p: '1e3' })],
    ['a game that is none', asReceived({ ...txtRecord(announcement), g: '<b>' })],
    ['too many entries', Array.from({ length: 17 }, () => Buffer.from('a=b'))],
  ])('is refused with %s', (_case, data) => {
    expect(parseTxt(data)).toBeUndefined();
  });

  it('takes the first of two values', () => {
    expect(parseTxt([...asReceived(txtRecord(announcement)), Buffer.from('p=9')])?.protocol).toBe(1);
  });
});

describe('an mDNS response', () => {
  const instance = `Kitchen (a1b2).${SERVICE_DOMAIN}`;
  const txt = ['txtvers=1', `id=${ID}`, 'p=1', 'av=0.1.0', 'g=money'].map((entry) => Buffer.from(entry));
  const srv = { name: instance, type: 'SRV', ttl: 120, data: { port: 47474, target: 'an-x.local' } };
  const text = { name: instance.toUpperCase(), type: 'TXT', ttl: 120, data: txt };
  const a = { name: 'AN-x.local', type: 'A', ttl: 120, data: '192.168.1.5' };

  it('is joined by name, whatever the case, from answers and additionals', () => {
    expect(readResponse({ answers: [srv], additionals: [text, a] })).toEqual({
      tables: [{ id: ID, instance: instance.toLowerCase(), port: 47474, addresses: ['192.168.1.5'] }],
      goodbyes: [],
    });
  });

  it.each([
    ['no packet', undefined],
    ['no records', { answers: [null, 7, {}] }],
    ['no TXT', { answers: [srv, a] }],
    ['another type of service', { answers: [{ ...srv, name: 'x._ipp._tcp.local' }, text] }],
    ['a port that is none', { answers: [{ ...srv, data: { port: 70_000 } }, text] }],
    ['a port in words', { answers: [{ ...srv, data: { port: '80' } }, text] }],
    ['what comes after 200 records', { answers: [...Array.from({ length: 200 }, () => a), srv, text] }],
  ])('tells of no table with %s', (_case, packet) => {
    expect(readResponse(packet)).toEqual({ tables: [], goodbyes: [] });
  });

  it('has eight addresses at most', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...a, data: `10.0.0.${index}` }));
    expect(readResponse({ answers: [srv, text, ...many] }).tables[0]?.addresses).toHaveLength(8);
  });

  it('says goodbye with a time to live of 0', () => {
    const goodbye = { name: SERVICE_DOMAIN, type: 'PTR', ttl: 0, data: instance };
    expect(readResponse({ answers: [goodbye, { ...srv, ttl: 0 }, text] })).toEqual({
      tables: [],
      goodbyes: [instance.toLowerCase()],
    });
  });
});
