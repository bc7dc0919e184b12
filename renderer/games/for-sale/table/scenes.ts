import { beats } from '../../../../core/games/for-sale/beats.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import { cutByEvent } from '../../scenes.ts';

/** How what happens is shown. */
export default cutByEvent<ForSaleTypes>(beats);
