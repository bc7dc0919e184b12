import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { resolveBot, isRung, OPPONENT } from '../../core/base/rungs.ts';
import { kept, settingName } from './device.ts';
import { adviceFor, anew, counted, type Advice, type OpponentRecord } from './opponent-record.ts';

const OPPONENTS = settingName('opponents');

/** Against how strong bots each game is played on this device: a beginner, until somebody who was asked has said otherwise. */
export const useOpponents = defineStore('opponents', () => {
  const standings = shallowRef<Readonly<Record<string, OpponentRecord>>>(parsed(kept.read(OPPONENTS)));
  const standingOf = (game: string): OpponentRecord => standings.value[game] ?? anew(OPPONENT);

  function keep(game: string, standing: OpponentRecord): void {
    standings.value = { ...standings.value, [game]: standing };
    kept.write(OPPONENTS, JSON.stringify(standings.value));
  }

  /** The bot that one plays against unless another is chosen; empty where the game has none. */
  const usual = (game: string, bots: readonly string[]): string =>
    resolveBot(standingOf(game).rung, bots) ?? '';

  const count = (game: string, id: string, hasWon: boolean): void =>
    keep(game, counted(standingOf(game), id, hasWon));

  const advice = (game: string, bots: readonly string[]): Advice | undefined =>
    adviceFor(standingOf(game), bots);

  /** What somebody has answered to the advice: from now on it is this bot. Counting begins anew. */
  function choose(game: string, bot: string): void {
    if (isRung(bot)) keep(game, { ...anew(bot), last: standingOf(game).last });
  }

  return { usual, count, advice, choose };
});

/** What was stored, as far as it has the right form. */
function parsed(text: string | undefined): Readonly<Record<string, OpponentRecord>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries({ ...(stored as object) }).filter(isStanding));
  } catch {
    return {};
  }
}

function isStanding(entry: [string, unknown]): entry is [string, OpponentRecord] {
  const { rung, won, lost, last } = { ...(entry[1] as Partial<OpponentRecord> | null) };
  return (
    typeof rung === 'string' &&
    isRung(rung) &&
    typeof won === 'boolean' &&
    Number.isSafeInteger(lost) &&
    typeof last === 'string'
  );
}
