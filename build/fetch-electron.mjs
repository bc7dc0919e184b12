// Fetches Electron's program, with its installer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installerFailure } from './fetch-failures.mjs';
import { electronFolder, electronProgram } from './programs.mjs';

/** Milliseconds without data after which a download is aborted. */
const SILENCE = 20_000;

/** The installer cannot resume a partial file: it is removed at the end, and after a kill at the next start. */
const DOWNLOAD = join(electronFolder, 'download');

/** Resolves with undefined, or with why it failed, at most `silence` milliseconds after the last data. */
export async function fetchElectron(silence = SILENCE) {
  const { version } = JSON.parse(readFileSync(join(electronFolder, 'package.json'), 'utf8'));
  console.log(`Fetching Electron ${version} (about 110 MB), once …`);
  let errors;
  try {
    removeDownload();
    mkdirSync(DOWNLOAD);
    errors = await install(silence);
    if (electronProgram() !== undefined) return undefined;
  } catch (error) {
    errors = error.message;
  } finally {
    removeDownload();
  }
  return `Electron could not be fetched: ${installerFailure(errors)}\nThe next start tries it again.`;
}

/** Runs the installer and resolves with its errors. A signal ends the installer, then this program. */
async function install(silence) {
  const patient = new URL(`./patient-fetch.mjs?silence=${silence}`, import.meta.url).href;
  const installer = join(electronFolder, 'install.js');
  const child = spawn(process.execPath, ['--no-warnings', '--import', patient, installer], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: installerEnvironment(process.env),
  });
  const end = (signal) => {
    child.kill();
    child.on('close', () => {
      removeDownload();
      process.exit(128 + constants.signals[signal]);
    });
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, end);
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  await once(child, 'close');
  for (const signal of signals) process.off(signal, end);
  return errors;
}

/** The installer uses a proxy only if told to, and does not know the one in npm's settings. */
function installerEnvironment(env) {
  const first = (...names) => names.map((name) => env[name]).find(Boolean);
  const http = first('http_proxy', 'HTTP_PROXY', 'npm_config_proxy');
  const https = first('https_proxy', 'HTTPS_PROXY', 'npm_config_https_proxy') ?? http;
  const proxies = https === undefined ? {} : { https_proxy: withScheme(https), ELECTRON_GET_USE_PROXY: '1' };
  return {
    ...env,
    ...proxies,
    ...(http !== undefined && { http_proxy: withScheme(http) }),
    TMPDIR: DOWNLOAD,
    TEMP: DOWNLOAD,
    TMP: DOWNLOAD,
    ELECTRON_GET_NO_PROGRESS: '1',
  };
}

const withScheme = (proxy) => (/^\w+:\/\//.test(proxy) ? proxy : `http://${proxy}`);

const removeDownload = () => rmSync(DOWNLOAD, { recursive: true, force: true, maxRetries: 3 });
