import type { App } from 'electron';
import fc from 'fast-check';
import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { followLinks, LINK_SCHEME, parseLink } from '../../electron/main/links.ts';

const TABLE = '0123456789abcdef';
const PIECES = [
  '192.168.1.20',
  '8.8.8.8',
  'kitchen',
  '.local',
  ':',
  '47474',
  '0',
  '/',
  TABLE,
  '@',
  '?',
  '#',
  '%',
  ' ',
  '..',
];

describe('a link', () => {
  it('says where somebody hosts, and which table is meant', () => {
    const place = { address: '192.168.1.20', port: 47474 };
    expect(parseLink('auction-night://192.168.1.20:47474')).toEqual(place);
    expect(parseLink('auction-night://192.168.1.20:47474/')).toEqual(place);
    expect(parseLink(`auction-night://192.168.1.20:47474/${TABLE}`)).toEqual({ ...place, table: TABLE });
    expect(parseLink(`auction-night://[FD12:0::1]:47474/${TABLE}`)).toEqual({
      address: 'fd12::1',
      port: 47474,
      table: TABLE,
    });
    expect(parseLink('auction-night://100.70.1.1:47474')?.address).toBe('100.70.1.1');
    expect(parseLink('auction-night://my-pc.fritz.box:47474')?.address).toBe('my-pc.fritz.box');
    expect(parseLink(`Auction-Night://Kitchen.LOCAL:1/${TABLE.toUpperCase()}`)).toEqual({
      address: 'kitchen.local',
      port: 1,
      table: TABLE,
    });
  });

  it.each([
    ['another scheme', 'http://192.168.1.20:47474/'],
    ['no port', 'auction-night://192.168.1.20'],
    ['a port that is none', 'auction-night://192.168.1.20:65536'],
    ['a port with a zero before it', 'auction-night://192.168.1.20:047474'],
    ['port 0', 'auction-night://192.168.1.20:0'],
    ['an address of the internet', 'auction-night://8.8.8.8:47474'],
    ['a name of the internet', 'auction-night://example.org:47474'],
    ['a name that only ends like a local one', 'auction-night://example.org.local.:47474'],
    ['an address written in octal', 'auction-night://0300.0250.1.20:47474'],
    ['an address of one link', 'auction-night://[fe80::1]:47474'],
    ['a zone', 'auction-night://[fe80::1%25eth0]:47474'],
    ['an address of the internet in version 6', 'auction-night://[2001:db8::1]:47474'],
    ['an address in version 6 without brackets', 'auction-night://fd12::1:47474'],
    ['somebody before the address', 'auction-night://me@192.168.1.20:47474'],
    ['a query', 'auction-night://192.168.1.20:47474/?pin=123456'],
    ['a fragment', `auction-night://192.168.1.20:47474/${TABLE}#owner=1`],
    ['something behind the table', `auction-night://192.168.1.20:47474/${TABLE}/sit`],
    ['a table that is none', 'auction-night://192.168.1.20:47474/0123'],
    ['a path', 'auction-night://192.168.1.20:47474/../etc'],
    ['an escaped sign', 'auction-night://192.168.1.20:47474/%30123456789abcde'],
    ['a blank before it', ' auction-night://192.168.1.20:47474'],
    ['a line behind it', 'auction-night://192.168.1.20:47474\n'],
    ['a switch of the program', '--auction-night://192.168.1.20:47474'],
    ['nothing', ''],
  ])('says nothing with %s', (_what, text) => {
    expect(parseLink(text)).toBeUndefined();
  });

  it('is nothing else, whatever stands behind its scheme', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 7 }), (pieces) => {
        const rest = pieces.join('');
        const link = parseLink(`${LINK_SCHEME}://${rest}`);
        if (link === undefined) return;
        expect(rest.toLowerCase().replace(/\/$/, '')).toBe(
          `${link.address}:${link.port}${link.table === undefined ? '' : `/${link.table}`}`,
        );
      }),
    );
  });
});

describe('links that come', () => {
  const place = 'auction-night://192.168.1.20:47474';

  it('are told of as a person would type them: those of this start, a later one, or the system', () => {
    const app = new EventEmitter();
    const came = vi.fn();
    followLinks(app as unknown as App, ['/usr/bin/auction-night', place], came);
    app.emit('second-instance', {}, ['/usr/bin/auction-night', '--flag', `${place}/${TABLE}`]);
    const event = { preventDefault: vi.fn() };
    app.emit('open-url', event, 'auction-night://10.0.0.7:1');
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(came.mock.calls).toEqual([
      ['192.168.1.20:47474'],
      [`http://192.168.1.20:47474/#/table/${TABLE}`],
      ['10.0.0.7:1'],
    ]);
  });

  it('are nothing where they are none', () => {
    const app = new EventEmitter();
    const came = vi.fn();
    followLinks(app as unknown as App, ['/usr/bin/auction-night'], came);
    app.emit('second-instance', {}, ['/usr/bin/auction-night', 'https://example.org/', `${place}/?pin=1`]);
    app.emit('open-url', { preventDefault: vi.fn() }, 'auction-night://8.8.8.8:47474');
    expect(came).not.toHaveBeenCalled();
  });
});
