import { expect, it } from 'vitest';
import { beatsOf } from '../../core/base/pace.ts';
import { eventsFor, withoutAudience } from '../../core/base/audience.ts';
import { seat, type Viewer } from '../../core/base/ids.ts';
import { falscheFuffziger, type FuffzigerTypes } from '../../core/games/falsche-fuffziger/index.ts';
import type { SceneView } from '../../renderer/games/falsche-fuffziger/table/step.ts';
import cut from '../../renderer/games/falsche-fuffziger/table/events.ts';
import '../../renderer/games/falsche-fuffziger/table/later-phases.ts';
import type { VisibleFuffzigerEvent } from '../../renderer/games/falsche-fuffziger/table/context.ts';
import { playAtRandom } from '../games/falsche-fuffziger/play.ts';
import type { PlayedGame, PlayedStep } from '../games/play.ts';

/** Some steps of a game, one after the other, as they come to a viewer in one frame. */
function shown(steps: readonly PlayedStep<FuffzigerTypes>[], viewer: Viewer) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no step');
  const happened = eventsFor(
    steps.flatMap((step) => step.events),
    viewer,
  );
  const events = happened.map((event) => withoutAudience(event) as VisibleFuffzigerEvent);
  const [from, to] = [falscheFuffziger.view(first.before, viewer), falscheFuffziger.view(last.after, viewer)];
  const scenes = cut({ view: from, legal: {} }, events, { view: to, legal: {} });
  const beats = happened.reduce((sum, event) => sum + beatsOf(falscheFuffziger.beats, event), 0);
  return { scenes, events, to, beats };
}

/** What the last scene and what is shown after it have to agree on: all but whose turn it is, and what begins next. */
const lies = ({ phase: _next, sceneEvent: _sceneEvent, laundering, report, own, ...view }: SceneView) => ({
  ...view,
  left: laundering.left,
  report: { ...report, auctions: [] },
  own: own && { notes: own.notes, real: own.real },
});

const viewers = ({ seatCount }: PlayedGame<FuffzigerTypes>): readonly Viewer[] => [
  'table',
  seat(0),
  seat(seatCount - 1),
];
const games = (): readonly PlayedGame<FuffzigerTypes>[] =>
  Array.from({ length: 5 }, (_, at) => playAtRandom(`scenes ${at}`));

it('is shown in scenes that lead to what holds then, and last as long as the host waits', () => {
  for (const game of games())
    for (const viewer of viewers(game))
      for (const step of game.steps) {
        const { scenes, events, to, beats } = shown([step], viewer);
        expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
        expect(scenes.reduce((sum, scene) => sum + scene.beats, 0)).toBe(beats);
        const [last, lastEvent] = [scenes.at(-1), events.at(-1)];
        // what is in the own fist only the newest frame says; a card that is sold goes when all have seen for how much
        if (last === undefined || lastEvent?.type === 'chose' || lastEvent?.type === 'took-back') continue;
        const left = lastEvent?.type === 'opened' ? last.view.laundering.left : to.laundering.left;
        expect(lies(last.view)).toEqual({ ...lies(to), left });
      }
});

it('shows what came in one frame as it would have shown it in several', () => {
  for (const game of games())
    for (let at = 0; at + 3 < game.steps.length; at += 3) {
      const steps = game.steps.slice(at, at + 3);
      const one = shown(steps, 'table').scenes;
      const several = steps.flatMap((step) => shown([step], 'table').scenes);
      expect(one).toEqual(several);
    }
});

/** A game in which such a thing happens, as everybody sees it. */
function scenesWith(type: VisibleFuffzigerEvent['type']) {
  for (const game of games())
    for (const step of game.steps) {
      const { scenes, to } = shown([step], 'table');
      const scene = scenes.find(({ events }) => events[0]?.type === type);
      if (scene !== undefined && scenes.length > 1) return { scene, scenes, to };
    }
  throw new Error(`no ${type}`);
}

it('leaves opened fists and an auction where they are until they have been read', () => {
  const { scene } = scenesWith('opened');
  const [opened] = scene.events;
  if (opened?.type !== 'opened') throw new Error('not opened');
  expect(scene.isForAll).toBe(true);
  expect(scene.view.laundering.open).toBe(opened.card);
  expect(scene.view.report.openings.at(-1)).toMatchObject({ card: opened.card, bids: opened.bids });
  expect(scene.view.phase).toMatchObject({ chosen: opened.bids.map((_, seat) => seat) });
  const sold = scenesWith('auction-ended').scene;
  expect(sold.view.phase).toMatchObject({ type: 'auction' });
  expect(scenesWith('general-laundering').scene.view.phase?.type).toBe('general');
});
