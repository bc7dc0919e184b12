import { afterEach, expect, it, vi } from 'vitest';
import { canFillScreen, toggleFullScreen } from '../../../renderer/stores/full-screen.ts';

/** What a browser has of it. */
function browser(fullscreenEnabled: boolean, isFull = false) {
  const page = document.documentElement;
  const acts = {
    requestFullscreen: vi.fn(() => Promise.resolve()),
    exitFullscreen: vi.fn(() => Promise.resolve()),
  };
  Object.assign(page, { requestFullscreen: acts.requestFullscreen });
  for (const [name, value] of Object.entries({
    fullscreenEnabled,
    fullscreenElement: isFull ? page : null,
    exitFullscreen: acts.exitFullscreen,
  }))
    Object.defineProperty(document, name, { value, configurable: true });
  return acts;
}
const inApp = (toggle: () => Promise<void>): void =>
  void Object.defineProperty(window, 'auctionNight', {
    value: { toggleFullScreen: toggle },
    configurable: true,
  });
afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  Reflect.deleteProperty(window, 'auctionNight');
});

it('a browser fills the screen, and gives it back; one that cannot says so', async () => {
  const empty = browser(true);
  expect(canFillScreen()).toBe(true);
  await toggleFullScreen();
  expect([empty.requestFullscreen.mock.calls.length, empty.exitFullscreen.mock.calls.length]).toEqual([1, 0]);
  const full = browser(true, true);
  await toggleFullScreen();
  expect([full.requestFullscreen.mock.calls.length, full.exitFullscreen.mock.calls.length]).toEqual([0, 1]);
  const refusing = browser(true);
  refusing.requestFullscreen.mockRejectedValue(new Error('not allowed'));
  await toggleFullScreen();
  browser(false);
  expect(canFillScreen()).toBe(false);
});

it('the app fills it with its window, which asks the page for nothing', async () => {
  const { requestFullscreen } = browser(false);
  const toggle = vi.fn(() => Promise.resolve());
  inApp(toggle);
  expect(canFillScreen()).toBe(true);
  await toggleFullScreen();
  expect([toggle.mock.calls.length, requestFullscreen.mock.calls.length]).toEqual([1, 0]);
});
