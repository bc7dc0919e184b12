import { beats } from '../../../../core/games/falsche-fuffziger/beats.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { cutByEvent } from '../../scenes.ts';

/** How what happens is shown. */
export default cutByEvent<FuffzigerTypes>(beats);
