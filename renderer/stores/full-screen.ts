/** Whether this page can fill the screen: in the app by its window, which pages ask nothing of by themselves; else as the browser allows. */
export const canFillScreen = (): boolean => window.auctionNight !== undefined || document.fullscreenEnabled;

/** Fills the screen; where it is filled already, in the app or by this page, it is not any more. */
export async function toggleFullScreen(): Promise<void> {
  if (window.auctionNight !== undefined) return window.auctionNight.toggleFullScreen();
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  await change.catch(() => undefined); // the browser did not allow it
}
