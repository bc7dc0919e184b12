import { isFields } from '../../../core/base/parse.ts';
import type { JournalLine } from './format.ts';

/**
 * The lines of a journal of version 1 as lines of version 2: acts lose their key (a question's number tells a repeated act), and who
 * sits down brings the SHA-256 of the seat's token, which version 1 kept in the file of secrets by the number of the occupant.
 * Whose token was not kept any more has none: those had left.
 */
function upgrade1(
  lines: readonly JournalLine[],
  tokenHashes: ReadonlyMap<number, string>,
): readonly JournalLine[] {
  let occupant = 1;
  let isInLobby = true;
  return lines.map((line) => {
    const { entry } = line;
    if (!isFields(entry)) return line;
    if (entry['type'] === 'started') isInLobby = false;
    if (entry['type'] === 'rematch') isInLobby = true;
    // From the start of a game on, a seat that is left is a new occupant's: nobody's, until somebody sits down
    if (entry['type'] === 'left' && !isInLobby) occupant += 1;
    if (entry['type'] === 'joined') {
      const token = tokenHashes.get(occupant);
      occupant += 1;
      return token === undefined ? line : { ...line, entry: { ...entry, token } };
    }
    if (entry['type'] !== 'acted') return line;
    const { key: _key, ...act } = entry;
    return { ...line, entry: act };
  });
}

/** The lines of a journal of version 2 as lines of version 3: tables had no pace, and went at the normal one. */
const upgrade2 = (lines: readonly JournalLine[]): readonly JournalLine[] =>
  lines.map((line) => {
    const { entry } = line;
    if (!isFields(entry) || !isFields(entry['setup'])) return line;
    return { ...line, entry: { ...entry, setup: { ...entry['setup'], pace: 'normal' } } };
  });

/** The lines of a journal of version 3 as lines of version 4: nobody had to hurry, the door was open, and one bot played for all who were away. */
const upgrade3 = (lines: readonly JournalLine[]): readonly JournalLine[] =>
  lines.map((line) => {
    const { entry } = line;
    if (!isFields(entry) || !isFields(entry['setup'])) return line;
    const manner = { clock: 'off', standIn: 'steady', door: 'open' };
    return { ...line, entry: { ...entry, setup: { ...entry['setup'], ...manner } } };
  });

/** The lines of a journal of an older version (from 1) as this version writes them. */
export const upgradedLines = (
  lines: readonly JournalLine[],
  version: number,
  tokenHashes: ReadonlyMap<number, string>,
): readonly JournalLine[] =>
  [(old: readonly JournalLine[]) => upgrade1(old, tokenHashes), upgrade2, upgrade3]
    .slice(version - 1)
    .reduce((now, upgrade) => upgrade(now), lines);
