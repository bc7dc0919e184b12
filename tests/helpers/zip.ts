import { crc32 } from 'node:zlib';

/** A zip of one program, not compressed, which may be run when it is unpacked. */
export function zipOf(path: string, content: Buffer): Buffer {
  const name = Buffer.from(path);
  const common = Buffer.alloc(26); // what both headers say: version, flags, method, time, sum, sizes, length of the name
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, content]);
  const madeOn = Buffer.from([20, 3]); // Unix, whose modes follow
  const place = Buffer.alloc(14);
  place.writeUInt32LE(0o100755 * 0x10000, 6);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002'), madeOn, common, place, name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end]);
}
