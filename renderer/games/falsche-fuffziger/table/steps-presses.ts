import { ascending } from '../../../../core/base/lists.ts';
import {
  FREE_SYMBOLS,
  INSPECTORS,
  type PressType,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf, countsBy, minus, plus } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { emptyReport } from '../../../../core/games/falsche-fuffziger/material/report.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';
import {
  at,
  leftOf,
  reported,
  withCoins,
  withOwn,
  withReal,
  type On,
  type PhaseOf,
  type Step,
} from './step.ts';

/** Number of inspector cards; the pile is reshuffled when it is used up. */
const CARDS = Object.values(INSPECTORS).flat().length;

const producing = (turn: PhaseOf<'producing'>['turn'], hasBroken = false): PhaseOf<'producing'> => ({
  type: 'producing',
  turn,
  done: { seat: turn, converted: [], sold: [], printed: {} },
  hasBroken,
});

export function afterRoundBegan(view: FuffzigerView, { round, start }: On<'round-began'>): Step {
  const { faceDown, turned, earlier } = view.inspectors;
  return at({
    ...view,
    round,
    start,
    inspectors: { faceDown, turned: [], ...(earlier && { earlier: [...earlier, ...turned] }) },
    auctions: 0,
    added: 0,
    report: emptyReport(round),
    previousRound: view.report,
    phase: producing(start),
  });
}

export function afterInspected(view: FuffzigerView, { card, effect }: On<'inspected'>): Step {
  const { inspectors, auctions, freeSymbols } = view;
  const faceDown = inspectors.faceDown === 1 ? CARDS : inspectors.faceDown - 1;
  return at({
    ...view,
    inspectors: { ...inspectors, faceDown, turned: [...inspectors.turned, card] },
    auctions: auctions + (effect === 'auction' ? 1 : 0),
    freeSymbols: Math.min(FREE_SYMBOLS, freeSymbols + (effect === 'free' ? 1 : 0)),
  });
}

export function afterScrapped(view: FuffzigerView, { pressType, presses }: On<'scrapped'>): Step {
  const gone = presses.map(({ press }) => press);
  const withReport = reported(view, { scrapped: [...view.report.scrapped, { pressType, presses }] });
  const after: FuffzigerView = {
    ...withReport,
    scrapped: ascending([...view.scrapped, pressType]) as readonly PressType[],
    presses: view.presses.filter(({ press }) => !gone.includes(press)),
    supply: countsBy((type) => (type === pressType ? 0 : countOf(view.supply, type))),
  };
  return at(
    presses.reduce(
      (paid, { seat, real, coins }) => withCoins(withReal(paid, seat, real), seat, coins),
      after,
    ),
  );
}

export const afterGaveBack = (view: FuffzigerView, { pressType, notes }: On<'gave-back'>): Step =>
  at(
    view.own === undefined
      ? view
      : withOwn(view, view.own.seat, (own) => ({
          notes: minus(own.notes, { [pressType]: notes }),
          real: own.real,
        })),
  );

export function afterConverted(view: FuffzigerView, { seat, press, up, paid }: On<'converted'>): Step {
  const { phase, presses, broken } = view;
  if (phase?.type !== 'producing') return at(view);
  const done = { ...phase.done, converted: [...phase.done.converted, { press, up, paid }] };
  const turned = presses.flatMap((one) => {
    if (one.press !== press) return [one];
    return up === 'broken' ? [] : [{ ...one, up, isConverted: true }];
  });
  const isBroken = up === 'broken';
  return at({
    ...withReal(view, seat, paid),
    presses: turned,
    broken: broken + (isBroken ? 1 : 0),
    phase: { ...phase, done, hasBroken: phase.hasBroken || isBroken },
  });
}

export function afterSold(view: FuffzigerView, { seat, press, up, price }: On<'sold'>): Step {
  const { phase, presses } = view;
  if (phase?.type !== 'producing') return at(view);
  return at({
    ...withReal(view, seat, price),
    presses: presses.filter((one) => one.press !== press),
    phase: { ...phase, done: { ...phase.done, sold: [...phase.done.sold, { press, up, price }] } },
  });
}

/** The turn passes on after the scene. */
export function afterPrinted(view: FuffzigerView, { seat, notes, converted }: On<'printed'>): Step {
  const { phase, report, start } = view;
  if (phase?.type !== 'producing') return at(view);
  const production = { seat, converted, sold: phase.done.sold, printed: notes };
  const own = withOwn(view, seat, (money) => ({ notes: plus(money.notes, notes), real: money.real }));
  const during = reported(own, { productions: [...report.productions, production] });
  const next = leftOf(view, seat);
  const after = next === start ? during : { ...during, phase: producing(next, phase.hasBroken) };
  return { during, after };
}
