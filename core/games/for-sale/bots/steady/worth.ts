import type { Building } from '../../material.ts';
/** What a building is expected to bring, in thousands. */
export const worthOf = (building: Building, bend: number): number => 13 * (building / 30) ** bend;
