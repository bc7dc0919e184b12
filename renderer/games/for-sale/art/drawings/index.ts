import { earth } from './earth.ts';
import { grand } from './grand.ts';
import { meadow } from './meadow.ts';
import { sky } from './sky.ts';
import { town } from './town.ts';
import type { Subject } from '../subjects.ts';
import type { Drawing } from './drawing.ts';

/** The pictures of all buildings. */
export const drawings: Readonly<Record<Subject, Drawing>> = {
  ...earth,
  ...meadow,
  ...town,
  ...grand,
  ...sky,
};
