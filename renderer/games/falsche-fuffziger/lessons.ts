import type { FuffzigerPrompt } from '../../../core/games/falsche-fuffziger/prompt.ts';
import type { PhaseView } from '../../../core/games/falsche-fuffziger/view.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import { inLanguages } from '../../i18n/languages.ts';
import { lessonOf } from '../shared/lesson.ts';
import type { Anchor, FuffzigerFrame } from './table/context.ts';
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

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/lesson-words.json'));

const lesson = lessonOf<FuffzigerTypes, Anchor>();

export default [
  lesson('aim', 'own-coins', (frame) => isIn(frame, 'producing')),
  lesson('produce', 'own-presses', (frame) => hasPrompt(frame, 'produce'), tipFor),
  lesson('converted', 'own-presses', (frame) => hasPrompt(frame, 'produce') && hasConverted(frame), tipFor),
  lesson('bid', 'sale', (frame) => hasPrompt(frame, 'bid'), tipFor),
  lesson('sealed', 'action-bar', (frame) => hasPrompt(frame, 'sealed')),
  lesson('won', 'own-real', hasWon),
  lesson('buy', 'shop', (frame) => hasPrompt(frame, 'buy') && (frame.legal.buy?.money ?? 0) > 0, tipFor),
  lesson('general', 'own-money', (frame) => hasPrompt(frame, 'launder'), tipFor),
  lesson('inspector', 'inspector', (frame) => isIn(frame, 'producing') && frame.view.round > 1),
  lesson('auction', 'market', (frame) => isIn(frame, 'auction'), tipFor),
  lesson('lead', 'own-money', ({ legal }) => legal.lay !== undefined, tipFor),
  lesson('drop', 'action-bar', mustDrop),
  lesson('order', 'inspector', (frame) => hasPrompt(frame, 'produce') && frame.view.round > 2),
  lesson('scrapped', 'own-notes', ({ view }) => view.phase !== undefined && view.scrapped.length > 0),
  lesson('end', 'facts', isNearEnd),
];
