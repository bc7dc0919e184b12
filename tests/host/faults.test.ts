import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { catchFaults, type Faults } from '../../electron/host/faults.ts';

let process: EventEmitter;
let faults: Faults;
let lines: string[];
beforeEach(() => {
  process = new EventEmitter();
  faults = catchFaults(process);
  lines = [];
});
const write = (line: string): void => void lines.push(line);
const thrown = (error: unknown): void => void process.emit('uncaughtException', error);

describe('what nobody has caught', () => {
  it('is told with where it came from, exceptions and promises alike', () => {
    faults.logTo(write);
    thrown(new RangeError('no seat 9'));
    process.emit('unhandledRejection', 'no reason');
    expect(lines[0]).toMatch(
      /^nobody caught an exception: RangeError: no seat 9\n +at .*faults\.test\.ts:\d+/,
    );
    expect(lines[1]).toBe('a promise was rejected, and nobody looked: no reason');
    faults.end();
    expect(process.eventNames()).toEqual([]);
  });

  it('waits for the log, as does all else that is told before: the first things, in their order', () => {
    for (let number = 0; number < 1_000; number++) faults.log(`line ${number}`);
    faults.logTo(write);
    expect(lines.length).toBeLessThanOrEqual(100);
    expect(lines.slice(0, 2)).toEqual(['line 0', 'line 1']);
    faults.log('later');
    expect(lines.at(-1)).toBe('later');
  });

  it('fills no disk, however often it comes', () => {
    faults.logTo(write);
    const same = new Error('again');
    for (let times = 0; times < 12_000; times++) thrown(same);
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'nobody caught an exception',
      ...[10, 100, 1_000, 10_000].map((times) => `nobody caught an exception (${times} times so far)`),
    ]);
    lines = [];
    for (let number = 0; number < 2_000; number++) thrown(new Error(`another number: ${number}`));
    for (let number = 0; number < 2_000; number++) thrown(`from nowhere ${number}`);
    thrown(new Error('x'.repeat(10_000_000)));
    expect(lines.length).toBeLessThan(150);
    expect(lines.join('').length).toBeLessThan(256 * 1024);
  });

  it('can be anything', () => {
    faults.logTo(write);
    const odd = Object.defineProperty(new Error('x'), 'stack', {
      get: () => {
        throw new Error('not even that');
      },
    });
    for (const error of [undefined, null, Object.create(null), odd, Symbol('x'), { toString: 5 }])
      thrown(error);
    const said = ['undefined', 'null', 'what it was cannot be told', 'Symbol(x)'];
    expect(lines).toEqual(said.map((text) => `nobody caught an exception: ${text}`));
  });

  it.each([
    ['a hand', `Unexpected token 'x', ..."rds":[5,64,65],"c":7"... is not valid JSON`, ['64', '65', '7']],
    ['a hand that was cut off', `unexpected: {"cards":[5,64,65,7`, ['64', '65']],
    ['a PIN', 'wrong PIN 271828', ['271828']],
    ['a key', `no seat of ${'0123456789abcdef'.repeat(2)}`, ['0123456789']],
    ['several lines', 'it says “Anna\nhas 64”\nand Ben', ['Anna', '64', 'Ben']],
    ['an address', 'no way to 192.168.178.20', ['192.168']],
  ])('does not tell of %s', (_what, message, secrets) => {
    faults.logTo(write);
    thrown(new SyntaxError(message));
    expect(lines[0]).toMatch(/^nobody caught an exception: SyntaxError/);
    expect(lines[0]).toMatch(/\n +at .*faults\.test\.ts:\d+/);
    const [said] = (lines[0] ?? '').split(/\n +at /);
    for (const secret of secrets) expect(said).not.toContain(secret);
  });
});
