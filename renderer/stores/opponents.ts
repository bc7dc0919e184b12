import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { resolveBot, isRung, OPPONENT } from '../../core/base/rungs.ts';
import { kept, settingName } from './device.ts';
import { adviceFor, newRecord, withResult, type Advice, type OpponentRecord } from './opponent-record.ts';

const OPPONENTS = settingName('opponents');

/** The bot strength that this device plays each game against: the beginner until changed through the advice. */
export const useOpponents = defineStore('opponents', () => {
  const records = shallowRef<Readonly<Record<string, OpponentRecord>>>(parsed(kept.read(OPPONENTS)));
  const recordOf = (game: string): OpponentRecord => records.value[game] ?? newRecord(OPPONENT);

  function save(game: string, record: OpponentRecord): void {
    records.value = { ...records.value, [game]: record };
    kept.write(OPPONENTS, JSON.stringify(records.value));
  }

  /** The default bot; empty if the game has none. */
  const usual = (game: string, bots: readonly string[]): string =>
    resolveBot(recordOf(game).rung, bots) ?? '';

  const count = (game: string, id: string, hasWon: boolean): void =>
    save(game, withResult(recordOf(game), id, hasWon));

  const advice = (game: string, bots: readonly string[]): Advice | undefined =>
    adviceFor(recordOf(game), bots);

  /** Applies the answer to the advice: sets the bot and starts a new record. */
  function choose(game: string, bot: string): void {
    if (isRung(bot)) save(game, { ...newRecord(bot), last: recordOf(game).last });
  }

  return { usual, count, advice, choose };
});

/** Parses the stored records; drops malformed ones. */
function parsed(text: string | undefined): Readonly<Record<string, OpponentRecord>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries({ ...(stored as object) }).filter(isRecord));
  } catch {
    return {};
  }
}

function isRecord(entry: [string, unknown]): entry is [string, OpponentRecord] {
  const { rung, won, lost, last } = { ...(entry[1] as Partial<OpponentRecord> | null) };
  return (
    typeof rung === 'string' &&
    isRung(rung) &&
    typeof won === 'boolean' &&
    Number.isSafeInteger(lost) &&
    typeof last === 'string'
  );
}
