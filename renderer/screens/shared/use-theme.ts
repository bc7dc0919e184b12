import { watchEffect } from 'vue';
import { useSettings } from '../../stores/settings.ts';

/** Keeps the page in the light that is set. */
export function useTheme(): void {
  const settings = useSettings();
  watchEffect(() => {
    const { theme } = settings;
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
  });
}
