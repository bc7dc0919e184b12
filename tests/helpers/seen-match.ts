import type { Viewer } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { Film } from '../../core/protocol/records.ts';
import type { GameRecord } from '../../core/record/index.ts';
import { partyOf } from '../../core/shuffle/commitments.ts';
import type { ShuffleProof } from '../../core/shuffle/proof.ts';
import { readFilm } from '../../electron/host/storage/films.ts';
import type { ReceivedFrame } from '../../renderer/session/scene-player.ts';

/** What this device's own host makes of a record. */
export async function filmOf(record: unknown, viewer: Viewer): Promise<Film> {
  const film = await readFilm(JSON.stringify(record), viewer);
  if (!film.ok) throw new Error(film.error.code);
  return film.value;
}

const textOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The frames of a table at which this match was played, for one of its devices: the lobby first. */
export async function framesOf(record: GameRecord, viewer: Viewer): Promise<readonly ReceivedFrame[]> {
  const film = await filmOf(record, viewer);
  if (!film.ok) throw new Error(film.why);
  const read = createReader();
  const proof = textOf(record.proof) as ShuffleProof;
  const { number, brokenOff, host, devices } = proof;
  const shuffle = {
    number,
    brokenOff,
    host: partyOf(host),
    devices: devices.map(partyOf),
    isFixed: true as const,
    openings: devices.map(({ share, nonce }) => ({ share, nonce })),
    hostOpening: { share: host.share, nonce: host.nonce },
  };
  const frames = film.frames.map((text) => {
    const frame = read(text) as TableFrame;
    return { ...frame, table: { ...frame.table, id: proof.table, shuffle }, receivedAt: 0 };
  });
  const [first] = frames;
  if (first === undefined) throw new Error('no frames');
  const { game: _game, ...bare } = first;
  return [{ ...bare, table: { ...first.table, phase: 'lobby', games: 0 } }, ...frames];
}
