/** The part of multicast-dns that discovery uses; the package has no types. */
declare module 'multicast-dns' {
  import type { Socket } from 'node:dgram';
  import type { Service } from 'bonjour-service';

  export type DnsRecord = ReturnType<Service['records']>[number];

  export interface Question {
    readonly name: string;
    readonly type: string;
  }

  export interface Response {
    readonly answers: readonly DnsRecord[];
    readonly additionals?: readonly DnsRecord[];
  }

  /** Where a packet came from. */
  export interface Source {
    readonly address: string;
  }

  export interface MulticastDns {
    on(event: 'error' | 'warning', listener: (error: NodeJS.ErrnoException) => void): void;
    on(event: 'networkInterface', listener: () => void): void;
    on(event: 'query', listener: (query: { questions: readonly Question[] }, from: Source) => void): void;
    on(event: 'packet' | 'response', listener: (packet: unknown, from: Source) => void): void;
    query(questions: readonly Question[], done: (error?: Error | null) => void): void;
    respond(response: Response, done?: (error?: Error | null) => void): void;
    destroy(done: () => void): void;
  }

  export default function multicastDns(options: {
    readonly socket: Socket;
    readonly type?: 'udp4' | 'udp6';
    readonly ip?: string;
    readonly interface: string;
    readonly bind: string;
    readonly port: number;
  }): MulticastDns;
}
