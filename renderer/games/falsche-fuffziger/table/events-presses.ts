import { ascending } from '../../../../core/base/lists.ts';
import {
  FREE_SYMBOLS,
  INSPECTORS,
  type PressType,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf, countsBy, minus, plus } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { emptyReport } from '../../../../core/games/falsche-fuffziger/material/report.ts';
import type { FuffzigerView } from '../../../../core/games/falsche-fuffziger/view.ts';
import { conversionLog, printedText, scrapLogText } from './log/press-text.ts';
import { typesIn } from './view-facts.ts';
import {
  flightTo,
  leftOf,
  reported,
  withCoins,
  withOwn,
  withReal,
  type FuffzigerEvents,
  type On,
  type PhaseOf,
} from './step.ts';

/** The events of phases 1 and 2: inspector and presses. */
export const pressEvents = {
  'round-began': {
    step: afterRoundBegan,
    text: ({ round, start }, { seatText, number }) =>
      seatText(start, 'you.round', 'table.news.round', { round: number(round) }),
    sound: undefined,
  },
  // The inspector knocks at the door; the siren scraps presses.
  inspected: {
    step: afterInspected,
    text: ({ card, effect }, { t, cardShort }) => {
      const text = t('table.news.card', { card: cardShort(card) });
      return effect === 'scraps' ? text : `${text} ${t(`table.news.${effect}`)}`;
    },
    sound: 'door',
  },
  scrapped: { step: afterScrapped, text: scrapLogText, sound: 'siren' },
  'gave-back': {
    step: afterGaveBack,
    text: ({ pressType, notes }, { t, noteName }) =>
      t('table.news.gaveBack', { notes: noteName(pressType, notes) }),
    sound: 'paper',
    isConfidential: true,
  },
  // The text of `printed` includes the conversions; `PromptProduce` reads them out to the acting player.
  converted: { step: afterConverted, text: undefined, sound: 'press' },
  sold: {
    step: afterSold,
    text: ({ seat, up, price }, { seatText, number, pressName }) =>
      seatText(seat, 'you.sold', 'table.news.sold', {
        press: pressName(up, false),
        price: number(price),
      }),
    sound: 'coin',
  },
  printed: {
    step: afterPrinted,
    then: passTurn,
    text: ({ seat, notes, converted }, words) => {
      const conversions = conversionLog(seat, converted, words).map(({ text }) => text);
      return [...conversions, printedText(seat, notes, words)].join(' ');
    },
    sound: 'press',
    flights: ({ seat, notes }) =>
      typesIn(notes).map((of) => flightTo(seat, { type: 'notes', of, count: countOf(notes, of) })),
  },
} satisfies Partial<FuffzigerEvents>;

/** Number of inspector cards; the pile is reshuffled when it is used up. */
const CARDS = Object.values(INSPECTORS).flat().length;

const producing = (turn: PhaseOf<'producing'>['turn'], hasBroken = false): PhaseOf<'producing'> => ({
  type: 'producing',
  turn,
  done: { seat: turn, converted: [], sold: [], printed: {} },
  hasBroken,
});

function afterRoundBegan(view: FuffzigerView, { round, start }: On<'round-began'>): FuffzigerView {
  const { faceDown, turned, earlier } = view.inspectors;
  return {
    ...view,
    round,
    start,
    inspectors: { faceDown, turned: [], ...(earlier && { earlier: [...earlier, ...turned] }) },
    auctions: 0,
    added: 0,
    report: emptyReport(round),
    previousRound: view.report,
    phase: producing(start),
  };
}

function afterInspected(view: FuffzigerView, { card, effect }: On<'inspected'>): FuffzigerView {
  const { inspectors, auctions, freeSymbols } = view;
  const faceDown = inspectors.faceDown === 1 ? CARDS : inspectors.faceDown - 1;
  return {
    ...view,
    inspectors: { ...inspectors, faceDown, turned: [...inspectors.turned, card] },
    auctions: auctions + (effect === 'auction' ? 1 : 0),
    freeSymbols: Math.min(FREE_SYMBOLS, freeSymbols + (effect === 'free' ? 1 : 0)),
  };
}

function afterScrapped(view: FuffzigerView, { pressType, presses }: On<'scrapped'>): FuffzigerView {
  const gone = presses.map(({ press }) => press);
  const withReport = reported(view, { scrapped: [...view.report.scrapped, { pressType, presses }] });
  const after: FuffzigerView = {
    ...withReport,
    scrapped: ascending([...view.scrapped, pressType]) as readonly PressType[],
    presses: view.presses.filter(({ press }) => !gone.includes(press)),
    supply: countsBy((type) => (type === pressType ? 0 : countOf(view.supply, type))),
  };
  return presses.reduce(
    (paid, { seat, real, coins }) => withCoins(withReal(paid, seat, real), seat, coins),
    after,
  );
}

function afterGaveBack(view: FuffzigerView, { pressType, notes }: On<'gave-back'>): FuffzigerView {
  if (view.own === undefined) return view;
  return withOwn(view, view.own.seat, (own) => ({
    notes: minus(own.notes, { [pressType]: notes }),
    real: own.real,
  }));
}

function afterConverted(view: FuffzigerView, { seat, press, up, paid }: On<'converted'>): FuffzigerView {
  const { phase, presses, broken } = view;
  if (phase?.type !== 'producing') return view;
  const done = { ...phase.done, converted: [...phase.done.converted, { press, up, paid }] };
  const turned = presses.flatMap((one) => {
    if (one.press !== press) return [one];
    return up === 'broken' ? [] : [{ ...one, up, isConverted: true }];
  });
  const isBroken = up === 'broken';
  return {
    ...withReal(view, seat, paid),
    presses: turned,
    broken: broken + (isBroken ? 1 : 0),
    phase: { ...phase, done, hasBroken: phase.hasBroken || isBroken },
  };
}

function afterSold(view: FuffzigerView, { seat, press, up, price }: On<'sold'>): FuffzigerView {
  const { phase, presses } = view;
  if (phase?.type !== 'producing') return view;
  return {
    ...withReal(view, seat, price),
    presses: presses.filter((one) => one.press !== press),
    phase: { ...phase, done: { ...phase.done, sold: [...phase.done.sold, { press, up, price }] } },
  };
}

function afterPrinted(view: FuffzigerView, { seat, notes, converted }: On<'printed'>): FuffzigerView {
  const { phase, report } = view;
  if (phase?.type !== 'producing') return view;
  const production = { seat, converted, sold: phase.done.sold, printed: notes };
  const own = withOwn(view, seat, (money) => ({ notes: plus(money.notes, notes), real: money.real }));
  return reported(own, { productions: [...report.productions, production] });
}

function passTurn(view: FuffzigerView, { seat }: On<'printed'>): FuffzigerView {
  const { phase, start } = view;
  const next = leftOf(view, seat);
  if (phase?.type !== 'producing' || next === start) return view;
  return { ...view, phase: producing(next, phase.hasBroken) };
}
