/** Whether this page can fill the screen: always in the app (through its window), otherwise if the browser allows it. */
export const canFillScreen = (): boolean => window.auctionNight !== undefined || document.fullscreenEnabled;

/** Enters or leaves full screen. */
export async function toggleFullScreen(): Promise<void> {
  if (window.auctionNight !== undefined) return window.auctionNight.toggleFullScreen();
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  await change.catch(() => undefined); // the browser did not allow it
}
