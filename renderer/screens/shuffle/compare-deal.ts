import type { Viewer } from '../../../core/base/ids.ts';
import { isSameJson } from '../../../core/base/json.ts';
import { proquints } from '../../../core/base/proquints.ts';
import type { GameFrame, TableFrame, TableFrameTable } from '../../../core/protocol/frames.ts';
import { createReader } from '../../../core/protocol/reader.ts';
import type { Film } from '../../../core/protocol/records.ts';
import type { ProofFinding } from '../../../core/record/proof.ts';
import { hashOfShown } from '../../../core/shuffle/device.ts';
import type { ShownFrame } from '../../session/scene-player.ts';

/** What this device was shown of a match, to be compared with its record. */
export interface SeenMatch {
  /** Its number at the table, from 1. */
  readonly match: number;
  /**
   * This device has been here since the lobby, and nothing was shown that the record has not: actions that were taken back are not in it, and
   * it has the memory aid of the end alone.
   */
  readonly isComparable: boolean;
  readonly options?: unknown;
  /** In order, with whose eyes. */
  readonly views: readonly { readonly viewer: Viewer; readonly view: GameFrame['view'] }[];
}

/** Whether a match was played with the cards of its shuffle. */
export type DealVerdict = 'same' | 'other';

const viewerOf = ({ you }: TableFrame): Viewer => you.facing ?? 'table';

/** Adds what a frame shows. A scene is no position of the match. */
export function withFrame(before: SeenMatch | undefined, frame: ShownFrame): SeenMatch {
  const { table, game, news, timing } = frame;
  const isLobby = table.phase === 'lobby';
  const match = isLobby ? table.games + 1 : table.games;
  const seen = before?.match === match ? before : { match, isComparable: isLobby, views: [] };
  if (isLobby || game === undefined || timing !== undefined) return seen;
  const { options } = table.setup;
  const isSame = seen.options === undefined || isSameJson(seen.options, options);
  const isComparable = seen.isComparable && isSame && news.every(({ type }) => type !== 'taken-back');
  const [viewer, last] = [viewerOf(frame), seen.views.at(-1)];
  const isKnown = last?.viewer === viewer && isSameJson(last.view, game.view);
  const views = isKnown ? seen.views : [...seen.views, { viewer, view: game.view }];
  return { match, isComparable, options, views };
}

/** With whose eyes this device has seen the match. */
export const viewersOf = ({ views }: SeenMatch): readonly Viewer[] => [
  ...new Set(views.map(({ viewer }) => viewer)),
];

/**
 * Compares a match with its record as this device's own host plays it, by the same version of the app: the proof is that of the shuffle on
 * the screen, and everything that was seen with the viewer's eyes comes in the record, in that order. Names are not compared: they may change
 * afterwards.
 *
 * @param end the frame of the table after the match
 * @returns undefined if that cannot be told
 */
export function compareDeal(
  film: Film,
  viewer: Viewer,
  { views }: SeenMatch,
  end: TableFrame,
): DealVerdict | undefined {
  if (!film.ok) return film.why === 'no-record' || film.why === 'unfinished' ? 'other' : undefined;
  const frames = framesOf(film);
  const last = frames?.at(-1);
  if (film.isEndOnly === true || frames === undefined || last === undefined) return undefined;
  const seen = views.filter((one) => one.viewer === viewer).map(({ view }) => view);
  const isSame =
    isOfShuffle(film.proof, end.table) &&
    isSameSetup(last.table, end.table) &&
    isSameEnd(last, end, viewer) &&
    comprises(
      frames.map(({ game }) => game?.view),
      seen,
    );
  return isSame ? 'same' : 'other';
}

/** Reads the frames of a film; undefined if they are none. */
function framesOf({ frames }: Film & { readonly ok: true }): readonly TableFrame[] | undefined {
  const read = createReader();
  const all = frames.map(read);
  return all.every((frame) => frame?.type === 'table') ? all : undefined;
}

/** Whether a proof is that of the shuffle that the table shows. The words follow from its commitments, and these from its shares. */
function isOfShuffle(found: ProofFinding | undefined, table: TableFrameTable): boolean {
  const { shuffle } = table;
  const hash = hashOfShown(table);
  if (found?.type !== 'proved' || shuffle === undefined || hash === undefined) return false;
  return (
    found.number === shuffle.number &&
    isSameJson(found.words, proquints(hash)) &&
    isSameJson(
      found.devices,
      shuffle.devices.map(({ seats }) => seats),
    )
  );
}

const isSameSetup = (one: TableFrameTable, other: TableFrameTable): boolean =>
  one.setup.game === other.setup.game &&
  one.seats.length === other.seats.length &&
  isSameJson(one.setup.options, other.setup.options);

/** Whether the last positions are the same, as far as the viewer sees them. */
const isSameEnd = (one: TableFrame, other: TableFrame, viewer: Viewer): boolean =>
  isSameJson(one.game?.result, other.game?.result) &&
  (viewerOf(other) !== viewer || isSameJson(one.game?.view, other.game?.view));

/** Whether all views of one list come in another one in the same order, some perhaps several times. */
function comprises(all: readonly unknown[], some: readonly unknown[]): boolean {
  let at = 0;
  return some.every((view) => {
    const found = all.slice(at).findIndex((other) => isSameJson(other, view));
    at += Math.max(found, 0);
    return found >= 0;
  });
}
