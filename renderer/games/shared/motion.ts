/** Whether animations are off: by the settings or the system, or in a browser that does not tell. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'none' ||
  typeof matchMedia !== 'function' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
