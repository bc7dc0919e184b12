import { describe, expect, it } from 'vitest';
import { defaultDataDir, parseCommandLine } from '../../electron/headless/arguments.ts';
import { invitationText, refusalText } from '../../electron/headless/output.ts';
import { readLetters } from '../helpers/qr.ts';

const parse = (line: string) => parseCommandLine(line === '' ? [] : line.split(' '), '/data');

describe('the command line of the headless host', () => {
  it('needs nothing', () => {
    expect(parse('')).toEqual({ ok: true, value: { dataDir: '/data', reach: 'network', newOwner: false } });
  });

  it('takes a table, a port, a folder', () => {
    expect(
      parse(
        '--game money --seats 5 --bots 2 --name Kitchen --pin 012345 --port 0 --data /d --local --new-owner-link',
      ),
    ).toEqual({
      ok: true,
      value: {
        dataDir: '/d',
        port: 0,
        reach: 'local-only',
        newOwner: true,
        table: { game: 'money', seats: 5, bots: 2, title: 'Kitchen', pin: '012345' },
      },
    });
  });

  it.each([
    ['--game chess', '--game chess: the games are money'],
    ['--game money --seats 2', '--seats 2: money has 3 to 5 seats.'],
    ['--game money --seats 6', '--seats 6: money has 3 to 5 seats.'],
    ['--game money --seats four', '--seats four: money has 3 to 5 seats.'],
    ['--game money --seats 3 --bots 4', '--bots 4: 0 to 3 of the 3 seats can have a bot.'],
    ['--game money --bots -1', "'--bots'"],
    ['--game money --pin 12345', 'a PIN has six digits'],
    ['--game money --pin 1234567', 'a PIN has six digits'],
    ['--seats 3', '--seats belongs to a table'],
    ['--pin 123456', '--pin belongs to a table'],
    ['--port 65536', '--port 65536: a port is a whole number from 0 (any free one) to 65535.'],
    ['--port http', '--port http'],
    ['--frobnicate', "Unknown option '--frobnicate'. Allowed are --game GAME"],
    ['--game', "'--game"],
    ['money', "'money'"],
  ])('refuses %s in one line', (line, reason) => {
    const parsed = parse(line);
    if (parsed.ok) throw new Error('accepted');
    expect(parsed.error).toContain(reason);
    expect(parsed.error).not.toContain('\n');
  });
});

it('keeps its data where programs of the platform do', () => {
  const home = '/home/a';
  expect(defaultDataDir('linux', {}, home)).toBe('/home/a/.local/share/auction-night');
  expect(defaultDataDir('linux', { XDG_DATA_HOME: '/x' }, home)).toBe('/x/auction-night');
  expect(defaultDataDir('darwin', {}, home)).toBe('/home/a/Library/Application Support/auction-night');
  expect(defaultDataDir('win32', { APPDATA: '/roaming' }, home)).toBe('/roaming/auction-night');
});

describe('what it prints', () => {
  const ownerLink = 'http://127.0.0.1:47474/#owner=0123456789abcdef0123456789abcdef';
  const reachable = [
    { address: '192.168.7.20', network: 'wlan0', isVirtual: false },
    { address: '172.17.0.1', network: 'docker0', isVirtual: true },
  ];

  it('is the owner link, every address, and a QR code for those of real networks', () => {
    const text = invitationText({ ownerLink, port: 47474, reachable, reach: 'network' });
    expect(text).toContain(ownerLink);
    const [, wireless = '', virtual = ''] = text.split('\n\n');
    expect(wireless).toContain('(wlan0): http://192.168.7.20:47474/');
    expect(readLetters(wireless.split('\n').slice(1))).toBe('http://192.168.7.20:47474/');
    expect(virtual).toBe('Guests in the same network as this computer (docker0): http://172.17.0.1:47474/');
    expect(text.indexOf('owner=')).toBe(text.lastIndexOf('owner=')); // the secret is in nothing that guests are given
  });

  it('says so where there is no network, and where none is wanted', () => {
    const none = invitationText({ ownerLink, port: 1, reachable: [], reach: 'network' });
    expect(none).toContain('No network was found');
    const local = invitationText({ ownerLink, port: 1, reachable, reach: 'local-only' });
    expect(local).toContain('--local');
    expect(local).not.toContain('192.168.7.20');
  });

  it('turns a rejection into a line', () => {
    expect(refusalText({ code: 'bad-name', data: { reason: 'too-long', most: 40 } })).toMatch(
      /^A name or title .*\(reason too-long, most 40\)$/,
    );
    expect(refusalText({ code: 'game-over' })).toBe('The game has ended.');
  });
});
