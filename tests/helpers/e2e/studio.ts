import type { Look } from '../../harness/stage.ts';
import { openStudio, type Studio } from '../../harness/studio.ts';
import { useShared } from './house.ts';

/** A page as most people see it. */
export const PLAIN_LOOK: Look = {
  scheme: 'light',
  language: 'en',
  isTouch: false,
  isForced: false,
  letters: 100,
  hasLongNames: false,
};

/** A studio for all tests of a file, which need something that this machine may lack (`missing`). */
export const useStudio = (missing: string | undefined): (() => Studio) =>
  useShared(
    missing,
    () => openStudio('1'),
    (studio) => studio.close(),
  );
