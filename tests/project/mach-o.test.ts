import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setUuid, uuidOf, uuidsOf } from '../../build/pack/mach-o.ts';
import { macProgram } from '../../build/pack/stand-in.ts';

const PROJECT = join(import.meta.dirname, '../..');
const own = uuidOf('org.auction-night.app');

/** Programs for several kinds of processor in one file; numbers in its head are in the other byte order than those in the programs. */
function fatFile(...programs: readonly Buffer[]): Buffer {
  const SECTION = 4096;
  const file = Buffer.alloc(SECTION * (programs.length + 1));
  file.writeUInt32BE(0xcafebabe, 0);
  file.writeUInt32BE(programs.length, 4);
  for (const [index, program] of programs.entries()) {
    const start = SECTION * (index + 1);
    const entry = [program.readUInt32LE(4), program.readUInt32LE(8), start, program.length, 12];
    for (const [place, value] of entry.entries()) file.writeUInt32BE(value, 8 + 20 * index + 4 * place);
    program.copy(file, start);
  }
  return file;
}

/** How many bytes of two files differ. */
const differences = (one: Buffer, other: Buffer): number =>
  [...one].filter((byte, index) => byte !== other[index]).length;

describe('the UUID of a program for macOS', () => {
  it('is one of its own for each app, and always the same', () => {
    expect(uuidOf('org.auction-night.app')).toEqual(own);
    expect(uuidOf('org.auction-night.other')).not.toEqual(own);
    expect(own.toString('hex')).toMatch(/^[0-9a-f]{12}8[0-9a-f]{3}[89ab][0-9a-f]{15}$/); // version 8
  });

  it('is replaced where it stands, and nothing else', () => {
    const before = macProgram('x64', Buffer.alloc(16, 7));
    const program = Buffer.from(before);
    setUuid(program, own);
    expect(uuidsOf(program)).toEqual([own.toString('hex')]);
    setUuid(program, Buffer.alloc(16, 7));
    expect(program).toEqual(before);
  });

  it('is replaced for each kind of processor in a fat file', () => {
    const file = fatFile(macProgram('x64', Buffer.alloc(16, 7)), macProgram('arm64', Buffer.alloc(16, 8)));
    expect(uuidsOf(file)).toEqual(['07'.repeat(16), '08'.repeat(16)]);
    setUuid(file, own);
    expect(uuidsOf(file)).toEqual([own.toString('hex'), own.toString('hex')]);
  });

  it('is found in what Apple’s tools have made', () => {
    const path = join(PROJECT, 'node_modules/@electron-internal/extract-zip/index.darwin-universal.node');
    const before = readFileSync(path);
    const file = Buffer.from(before);
    expect(uuidsOf(file).map((uuid) => uuid.length)).toEqual([32, 32]);
    expect(new Set(uuidsOf(file)).size).toBe(2);
    setUuid(file, own);
    expect(uuidsOf(file)).toEqual([own.toString('hex'), own.toString('hex')]);
    expect(differences(file, before)).toBeLessThanOrEqual(32);
  });

  it('has to be there: without one nothing is changed', () => {
    const file = fatFile(macProgram('x64', Buffer.alloc(16, 7)), macProgram('arm64'));
    const before = Buffer.from(file);
    expect(() => setUuid(file, own)).toThrow('The program for macOS at byte 8192 has no LC_UUID');
    expect(file).toEqual(before);
    expect(() => setUuid(macProgram('x64'), own)).toThrow('at byte 0 has no LC_UUID');
  });

  it.each([
    ['a script', Buffer.from('#!/bin/sh\nexec "$0".real "$@" # and a line that is longer\n')],
    ['a part of a program', macProgram('x64', own).subarray(0, 20)],
    ['nothing', Buffer.alloc(0)],
    ['a program for other processors', Buffer.from(macProgram('x64', own)).swap32()],
  ])('is not looked for in %s', (_what, file) => {
    expect(() => setUuid(file, own)).toThrow('There is no program of 64 bits for macOS at byte 0.');
  });
});
