import { request } from 'node:http';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { isIpv6, needsZone, formatEndpoint, withoutZone } from '../../core/base/endpoint.ts';
import { createPipes } from '../../electron/main/pipes.ts';
import type { PipeEvent } from '../../electron/preload/api.ts';
import { connect, hello } from './host-client.ts';

/**
 * What a device finds at `ADDRESS PORT`: asks for each path given, HTTP status or close code, and says all of it as one JSON object. A
 * socket that says `open` was admitted; at a link-local address it is a pipe of the app, which `open` says stands.
 */
const [address = '', port = '', ...paths] = process.argv.slice(2);
const headers = { host: formatEndpoint({ address: withoutZone(address), port: Number(port) }) };
const found: Record<string, string> = {};
const socketAt = needsZone(address) ? pipeAt : webSocketAt;
for (const path of paths) found[path] = await (path.startsWith('/ws') ? socketAt(path) : statusAt(path));
process.stdout.write(`${JSON.stringify(found)}\n`);

function statusAt(path: string): Promise<string> {
  return new Promise((resolve) => {
    const asked = request({ host: address, port, path, agent: false, headers }, (response) => {
      response.resume();
      resolve(String(response.statusCode));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end();
  });
}

function pipeAt(path: string): Promise<string> {
  const known = { port: 0, isKnownAddress: () => false, rememberAddress: () => undefined };
  const pipes = createPipes(() => known);
  return new Promise((resolve) => {
    const emit = ({ event }: PipeEvent): void => {
      resolve(event.type === 'close' ? event.reason : event.type);
      pipes.dropHolder(1);
    };
    const opening = pipes.open({ id: 1, emit }, { address, port: Number(port), path, typed: true });
    if (!opening.ok) resolve(opening.reason);
  });
}

async function webSocketAt(path: string): Promise<string> {
  try {
    const client = await connect(Number(port), path, {}, isIpv6(address) ? `[${address}]` : address);
    const outcome = client.request(hello({ protocol: PROTOCOL_VERSION })).then(
      () => 'open',
      () => client.closed.then(String),
    );
    const said = await outcome;
    await client.close();
    return said;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
