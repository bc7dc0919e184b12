import { Server } from 'node:net';

/** Whether the desktop that is played is one of Wayland. What macOS and Windows do goes by `process.platform`, see register.mjs. */
export const isWayland = process.env['STAND_IN_DESKTOP'] === 'wayland';

const played = process.platform;
const computer = process.env['STAND_IN_COMPUTER'];

const be = (value: string | undefined): void => {
  Object.defineProperty(process, 'platform', { value, configurable: true, enumerable: true });
};

/** Runs what has to know this computer as it is, such as the start of a browser. */
export async function asThisComputer<Value>(run: () => Promise<Value>): Promise<Value> {
  be(computer);
  try {
    return await run();
  } finally {
    be(played);
  }
}

/** Ends the process; what then ends other programs has to know this computer. */
export function exitAsThisComputer(code: number): never {
  be(computer);
  process.exit(code);
}

const PIPE = '\\\\.\\pipe\\';

/** A pipe of Windows is an abstract socket of Linux, which ends with its process as well. */
if (played === 'win32' && computer === 'linux') {
  const { listen } = Server.prototype;
  Server.prototype.listen = function (this: Server, ...given: unknown[]): Server {
    const [path, ...more] = given;
    const isPipe = typeof path === 'string' && path.startsWith(PIPE);
    return Reflect.apply(listen, this, isPipe ? [`\0${path.slice(PIPE.length)}`, ...more] : given);
  };
}
