import { expect, it, vi } from 'vitest';
import { createAwake } from '../../electron/main/awake.ts';

it('keeps the screen on from the first wish to the end of the last, with one start and one stop', () => {
  const blocker = { start: vi.fn(() => 0), stop: vi.fn(() => true) }; // 0 is a number like any other
  const awake = createAwake(blocker);
  awake.set('host', false);
  awake.set(1, true);
  awake.set('host', true);
  awake.set(1, true);
  awake.set(1, false);
  awake.set(1, false);
  expect(blocker.start).toHaveBeenCalledExactlyOnceWith('prevent-display-sleep');
  expect(blocker.stop).not.toHaveBeenCalled();
  awake.set('host', false);
  awake.set('host', false);
  expect(blocker.stop).toHaveBeenCalledExactlyOnceWith(0);
  awake.set(2, true);
  expect(blocker.start).toHaveBeenCalledTimes(2);
});
