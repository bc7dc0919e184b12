import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');

function runTool(
  script: string,
  args: readonly string[],
  cwd: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(PROJECT, 'node_modules', script), ...args],
      { cwd },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : 1, output: stdout + stderr }),
    ),
  );
}

// A project of the same rules in which nothing is wrong but what a test plants.
const folder = mkdtempSync(join(tmpdir(), 'auction-night-layers-'));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
beforeAll(() => {
  for (const file of [
    'package.json',
    'build/dependency-cruiser.cjs',
    'build/tsconfig.base.json',
    '.oxlintrc.jsonc',
    'core/tsconfig.json',
    'core/base/ids.ts',
    'core/base/lists.ts',
  ])
    cpSync(join(PROJECT, file), join(folder, file), { recursive: true });
  write('node_modules/electron/package.json', '{ "name": "electron", "main": "index.js" }');
  write('node_modules/electron/index.js', '');
  write('core/base/clean.ts', 'export const clean = 1;\n');
  write('core/games/one/index.ts', "export { clean } from '../../base/clean.ts';\n");
  write('core/games/two/index.ts', "export { clean } from '../../base/clean.ts';\n");
  write('core/games/one/apply.ts', 'export const apply = 1;\n');
  write('core/games/one/material.ts', 'export const material = 1;\n');
  write('electron/host/index.ts', "export { clean } from '../../core/base/clean.ts';\n");
  write('electron/host/socket/outbox.ts', 'export const outbox = 1;\n');
  write('docs/one/core/play.ts', 'export const play = 1;\n');
  write('renderer/net/socket.ts', 'export const socket = 1;\n');
  write('renderer/games/one.ts', "export { material } from '../../core/games/one/material.ts';\n");
  write('renderer/games/shared/parts.ts', 'export const parts = 1;\n');
  write('renderer/games/two/index.ts', "export { parts } from '../shared/parts.ts';\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes all of `files`, runs `look`, and takes them away again. */
async function planted<Outcome>(
  files: Readonly<Record<string, string>>,
  look: () => Promise<Outcome>,
): Promise<Outcome> {
  for (const [file, text] of Object.entries(files)) write(file, text);
  try {
    return await look();
  } finally {
    for (const file of Object.keys(files)) rmSync(join(folder, file));
  }
}

describe('the dependency rules', () => {
  const cruise = () =>
    runTool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      [
        '--config',
        'build/dependency-cruiser.cjs',
        '--output-type',
        'err',
        'core',
        'electron',
        'renderer',
        'docs',
      ],
      folder,
    );
  const FORBIDDEN: readonly (readonly [file: string, imported: string, rule: string])[] = [
    ['core/base/node.ts', 'node:fs', 'core-is-pure'],
    ['core/base/gone.ts', './missing.ts', 'no-unresolvable'],
    ['core/base/cycle-back.ts', './cycle.ts', 'no-cycles'] /* told of once, at the first of its files */,
    ['core/games/one/neighbour.ts', '../two/index.ts', 'game'],
    ['core/table/inside.ts', '../games/one/apply.ts', 'record-bots-story-table'],
    ['core/house/rules.ts', '../games/one/index.ts', 'house'],
    ['core/protocol/game.ts', '../games/one/index.ts', 'protocol-knows-no-game'],
    ['electron/host/window.ts', 'electron', 'host'],
    ['electron/host/table/people.ts', '../socket/outbox.ts', 'table-knows-no-socket'],
    ['electron/headless.ts', 'electron', 'only-main-and-preload-import-electron'],
    ['electron/preload/host.ts', '../host/index.ts', 'preload'],
    ['renderer/apply.ts', '../core/games/one/apply.ts', 'renderer-never-plays'],
    ['renderer/host.ts', '../electron/host/index.ts', 'renderer-never-plays'],
    ['renderer/games/one/neighbour.ts', '../two/index.ts', 'renderer-game'],
    ['renderer/node.ts', 'node:fs', 'renderer-no-node'],
    ['electron/drawing/host.ts', '../host/index.ts', 'drawing'],
    ['renderer/plain/socket.ts', '../net/socket.ts', 'plain-has-no-components'],
    ['docs/one/core/node.ts', 'node:fs', 'core-is-pure'],
    ['docs/one/core/neighbour.ts', '../../../core/games/one/apply.ts', 'game'],
    ['docs/one/renderer/play.ts', '../core/play.ts', 'renderer-never-plays'],
    ['core/record/example.ts', '../../docs/one/core/play.ts', 'nothing-imports-docs'],
    ['renderer/components/socket.ts', '../net/socket.ts', 'only-net-knows-the-socket'],
  ];

  it('find nothing where nothing is wrong', async () => {
    const { code, output } = await cruise();
    expect(output).toContain('no dependency violations');
    expect(code).toBe(0);
  });

  it('catch each forbidden import that is planted, and nothing beside it', async () => {
    const files = Object.fromEntries(FORBIDDEN.map(([file, imported]) => [file, `import '${imported}';\n`]));
    const back = { 'core/base/cycle.ts': "import './cycle-back.ts';\n" };
    const { code, output } = await planted({ ...files, ...back }, cruise);
    for (const [file, , rule] of FORBIDDEN) expect(output).toContain(`error ${rule}: ${file}`);
    const blamed = [...output.matchAll(/error [\w-]+: (\S+)/g)].map(([, file = '']) => file);
    const guilty = [...FORBIDDEN.map(([file]) => file), ...Object.keys(back)];
    expect(blamed.filter((file) => !guilty.includes(file))).toEqual([]);
    expect(code).not.toBe(0);
  });
});

describe('lint and types', () => {
  const lint = () => runTool('oxlint/bin/oxlint', ['--format=json', 'core', 'electron'], folder);
  const PLANTED: readonly (readonly [file: string, text: string, ...rules: string[]])[] = [
    ['core/base/date.ts', 'export const now = () => Date.now();', 'eslint(no-restricted-globals)'],
    ['core/base/luck.ts', 'export const luck = () => Math.random();', 'eslint(no-restricted-properties)'],
    ['core/base/way-round.ts', 'export const all = () => globalThis;', 'eslint(no-restricted-globals)'],
    [
      'core/base/endpoint.ts',
      'export const place = () => process.cwd();',
      'eslint(no-restricted-globals)',
      'typescript(TS2591)',
    ],
    ['core/base/file.ts', "export { readFileSync } from 'node:fs';", 'typescript(TS2591)'],
    ['core/base/page.ts', 'export const title = document.title;', 'typescript(TS2584)'],
    [
      'core/base/outside.ts',
      "export { outbox } from '../../electron/host/socket/outbox.ts';",
      'typescript(TS6307)',
    ],
    [
      'core/base/colours.ts',
      "import { membersOf } from './lists.ts';\nexport const colours = membersOf<'red' | 'blue'>({ red: true });",
      'typescript(TS2741)',
    ],
    [
      'core/base/case.ts',
      "export function isA(one: 'a' | 'b'): boolean {\n  switch (one) {\n    case 'a':\n      return true;\n  }\n  return false;\n}",
      'typescript(switch-exhaustiveness-check)',
    ],
    [
      'electron/host/floating.ts',
      'const save = async () => undefined;\nexport function end(): void {\n  save();\n}',
      'typescript(no-floating-promises)',
    ],
    [
      'electron/host/misused.ts',
      'const save = async () => undefined;\nexport const all = (list: readonly number[]) => list.forEach(save);',
      'typescript(no-misused-promises)',
    ],
  ];

  it('catch each planted violation, and find nothing where nothing is wrong', async () => {
    const files = Object.fromEntries(PLANTED.map(([file, text]) => [file, `${text}\n`]));
    const { code, output } = await planted(files, lint);
    const { diagnostics } = JSON.parse(output) as {
      diagnostics: readonly { readonly filename: string; readonly code: string }[];
    };
    const blamed = diagnostics.map(({ filename, code }) => `${filename}: ${code}`);
    const guilty = PLANTED.flatMap(([file, , ...rules]) => rules.map((rule) => `${file}: ${rule}`));
    expect(blamed.sort()).toEqual(guilty.sort());
    expect(code).not.toBe(0);
  });
});
