import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStartProject, type StartProject } from '../helpers/start-project.ts';

let project: StartProject;
beforeEach(async () => {
  project = await createStartProject();
});
afterEach(() => project.remove());

const start = (args: readonly string[] = [], env?: NodeJS.ProcessEnv, prefix?: readonly string[]) =>
  project.start(args, env, prefix).ended;
const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

describe('npm start', () => {
  it('opens the window, with what it was given, and ends as the app does', async () => {
    project.addElectron();
    const { output, code } = await start(['--here']);
    expect(output).toBe('WINDOW {"args":["--here"]}\n');
    expect(code).toBe(0);
  });

  it('runs the host instead where that is wished for', async () => {
    project.addElectron();
    const { output } = await start(['--host', '--local']);
    expect(output).toMatch(/^No desktop window: asked for with --host\n/);
    expect(lastLine(output)).toBe('HOST ["--local"]');
  });
});

describe.runIf(process.platform === 'linux')('npm start on Linux', () => {
  it('opens the window on Wayland, too', async () => {
    project.addElectron();
    expect((await start([], { DISPLAY: '', WAYLAND_DISPLAY: 'wayland-0' })).output).toContain('WINDOW');
  });

  it('runs the host instead where there is no display', async () => {
    project.addElectron();
    const { output } = await start([], { DISPLAY: '' });
    expect(output).toMatch(/^No desktop window: there is no display\n/);
    expect(lastLine(output)).toBe('HOST []');
  });
});
