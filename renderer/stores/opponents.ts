import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { botMeant, isRung, OPPONENT, RUNGS, type Rung } from '../../core/base/rungs.ts';
import { kept, settingName } from './device.ts';

/** Games lost after which a weaker opponent is offered. */
const LOSSES = 3;
const OPPONENTS = settingName('opponents');

/** How games of one kind against bots alone went here since the opponent was last chosen. */
interface Standing {
  readonly rung: Rung;
  readonly won: boolean;
  readonly lost: number;
  /** The game that was counted last; one is shown again after a reload. */
  readonly last: string;
}

/** Another opponent that might suit better, and why. */
export interface Advice {
  readonly from: string;
  readonly to: string;
  readonly why: 'won' | 'lost';
}

/** Against how strong bots each game is played on this device: a beginner, until somebody who was asked has said otherwise. */
export const useOpponents = defineStore('opponents', () => {
  const standings = shallowRef<Readonly<Record<string, Standing>>>(parsed(kept.read(OPPONENTS)));
  const standingOf = (game: string): Standing => standings.value[game] ?? anew(OPPONENT);

  function keep(game: string, standing: Standing): void {
    standings.value = { ...standings.value, [game]: standing };
    kept.write(OPPONENTS, JSON.stringify(standings.value));
  }

  /** The bot that one plays against unless another is chosen; empty where the game has none. */
  const usual = (game: string, bots: readonly string[]): string =>
    botMeant(standingOf(game).rung, bots) ?? '';

  /** Counts a game of one person against the usual bots alone, once. */
  function count(game: string, id: string, hasWon: boolean): void {
    const { won, lost, last, ...standing } = standingOf(game);
    if (id === last) return;
    keep(game, { ...standing, won: won || hasWon, lost: hasWon ? 0 : lost + 1, last: id });
  }

  /** The next stronger bot for who has won, the next weaker one for who keeps losing. */
  function advice(game: string, bots: readonly string[]): Advice | undefined {
    const { won, lost } = standingOf(game);
    const from = usual(game, bots);
    const rungs = RUNGS.filter((rung) => bots.includes(rung));
    const at = rungs.findIndex((rung) => rung === from);
    const why = won ? 'won' : 'lost';
    const to = won ? rungs[at + 1] : rungs[at - 1];
    return at === -1 || to === undefined || (!won && lost < LOSSES) ? undefined : { from, to, why };
  }

  /** What somebody has answered to the advice: from now on it is this bot. Counting begins anew. */
  function choose(game: string, bot: string): void {
    if (isRung(bot)) keep(game, { ...anew(bot), last: standingOf(game).last });
  }

  return { usual, count, advice, choose };
});

const anew = (rung: Rung): Standing => ({ rung, won: false, lost: 0, last: '' });

/** What was stored, as far as it has the right form. */
function parsed(text: string | undefined): Readonly<Record<string, Standing>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries({ ...(stored as object) }).filter(isStanding));
  } catch {
    return {};
  }
}

function isStanding(entry: [string, unknown]): entry is [string, Standing] {
  const { rung, won, lost, last } = { ...(entry[1] as Partial<Standing> | null) };
  return (
    typeof rung === 'string' &&
    isRung(rung) &&
    typeof won === 'boolean' &&
    Number.isSafeInteger(lost) &&
    typeof last === 'string'
  );
}
