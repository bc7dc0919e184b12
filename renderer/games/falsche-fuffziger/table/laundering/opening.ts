import type { Opening } from '../../../../../core/games/falsche-fuffziger/material/report.ts';
import type { FuffzigerView } from '../../../../../core/games/falsche-fuffziger/view.ts';

/** The fists that were opened last, while they are being shown. */
export const openingOnShow = ({ phase, seatCount, report }: FuffzigerView): Opening | undefined =>
  phase?.type === 'laundering' && phase.chosen.length === seatCount ? report.openings.at(-1) : undefined;
