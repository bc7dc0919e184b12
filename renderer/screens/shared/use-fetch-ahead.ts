import { onUnmounted } from 'vue';
import { useI18n } from '../../i18n/index.ts';
import { isApp } from '../../stores/device.ts';
import { fetchAhead } from '../../stores/loading.ts';

/** Milliseconds during which a new screen has the network to itself. */
const DELAY = 10_000;

/** Prefetches everything that a table may need later, so that play goes on while the host is away. The app has it on disk. */
export function useFetchAhead(): void {
  if (isApp) return;
  const { locale } = useI18n();
  const timer = setTimeout(() => void fetchAhead(locale.value), DELAY);
  onUnmounted(() => clearTimeout(timer));
}
