import type { FuffzigerEvent } from '../../../../core/games/falsche-fuffziger/events.ts';

type Told<Type extends FuffzigerEvent['type']> = Extract<FuffzigerEvent, { type: Type }>;

/** How each event is told; those that go without saying, or that the prompt tells, are left out. */
export type Tellers = { readonly [Type in FuffzigerEvent['type']]?: (event: Told<Type>) => string };
