import { connect as openConnection } from 'node:net';
import { isVirtual, subnetOfInterface, type NetworkInterface } from './interfaces.ts';
import { around, deviceAddresses } from './ipv4.ts';
import type { Endpoint } from './types.ts';

/** Milliseconds an address has to take a connection. */
const CONNECT_TIME = 300;

/** Addresses tried at the same time. */
const AT_ONCE = 64;

/** Whether somebody listens at an endpoint. Never rejects. */
export type Connect = (endpoint: Endpoint, signal: AbortSignal) => Promise<boolean>;

/** Opens a TCP connection and closes it at once. */
export const connectBriefly: Connect = ({ address, port }, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const socket = openConnection({ host: address, port, timeout: CONNECT_TIME });
    const finish = (isOpen: boolean) => {
      signal.removeEventListener('abort', stop);
      socket.destroy();
      resolve(isOpen);
    };
    const stop = () => finish(false);
    signal.addEventListener('abort', stop);
    socket.once('connect', () => finish(true));
    socket.once('timeout', stop);
    socket.once('error', stop);
  });

/** The addresses that a scan tries: the /24 around each own address on a real adapter, each address once. */
export function addressesToScan(interfaces: readonly NetworkInterface[]): string[] {
  const real = interfaces.filter((entry) => !isVirtual(entry));
  const addresses = real.flatMap((entry) => {
    const subnet = subnetOfInterface(entry);
    return subnet === undefined ? [] : deviceAddresses(around(entry.address, subnet));
  });
  return [...new Set(addresses)];
}

export interface ScanOptions {
  readonly interfaces: readonly NetworkInterface[];
  readonly port: number;
  readonly connect: Connect;
  readonly signal: AbortSignal;
  /** Called for every address that takes connections, as soon as it does. */
  readonly onOpen: (endpoint: Endpoint) => Promise<void>;
}

/** Tries every address of the own networks, 64 at a time. Resolves when all are through or `signal` ends it; never rejects. */
export async function scan({ interfaces, port, connect, signal, onOpen }: ScanOptions): Promise<void> {
  const left = addressesToScan(interfaces).reverse();
  const work = async () => {
    for (let address = left.pop(); address !== undefined && !signal.aborted; address = left.pop()) {
      const endpoint = { address, port };
      if (await connect(endpoint, signal)) await onOpen(endpoint);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
