/** A resource record of an mDNS response as a test writes it; `data` is the record's content as bytes. */
export interface TestRecord {
  readonly name: string;
  readonly type: 1 | 12 | 16 | 33;
  readonly data: Buffer;
  readonly ttl?: number;
}

const label = (text: string | Buffer): Buffer => {
  const bytes = Buffer.from(text).subarray(0, 63);
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
};

/** A domain name; labels are parted by dots. */
const name = (domain: string): Buffer => Buffer.concat([...domain.split('.').map(label), Buffer.from([0])]);

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** An mDNS response with these answers. */
export const responsePacket = (records: readonly TestRecord[]): Buffer =>
  Buffer.concat([
    ...[0, 0x8400, 0, records.length, 0, 0].map((value) => number(value, 2)),
    ...records.flatMap(({ name: domain, type, data, ttl = 120 }) => [
      name(domain),
      number(type, 2),
      number(1, 2),
      number(ttl, 4),
      number(data.length, 2),
      data,
    ]),
  ]);

/** An mDNS query with the same question so many times: for all tables, PTR. */
export const queryPacket = (questions: number): Buffer =>
  Buffer.concat([
    ...[0, 0, questions, 0, 0, 0].map((value) => number(value, 2)),
    ...Array.from({ length: questions }, () =>
      Buffer.concat([name('_auction-night._tcp.local'), number(12, 2), number(1, 2)]),
    ),
  ]);

/** A table as its host would announce it, with parts replaced at will. */
export function tableRecords(options: {
  readonly id: string;
  readonly port: number;
  readonly address?: string;
  readonly instance?: string;
  readonly txt?: readonly string[];
}): TestRecord[] {
  const { id, port, address = '127.0.0.1', instance = `Table (${id.slice(0, 4)})` } = options;
  const type = '_auction-night._tcp.local';
  const host = `an-${id}.local`;
  const txt = options.txt ?? ['txtvers=1', `id=${id}`, 'p=1', 'av=0.1.0', 'g=money'];
  return [
    { name: type, type: 12, data: name(`${instance}.${type}`) },
    {
      name: `${instance}.${type}`,
      type: 33,
      data: Buffer.concat([number(0, 4), number(port, 2), name(host)]),
    },
    { name: `${instance}.${type}`, type: 16, data: Buffer.concat(txt.map(label)) },
    { name: host, type: 1, data: Buffer.from(address.split('.').map(Number)) },
  ];
}
