// Fetches Electron's own program, with its own installer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installerFailure } from './fetch-failures.mjs';
import { electronFolder, electronProgram } from './programs.mjs';

/** Milliseconds after which a download is given up from which nothing comes any more. */
const SILENCE = 20_000;

/** The installer cannot go on with a part of the file: it is removed at the end, and after a kill by the next start. */
const DOWNLOAD = join(electronFolder, 'download');

/** Resolves with undefined, or with why it could not be had: that takes no longer than `silence` once nothing comes any more. */
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

/** Resolves with what the installer complained about. A signal ends the installer, then this program. */
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

/** The installer asks a proxy only where it is told to, and does not know the one from npm's settings. */
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
