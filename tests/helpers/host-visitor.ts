import { request } from 'node:http';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { connect, hello } from './host-client.ts';

/**
 * What a device finds at `ADDRESS PORT`: asks for each path given, HTTP status or close code, and says all of it as one JSON object. A
 * socket that says `open` was admitted.
 */
const [address = '', port = '', ...paths] = process.argv.slice(2);
const found: Record<string, string> = {};
for (const path of paths) found[path] = await (path.startsWith('/ws') ? socketAt(path) : statusAt(path));
process.stdout.write(`${JSON.stringify(found)}\n`);

function statusAt(path: string): Promise<string> {
  return new Promise((resolve) => {
    const asked = request({ host: address, port, path, agent: false }, (response) => {
      response.resume();
      resolve(String(response.statusCode));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end();
  });
}

async function socketAt(path: string): Promise<string> {
  try {
    const client = await connect(Number(port), path, {}, address);
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
