import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawEvening, type EveningCard } from '../../renderer/screens/ended/card/draw-evening.ts';
import { drawCard, type Card } from '../../renderer/screens/ended/card/draw.ts';
import { HEIGHT, WIDTH } from '../../renderer/screens/ended/card/paper.ts';
import { drawingOf, pictureOf, sendPicture } from '../../renderer/screens/ended/card/send.ts';

/** Names as people take them: emoji, right to left, and as long as can be. */
const NAMES = ['👩‍🚀 Óy', 'אליעזר בן־יהודה 1234', 'WWWWWWWWWWWWWWWWWWWWWWWWW', 'Ben', 'Cleo', 'Dora'];
const card: Card = {
  title: 'For Sale',
  date: 'Saturday, 28 November',
  rows: NAMES.map((name, index) => ({
    place: String(index + 1),
    name,
    emblem: index,
    total: `$${60 - index},000`,
    isWinner: index === 0,
  })),
  sentences: [
    '\u2068Ben\u2069 got number 27 for nothing.',
    '\u2068Cleo\u2069 and \u2068WWWWWWWWWWWWWWWWWWWWWWWWW\u2069 made the last 9 bids for number 25 in turn.',
    '$1,000 between first and second.',
  ],
  app: 'Auction Night',
};

interface Drawn {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly room: number | undefined;
}

/** A pen that writes down which texts it was to draw, and how many shapes. Letters are half as wide as they are high. */
function fakePen() {
  const texts: Drawn[] = [];
  let shapes = 0;
  const done = (): void => void (shapes += 1);
  const pen = {
    font: '',
    fillRect: done,
    strokeRect: done,
    fill: done,
    stroke: done,
    save: () => undefined,
    restore: () => undefined,
    translate: () => undefined,
    rotate: () => undefined,
    scale: () => undefined,
    measureText: (text: string) => ({
      width: (text.length * Number(/(\d+)px/.exec(pen.font)?.[1] ?? 0)) / 2,
    }),
    fillText: (text: string, x: number, y: number, room?: number) => void texts.push({ text, x, y, room }),
  };
  return { pen: pen as unknown as CanvasRenderingContext2D, texts, shapes: () => shapes };
}

beforeEach(() => vi.stubGlobal('Path2D', Object));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the card of a result', () => {
  it('says all it has to say, and no address', () => {
    const { pen, texts, shapes } = fakePen();
    drawCard(pen, card);
    const said = texts.map(({ text }) => text);
    for (const text of [card.title, card.date, card.app, ...NAMES]) expect(said).toContain(text);
    for (const { total, place } of card.rows) expect(said).toEqual(expect.arrayContaining([total, place]));
    const running = said.join(' ');
    for (const sentence of card.sentences) expect(running).toContain(sentence);
    expect(running).not.toMatch(/https?:|\d+\.\d+\.\d+\.\d+|:\d{4,5}\b|\bPIN\b/i);
    expect(shapes()).toBeGreaterThan(NAMES.length);
  });

  it.each([3, 6])('keeps everything within the paper, with %i places', (places) => {
    const { pen, texts } = fakePen();
    drawCard(pen, { ...card, rows: card.rows.slice(0, places) });
    for (const { x, y, room } of texts) {
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(WIDTH - 50);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(HEIGHT - 50);
      expect(room).toBeGreaterThan(0);
      expect(room).toBeLessThan(WIDTH - 100);
    }
    const ends = texts.filter(({ text }) => card.sentences.at(-1)?.includes(text) === true);
    const foot = texts.find(({ text }) => text === card.app);
    expect(Math.max(...ends.map(({ y }) => y))).toBeLessThan((foot?.y ?? 0) - 40);
  });

  it('is a picture of 1080 × 1350, drawn when its fonts have come', async () => {
    const { pen, texts } = fakePen();
    const loaded: string[] = [];
    vi.stubGlobal('document', {
      fonts: { load: (font: string) => Promise.resolve(void loaded.push(font)) },
      createElement: () => ({
        getContext: () => {
          expect(loaded.length).toBeGreaterThan(0);
          return pen;
        },
        toBlob(this: { width: number; height: number }, done: (blob: Blob) => void) {
          expect(texts.length).toBeGreaterThan(0);
          done(new Blob([`${this.width} × ${this.height}`], { type: 'image/png' }));
        },
      }),
    });
    expect(await (await pictureOf(drawingOf(card, (pen) => drawCard(pen, card))))?.text()).toBe(
      '1080 × 1350',
    );
  });
});

describe('the card of an evening', () => {
  const evening = (people: number, sentences = card.sentences): EveningCard => ({
    title: 'Das war unser Abend',
    date: 'Samstag, 28. November · 5 Spiele',
    rows: Array.from({ length: people }, (_, at) => ({
      rank: at + 1,
      place: String(at + 1),
      name: `${NAMES[at % NAMES.length]}${at}`,
      emblem: at % 6,
      total: `${20 - at} of 20`,
      isWinner: at === 0,
    })),
    sentences,
    app: 'Auction Night',
  });

  it.each([1, 2, 3, 5, 8, 12])('names all of %i people, once, and keeps within the paper', (people) => {
    const { pen, texts } = fakePen();
    const told = evening(people);
    drawEvening(pen, told);
    const said = texts.map(({ text }) => text);
    for (const { name, total } of told.rows)
      for (const text of [name, total]) expect(said.filter((one) => one === text)).toHaveLength(1);
    expect(said.join(' ')).not.toMatch(/https?:|\d+\.\d+\.\d+\.\d+|:\d{4,5}\b|\bPIN\b/i);
    for (const { x, y, room } of texts) {
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(WIDTH - 50);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(HEIGHT - 50);
      expect(room).toBeGreaterThan(0);
    }
    const foot = texts.find(({ text }) => text === told.app)?.y ?? 0;
    expect(texts.filter(({ y }) => y > foot - 44 && y < foot)).toEqual([]);
    // No line of the ranking is on another one
    const places = told.rows.slice(3).map(({ name }) => texts.find(({ text }) => text === name)?.y ?? 0);
    for (const [at, y] of places.slice(1).entries()) expect(y - (places[at] ?? 0)).toBeGreaterThan(38);
  });

  it('leaves sentences out where there is no room for them', () => {
    const saidWith = (people: number): string => {
      const { pen, texts } = fakePen();
      drawEvening(pen, evening(people));
      return texts.map(({ text }) => text).join(' ');
    };
    for (const sentence of card.sentences) expect(saidWith(3)).toContain(sentence);
    expect(saidWith(12)).not.toContain(card.sentences.at(-1));
  });

  it('has people of the same place on equal steps', () => {
    const { pen, texts } = fakePen();
    const told = evening(3);
    drawEvening(pen, { ...told, rows: told.rows.map((row) => ({ ...row, rank: 1 })) });
    const heights = told.rows.map(({ name }) => texts.find(({ text }) => text === name)?.y);
    expect(new Set(heights).size).toBe(1);
  });
});

describe('a picture', () => {
  const picture = new Blob(['picture'], { type: 'image/png' });
  const downloads = (): string[] => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  };

  it('is downloaded where it cannot be handed on', async () => {
    const names = downloads();
    await sendPicture(picture, 'auction-night.png');
    expect(names).toEqual(['auction-night.png']);
  });

  it.each([
    ['is handed on where that works', undefined, []],
    ['is not downloaded by whoever changes their mind', new DOMException('no', 'AbortError'), []],
    [
      'is downloaded where it may not be handed on',
      new DOMException('no', 'NotAllowedError'),
      ['auction-night.png'],
    ],
  ])('%s', async (_, error, expected) => {
    const names = downloads();
    const shared: string[] = [];
    vi.stubGlobal('navigator', {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        shared.push(...files.map(({ name }) => name));
        return error === undefined ? Promise.resolve() : Promise.reject(error);
      },
    });
    await sendPicture(picture, 'auction-night.png');
    expect(shared).toEqual(['auction-night.png']);
    expect(names).toEqual(expected);
  });
});
