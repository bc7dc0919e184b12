/** Whether nothing is to move: the system or the settings ask for it, or the browser cannot tell. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'none' ||
  typeof matchMedia !== 'function' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
