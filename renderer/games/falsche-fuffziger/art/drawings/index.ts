import {
  cylinderPress,
  rotaryPress,
  towerPress,
  twinCylinderPress,
  twinRotaryPress,
  twinTowerPress,
} from './large-presses.ts';
import { rollingPress, screwPress, twinRollingPress, twinScrewPress, wreck } from './small-presses.ts';
import type { Back } from '../../../../../core/games/falsche-fuffziger/material.ts';
import type { Drawing } from './pens.ts';

/** The machine on each side. `150+3` has the machine of a 150; its coins are next to the numeral. */
export const machines = {
  '10': screwPress,
  '10x2': twinScrewPress,
  '20': rollingPress,
  '20x2': twinRollingPress,
  '50': cylinderPress,
  '50x2': twinCylinderPress,
  '100': towerPress,
  '100x2': twinTowerPress,
  '150': rotaryPress,
  '150x2': twinRotaryPress,
  '150+3': rotaryPress,
  broken: wreck,
} as const satisfies Record<Back, Drawing>;
