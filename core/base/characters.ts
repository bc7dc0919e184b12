/** How a character likes to play, whatever its strength: each from −1 to 1; 0 plays like any bot of that strength. */
export interface Temper {
  /** Protects what it has; below 0 it takes too many risks. */
  readonly caution: number;
  /** Plays unpredictably; below 0 predictably. */
  readonly bluff: number;
  /** Sticks to its favourites; below 0 it takes whatever is on offer. */
  readonly collecting: number;
  /** Takes from the others; below 0 it ignores them. */
  readonly rivalry: number;
}

const CALM: Temper = { caution: 0, bluff: 0, collecting: 0, rivalry: 0 };

/** All tempers; each game turns them into parameters of its own. */
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

/** A seat's bot gets this name unless another seat has it. Names are the same in every language. */
interface Person {
  readonly name: string;
  readonly temper: TemperName;
}

/** The characters of bots. Tables store these keys. */
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
