import { afterAll, vi } from 'vitest';
import { keepFocus } from '../../../renderer/screens/shared/keep-focus.ts';

// As around the whole app
const stop = keepFocus();

// Files share a page: what one of them leaves on it, the next must not meet.
afterAll(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});
