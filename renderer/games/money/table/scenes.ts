import { ascending, without } from '../../../../core/base/lists.ts';
import { beatsOf } from '../../../../core/base/pace.ts';
import { beats } from '../../../../core/games/money/beats.ts';
import { BLUFF } from '../../../../core/games/money/material.ts';
import type { Act, Refill, Reveal } from '../../../../core/games/money/round.ts';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import type { ActingView, MoneyView } from '../../../../core/games/money/view.ts';
import { sceneOfEvent, type SceneBuilder, type Scene } from '../../scenes.ts';
import type { VisibleEvent } from '../../table-parts.ts';

const sceneOf = sceneOfEvent<MoneyTypes>(beats, 'revealed');

/** Beats of a move in which its cards travel; then they lie where they are. */
const TRAVEL = 2;

/** How what happens is shown: each swap on a table that is as it was before, and then as it is after it. */
const cut: SceneBuilder<MoneyTypes> = ({ view }, events, after) => {
  const scenes: Scene<MoneyTypes>[] = [];
  let now = view;
  for (const event of events) {
    const next = viewAfter(now, event, after.view);
    if (event.type === 'took' || event.type === 'swapped' || event.type === 'refilled') {
      const time = beatsOf(beats, event);
      const travel = Math.min(TRAVEL, time - 1);
      scenes.push(
        { view: now, events: [event], beats: travel },
        { view: next, events: [], beats: time - travel },
      );
    } else scenes.push(sceneOf(event, next));
    now = next;
  }
  return scenes;
};
export default cut;

/** The table after one of the events that led to `end`, as the same viewer sees it. */
function viewAfter(view: MoneyView, event: VisibleEvent<MoneyTypes>, end: MoneyView): MoneyView {
  switch (event.type) {
    case 'chose':
    case 'took-back':
    case 'game-ended':
      return view;
    case 'revealed':
      return afterReveal(view, event);
    case 'took':
    case 'swapped':
    case 'passed':
      return afterAct(view, event);
    case 'refilled':
      return afterRefill(view, event);
    case 'hand-scored':
      return { ...view, sheets: [...view.sheets, event.sheet], totals: event.totals };
    default:
      return end;
  }
}

/** All bids lie open; the bluff card is back with its owner. */
function afterReveal(view: MoneyView, { bids, order, ties }: Reveal): MoneyView {
  const { round, own, handCounts: _while, ...others } = view;
  const [acting, ...waiting] = order;
  const { sealed: _sealed, ...held } = own ?? {};
  const laid = own === undefined ? [] : (bids[own.seat]?.cards ?? []);
  const hand = own === undefined ? [] : [BLUFF, ...without(own.hand, [BLUFF, ...laid])];
  const mine = own === undefined ? {} : { own: { ...held, seat: own.seat, hand } };
  if (round === undefined || acting === undefined) return { ...view, ...mine };
  const { hand: number, round: place, last } = round;
  const open: ActingView = {
    type: 'acting',
    hand: number,
    round: place,
    ...(last === undefined ? {} : { last }),
    bids,
    order,
    ties,
    lying: bids.map(({ cards }) => cards),
    acts: [],
    acting,
    waiting,
  };
  return { ...others, ...mine, round: open };
}

function afterAct(view: MoneyView, act: Act): MoneyView {
  const { round, own } = view;
  if (round?.type !== 'acting') return view;
  const gained = act.type === 'passed' ? act.back : act.gained;
  const rest = without([round.acting, ...round.waiting], [act.seat]);
  const [acting = act.seat, ...waiting] =
    act.type === 'swapped' ? [act.with, ...without(rest, [act.with])] : rest;
  return {
    ...view,
    ...(act.type === 'took' ? { displays: { ...view.displays, [act.display]: act.laid } } : {}),
    ...(own?.seat === act.seat ? { own: { ...own, hand: ascending([...own.hand, ...gained]) } } : {}),
    round: { ...round, lying: lyingAfter(round.lying, act), acts: [...round.acts, act], acting, waiting },
  };
}

const lyingAfter = (lying: ActingView['lying'], act: Act): ActingView['lying'] =>
  lying.map((cards, at) => {
    if (at === act.seat) return [];
    return act.type === 'swapped' && at === act.with ? act.laid : cards;
  });

const afterRefill = (view: MoneyView, { left, right, pile, stalled }: Refill): MoneyView => ({
  ...view,
  displays: {
    left: [...view.displays.left, ...left],
    right: [...view.displays.right, ...right],
  },
  pile,
  stalled,
});
