import type { NameReason } from '../../../../core/base/name.ts';

/** For every reason why a name or a title is refused: what is wrong with it, and what to do. */
export const badName = {
  empty: 'A name needs at least one character. Type one.',
  'too-long': 'That is too long: at most {most} characters. Shorten it.',
  characters: 'There are characters in it that not every device can show. Leave them out.',
  invisible: 'There is something in it that nobody can see. Delete it and type the name anew.',
  marks: 'Too many marks are piled on its letters. Leave some of them out.',
  scripts: 'It mixes letters of different alphabets that look alike. Type it in one alphabet.',
  'looks-like': 'It looks just like {name}, who is here already. Choose a name that can be told apart.',
} as const satisfies Record<NameReason, string>;
