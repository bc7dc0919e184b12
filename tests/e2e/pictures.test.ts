import { describe, expect, it } from 'vitest';
import { everyFinding, toMend } from '../harness/report.ts';
import { isQuestion, type Scene } from '../harness/scenes.ts';
import { kinds, sizeNamed } from '../harness/sizes.ts';
import { isPhone, type Look } from '../harness/stage.ts';
import { fits } from '../harness/studio.ts';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { useShared } from '../helpers/e2e/house.ts';
import { PLAIN_LOOK, useStudio } from '../helpers/e2e/studio.ts';
import { turn } from '../helpers/e2e/turn.ts';

/** Every size, both lights, all languages, colours of the system, large letters, long names: each once or more. */
const LOOKS = [
  ['360x640', 'light', 'de'],
  ['640x360', 'dark', 'en'],
  ['844x390', 'light', 'fr', { hasLongNames: true }],
  ['960x640', 'light', 'en', { isForced: true }],
  ['1280x800', 'dark', 'es'],
  ['1920x1080', 'light', 'en'],
  ['1920x1200', 'dark', 'en'],
  ['360x640', 'light', 'nl', { hasLongNames: true }],
  ['3840x2160', 'dark', 'de'],
  ['360x640', 'dark', 'en', { letters: 200 }],
  ['1280x800', 'light', 'it', { letters: 200 }],
] as const satisfies readonly (readonly [string, Look['scheme'], string, Partial<Look>?])[];

const studio = useStudio(missingChromium);
const scenes = useShared(missingChromium, () => studio().record({ kinds }));
const ofFour = useShared(missingChromium, () =>
  studio().record({ kinds: ['falsche-fuffziger'], players: () => [4] }),
);

/** The smallest phone with the longest names. */
const LONG_NAMED = LOOKS.findIndex(
  ([size, , , more]) => size === '360x640' && more !== undefined && 'hasLongNames' in more,
);

/** The places of the looks in which a scene may be drawn; what is seldom seen is drawn a third as often. */
function placesOf(scene: Scene): readonly (number | undefined)[] {
  const places = LOOKS.flatMap(([size], place) => (fits(scene, sizeNamed(size)) ? [place] : []));
  const without = scene.isSeldom === true ? places.map(() => undefined) : [];
  return [...places, ...without, ...without];
}

/** One of some sizes, with each build the next one. */
const oneOf = (...sizes: readonly string[]): readonly string[] =>
  sizes.slice(turn() % sizes.length).slice(0, 1);

describe('whoever has waited for long, or has a clock, with the longest names', () => {
  it.each(oneOf('360x640', '390x844', '640x360'))(
    'finds nothing over what can be pressed: %s',
    async (at) => {
      const size = sizeNamed(at);
      const late = scenes().filter(({ name }) => name.endsWith('-late'));
      expect(late.length).toBeGreaterThan(20);
      const look = { ...PLAIN_LOOK, language: 'de', isTouch: isPhone(size), hasLongNames: true };
      const sights = await studio().draw(late, { look, sizes: [size], withBarriers: false });
      expect(everyFinding(sights.map(toMend))).toEqual([]);
    },
  );
});

describe('pictures on the table of Falsche Fuffziger', () => {
  it.each(oneOf('1280x720', '360x640', '640x360'))('stay in their part of it: %s', async (at) => {
    const size = sizeNamed(at);
    const shown = [...scenes(), ...ofFour()].filter(({ name }) =>
      /fuffziger-\d-(?:television-(?:producing|buying)|bid|sealed-bid)$/.test(name),
    );
    const look = { ...PLAIN_LOOK, isTouch: isPhone(size) };
    const sights = await studio().draw(shown, { look, sizes: [size], withBarriers: false });
    expect(sights.length).toBeGreaterThan(3);
    const spilt = sights.map((sight) => ({
      ...sight,
      found: sight.found.filter(({ check }) => check === 'spills'),
    }));
    expect(everyFinding(spilt)).toEqual([]);
  });
});

describe('of all questions and screens one in twenty', () => {
  it.each(
    LOOKS.map((look, place) => ({ look, place, title: look.map((part) => JSON.stringify(part)).join(' ') })),
  )('keeps what is promised: $title', async ({ look: [at, scheme, language, more], place }) => {
    const size = sizeNamed(at);
    const mine = scenes().filter((scene, index) => {
      const places = placesOf(scene);
      const isTurn = places[(index + turn()) % places.length] === place;
      return isTurn || (place === LONG_NAMED && isQuestion(scene)); // these with the longest names more often
    });
    expect(mine.length).toBeGreaterThan(3);
    const half = mine.filter((_, index) => (index + turn()) % 2 === 0); // the others with another build
    const look = { ...PLAIN_LOOK, scheme, language, isTouch: isPhone(size), ...more };
    const isPlain = language === 'en' && more === undefined;
    const sights = await studio().draw(half, { look, sizes: [size], withBarriers: isPlain });
    const found = everyFinding(sights.map(toMend));
    expect(found).toEqual([]);
  });
});
