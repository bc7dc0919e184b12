import { onUnmounted } from 'vue';
import { useI18n } from '../../i18n/index.ts';
import { isApp } from '../../stores/device.ts';
import { fetchAhead } from '../../stores/loading.ts';

/** Milliseconds that a screen has the line to itself, for what it needs first. */
const FIRST = 10_000;

/** Fetches everything that a table may need later, so that it goes on while the host is away. The app's own window has it on its disk. */
export function useFetchAhead(): void {
  if (isApp) return;
  const { locale } = useI18n();
  const timer = setTimeout(() => void fetchAhead(locale.value), FIRST);
  onUnmounted(() => clearTimeout(timer));
}
