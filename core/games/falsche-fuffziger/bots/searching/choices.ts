import type { FuffzigerAction, FuffzigerLegal } from '../../actions.ts';
import { LEAST_REAL, PRESS_TYPES, PRICES, dealOf } from '../../material.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { REAL, kindNamed } from '../../kinds.ts';
import { NO_MONEY, countOf, countsBy, worthOf, type Counts } from '../../material/money.ts';
import type { PressId } from '../../material/press-names.ts';
import type { FuffzigerView } from '../../view.ts';
import type { Assessment } from '../thinking/assessment.ts';
import { paymentsFrom } from '../thinking/pay.ts';
import type { Prospect } from '../thinking/prospect.ts';
import { mostAgainst } from './bidders.ts';

/** Number of kinds of presses whose sale is a candidate. */
const SALES = 3;
/** Steps from the least bid for a laundering card to the highest, which is a multiple of what the card brings. */
const STEPS = 8;
const MOST = 2.4;
/** Fractions: of the others' real money to lead with, of its notes to change, of its default purchase. */
const LED = [1 / 3, 2 / 3];
const CHANGED = [0, 0.35, 0.7, 1];
const BOUGHT = [0, 0.5];

/** The decision: the seat's view, and an expert's assessment of it. */
export interface Question {
  readonly view: FuffzigerView;
  readonly legal: FuffzigerLegal;
  /** What an expert would do. */
  readonly usual: FuffzigerAction;
  readonly assessment: Assessment;
  /** The table in one determinization, and the prospect there. */
  readonly table: FuffzigerPosition;
  readonly prospect: Prospect;
}

/** At least one. */
type Choices = readonly [FuffzigerAction, ...FuffzigerAction[]];

/** The candidates, each once; the expert's choice comes first. */
export function choicesIn(question: Question): Choices {
  const { view, legal, usual } = question;
  const all = [usual, ...othersIn(question)].filter(({ type }) => legal[type] !== undefined);
  const names = all.map((action) => nameIn(view, action));
  const [first = usual, ...others] = all.filter((_, index) => names.indexOf(names[index] ?? '') === index);
  return [first, ...others];
}

/** A name that equivalent actions share: presses of a kind are interchangeable. */
export function nameIn(view: FuffzigerView, action: FuffzigerAction): string {
  const ordered = (counts: Counts): Counts => countsBy((type) => countOf(counts, type));
  if ('press' in action) return JSON.stringify({ ...action, press: kindNamed(action.press, view) });
  if ('presses' in action) return JSON.stringify({ ...action, presses: ordered(action.presses) });
  return JSON.stringify('notes' in action ? { ...action, notes: ordered(action.notes) } : action);
}

function othersIn(question: Question): readonly FuffzigerAction[] {
  const { legal, usual } = question;
  if (legal.finish !== undefined) return productions(question);
  if (legal.match !== undefined) return [{ type: 'match' }, { type: 'drop' }];
  if (legal.lay !== undefined) return leads(legal.lay, question.table);
  if (legal.bid !== undefined) return bids(question);
  if (legal.buy !== undefined) return purchases(legal.buy, usual);
  const { launder } = legal;
  if (launder !== undefined)
    return CHANGED.map((part) => ({ type: 'launder', notes: partOf(launder.notes, part) }));
  return [];
}

const partOf = (counts: Counts, part: number): Counts =>
  countsBy((type) => Math.round(countOf(counts, type) * part));

/** Finish; convert or sell one press of each kind, but sell only the best of them. */
function productions({ view, legal, usual, prospect }: Question): readonly FuffzigerAction[] {
  const oneOfEach = (presses: readonly PressId[]): readonly PressId[] => {
    const first = 'press' in usual && presses.includes(usual.press) ? [usual.press] : [];
    return [...new Map([...presses, ...first].map((press) => [kindNamed(press, view), press])).values()];
  };
  const gainOf = (press: PressId): number => prospect.sales[kindNamed(press, view)] ?? 0;
  const sold = [...oneOfEach(legal.sell?.press ?? [])].sort((one, other) => gainOf(other) - gainOf(one));
  return [
    { type: 'finish' },
    ...oneOfEach(legal.convert?.press ?? []).map((press) => ({ type: 'convert', press }) as const),
    ...sold.slice(0, SALES).map((press) => ({ type: 'sell', press }) as const),
  ];
}

/** Drop; of each colour the least, about half of what another has, and more than that; the same of real money. */
function leads(
  { notes, real }: NonNullable<FuffzigerLegal['lay']>,
  table: FuffzigerPosition,
): readonly FuffzigerAction[] {
  const coloured = PRESS_TYPES.flatMap((type, index) => {
    const own = countOf(notes, type);
    const most = mostAgainst(table, index);
    return [1, Math.ceil(most / 2), Math.min(own, most + 1)]
      .filter((count) => count > 0 && count <= own)
      .map((count) => ({ type: 'lay', notes: { [type]: count } }) as const);
  });
  const most = mostAgainst(table, REAL);
  const amounts = [LEAST_REAL, ...LED.map((part) => Math.ceil(part * most)), most + 1];
  const paid = amounts.filter((amount) => real !== undefined && amount >= real.min && amount <= real.max);
  return [{ type: 'drop' }, ...coloured, ...paid.map((amount) => ({ type: 'lay', real: amount }) as const)];
}

/** Nothing, and the bids that an expert would weigh, in larger steps. */
function bids({ view, assessment }: Question): readonly FuffzigerAction[] {
  const { open } = view.laundering;
  const { own, notes, growth } = assessment;
  const { least, real } = dealOf(open ?? 'A1');
  const most = Math.min(worthOf(own), MOST * real);
  const paymentOf = paymentsFrom(own, most, notes, Math.min(growth, 2));
  const steps = least > most ? [] : Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const payments = steps.flatMap((step) => paymentOf(Math.ceil(least + (most - least) * step)) ?? []);
  return [NO_MONEY, ...payments].map((payment) => ({
    type: 'bid',
    notes: payment.notes,
    real: payment.real,
  }));
}

/** Nothing, a part of the default purchase, and as many as affordable of one type. */
function purchases(
  { supply, money }: NonNullable<FuffzigerLegal['buy']>,
  usual: FuffzigerAction,
): readonly FuffzigerAction[] {
  const parts = BOUGHT.map((part) => partOf(usual.type === 'buy' ? usual.presses : {}, part));
  const alike = PRESS_TYPES.map((type) => {
    const count = Math.min(countOf(supply, type), Math.floor(money / PRICES[type].costs));
    return countsBy((one) => (one === type ? count : 0));
  });
  return [...parts, ...alike].map((presses) => ({ type: 'buy', presses }));
}
