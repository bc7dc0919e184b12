import type { PersonId } from '../../../core/house/house-game.ts';

/** Names of pages among the saved games, whose files all have another ending: a route of their own would be in the first load. */
const PAGE = /^house(?:\.(?<person>[a-z2-7]{8}))?$/;

export const HOUSE_PATH = '/history/house';

/** The page of a person. */
export const personPath = (person: PersonId): string => `${HOUSE_PATH}.${person}`;

/** Of which person a page of the house is, empty: of all; undefined if the name is that of a saved game. */
export const personIn = (file: string): PersonId | '' | undefined => {
  const page = PAGE.exec(file);
  return page === null ? undefined : (page.groups?.['person'] ?? '');
};
