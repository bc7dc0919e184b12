import type { TableFrame } from '../../../core/protocol/frames.ts';
import { isolate, useBotTitle, useFormat, useI18n } from '../../i18n/index.ts';
import { usePredictions } from '../../stores/predictions.ts';
import { openPredictionWords } from '../predict/words.ts';
import { aidsOf } from '../setup/aids.ts';

type News = TableFrame['news'][number];
/** What those who host have done, or what was done in their place; the words for it come with `hosting`. And who was right. */
export type HostingNews = Extract<
  News,
  {
    readonly type:
      | 'adjusted'
      | 'configured'
      | 'foreseen'
      | 'helped'
      | 'nudged'
      | 'paused'
      | 'resumed'
      | 'renamed'
      | 'last-hand'
      | 'removed'
      | 'second-host'
      | 'seat-moved';
  }
>;

/** A sentence for each of them, at a table of this game; empty for what this device does not want to hear. */
export function hostingSentence(item: HostingNews, game: string): string | Promise<string> {
  const { t } = useI18n();
  const { names } = useFormat();
  switch (item.type) {
    case 'adjusted':
      return t('hosting.news.adjusted', { what: names(newlySet(item, game)) });
    case 'configured':
      return t('hosting.news.configured', {
        what: names(item.changed.map((key) => t(`hosting.news.field.${key}`))),
      });
    case 'foreseen':
      return usePredictions().areOn ? foreseen(item.names) : '';
    case 'helped':
      return t(`hosting.news.helped.${item.why}`, { name: isolate(item.name) });
    case 'renamed':
      return t('hosting.news.renamed', { name: isolate(item.name), before: isolate(item.before) });
    case 'last-hand':
      return t(`hosting.news.last-hand.${item.isLast ? 'yes' : 'no'}`);
    case 'paused':
      return t('hosting.news.paused', { reason: t(`hosting.pauses.${item.reason}`) });
    default:
      return t(`hosting.news.${item.type}`, 'name' in item ? { name: isolate(item.name) } : {});
  }
}

/** Who was right with what they had predicted. */
async function foreseen(right: readonly string[]): Promise<string> {
  const { t } = useI18n();
  const { names } = useFormat();
  await openPredictionWords();
  if (right.length === 0) return t('predictions.foreseen.none');
  return t('predictions.foreseen.some', { names: names(right.map((name) => isolate(name))) }, right.length);
}

/** What of a table was changed during a game, to what. */
function newlySet(
  { pace, clock, standIn, door, memoryAid, coach }: Extract<News, { readonly type: 'adjusted' }>,
  game: string,
): readonly string[] {
  const { t } = useI18n();
  const botTitle = useBotTitle();
  const aids = aidsOf({ options: { memoryAid: memoryAid ?? true }, coach: coach === true });
  const bot = standIn === undefined ? '' : botTitle(game, standIn);
  return [
    ...(pace === undefined ? [] : [t('hosting.news.now.pace', { value: t(`setup.paces.${pace}`) })]),
    ...(clock === undefined ? [] : [t('hosting.news.now.clock', { value: t(`setup.clocks.${clock}`) })]),
    ...(standIn === undefined ? [] : [t('hosting.news.now.standIn', { value: bot })]),
    ...(memoryAid === undefined && coach === undefined
      ? []
      : [t('hosting.news.now.aids', { value: t(`setup.aid.${aids}.title`) })]),
    ...(door === undefined ? [] : [t('hosting.news.now.door', { value: t(`hosting.doors.${door}`) })]),
  ];
}
