import { seatsOf, type Seat } from '../../core/base/ids.ts';
import type { Language } from '../../core/base/languages.ts';
import type { SeatFrame, TableFrame } from '../../core/protocol/frames.ts';
import { rankedResult } from '../games/shared/ranking.ts';
import { isolate, useFormat, useI18n } from '../i18n/index.ts';
import { editionOf } from '../../core/base/option-field.ts';
import { personStatus } from '../screens/table/menu/people.ts';
import { Canvas, HEIGHT, SAFE, WIDTH, type Box, type DrawnText } from './canvas.ts';
import { drawCode, drawInvitation, type Invitation } from './invitation.ts';
import { drawable } from './letters.ts';
import { COLOUR } from './palette.ts';
import { drawEmblem } from './people.ts';
import type { PlainGame, PlainScene } from './plain-game.ts';
import { plainGames } from './plain-games.ts';
import { setLanguage } from './words.ts';

/** What a picture is drawn from: only what a television may show. */
export type Shown = Pick<TableFrame, 'table' | 'game'>;

export interface Picture {
  readonly svg: string;
  /** Accessible name. */
  readonly label: string;
  readonly texts: readonly DrawnText[];
}

const FOOT = 96;
const HEAD = 84;
const GAP = 16;
/** Limit for all texts that people wrote. */
const MOST_LETTERS = 60;

/** Draws the table in any phase. Deterministic: equal tables give equal pictures, byte for byte. */
export function drawPicture(shown: Shown, language: Language, invitation: Invitation | undefined): Picture {
  setLanguage(language);
  const canvas = new Canvas();
  drawGround(canvas);
  const legible = withLegibleNames(shown);
  const label = drawPhase(canvas, legible, invitation);
  return { svg: canvas.svg(label), label, texts: canvas.texts };
}

/** Reduces names to drawable letters; a name without any becomes the number of the seat. */
function withLegibleNames({ table, game }: Shown): Shown {
  const { t } = useI18n();
  const seats = table.seats.map((who, at): SeatFrame => {
    if (who.type === 'free') return who;
    const name = drawable(who.name, 'bold').slice(0, MOST_LETTERS);
    return { ...who, name: name === '' ? t('setup.seatNumber', { number: at + 1 }) : name };
  });
  return { table: { ...table, seats }, ...(game !== undefined && { game }) };
}

function drawGround(canvas: Canvas): void {
  canvas.rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: COLOUR.baize });
}

function drawPhase(canvas: Canvas, shown: Shown, invitation: Invitation | undefined): string {
  const { table, game } = shown;
  if (table.phase === 'lobby') return drawLobby(canvas, shown, invitation);
  if (table.phase === 'ended') return drawResult(canvas, shown, invitation);
  const plain = plainGames.get(table.setup.game);
  const scene =
    plain === undefined || game === undefined
      ? undefined
      : plain.scene({ view: game.view, seats: table.seats, isShowing: table.show !== undefined });
  return drawTable(canvas, shown, scene, invitation);
}

/** Title and edition of the game. */
function gameWords({ setup }: Shown['table']): { readonly title: string; readonly edition: string } {
  const { t } = useI18n();
  return {
    title: t(`game.${setup.game}.title`),
    edition: t(`game.${setup.game}.editions.${editionOf(setup.options)}.title`),
  };
}

/** Draws a small line in brass, and below it one sentence. */
function drawHead(canvas: Canvas, facts: readonly string[], sentence: string, box: Box): void {
  canvas.text(
    facts.join('  ·  '),
    { ...box, height: 28 },
    { size: 23, weight: 'bold', fill: COLOUR.brass, least: 20 },
  );
  canvas.text(
    sentence,
    { ...box, y: box.y + 32, height: box.height - 32 },
    { size: 40, weight: 'title', fill: COLOUR.ivory, least: 24, lines: 2 },
  );
}

function drawTable(
  canvas: Canvas,
  shown: Shown,
  scene: PlainScene | undefined,
  invitation: Invitation | undefined,
): string {
  const { t } = useI18n();
  const { names } = useFormat();
  const { table, game } = shown;
  const awaits = game?.awaits ?? [];
  const nameAt = (at: Seat): string => nameOf(table.seats[at]);
  const { title } = gameWords(table);
  const notice = noticeOf(shown);
  // During a scene its text replaces who is awaited.
  const sceneText = table.show === undefined ? undefined : (scene?.sceneText ?? scene?.latest);
  const sentence =
    notice?.title ??
    sceneText ??
    scene?.sentence ??
    t('table.wait', { names: names(awaits.map(nameAt)) }, awaits.length);
  drawHead(canvas, [title, ...(scene?.position ?? [])], sentence, { ...SAFE, height: HEAD });
  const body = {
    ...SAFE,
    y: SAFE.y + HEAD + GAP,
    height: SAFE.height - HEAD - FOOT - 2 * GAP,
  };
  const wide = scene?.playersWidth ?? body.width;
  const column = { ...body, x: body.x + body.width - wide, width: wide };
  scene?.market(canvas, { ...body, width: body.width - wide - 1.5 * GAP });
  drawPlayers(canvas, column, shown, scene);
  const foot = { ...SAFE, y: SAFE.y + SAFE.height - FOOT, height: FOOT };
  const used =
    invitation === undefined
      ? 0
      : drawInvitation(canvas, invitation, table.hasPin, {
          ...foot,
          x: foot.x + 500,
          width: foot.width - 500,
        });
  const latest = notice?.text ?? (scene?.latest === sentence ? '' : (scene?.latest ?? ''));
  canvas.text(
    latest,
    { ...foot, width: foot.width - used - 2 * GAP },
    { size: 27, fill: COLOUR.ivory, least: 22, lines: 3 },
  );
  return `${title}: ${sentence}`;
}

const nameOf = (who: SeatFrame | undefined): string =>
  who === undefined || who.type === 'free' ? '' : who.name;

/** A notice that replaces who is awaited. */
function noticeOf({ table }: Shown): { readonly title: string; readonly text: string } | undefined {
  const { t } = useI18n();
  if (table.frozen !== undefined)
    return { title: t('trouble.frozen.title'), text: t('trouble.frozen.guest') };
  if (table.paused === undefined) return undefined;
  return {
    title: t('hosting.news.paused', { reason: t(`hosting.pauses.${table.paused}`) }),
    text: t('hosting.pause.guest'),
  };
}

/** Draws all players in a column: emblem, name, status, and the game's details. */
function drawPlayers(canvas: Canvas, room: Box, shown: Shown, scene: PlainScene | undefined): void {
  const { table, game } = shown;
  const gap = 8;
  const most = 104;
  const count = table.seats.length;
  const high = Math.min(most, (room.height - gap * (count - 1)) / count);
  seatsOf(count).forEach((at) => {
    const who = table.seats[at];
    if (who === undefined) return;
    const isAwaited =
      table.paused === undefined && table.show === undefined && game?.awaits.includes(at) === true;
    const box = { ...room, y: room.y + at * (high + gap), height: high };
    drawPlayer(canvas, box, { who, at, isAwaited, scene, phase: table.phase });
  });
}

interface Player {
  readonly who: SeatFrame;
  readonly at: Seat;
  readonly isAwaited: boolean;
  readonly scene: PlainScene | undefined;
  readonly phase: TableFrame['table']['phase'];
}

function drawPlayer(canvas: Canvas, box: Box, { who, at, isAwaited, scene, phase }: Player): void {
  const { t } = useI18n();
  canvas.rect(
    box,
    isAwaited
      ? { fill: COLOUR.brassWash, stroke: COLOUR.brass, strokeWidth: 3 }
      : { fill: COLOUR.panel, stroke: COLOUR.line, strokeWidth: 1.5 },
    12,
  );
  const edge = Math.min(56, box.height - 10);
  const pad = 12;
  drawEmblem(canvas, who, { x: box.x + pad, y: box.y + (box.height - edge) / 2, width: edge, height: edge });
  const inside = {
    x: box.x + pad + edge + pad,
    y: box.y + 5,
    width: box.width - edge - 3 * pad,
    height: box.height - 10,
  };
  const used = scene?.drawDetails(canvas, at, inside) ?? 0;
  const words = { ...inside, width: inside.width - (used > 0 ? used + pad : 0) };
  if (who.type === 'free') return;
  const gameStatus = scene?.status(at) ?? '';
  const progress = isAwaited || gameStatus !== t('table.place.choosing') ? gameStatus : '';
  const isAway = personStatus(who, phase, isAwaited) === 'away' && progress !== t('table.place.away');
  const status = [progress, isAway ? t('people.away') : ''].filter((text) => text !== '');
  const high = Math.min(words.height, 68);
  const half = high * 0.52;
  const top = { ...words, y: words.y + (words.height - high) / 2, height: half };
  canvas.text(who.name, status.length === 0 ? words : top, {
    size: 28,
    weight: 'bold',
    fill: COLOUR.ivory,
    least: 22,
  });
  if (status.length > 0)
    canvas.text(
      status.join(' · '),
      { ...top, y: top.y + half, height: high - half },
      { size: 22, fill: isAwaited ? COLOUR.brass : COLOUR.ivorySoft, least: 19 },
    );
}

/** Draws the lobby: game, seats, and how to join. */
function drawLobby(canvas: Canvas, { table }: Shown, invitation: Invitation | undefined): string {
  const { t } = useI18n();
  const { title, edition } = gameWords(table);
  const right = 470;
  const left = { ...SAFE, width: SAFE.width - right - 32 };
  const name = drawable(table.setup.title, 'title').slice(0, MOST_LETTERS);
  drawHead(canvas, [title, edition], name === '' ? title : name, { ...left, height: HEAD + 8 });
  const list = { ...left, y: left.y + HEAD + 24, height: left.height - HEAD - 24 };
  const gap = 10;
  const high = Math.min(88, (list.height - gap * (table.seats.length - 1)) / table.seats.length);
  table.seats.forEach((who, at) => {
    const box = { ...list, y: list.y + at * (high + gap), height: high };
    if (who.type === 'free') {
      canvas.rect(box, { stroke: COLOUR.line, strokeWidth: 2, dash: '8 7' }, 12);
      canvas.text(
        t('people.free'),
        { ...box, x: box.x + 24, width: box.width - 48 },
        { size: 26, fill: COLOUR.ivorySoft },
      );
      return;
    }
    canvas.rect(box, { fill: COLOUR.panel, stroke: COLOUR.line, strokeWidth: 1.5 }, 12);
    const edge = Math.min(60, high - 12);
    drawEmblem(canvas, who, { x: box.x + 16, y: box.y + (high - edge) / 2, width: edge, height: edge });
    const words = { ...box, x: box.x + edge + 34, width: box.width - edge - 52 };
    const keys = { away: 'away', unready: 'notReady', bot: 'bot' } as const;
    const status = personStatus(who, 'lobby', false);
    const key = status in keys ? keys[status as keyof typeof keys] : 'ready';
    const used = canvas.text(t(`people.${key}`), words, {
      size: 23,
      fill: key === 'ready' ? COLOUR.good : COLOUR.ivorySoft,
      align: 'end',
    });
    canvas.text(
      who.name,
      { ...words, width: words.width - used - 16 },
      { size: 32, weight: 'bold', fill: COLOUR.ivory, least: 22 },
    );
  });
  if (invitation !== undefined)
    drawJoin(canvas, { ...SAFE, x: SAFE.x + SAFE.width - right, width: right }, invitation, table.hasPin);
  return `${title}: ${name}`;
}

function drawJoin(canvas: Canvas, box: Box, { link, place }: Invitation, hasPin: boolean): void {
  const { t } = useI18n();
  canvas.rect(box, { fill: COLOUR.paper }, 18);
  const inside = { ...box, x: box.x + 28, width: box.width - 56 };
  const line = { align: 'middle', weight: 'bold', fill: COLOUR.ink } as const;
  canvas.text(
    t('television.join'),
    { ...inside, y: box.y + 18, height: 50 },
    { ...line, weight: 'title', size: 40 },
  );
  const code = 330;
  drawCode(canvas, link, { x: box.x + (box.width - code) / 2, y: box.y + 78, width: code, height: code });
  canvas.text(place, { ...inside, y: box.y + 418, height: 48 }, { ...line, size: 38, least: 20 });
  canvas.text(
    t('television.joinText'),
    { ...inside, y: box.y + 474, height: hasPin ? 92 : 146 },
    { size: 23, fill: COLOUR.inkSoft, align: 'middle', lines: 5, least: 18, at: 'top' },
  );
  if (hasPin)
    canvas.text(
      t('hosting.plain.pin'),
      { ...inside, y: box.y + 568, height: 58 },
      { size: 23, weight: 'bold', fill: '#7a5614', align: 'middle', lines: 2, least: 17 },
    );
}

/** Draws the result: the winners, and the score sheet. */
function drawResult(canvas: Canvas, { table, game }: Shown, invitation: Invitation | undefined): string {
  const { t } = useI18n();
  const { names } = useFormat();
  const { title } = gameWords(table);
  const result = game?.result;
  const plain = plainGames.get(table.setup.game);
  const isEarly = table.ledger?.at(-1)?.early === true;
  const foot = { ...SAFE, y: SAFE.y + SAFE.height - FOOT, height: FOOT };
  if (invitation !== undefined)
    drawInvitation(canvas, invitation, table.hasPin, { ...foot, x: foot.x + 500, width: foot.width - 500 });
  if (result === undefined || isEarly) {
    drawHead(canvas, [title], t('ended.early'), { ...SAFE, height: HEAD });
    canvas.text(
      t('ended.earlyText'),
      { ...SAFE, y: SAFE.y + 200, height: 120 },
      { size: 34, fill: COLOUR.ivorySoft, lines: 2, at: 'top' },
    );
    return `${title}: ${t('ended.early')}`;
  }
  const winners = result.winners.map((at) => nameOf(table.seats[at]));
  const [alone = ''] = winners;
  const sentence =
    winners.length === 1
      ? t('ended.wins', { name: isolate(alone) })
      : t('ended.share', { names: names(winners) });
  drawHead(canvas, [title, t('ended.over')], sentence, { ...SAFE, height: HEAD + 24 });
  const shown = { view: game?.view ?? {}, seats: table.seats, isShowing: false };
  drawSheet(
    canvas,
    { ...SAFE, y: SAFE.y + HEAD + 40, height: SAFE.height - HEAD - FOOT - 60 },
    table,
    result,
    plain?.result(result, shown),
  );
  const notes = plain?.result(result, shown).notes ?? [];
  canvas.text(
    notes.join(' '),
    { ...foot, width: foot.width - 500 },
    { size: 24, fill: COLOUR.ivorySoft, lines: 3, least: 20 },
  );
  return `${title}: ${sentence}`;
}

/** Draws the ranking, with the parts of each total. */
function drawSheet(
  canvas: Canvas,
  room: Box,
  table: Shown['table'],
  result: NonNullable<NonNullable<Shown['game']>['result']>,
  words: ReturnType<PlainGame['result']> | undefined,
): void {
  const { t } = useI18n();
  canvas.rect(room, { fill: COLOUR.paper }, 16);
  const lines = words?.lines ?? [];
  const total = words?.total ?? String;
  const pad = 24;
  const inside = { ...room, x: room.x + pad, width: room.width - 2 * pad };
  const value = Math.min(210, 520 / Math.max(1, lines.length));
  const sum = 240;
  const head = 46;
  const at = (index: number): number => inside.x + inside.width - sum - value * (lines.length - index);
  const small = { size: 22, fill: COLOUR.inkSoft, align: 'end', least: 16 } as const;
  canvas.text(
    t('ended.ranking'),
    { ...inside, y: room.y + 6, width: 360, height: head },
    { ...small, align: 'start' },
  );
  lines.forEach(({ title }, index) =>
    canvas.text(
      title,
      { x: at(index) + 12, y: room.y + 6, width: value - 12, height: head },
      { ...small, lines: 2 },
    ),
  );
  canvas.text(
    words?.totalTitle ?? '',
    { x: inside.x + inside.width - sum + 12, y: room.y + 6, width: sum - 12, height: head },
    { ...small, lines: 2 },
  );
  const isFirst = (at: Seat): boolean => result.winners.includes(at);
  const ranks = rankedResult(result);
  const high = (room.height - head - 16) / ranks.length;
  ranks.forEach(({ place, seat, total: points }, index) => {
    const y = room.y + head + 6 + index * high;
    const isWinner = isFirst(seat);
    const who = table.seats[seat];
    if (isWinner)
      canvas.rect(
        { x: room.x + 8, y: y + 2, width: room.width - 16, height: high - 4 },
        { fill: '#ecd39a' },
        10,
      );
    else canvas.path(`M${inside.x} ${y}h${inside.width}`, { stroke: COLOUR.paperLine, strokeWidth: 1.5 });
    const row = { y, height: high };
    const bold = { weight: 'bold', fill: COLOUR.ink } as const;
    canvas.text(String(place), { ...row, x: inside.x, width: 40 }, { ...bold, size: 28 });
    const edge = Math.min(52, high - 10);
    if (who !== undefined)
      drawEmblem(canvas, who, { x: inside.x + 48, y: y + (high - edge) / 2, width: edge, height: edge });
    const left = inside.x + 48 + edge + 16;
    canvas.text(nameOf(who), { ...row, x: left, width: at(0) - left - 12 }, { ...bold, size: 32, least: 22 });
    lines.forEach(({ values }, line) =>
      canvas.text(
        values[seat] ?? '',
        { ...row, x: at(line) + 12, width: value - 12 },
        { size: 27, fill: COLOUR.inkSoft, align: 'end', least: 18 },
      ),
    );
    canvas.text(
      total(points),
      { ...row, x: inside.x + inside.width - sum + 12, width: sum - 12 },
      { size: 34, weight: 'title', fill: COLOUR.ink, align: 'end', least: 20 },
    );
  });
}
