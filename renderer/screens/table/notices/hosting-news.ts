import type { TableFrame } from '../../../../core/protocol/frames.ts';
import { ownSeat } from '../../../games/shared/own-seat.ts';
import { isolate, useBotTitle, useFormat, useI18n } from '../../../i18n/index.ts';
import { openPartWords } from '../../../i18n/load.ts';
import { usePredictions } from '../../../stores/predictions.ts';
import { aidsOf } from '../../setup/aids.ts';
import { nameAt } from '../seats/seats.ts';

type News = Exclude<TableFrame['news'][number], { readonly type: 'reacted' | 'quipped' }>;

/** News with its own wording for the only player at this device, if it is about them. */
const OWN = [
  'came-back',
  'seat-opened',
  'seat-closed',
  'given-back',
  'taken-back',
  'bot-took-over',
  'renamed',
  'second-host',
  'seat-moved',
] as const satisfies readonly News['type'][];
type OwnNews = Extract<News, { readonly type: (typeof OWN)[number] }>;
const isOwn = (item: News): item is OwnNews => OWN.some((type) => type === item.type);

/** The sentence addressed to the person it is about; undefined if there is none. */
function ownSentence(item: News): string | undefined {
  const { t } = useI18n();
  if (item.type === 'helped') return t(`hosting.news.you.helped.${item.why}`);
  return isOwn(item) ? t(`hosting.news.you.${item.type}`, { name: isolate(item.name) }) : undefined;
}

/**
 * The sentence for a hosting action, an automatic one, news about a player of this device, and correct predictions; empty if this device
 * has turned it off.
 */
export function hostingSentence(
  item: News,
  frame: Pick<TableFrame, 'table' | 'you'> | undefined,
): string | Promise<string> {
  const isYours = 'seat' in item && frame !== undefined && item.seat === ownSeat(frame.you);
  const own = frame && ownSeat(frame.you);
  const name = own === undefined ? undefined : nameAt(frame?.table.seats ?? [], own);
  return (isYours ? ownSentence(item) : undefined) ?? sentenceOf(item, frame?.table.setup.game ?? '', name);
}

function sentenceOf(item: News, game: string, own: string | undefined): string | Promise<string> {
  const { t } = useI18n();
  const { names } = useFormat();
  const named = 'name' in item ? { name: isolate(item.name) } : {};
  switch (item.type) {
    case 'adjusted':
      return t('hosting.news.adjusted', { what: names(changesOf(item, game)) });
    case 'configured':
      return t('hosting.news.configured', {
        what: names(
          item.changed.map((key) => t(`hosting.news.field.${key}`, { game: t(`game.${game}.title`) })),
        ),
      });
    case 'foreseen':
      return usePredictions().areOn ? foreseen(item.names, own) : '';
    case 'helped':
      return t(`hosting.news.helped.${item.why}`, named);
    case 'renamed':
      return t('hosting.news.renamed', { ...named, before: isolate(item.before) });
    case 'last-hand':
      return t(`hosting.news.last-hand.${item.isLast ? 'yes' : 'no'}`);
    case 'paused':
      return t('hosting.news.paused', { reason: t(`hosting.pauses.${item.reason}`) });
    case 'shuffle-broken-off':
      return shuffleSentence(item);
    case 'nudged':
    case 'resumed':
    case 'removed':
    case 'second-host':
    case 'seat-moved':
      return t(`hosting.news.${item.type}`, named);
    default:
      return t(`news.${item.type}`, named);
  }
}

async function shuffleSentence({
  number,
  why,
  names: whose,
}: Extract<News, { readonly type: 'shuffle-broken-off' }>): Promise<string> {
  const { t } = useI18n();
  const { number: inDigits, names } = useFormat();
  await openPartWords('dealt');
  const words = { number: inDigits(number), names: names(whose) };
  return t(`dealt.brokenOff.${why}`, words, whose.length);
}

/** Who predicted correctly; `own`: the name of the only player at this device. */
async function foreseen(right: readonly string[], own: string | undefined): Promise<string> {
  const { t } = useI18n();
  const { names } = useFormat();
  await openPartWords('predictions');
  if (right.length === 0) return t('predictions.foreseen.none');
  if (own !== undefined && right.includes(own)) {
    const others = right.filter((name) => name !== own);
    if (others.length === 0) return t('predictions.foreseen.you');
    return t('predictions.foreseen.youToo', { names: names([...others, t('people.youInList')]) });
  }
  return t('predictions.foreseen.some', { names: names(right) }, right.length);
}

/** The settings of a table that were changed during a match, with their values. */
function changesOf(
  { pace, clock, standIn, door, memoryAid, coach }: Extract<News, { readonly type: 'adjusted' }>,
  game: string,
): readonly string[] {
  const { t } = useI18n();
  const botTitle = useBotTitle();
  const aids = aidsOf({ options: { memoryAid: memoryAid ?? true }, coach: coach === true });
  const bot = standIn === undefined ? '' : botTitle(game, standIn);
  return [
    ...(pace === undefined ? [] : [t('hosting.news.now.pace', { value: t(`setup.paces.${pace}`) })]),
    ...(clock === undefined ? [] : [t('hosting.news.now.clock', { value: t(`hosting.clocks.${clock}`) })]),
    ...(standIn === undefined ? [] : [t('hosting.news.now.standIn', { value: bot })]),
    ...(memoryAid === undefined && coach === undefined
      ? []
      : [t('hosting.news.now.aids', { value: t(`setup.aid.${aids}.title`) })]),
    ...(door === undefined ? [] : [t('hosting.news.now.door', { value: t(`hosting.doors.${door}`) })]),
  ];
}
