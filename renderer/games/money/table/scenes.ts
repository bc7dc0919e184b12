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

/** Beats in which cards fly; the rest of the event's beats shows the view after it. */
const TRAVEL = 2;

/** An event that moves cards has two scenes: the flights over the view before, and the view after. */
const buildScenes: SceneBuilder<MoneyTypes> = ({ view }, events, after) => {
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
export default buildScenes;

/** The view after one of the events that led to `end`, for the same viewer. */
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

/** All bids are revealed; the bluff cards are back in the hands. */
function afterReveal(view: MoneyView, { bids, order, ties }: Reveal): MoneyView {
  const { round, own, handCounts: _biddingOnly, ...others } = view;
  const [acting, ...waiting] = order;
  const { sealed: _sealed, ...unsealed } = own ?? {};
  const bidCards = own === undefined ? [] : (bids[own.seat]?.cards ?? []);
  const hand = own === undefined ? [] : [BLUFF, ...without(own.hand, [BLUFF, ...bidCards])];
  const mine = own === undefined ? {} : { own: { ...unsealed, seat: own.seat, hand } };
  if (round === undefined || acting === undefined) return { ...view, ...mine };
  const { hand: handNumber, round: roundNumber, last } = round;
  const actingRound: ActingView = {
    type: 'acting',
    hand: handNumber,
    round: roundNumber,
    ...(last === undefined ? {} : { last }),
    bids,
    order,
    ties,
    lying: bids.map(({ cards }) => cards),
    acts: [],
    acting,
    waiting,
  };
  return { ...others, ...mine, round: actingRound };
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
    round: { ...round, lying: bidsAfter(round.lying, act), acts: [...round.acts, act], acting, waiting },
  };
}

const bidsAfter = (bids: ActingView['lying'], act: Act): ActingView['lying'] =>
  bids.map((cards, at) => {
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
