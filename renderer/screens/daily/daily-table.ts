import { DAILY } from '../../../core/base/daily.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { GameRenderer } from '../../games/game-renderer.ts';
import { newDraft, toSetup, withEdition, withSeats } from '../setup/draft.ts';
import type { LocalPlayer } from '../setup/players.ts';

/** The local date, as `2026-01-31`. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}

/** The setup of a daily game: an edition unchanged, on this computer. */
export function dailySetup(game: GameRenderer, edition: string, day: string, title: string): TableSetup {
  const draft = withEdition(newDraft(game, title, { aids: 'record' }), game, edition);
  return { ...toSetup(withSeats(draft, game, DAILY.seatCount), 'local'), daily: day };
}

/** The player, and the daily opponents. */
export const dailyPlayers = (name: string): readonly LocalPlayer[] => [
  { type: 'person', name },
  ...DAILY.characters.map((character) => ({ type: 'bot', bot: DAILY.bot, character }) as const),
];

/** Whether the ended match was a daily game: not ended early, by one person, against the daily opponents. */
export function isDailyEnd({ table, game }: TableFrame): boolean {
  const isEarly = table.ledger?.at(-1)?.early === true;
  const [first, ...others] = table.seats;
  const areUsual = others.every(
    (who, at) => who.type === 'bot' && who.bot === DAILY.bot && who.character === DAILY.characters[at],
  );
  return game?.result !== undefined && !isEarly && first?.type === 'person' && areUsual;
}
