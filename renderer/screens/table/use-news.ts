import { watch } from 'vue';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { isolate, useI18n } from '../../i18n/index.ts';
import { useAnnouncer } from '../../stores/announcer.ts';
import { useTable } from '../../stores/table.ts';

/** Has what the host did at the table read out; the game tells of its own events. */
export function useNews(): void {
  const { t } = useI18n();
  const table = useTable();
  const { say } = useAnnouncer();

  const sentenceOf = (item: TableFrame['news'][number]): string =>
    item.type === 'adjusted'
      ? t('news.adjusted', { pace: t(`setup.paces.${item.pace}`) })
      : t(`news.${item.type}`, 'name' in item ? { name: isolate(item.name) } : {});

  watch(
    () => table.frame,
    (frame) => {
      const sentences = (frame?.news ?? []).map(sentenceOf);
      if (sentences.length > 0) say(sentences.join(' '));
    },
  );
  watch(
    () => table.status.type,
    (now, before) => {
      if (now === 'waiting' && before === 'online') say(t('news.waiting'));
      if (now === 'online' && table.frame !== undefined) say(t('news.online'));
    },
  );
}
