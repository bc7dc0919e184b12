/** Calls `check` when the page becomes visible or connectivity changes; returns a function that stops that. */
export function onResume(check: () => void): () => void {
  const whenVisible = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('online', check);
  window.addEventListener('offline', check);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('online', check);
    window.removeEventListener('offline', check);
  };
}
