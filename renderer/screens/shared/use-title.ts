import { defineStore } from 'pinia';
import { computed, ref, watchEffect } from 'vue';
import { useRoute } from 'vue-router';
import { useI18n } from '../../i18n/index.ts';
import { useSessions } from '../../session/sessions.ts';

/** Whether this device's turn has come while its user looks elsewhere: the page calls for attention. */
export const useTurn = defineStore('turn', () => ({ isCalling: ref(false) }));

/** Sets the window's title (table or screen, then the app) and its icon; both show when this device's turn has come. */
export function useTitle(): void {
  const { t } = useI18n();
  const route = useRoute();
  const sessions = useSessions();
  const turn = useTurn();
  const titles: Readonly<Record<string, () => string | undefined>> = {
    host: () => t('setup.hostTitle'),
    play: () => t('setup.playTitle'),
    join: () => t('join.title'),
    help: () => t('common.connectionHelp'),
    history: () => t('history.title'),
    learn: () => t('learn.title'),
    protection: () => t('protection.title'),
    rules: () => t('rules.title'),
    settings: () => t('settings.title'),
    tv: () => sessions.front?.frame?.table.setup.title ?? t('television.title'),
    table: () => sessions.front?.frame?.table.setup.title,
  };
  const screen = computed(() => titles[String(route.name)]?.());
  const title = computed(() =>
    screen.value === undefined ? t('common.app') : `${screen.value} · ${t('common.app')}`,
  );
  watchEffect(() => {
    document.title = turn.isCalling ? t('signals.pageTitle', { title: title.value }) : title.value;
  });
  watchEffect(() => {
    const icon = turn.isCalling ? './favicon-turn.svg' : './favicon.svg';
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  });
}
