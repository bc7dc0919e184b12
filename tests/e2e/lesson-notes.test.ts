import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../core/base/languages.ts';
import fuffziger from '../../renderer/games/falsche-fuffziger/lessons.ts';
import forSale from '../../renderer/games/for-sale/lessons.ts';
import type { Lesson } from '../../renderer/games/game-renderer.ts';
import money from '../../renderer/games/money/lessons.ts';
import type { Moments } from '../harness/moments.ts';
import type { Scene } from '../harness/scenes.ts';
import { sizeNamed } from '../harness/sizes.ts';
import type { Kept } from '../harness/stage.ts';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { PLAIN_LOOK, useStudio } from '../helpers/e2e/studio.ts';
import { turn } from '../helpers/e2e/turn.ts';

const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  money,
  'for-sale': forSale,
  'falsche-fuffziger': fuffziger,
};
const SIZES = ['320x568', '360x640', '390x844', '412x732', '640x360', '844x390', '1280x800', '1920x1080'];
const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');
/** Two languages and English, which is last: the next scene finds the page in it. With each build it is the turn of others. */
const spokenAt = (place: number): readonly string[] => [
  ...[0, 2].map((more) => OTHERS[(turn() + place + more) % OTHERS.length] ?? 'en'),
  'en',
];
/** As many as a game is learned with. */
const PLAYERS = 4;

const studio = useStudio(missingChromium);

/** The moments of the notes of a game, as somebody with a seat meets them. */
const momentsOf = (lessons: readonly Lesson[]): Moments =>
  Object.fromEntries(
    lessons.map((lesson) => [
      lesson.key,
      {
        when: ({ table, game, you }) =>
          table.phase === 'playing' &&
          you.facing !== undefined &&
          game !== undefined &&
          lesson.when(game as never),
      },
    ]),
  );

const tableAt = (place: number): string => place.toString(16).padStart(16, '0');

/** What a device keeps for which at each table one of the notes is new. */
const keptFor = (lessons: readonly Lesson[]): Kept => ({
  'auction-night.lessons': JSON.stringify(
    lessons.map(({ key }, place) => ({
      table: tableAt(place),
      isOn: true,
      seen: lessons.flatMap((other) => (other.key === key ? [] : [other.key])),
    })),
  ),
});

/** The scene, at the table of the note at this place. */
function atTable({ still, ...scene }: Scene, place: number): Scene {
  if (still === undefined) throw new Error(`${scene.name} has no table`);
  const text = JSON.stringify(still.frame).replaceAll(still.frame.table.id, tableAt(place));
  const frame = JSON.parse(text) as typeof still.frame;
  return { ...scene, path: `/table/${tableAt(place)}`, still: { ...still, frame } };
}

/** In the page, in this language: what is amiss with the note, and with what it names (`at`). */
async function look([language, at]: readonly [string, readonly string[]]): Promise<readonly string[]> {
  const app = Reflect.get(document.querySelector('#app') ?? {}, '__vue_app__') as {
    config: { globalProperties: { $pinia: { _s: Map<string, { language?: string }> } } };
  };
  Object.assign(app.config.globalProperties.$pinia._s.get('settings') ?? {}, { language });
  const frame = (): Promise<unknown> => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  while (document.documentElement.lang !== language) await frame();
  for (let frames = 0; frames < 5; frames++) await frame(); // parts find their sizes one after the other, then it scrolls

  const [note, words] = ['.paper-note', '.paper-note .words'].map((name) => document.querySelector(name));
  const table = document.querySelector('.table.game');
  if (!note || !words || !table) return ['there is no note'];
  const found: string[] = [];
  /** How much of an element is in sight, or what lies around it in `within`. */
  const seen = (one: Element, within = one): number => {
    const { left, top, width, height: whole } = one.getBoundingClientRect();
    const height = Math.min(whole, one.closest('.area')?.clientHeight ?? whole); // what is longer scrolls
    const parts = Array.from({ length: 64 }, (_, at) => [(at % 8) + 0.5, Math.floor(at / 8) + 0.5] as const);
    const inSight = parts.filter(([x, y]) => {
      const there = document.elementFromPoint(left + (width * x) / 8, top + (height * y) / 8);
      return there !== null && (within.contains(there) || there.contains(one));
    });
    return inSight.length / 64;
  };
  for (const part of note.querySelectorAll('.title, .text, button'))
    if (seen(part, note) < 0.95)
      found.push(`of “${part.textContent.trim()}” ${seen(part, note) * 100} % is seen`);
  if (words.scrollHeight > words.clientHeight + 1) found.push('words are cut off');
  if (note.scrollWidth > note.clientWidth) found.push('something sticks out at the side');
  /** Instead of what has no box of its own, what is in it. */
  const boxes = (one: Element): readonly Element[] =>
    one.getClientRects().length > 0 ? [one] : [...one.children].flatMap(boxes);
  const named: readonly Element[] = at.flatMap((name) => {
    const part = table.querySelector(`[data-anchor="${name}"]`);
    if (part === null) found.push(`nothing is ${name}`);
    return part === null ? [] : boxes(part);
  });
  // On the smallest phones the table scrolls beside the note: there half of a thing has to be seen
  const isTight = innerWidth <= 360 || innerHeight <= 360;
  for (const one of named)
    if (seen(one) < (isTight ? 0.5 : 0.75))
      found.push(`of ${one.className || at.join()} ${seen(one) * 100} % is seen`);
  const own = table.querySelector('.at-own > *');
  if (own !== null && !isTight && seen(own) < 0.6)
    found.push(`of the own things ${seen(own) * 100} % is seen`);
  if (named.every((one) => getComputedStyle(one, '::after').content === 'none')) found.push('nothing is lit');
  return found;
}

it.each(Object.keys(LESSONS))('%s: each note is read, and what it names is seen', async (game) => {
  const lessons = LESSONS[game] ?? [];
  const moments = { [game]: momentsOf(lessons) };
  const scenes = await studio().record({ kinds: [game], moments, players: () => [PLAYERS] });
  const stage = await studio().open(PLAIN_LOOK, keptFor(lessons));
  const found: string[] = [];
  for (const [place, lesson] of lessons.entries()) {
    const scene = scenes.find(({ name }) => name === `${game}-${PLAYERS}-${lesson.key}`);
    if (scene?.still?.frame.game === undefined) throw new Error(`no ${lesson.key}`);
    const at = lesson.at(scene.still.frame.game as never);
    await stage.show(atTable(scene, place), sizeNamed('1280x800'));
    for (const [index, size] of SIZES.entries()) {
      if ((turn() + place + index) % 6 > 0) continue; // with the next build it is its turn
      await stage.page.setViewportSize(sizeNamed(size));
      for (const language of spokenAt(place + index))
        for (const what of await stage.page.evaluate(look, [language, at] as const))
          found.push(`${scene.name}, ${size}, ${language}: ${what}`);
    }
  }
  await stage.close();
  expect(found).toEqual([]);
});
