import type { FuffzigerPrompt } from '../../../core/games/falsche-fuffziger/prompt.ts';
import type { PhaseView } from '../../../core/games/falsche-fuffziger/view.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import type { Lesson } from '../game-renderer.ts';
import type { FuffzigerFrame } from './table/context.ts';

const isIn = ({ view }: FuffzigerFrame, phase: PhaseView['type']): boolean => view.phase?.type === phase;
const isAsked = ({ prompt }: FuffzigerFrame, type: FuffzigerPrompt['type']): boolean => prompt?.type === type;

/** Whether the own seat has turned a press over in its running turn. */
const hasConverted = ({ view: { phase } }: FuffzigerFrame): boolean =>
  phase?.type === 'producing' && phase.done.converted.length > 0;

/** Whether something was led that the own seat cannot match. */
const mustDrop = (frame: FuffzigerFrame): boolean =>
  isAsked(frame, 'match') && frame.legal.match === undefined;

/** Whether the own seat has won a card in the running phase. */
const hasWon = ({ view: { own, phase } }: FuffzigerFrame): boolean =>
  own !== undefined && phase?.type === 'laundering' && phase.won.some(({ seat }) => seat === own.seat);

/** How many laundering cards are left when the game is said to end soon. */
const FEW_CARDS = 6;
const isNearEnd = ({ view }: FuffzigerFrame): boolean =>
  view.phase !== undefined && (view.scrapped.includes(100) || view.laundering.left <= FEW_CARDS);

const lesson = (key: string, when: (frame: FuffzigerFrame) => boolean): Lesson<FuffzigerTypes> => ({
  key,
  when,
});

export default [
  lesson('aim', (frame) => isIn(frame, 'producing')),
  lesson('produce', (frame) => isAsked(frame, 'produce')),
  lesson('converted', (frame) => isAsked(frame, 'produce') && hasConverted(frame)),
  lesson('bid', (frame) => isAsked(frame, 'bid')),
  lesson('sealed', (frame) => isAsked(frame, 'sealed')),
  lesson('won', hasWon),
  lesson('buy', (frame) => isAsked(frame, 'buy') && (frame.legal.buy?.money ?? 0) > 0),
  lesson('general', (frame) => isAsked(frame, 'launder')),
  lesson('inspector', (frame) => isIn(frame, 'producing') && frame.view.round > 1),
  lesson('auction', (frame) => isIn(frame, 'auction')),
  lesson('lead', ({ legal }) => legal.lay !== undefined),
  lesson('drop', mustDrop),
  lesson('order', (frame) => isAsked(frame, 'produce') && frame.view.round > 2),
  lesson('scrapped', ({ view }) => view.phase !== undefined && view.scrapped.length > 0),
  lesson('end', isNearEnd),
] as const satisfies readonly Lesson<FuffzigerTypes>[];
