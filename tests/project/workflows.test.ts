import type * as WorkflowParser from '@actions/workflow-parser';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { missingPrograms, saidBy } from '../helpers/installers/tools.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const PROJECT = join(import.meta.dirname, '../..');
const manifest: {
  readonly version: string;
  readonly scripts: object;
  readonly devDependencies: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
const FOLDER = join(PROJECT, '.github/workflows');
const texts = new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly permissions?: object; readonly uses?: string; readonly steps?: readonly Step[] }
    >
  >;
}
const workflows = [...texts].map(([name, text]) => ({ file: name, ...(parse(text) as Workflow) }));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps ?? []);
const shellSteps = steps.filter(({ run }) => run !== undefined);

/** GitHub's own reader of workflows, with its published schema; it leaves to a bundler what Node asks of an import of JSON. */
async function errorsIn(name: string, content: string): Promise<readonly string[]> {
  const reader: typeof WorkflowParser = await tsImport('@actions/workflow-parser', import.meta.url);
  const { context, value } = reader.parseWorkflow({ name, content }, new reader.NoOperationTraceWriter());
  if (value !== undefined) await reader.convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe('workflows', () => {
  it.each([...texts])('%s is one that GitHub understands', async (name, text) => {
    expect(await errorsIn(name, text)).toEqual([]);
  });

  it.each([
    ['an unknown key', 'timeout-minutes:', 'timeout-hours:', /Unexpected value 'timeout-hours'/],
    ['an unknown value', 'runner.os', 'walker.os', /Unrecognized named-value: 'walker'/],
    ['a job that is not there', 'needs: pack', 'needs: park', /depends on unknown job 'park'/],
    ['an unknown right', 'attestations: write', 'attestations: all', /Unexpected value 'all'/],
  ])('are refused with %s', async (_what, good, bad, error) => {
    const text = texts.get('release.yml')?.replace(good, bad) ?? '';
    expect((await errorsIn('release.yml', text)).join()).toMatch(error);
  });

  it('run on one version of Node.js, not on whatever is newest', () => {
    const versions = [...texts.values()].flatMap((text) =>
      [...text.matchAll(/node-version: *(\S+)/g)].map(([, version = '']) => version),
    );
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('call only what the project has', () => {
    const called = shellSteps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, script = '']) => script),
    );
    const known = [...Object.keys(manifest.scripts), 'ci', 'sbom'];
    expect(called.filter((script) => !known.includes(script))).toEqual([]);
    const ours = jobs
      .flatMap(({ uses }) => uses ?? [])
      .map((path) => path.replace('./.github/workflows/', ''));
    expect(ours.filter((name) => !texts.has(name))).toEqual([]);
  });

  it('take the programs of others by their sum, each one the same everywhere, with its version beside it', () => {
    const used = [...texts.values()].flatMap((text) => text.match(/uses: (?!\.\/).*$/gm) ?? []);
    expect(used.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    const actions = new Set(used.map((line) => line.split('@')[0]));
    expect(new Set(used).size).toBe(actions.size);
  });

  it('may read the project, and write only where a draft is made', () => {
    for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
    const more = workflows.flatMap((workflow) =>
      Object.entries(workflow.jobs).flatMap(([job, { permissions }]) =>
        permissions === undefined ? [] : [[`${workflow.file}: ${job}`, permissions]],
      ),
    );
    expect(more).toEqual([
      ['release.yml: draft', { contents: 'write', 'id-token': 'write', attestations: 'write' }],
    ]);
  });
});

/** Why a step does not run in this test. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Let programs have the sandbox and networks of their own': 'changes the system',
  Install: 'this test runs in what it installs',
  'Fetch Electron': 'downloads',
  'Check and test': 'this test is part of it',
  'Test what only Electron itself shows': 'needs Electron',
  'Look at what is packed': 'pack-check.test.ts runs it',
  'Make installers': 'downloads tools',
  'Install on Linux': 'changes the system',
  'Install on macOS, as downloaded': 'needs macOS',
  'Install on Windows': 'needs Windows',
  'Start what is installed, on a system as it comes': 'needs an installed app',
  'Start the AppImage': 'needs an AppImage',
  'Start in a Wayland session': 'needs Electron',
  'Test what is installed': 'needs an installed app',
  'Have windows managed, as on a desktop, and what checks installers': 'changes the system',
  'Have addresses for other devices': 'changes the system',
  'Run the commands of the docs': 'installs anew, and this test is part of it',
  'Test the service': 'changes the system',
};
const HERE = ['Compare tag and version', 'List all packages', 'Sum up', 'Draft'] as const;

it('all scripts of CI are without a finding of shellcheck', (context) => {
  requireOrSkip(context, missingPrograms('shellcheck'));
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-scripts-'));
  const files = shellSteps.map(({ name, run = '' }, index) => {
    const file = join(folder, `${index} ${name}`);
    writeFileSync(file, `#!/usr/bin/env bash\n${run.replaceAll(/\$\{\{.*?\}\}/g, 'env')}\n`);
    return file;
  });
  expect(saidBy('shellcheck', join(PROJECT, '.ci/run'), ...files)).toBe('');
  rmSync(folder, { recursive: true });
});

describe('steps of workflows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-workflow-'));
  const installers = ['auction-night-linux-amd64.deb', 'auction-night-win-x64.exe'];
  beforeEach((context) =>
    requireOrSkip(context, process.platform === 'linux' ? undefined : 'steps of workflows that run on Linux'),
  );
  beforeAll(() => {
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(PROJECT, name), join(folder, name));
    mkdirSync(join(folder, 'release'));
    for (const name of installers) writeFileSync(join(folder, 'release', name), name);
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/gh'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
    chmodSync(join(folder, 'bin/gh'), 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs a step as GitHub does, with a stand-in of its command line. */
  function runStep(name: (typeof HERE)[number], tag = `v${manifest.version}`): string {
    const step = shellSteps.find((one) => one.name === name);
    const PATH = `${join(folder, 'bin')}:${process.env['PATH']}`;
    return execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'false'], {
      cwd: join(folder, step?.['working-directory'] ?? '.'),
      env: { ...process.env, PATH, GITHUB_REF_NAME: tag },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  it('all run here, or are known to be tried elsewhere', () => {
    const names = new Set(shellSteps.map(({ name }) => name));
    expect([...names].sort()).toEqual([...Object.keys(ELSEWHERE), ...HERE].sort());
  });

  it('release nothing under a tag that is not its version', () => {
    runStep('Compare tag and version');
    expect(() => runStep('Compare tag and version', 'v999.0.0')).toThrow();
  });

  it('make a draft of all that was packed, of its packages and of the sums of both', () => {
    runStep('List all packages');
    const list = JSON.parse(readFileSync(join(folder, 'release/auction-night.cdx.json'), 'utf8'));
    expect(list).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { type: 'application' } } });
    const listed = list.components.map(({ purl }: { purl: string }) => purl);
    for (const name of ['vue', 'ws', 'electron'])
      expect(listed).toContain(`pkg:npm/${name}@${manifest.devDependencies[name]}`);

    runStep('Sum up');
    const files = [...installers, 'auction-night.cdx.json'].sort();
    const sumOf = (name: string): string =>
      createHash('sha256')
        .update(readFileSync(join(folder, 'release', name)))
        .digest('hex');
    const sums = readFileSync(join(folder, 'release/SHA256SUMS'), 'utf8').trim().split('\n');
    expect(sums.sort()).toEqual(files.map((name) => `${sumOf(name)}  ${name}`).sort());

    const [group, verb, tag, ...rest] = runStep('Draft').trim().split('\n');
    expect([group, verb, tag]).toEqual(['release', 'create', `v${manifest.version}`]);
    const sent = rest.filter((word) => word.startsWith('release/')).sort();
    expect(sent).toEqual(['SHA256SUMS', ...files].map((name) => `release/${name}`));
    expect(rest).toEqual(expect.arrayContaining(['--draft', '--verify-tag']));
  });
});
