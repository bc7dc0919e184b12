import type { FuffzigerAction, FuffzigerLegal } from '../../actions.ts';
import { DEALT, PRICES, SIDES, typeOf, type Side } from '../../material.ts';
import { frontTypeOf, type PressId } from '../../material/press-names.ts';
import type { FuffzigerView } from '../../view.ts';
import { of } from './by-type.ts';
import type { Outlook } from './outlook.ts';

/** A press is sold if that brings so much more than keeping it. */
const MARGIN = 1.2;

/** Turns over what gains more later than it loses now; sells what brings more now than ever again; prints with the rest. */
export function produce(view: FuffzigerView, legal: FuffzigerLegal, outlook: Outlook): FuffzigerAction {
  const converted = bestOf(legal.convert?.press ?? [], (press) => gainOf(press, view.seatCount, outlook));
  if (converted !== undefined) return { type: 'convert', press: converted };
  const sold = bestOf(legal.sell?.press ?? [], (press) => {
    const { up } = view.presses.find((one) => one.press === press) ?? {};
    return up === undefined ? 0 : PRICES[typeOf(up)].sells - MARGIN * keptWorth(up, outlook);
  });
  return sold === undefined ? { type: 'finish' } : { type: 'sell', press: sold };
}

/** The press with the largest gain above 0. */
function bestOf(presses: readonly PressId[], gainWith: (press: PressId) => number): PressId | undefined {
  let best: PressId | undefined;
  let most = 0;
  for (const press of presses) {
    const gain = gainWith(press);
    if (gain <= most) continue;
    most = gain;
    best = press;
  }
  return best;
}

/** What it prints now and later, and its scrap. */
const keptWorth = (up: Side, { notes, presses }: Outlook): number =>
  SIDES[up].notes * of(notes, typeOf(up)) + presses.side(up);

/** What turning a press over now gains, less what it would print instead. */
function gainOf(press: PressId, seatCount: number, outlook: Outlook): number {
  const { presses, notes, style } = outlook;
  const type = frontTypeOf(press);
  const isDealt = isDealtPress(press, seatCount);
  const print = of(notes, type) + style.scarcity * PRICES[type].sells;
  return presses.turned(type, isDealt) - presses.unconverted(type, isDealt) - print;
}

/** The first presses of the dealt types, one for each seat, were dealt. */
const isDealtPress = (press: PressId, seatCount: number): boolean =>
  DEALT.some(
    ({ type }) => press.startsWith(`${type}-`) && Number(press.slice(`${type}-`.length)) <= seatCount,
  );
