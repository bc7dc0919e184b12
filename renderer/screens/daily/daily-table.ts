import { DAILY } from '../../../core/base/daily.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import type { TableSetup } from '../../../core/table/state.ts';
import type { GameRenderer } from '../../games/game-renderer.ts';
import { newDraft, toSetup, withEdition, withSeats } from '../setup/draft.ts';
import type { LocalPlayer } from '../setup/players.ts';

/** A day as this device counts days: `2026-01-31`. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}

/** The table on which the deal of a day is played: an edition as it is, on this computer. */
export function dailySetup(game: GameRenderer, edition: string, day: string, title: string): TableSetup {
  const draft = withEdition(newDraft(game, title, { aids: 'record' }), game, edition);
  return { ...toSetup(withSeats(draft, game, DAILY.seatCount), 'local'), daily: day };
}

/** Who sits there: the one who plays, and everybody's opponents. */
export const dailyPlayers = (name: string): readonly LocalPlayer[] => [
  { type: 'person', name },
  ...DAILY.characters.map((character) => ({ type: 'bot', bot: DAILY.bot, character }) as const),
];

/** Whether a game that has ended was the one of its day: to its end, by one person, against those opponents. */
export function isDailyEnd({ table, game }: TableFrame): boolean {
  const isEarly = table.ledger?.at(-1)?.early === true;
  const [first, ...others] = table.seats;
  const areUsual = others.every(
    (who, at) => who.type === 'bot' && who.bot === DAILY.bot && who.character === DAILY.characters[at],
  );
  return game?.result !== undefined && !isEarly && first?.type === 'person' && areUsual;
}
