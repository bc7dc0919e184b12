import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { glyphs } from '../../build/glyphs.ts';
import { games } from '../../core/games/index.ts';
import { LANGUAGE_CODES } from '../../core/base/languages.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { SAFE } from '../../renderer/plain/canvas.ts';
import { drawPicture, type Picture } from '../../renderer/plain/picture.ts';
import { plainGames } from '../../renderer/plain/plain-games.ts';
import { seatsFor, shownAt, statesOf, tableOf, type Shown } from '../helpers/plain-shown.ts';

const INVITATION = {
  place: '192.168.178.21:47474',
  link: 'http://192.168.178.21:47474/#/table/00112233445566aa',
};

/** Every game with the fewest and the most who can play it, in all its editions, with and without what can be looked up. */
const TABLES = [...plainGames.keys()]
  .flatMap((name) => games[name] ?? [])
  .flatMap(({ name, seats, presets }) =>
    Object.keys(presets).flatMap((edition) =>
      [seats.min, seats.max].map((count, index) => ({ name, edition, count, memoryAid: index === 1 })),
    ),
  );

/** Some pictures of each phase of a game, and the end. */
function shownOf({ name, edition, count, memoryAid }: (typeof TABLES)[number]): readonly Shown[] {
  const { game, options, states } = statesOf(
    name,
    count,
    { edition, memoryAid },
    `${name} ${edition} ${count}`,
  );
  const byPhase = new Map<string, Shown[]>();
  for (const state of states) {
    const shown = shownAt(game, state, options, seatsFor(count));
    const view = shown.game?.view as {
      readonly phase?: { type: string };
      readonly round?: { type?: string };
    };
    const phase = view.phase?.type ?? view.round?.type ?? shown.table.phase;
    byPhase.set(phase, [...(byPhase.get(phase) ?? []), shown]);
  }
  const spread = (all: readonly Shown[]): readonly Shown[] =>
    [0, 0.5, 0.99].flatMap((part) => all[Math.floor(all.length * part)] ?? []);
  const some = [...byPhase.values()].flatMap(spread);
  return [
    ...some,
    ...some.map(({ table, game: played }): Shown => ({
      table: { ...table, show: 7 },
      ...(played && { game: played }),
    })),
  ];
}

/** What is wrong with a picture: texts that leave their room or the part that every set shows. */
function wrongIn({ texts }: Picture): readonly string[] {
  const inside = (ink: typeof SAFE, room: typeof SAFE): boolean =>
    ink.x >= room.x - 0.5 &&
    ink.y >= room.y - 0.5 &&
    ink.x + ink.width <= room.x + room.width + 0.5 &&
    ink.y + ink.height <= room.y + room.height + 0.5;
  return texts.flatMap(({ text, room, ink }) => [
    ...(inside(ink, room) ? [] : [`leaves its room: ${text} ${JSON.stringify([ink, room])}`]),
    ...(inside(ink, SAFE) ? [] : [`too near to the edge: ${text}`]),
  ]);
}

beforeAll(() =>
  initWasm(readFileSync(new URL('../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url))),
);

/** The colours of the pixels that a set may cut off: five hundredths at each edge. Throws what is wrong with the XML. */
function edgeColours(svg: string): ReadonlySet<string> {
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
  const { pixels, width, height } = picture.render();
  const colours = new Set<string>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isEdge = x < width * 0.05 || x >= width * 0.95 || y < height * 0.05 || y >= height * 0.95;
      if (isEdge) colours.add(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).join());
    }
  picture.free();
  return colours;
}

describe.each(TABLES)('$name, $edition, for $count', (table) => {
  const all = shownOf(table);

  it('is drawn at every phase in every language, with every text in its room and no key of a message left', () => {
    for (const [index, { table: shownTable, ...others }] of all.entries()) {
      const shown = { table: { ...shownTable, hasPin: index % 2 === 1 }, ...others };
      for (const language of shown.table.show === undefined ? LANGUAGE_CODES : LANGUAGE_CODES.slice(0, 2)) {
        const picture = drawPicture(shown, language, INVITATION);
        expect(wrongIn(picture)).toEqual([]);
        for (const { text } of picture.texts)
          expect(text).not.toMatch(/\b(?:game|table|people|television|ended|hosting)\.[a-z]|\{\w+\}/);
      }
    }
  });

  it('is valid XML without scripts, links and texts of anybody, and leaves what sets cut off empty', () => {
    for (const shown of all.filter((_, index) => index % 4 === 0)) {
      const { svg } = drawPicture(shown, 'de', INVITATION);
      expect(svg).not.toMatch(/<(?:script|image|foreignObject|text|a)\b|href="[^#]|NaN|undefined/);
      expect(edgeColours(svg).size).toBe(1);
    }
  });
});

/** Who sits at a table of the longest and strangest names. */
const STRANGE = [
  '<b>Anna</b> & "Ben"',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  '🦊🎉',
  'אברהם',
  'Ξένια Żółć Ørsted',
  'x',
];

describe('names', () => {
  const strange = [...plainGames.keys()].flatMap((name) => {
    const { game, options, states } = statesOf(name, 5, {}, `strange ${name}`);
    return states
      .filter((_, index) => index % 41 === 0)
      .map((state) => shownAt(game, state, options, seatsFor(5, STRANGE)));
  });
  const lobby: Shown = {
    table: tableOf('money', { edition: 'goldsieber' }, seatsFor(6, STRANGE), {
      phase: 'lobby',
      hasPin: true,
    }),
  };

  it('of any kind stay in their rooms, and break nothing', () => {
    for (const shown of [...strange, lobby]) {
      const picture = drawPicture(shown, 'it', INVITATION);
      expect(wrongIn(picture)).toEqual([]);
      expect(picture.svg).not.toContain('<b>');
      expect(edgeColours(picture.svg).size).toBe(1);
    }
  });

  it('in letters that we do not have are the number of the seat', () => {
    const texts = drawPicture(lobby, 'en', INVITATION).texts.map(({ text }) => text);
    expect(texts).toContain('Seat 3');
    expect(texts).toContain('Seat 4');
    expect(texts).toContain('Ξένια Żółć Ørsted');
  });
});

describe('around a game', () => {
  const said = (more: Partial<TableFrame['table']>, shown = playing()): readonly string[] =>
    drawPicture({ ...shown, table: { ...shown.table, ...more } }, 'en', INVITATION).texts.map(
      ({ text }) => text,
    );
  const playing = (): Shown => {
    const { game, options, states } = statesOf('for-sale', 3, {}, 'around');
    const [first] = states;
    if (first === undefined) throw new Error('no state');
    return shownAt(game, first, options, seatsFor(3));
  };

  it('says that it is paused and why, that it stands still, and that it was ended early', () => {
    expect(said({ paused: 'food' })).toContain('The game is paused: food.');
    expect(said({ frozen: 'disk' })).toContain('The table is on hold.');
    expect(said({ phase: 'ended' })).toContain('The game was ended early');
  });

  it('draws a game that has no picture of its own', () => {
    const shown = playing();
    const setup = { ...shown.table.setup, game: 'goofspiel' };
    const texts = said(
      { setup },
      { table: { ...shown.table, setup }, ...(shown.game && { game: shown.game }) },
    );
    expect(texts.join()).toContain('Anna');
  });

  it('prints the address and a code, or neither, and where the PIN is', () => {
    expect(said({})).toContain(INVITATION.place);
    const where = 'The PIN is on the host’s screen.';
    expect(said({})).not.toContain(where);
    for (const phase of ['lobby', 'playing', 'ended'] as const)
      expect(said({ hasPin: true, phase })).toContain(where);
    const { texts } = drawPicture(playing(), 'en', undefined);
    expect(texts.map(({ text }) => text)).not.toContain(INVITATION.place);
  });
});

it('has the letters that the build makes of our fonts', () => {
  const file: unknown = JSON.parse(
    readFileSync(new URL('../../renderer/plain/glyphs.json', import.meta.url), 'utf8'),
  );
  expect(file).toEqual(JSON.parse(JSON.stringify(glyphs())));
});
