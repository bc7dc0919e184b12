/** How somebody likes to play, however well; each from −1 to 1, and 0 is like everybody of the same strength. */
export interface Temper {
  /** Holds on to what it has; below 0 it dares more than it should. */
  readonly caution: number;
  /** Does what nobody expects; below 0 one can see it coming. */
  readonly bluff: number;
  /** Sticks to its favourites; below 0 it takes whatever is going. */
  readonly collecting: number;
  /** Begrudges the others what they get; below 0 it minds its own affairs. */
  readonly rivalry: number;
}

const CALM: Temper = { caution: 0, bluff: 0, collecting: 0, rivalry: 0 };

/** The tempers that there are; each game turns them into dials of its own. */
export const TEMPERS = {
  cautious: { ...CALM, caution: 1 },
  gambler: { ...CALM, caution: -1 },
  bluffer: { ...CALM, bluff: 1 },
  straight: { ...CALM, bluff: -1 },
  collector: { ...CALM, collecting: 1 },
  trader: { ...CALM, collecting: -1 },
  rival: { ...CALM, rivalry: 1 },
  easygoing: { ...CALM, rivalry: -1 },
} as const satisfies Record<string, Temper>;
export type TemperName = keyof typeof TEMPERS;
export const TEMPER_NAMES = Object.keys(TEMPERS) as readonly TemperName[];

/** Somebody to play against: the name is that of a seat unless somebody else there is called so, and the same in every language. */
interface Person {
  readonly name: string;
  readonly temper: TemperName;
}

/** Who may sit on the seat of a bot. Tables keep them by these keys. */
export const CHARACTERS = {
  agnes: { name: 'Agnes', temper: 'cautious' },
  bruno: { name: 'Bruno', temper: 'easygoing' },
  clara: { name: 'Clara', temper: 'bluffer' },
  dario: { name: 'Dario', temper: 'gambler' },
  elsa: { name: 'Elsa', temper: 'rival' },
  fabio: { name: 'Fabio', temper: 'trader' },
  greta: { name: 'Greta', temper: 'collector' },
  hugo: { name: 'Hugo', temper: 'straight' },
} as const satisfies Record<string, Person>;
export type Character = keyof typeof CHARACTERS;
export const CHARACTER_NAMES = Object.keys(CHARACTERS) as [Character, ...Character[]];
