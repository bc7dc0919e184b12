// Why Electron could not be fetched, for people: what was wrong, and on a second line what to do.

const ONLINE =
  'Is this computer online? If its network has a proxy, HTTPS_PROXY has to name that: http://HOST:PORT';
const MIRROR = 'Another server that holds the same files can be named in ELECTRON_MIRROR.';

const WHOLE = 'The file comes whole or not at all: another network may do better.';

const UNREACHABLE = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENETDOWN|TIMEDOUT|CONNECT_TIMEOUT/;
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

/**
 * Describes a silent host.
 * @param silence Milliseconds without data.
 * @param progress What had arrived before, if anything.
 */
export function silenceFailure(host, silence, progress) {
  const time = `from ${host} for ${silence / 1000} s`;
  return progress === undefined
    ? `nothing came ${time}\n${ONLINE}`
    : `nothing more came ${time}, after ${progress}\n${WHOLE}`;
}

export const breakFailure = (host, progress) =>
  `the connection to ${host} broke off, after ${progress}\n${WHOLE}`;

/**
 * Describes an error of `fetch`.
 * @param proxy The address of the proxy, if there is one.
 */
export function connectionFailure(error, host, proxy) {
  const causes = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  const status = causes.map(({ message }) => /proxy.*\((\d{3})\)/i.exec(message)?.[1]).find(Boolean);
  if (status !== undefined) return statusFailure(Number(status), host, proxy);
  const { code, message, hostname } = causes.find((cause) => typeof cause.code === 'string') ?? causes.at(-1);
  const way = `${host}${proxy === undefined ? '' : ` through the proxy ${nameOf(proxy)}`}`;
  if (hostname !== undefined) return `no address is known for ${hostname} (${code})\n${ONLINE}`;
  if (UNREACHABLE.test(code)) return `${way} cannot be reached (${code})\n${ONLINE}`;
  if (UNTRUSTED.test(code))
    return `the certificate of ${host} is not trusted (${code})\nIf a proxy of the network reads along, NODE_EXTRA_CA_CERTS has to name the file with its certificate.`;
  return `the connection to ${way} failed (${code ?? message})`;
}

/** Describes an answer without the file, of the host or the proxy. */
export function statusFailure(status, host, proxy) {
  if (status === 407)
    return `the proxy ${nameOf(proxy)} asks for a name and a password, or refuses those it was given (407)\nHTTPS_PROXY has to name them: http://NAME:PASSWORD@HOST:PORT`;
  if (status === 404) return `${host} does not have this version of Electron (404)\n${MIRROR}`;
  const who = proxy === undefined ? host : `${host}, or the proxy ${nameOf(proxy)},`;
  return `${who} refused with ${status}\n${MIRROR}`;
}

/** Describes the installer's error output. */
export function installerFailure(errors) {
  const [text] = errors.replace(/^[^]*?^\w*Error(?: \[\w+\])?: /m, '').split(/\n\s+at /);
  if (/checksum/i.test(text))
    return 'what came is not this version of Electron, by its checksum\nThe page where one logs in to the network, a proxy, or the server in ELECTRON_MIRROR may have answered instead.';
  if (/ENOSPC|EDQUOT|no space left|os error 112/i.test(text))
    return 'the disk is full\nElectron needs about 500 MB until it is unpacked.';
  const [, named, unpacked] = /(?:EACCES|EPERM|EROFS).*'(.*)'|'(.*)': Permission denied/.exec(text) ?? [];
  const path = named ?? unpacked;
  if (path !== undefined)
    return `${path} may not be written\nThe folder may belong to another user: install (npm ci) as the one who starts.`;
  if (text.startsWith('Invalid URL'))
    return `ELECTRON_MIRROR is no address\nIt has to begin with https:// and to end with a slash.`;
  return text.trim() || 'its installer ended without a word';
}

/** Returns a proxy's address without the password. */
function nameOf(proxy) {
  return URL.canParse(proxy) ? new URL(proxy).host : 'in between';
}
