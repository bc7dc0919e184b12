import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalAddress,
  isComputerName,
  isHomeName,
  parseIp,
  prefixLength,
  rangeOf,
  sharePrefix,
} from '../../core/base/address.ts';
import { formatEndpoint } from '../../core/base/endpoint.ts';
import { onlyDigits, withPlainDigits } from '../../core/base/digits.ts';
import { parseAddress } from '../../core/protocol/typed-address.ts';

const TABLE = '0123456789abcdef';
const CODE = 'mZ0c1n7J-uX_0aQ2b4R8tA4dK7vYp1sL5wE9oQ3fH6g';
const range = (text: string) => {
  const ip = parseIp(text);
  return ip === undefined ? undefined : rangeOf(ip);
};

describe('an IP address', () => {
  it.each([
    ['192.168.1.5', '192.168.1.5'],
    ['::ffff:192.168.1.5', '192.168.1.5'],
    ['::FFFF:c0a8:105', '192.168.1.5'],
    ['FD12:0:0:0:0:0:0:1', 'fd12::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::', '::'],
    ['::1', '::1'],
    ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
  ])('%s is written %s', (text, canonical) => {
    expect(parseIp(text)).toBeDefined();
    expect(canonicalAddress(text)).toBe(canonical);
  });

  it.each([
    ...[
      '',
      '1.2.3',
      '1.2.3.4.5',
      '256.0.0.1',
      '010.0.0.1',
      '0x0a000001',
      '167772161',
      ' 10.0.0.1',
      '10.0.0.1.',
    ],
    ...[
      '1::2::3',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      ':1',
      '1:',
      '12345::',
      'g::',
      '[::1]',
      '::1%lo',
      'fd12::1%eth0',
    ],
    ...['fe80::1%', 'fe80::1%a%b', 'fe80::1%eth0; script-src *', '::ffff:1.2.3.4%eth0', '1.2.3.4%eth0'],
  ])('%j is none', (text) => {
    expect(parseIp(text)).toBeUndefined();
  });

  it('is the same one after it was written', () => {
    const bytes = fc.array(fc.oneof(fc.constant(0), fc.nat(255)), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(bytes, (given) => {
        const groups = Array.from({ length: 8 }, (_, at) =>
          (((given[2 * at] ?? 0) << 8) | (given[2 * at + 1] ?? 0)).toString(16),
        );
        const written = canonicalAddress(groups.join(':'));
        expect(parseIp(written)).toEqual(parseIp(groups.join(':')));
        expect(canonicalAddress(written)).toBe(written);
      }),
    );
  });

  it.each([
    ['127.8.8.8', 'loopback'],
    ['::1', 'loopback'],
    ['10.255.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['172.32.0.0', 'public'],
    ['192.168.0.1', 'private'],
    ['fd00::1', 'private'],
    ['100.64.0.1', 'shared'],
    ['100.128.0.1', 'public'],
    ['169.254.1.1', 'link-local'],
    ['fe80::1%3', 'link-local'],
    ['134.94.1.1', 'public'],
    ['2001:db8::1', 'public'],
    ['0.0.0.0', 'none'],
    ['239.1.1.1', 'none'],
    ['255.255.255.255', 'none'],
    ['::', 'none'],
    ['ff02::fb', 'none'],
  ])('%s is %s', (text, expected) => {
    expect(range(text)).toBe(expected);
  });

  it('shares as many bits with another as both begin with', () => {
    const share = (one: string, other: string, length: number): boolean => {
      const [a, b] = [parseIp(one), parseIp(other)];
      return a !== undefined && b !== undefined && sharePrefix(a, b, length);
    };
    expect(share('192.168.1.64', '192.168.1.127', 26)).toBe(true);
    expect(share('192.168.1.64', '192.168.1.128', 26)).toBe(false);
    expect(share('fd12::1', 'fd12:0:0:0:ffff::1', 64)).toBe(true);
    expect(share('fd12::1', 'fd12:0:0:1::1', 64)).toBe(false);
    expect(share('0.0.0.0', '::1', 0)).toBe(false);
    expect(share('1.2.3.4', '1.2.3.4', 64)).toBe(false);
  });

  it('has a mask of leading ones', () => {
    expect(['255.255.255.0', 'ffff:ffff:ffff:ffff::', '255.0.255.0', 'x'].map(prefixLength)).toEqual([
      24,
      64,
      undefined,
      undefined,
    ]);
  });

  it('stands in brackets before a port', () => {
    expect(formatEndpoint({ address: 'fd12::1', port: 47474 })).toBe('[fd12::1]:47474');
    expect(formatEndpoint({ address: '10.0.0.1', port: 1 })).toBe('10.0.0.1:1');
  });
});

describe('the name of a computer', () => {
  it('has parts of letters, digits and dashes, the last of which is no number', () => {
    const good = ['my-pc', 'my_pc', 'pc7.campus.example', 'xn--kche-0ra.local'];
    expect(good.filter((name) => !isComputerName(name))).toEqual([]);
    const bad = ['', '-a', 'a..b', 'a b', 'a/b', '.local', '192.168.1', 'a.1', 'a'.repeat(64), 'ä'];
    expect(bad.filter(isComputerName)).toEqual([]);
  });

  it('of a network at home has an ending that nobody can own', () => {
    const home = ['kitchen.local', 'my-pc.fritz.box', 'my-pc.home.arpa', 'a.b.lan'];
    expect(home.filter((name) => !isHomeName(name))).toEqual([]);
    const other = ['my-pc', 'my-pc.box', 'my-pc.myfritz.net', 'fritz.box', 'local', 'x.local.example'];
    expect(other.filter(isHomeName)).toEqual([]);
  });
});

describe('what is typed as an address', () => {
  const at = (address: string, more: object = {}) => ({ address, port: 47474, ...more });
  it.each([
    // As it is shown
    ['192.168.1.20', at('192.168.1.20')],
    [' 192.168.1.20:50000 ', at('192.168.1.20', { port: 50000 })],
    ['http://10.0.0.7:47474/', at('10.0.0.7')],
    [`http://10.0.0.7:47474/#/table/${TABLE}`, at('10.0.0.7', { table: TABLE })],
    [`10.0.0.7/#/table/${TABLE}?at=1`, at('10.0.0.7', { table: TABLE })],
    [
      `http://10.0.0.7:47474/#/table/${TABLE}?code=${CODE}`,
      at('10.0.0.7', { table: TABLE, tableCode: CODE }),
    ],
    ['192.168.1.20:47474/tv', at('192.168.1.20', { isTelevision: true })],
    [`http://10.0.0.7/#/tv/${TABLE}`, at('10.0.0.7', { table: TABLE, isTelevision: true })],
    [`auction-night://10.0.0.7:47474/${TABLE}`, at('10.0.0.7', { table: TABLE })],
    // Whatever a lobby shows
    ['100.70.1.1', at('100.70.1.1')],
    ['134.94.3.4:47475', at('134.94.3.4', { port: 47475 })],
    ['[fd12::1]:47474', at('fd12::1')],
    ['http://[2001:DB8:0::5]:47474/tv', at('2001:db8::5', { isTelevision: true })],
    ['[fe80::1]:47474', at('fe80::1')],
    // Whatever a host answers to
    ['kitchen.local:47480', at('kitchen.local', { port: 47480 })],
    ['MY-PC', at('my-pc')],
    ['my-pc.fritz.box.', at('my-pc.fritz.box')],
    ['pc7.campus.example', at('pc7.campus.example')],
    ['localhost:1234', at('127.0.0.1', { port: 1234 })],
    // As people type
    ['https://192.168.1.20:47474', at('192.168.1.20')],
    ['HTTP://192.168.1.20:47474/TV/', at('192.168.1.20', { isTelevision: true })],
    ['192,168,1,20', at('192.168.1.20')],
    ['192,168,1,20:47475', at('192.168.1.20', { port: 47475 })],
    ['192.168. 1.20 : 47475', at('192.168.1.20', { port: 47475 })],
    ['192 168 1 20', at('192.168.1.20')],
    ['192.168.1.20.47475', at('192.168.1.20', { port: 47475 })],
    ['192.168.1.20 /tv', at('192.168.1.20', { isTelevision: true })],
    ['192.168.001.020', at('192.168.1.20')],
    ['fd12::1', at('fd12::1')],
    ['fd12::1:47475', at('fd12::1', { port: 47475 })],
    ['::ffff:192.168.1.5', at('192.168.1.5')],
    ['fe80::1%eth0', at('fe80::1%eth0')],
    ['[fe80::1%25eth0]:47475', at('fe80::1%eth0', { port: 47475 })],
    ['١٩٢.١٦٨.١.٢٠', at('192.168.1.20')],
    ['१९२.१६८.१.२०:४७४७५', at('192.168.1.20', { port: 47475 })],
    ['１９２．１６８．１．２０', at('192.168.1.20')],
    ['\u200E192.168.1.20\u200B', at('192.168.1.20')],
    // A message with a link in it
    [
      `Join us at http://192.168.1.20:47475/#/table/${TABLE}?code=${CODE}, see you!`,
      at('192.168.1.20', { port: 47475, table: TABLE, tableCode: CODE }),
    ],
    ['Kitchen (192.168.1.20:47475).', at('192.168.1.20', { port: 47475 })],
    ['<http://[fd12::1]:47475/>', at('fd12::1', { port: 47475 })],
    ['the host is fd12::1 tonight', at('fd12::1')],
    ['try kitchen.local please', at('kitchen.local')],
    ['It is at my-pc:47475!', at('my-pc', { port: 47475 })],
  ])('is read: %s', (typed, expected) => {
    expect(parseAddress(typed)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['', 'address'],
    ['192.168.1', 'address'],
    ['192.168.1.256', 'address'],
    ['192.168.1.2O', 'address'],
    ['192.168.l.20', 'address'],
    ['0.0.0.0', 'address'],
    ['255.255.255.255', 'address'],
    ['ff02::1', 'address'],
    ['fd12:::1', 'address'],
    ['javascript:alert(1)', 'address'],
    ['http://user@10.0.0.7/', 'address'],
    ['come at 8.30 to my place', 'address'],
    ['it began at 12:30:45', 'address'],
    ['10.0.0.7:0', 'port'],
    ['10.0.0.7:65536', 'port'],
    ['10.0.0.7:http', 'port'],
    ['10.0.0.7:1:2', 'port'],
    ['[fd12::1]:99999', 'port'],
  ])('is refused: %s', (typed, error) => {
    expect(parseAddress(typed)).toEqual({ ok: false, error });
  });

  it('is what is shown, for every address that a device can have', () => {
    const byte = fc.nat(255);
    const ipv4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.'));
    const ipv6 = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 });
    const address = fc.oneof(
      ipv4,
      ipv6.map((groups) => canonicalAddress(groups.map((group) => group.toString(16)).join(':'))),
    );
    fc.assert(
      fc.property(address, fc.integer({ min: 1, max: 65_535 }), (shown, port) => {
        fc.pre(range(shown) !== 'none');
        const place = formatEndpoint({ address: shown, port });
        expect(parseAddress(`http://${place}/#/table/${TABLE}`)).toEqual({
          ok: true,
          value: { address: shown, port, table: TABLE },
        });
        expect(parseAddress(place)).toEqual({ ok: true, value: { address: shown, port } });
      }),
    );
  });

  it('may be anything, and long', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseAddress(text)));
    for (const part of ['1.', ':', 'a.', '1 ', '[', 'a:', '/'])
      expect(() => parseAddress(part.repeat(20_000))).not.toThrow();
  });
});

describe('digits', () => {
  it.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['PIN: 12 34 56.', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['१२३ ४५६', '123456'],
    ['１２３４５６', '123456'],
    ['𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
    ['²½Ⅷ', ''],
  ])('of %j are %s', (text, digits) => {
    expect(onlyDigits(text)).toBe(digits);
  });

  it('are all that changes', () => {
    expect(withPlainDigits('a١b-２')).toBe('a1b-2');
  });
});
