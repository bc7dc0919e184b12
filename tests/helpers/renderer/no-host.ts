import { vi } from 'vitest';

// What is outside of the screens stands still: a host that lives in the test, and one game that hardly is one.
vi.mock('../../../renderer/net/browser-channel.ts', async () => await import('./fake-host.ts'));
vi.mock('../../../renderer/games/registry.ts', async () => await import('./fake-games.ts'));
