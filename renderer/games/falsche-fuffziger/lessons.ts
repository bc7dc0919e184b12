import type { FuffzigerPrompt } from '../../../core/games/falsche-fuffziger/prompt.ts';
import type { PhaseView } from '../../../core/games/falsche-fuffziger/view.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import { inLanguages } from '../../i18n/languages.ts';
import type { Lesson } from '../game-renderer.ts';
import { lesson } from '../shared/lesson.ts';
import type { FuffzigerFrame } from './table/context.ts';
import { tipFor } from './tips.ts';

const isIn = ({ view }: FuffzigerFrame, phase: PhaseView['type']): boolean => view.phase?.type === phase;
const hasPrompt = ({ prompt }: FuffzigerFrame, type: FuffzigerPrompt['type']): boolean =>
  prompt?.type === type;

/** Whether the current player has converted a press in this turn. */
const hasConverted = ({ view: { phase } }: FuffzigerFrame): boolean =>
  phase?.type === 'producing' && phase.done.converted.length > 0;

/** Whether something was led that this seat cannot match. */
const mustDrop = (frame: FuffzigerFrame): boolean =>
  hasPrompt(frame, 'match') && frame.legal.match === undefined;

/** Whether this seat has won a card in the current phase. */
const hasWon = ({ view: { own, phase } }: FuffzigerFrame): boolean =>
  own !== undefined && phase?.type === 'laundering' && phase.won.some(({ seat }) => seat === own.seat);

/** With this many laundering cards left, or fewer, the match ends soon. */
const FEW_CARDS = 6;
const isNearEnd = ({ view }: FuffzigerFrame): boolean =>
  view.phase !== undefined && (view.scrapped.includes(100) || view.laundering.left <= FEW_CARDS);

const PRESSES = '.at-own .presses';
const NOTES = '.at-own .notes';
const REAL = '.at-own .genuine';
const MONEY = '.at-own .money';
const CARD = '.at-market .sale';
const INSPECTOR = '[data-anchor="inspector"], .at-facts .facts';

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/lesson-words.json'));

export default [
  lesson('aim', '.at-own .coins', (frame) => isIn(frame, 'producing')),
  lesson('produce', PRESSES, (frame) => hasPrompt(frame, 'produce'), tipFor),
  lesson('converted', PRESSES, (frame) => hasPrompt(frame, 'produce') && hasConverted(frame), tipFor),
  lesson('bid', CARD, (frame) => hasPrompt(frame, 'bid'), tipFor),
  lesson('sealed', '.action-bar', (frame) => hasPrompt(frame, 'sealed')),
  lesson('won', REAL, hasWon),
  lesson(
    'buy',
    '.at-market .items',
    (frame) => hasPrompt(frame, 'buy') && (frame.legal.buy?.money ?? 0) > 0,
    tipFor,
  ),
  lesson('general', NOTES, (frame) => hasPrompt(frame, 'launder'), tipFor),
  lesson('inspector', INSPECTOR, (frame) => isIn(frame, 'producing') && frame.view.round > 1),
  lesson('auction', '.at-market', (frame) => isIn(frame, 'auction'), tipFor),
  lesson('lead', MONEY, ({ legal }) => legal.lay !== undefined, tipFor),
  lesson('drop', '.action-bar', mustDrop),
  lesson('order', INSPECTOR, (frame) => hasPrompt(frame, 'produce') && frame.view.round > 2),
  lesson('scrapped', NOTES, ({ view }) => view.phase !== undefined && view.scrapped.length > 0),
  lesson('end', '.at-facts', isNearEnd),
] as const satisfies readonly Lesson<FuffzigerTypes>[];
